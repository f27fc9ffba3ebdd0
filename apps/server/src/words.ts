import type { Text } from '@escarmouche/referee';
import type { HostOptions } from './options.ts';
import type { Serving } from './serve.ts';

/** Lines on who else reaches a server. */
export const networkLines = ({ networks }: Serving): readonly Text[] =>
  networks.map((address) => ({
    fr: `Sur le réseau : ${address} ; chacun peut s’y joindre.`,
    en: `On the network: ${address}; anybody there may join.`,
  }));

/** The line on online battles, once that is settled. */
export async function onlineLine({ online }: Serving, { database, data }: HostOptions): Promise<Text> {
  const settled = await online;
  if (!settled.ok)
    return {
      fr: `Pas de parties en ligne : ${settled.reason.fr}. On joue hors ligne comme toujours.`,
      en: `No online battles: ${settled.reason.en}. Offline play is as always.`,
    };
  if (database !== undefined)
    return { fr: 'Parties en ligne : dans la base PostgreSQL.', en: 'Online battles: in the PostgreSQL database.' };
  return { fr: `Parties en ligne : dans ${data}`, en: `Online battles: in ${data}` };
}

import type { Text } from '@escarmouche/referee';
import type { HostOptions } from './options.ts';
import type { Serving } from './serve.ts';

/** Lines on who else reaches a server. */
export const networkLines = ({ networks }: Serving): readonly Text[] =>
  networks.map((address) => ({
    fr: `Sur le réseau : ${address} ; chacun peut s’y joindre.`,
    en: `On the network: ${address}; anybody there may join.`,
  }));

/** The reason why nothing can be served at a port, in words. */
export function portRefused(error: unknown, { host, port }: Pick<HostOptions, 'host' | 'port'>): Text {
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return { fr: `${host} n’est pas une adresse de cette machine`, en: `${host} is no address of this machine` };
  if (code === 'EADDRINUSE') return { fr: `le port ${port} est pris`, en: `port ${port} is taken` };
  if (code === 'EACCES')
    return { fr: `le port ${port} demande des droits que ce programme n’a pas`, en: `port ${port} needs rights that this program has not` };
  return { fr: message, en: message };
}

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

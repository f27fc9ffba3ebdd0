import { homedir } from 'node:os';
import { join } from 'node:path';
import { text } from '@escarmouche/cases/text';
import type { Command, Values } from '../command.ts';
import type { ExitCode } from '../output.ts';

const MOST_PORT = 65_535;

const stringIn = (values: Values, name: string, otherwise: string): string => {
  const value = values[name];
  return typeof value === 'string' ? value : otherwise;
};

/** Until somebody ends the program. */
const ended = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });

export const serve: Command = {
  name: 'serve',
  summary: text('héberge des parties en ligne', 'hosts online battles'),
  help: text(
    `Usage : escarmouche serve [OPTIONS]

Héberge des parties en ligne, jusqu’à Ctrl+C. Sans option : sur cette machine seulement, dans une base de données
embarquée.

  --port N        le port (5180) ; 0 : un port libre
  --host H        l’interface (127.0.0.1) ; 0.0.0.0 : tout le réseau, où chacun peut alors se joindre
  --name NOM      un nom par lequel on joint ce serveur ; plusieurs fois s’il le faut
  --data DOSSIER  le dossier de la base embarquée (~/.escarmouche)
  --database URL  une base PostgreSQL à la place, que plusieurs serveurs partagent

Exemples :
  escarmouche serve
  escarmouche serve --host 0.0.0.0 --name escarmouche.example`,
    `Usage: escarmouche serve [OPTIONS]

Hosts online battles, until Ctrl+C. Without options: on this machine alone, in an embedded database.

  --port N        the port (5180); 0: any free one
  --host H        the interface (127.0.0.1); 0.0.0.0: the whole network, where anybody may then join
  --name NAME     a name by which this server is reached; several times where needed
  --data FOLDER   the folder of the embedded database (~/.escarmouche)
  --database URL  a PostgreSQL database in its place, which several servers share

Examples:
  escarmouche serve
  escarmouche serve --host 0.0.0.0 --name escarmouche.example`,
  ),
  options: {
    port: { type: 'string' },
    host: { type: 'string' },
    name: { type: 'string', multiple: true },
    data: { type: 'string' },
    database: { type: 'string' },
  },
  async run(_args, values, output): Promise<ExitCode> {
    const given = stringIn(values, 'port', '5180');
    const port = Number(given);
    if (!/^\d+$/.test(given) || port > MOST_PORT) {
      output.error(text(`--port : un nombre de 0 à ${MOST_PORT}`, `--port: a number from 0 to ${MOST_PORT}`)[output.language]);
      return 2;
    }
    const { serve: start } = await import('@escarmouche/server');
    const names = [values['name'] ?? []].flat().map(String);
    const database = values['database'];
    const options = {
      port,
      names,
      host: stringIn(values, 'host', '127.0.0.1'),
      folder: stringIn(values, 'data', join(homedir(), '.escarmouche')),
      ...(typeof database === 'string' && { database }),
    };
    try {
      const { url, close } = await start(options);
      output.say(text(`Parties en ligne : ${url} (Ctrl+C pour finir)`, `Online battles: ${url} (Ctrl+C ends it)`));
      await ended();
      await close();
      return 0;
    } catch (error) {
      output.error(`serve: ${error instanceof Error ? error.message : String(error)}`);
      return 2;
    }
  },
};

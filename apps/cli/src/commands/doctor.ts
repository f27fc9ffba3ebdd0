import { text } from '@escarmouche/cases/text';
import { OPTIONS, OPTIONS_HELP } from '@escarmouche/server';
import type { Finding } from '@escarmouche/server/admin';
import type { Command } from '../command.ts';
import { withOptions } from '../hosting.ts';

const MARKS: Readonly<Record<Finding['state'], string>> = { right: '✓', note: '·', wrong: '✗' };

export const doctor: Command = {
  summary: text('dit si un serveur a tout ce qu’il lui faut', 'says whether a host has all that it needs'),
  help: text(
    `Usage : escarmouche doctor [OPTIONS]

Regarde le dossier, ses droits et son système de fichiers, la base de données, l’horloge, le port, l’adresse, les noms et
la page d’un serveur qui aurait ces options, et dit quoi faire. Un serveur en marche est interrogé.

${OPTIONS_HELP.fr}

Codes de sortie : 0 tout va bien, 1 quelque chose ne va pas, 2 option illisible.

Exemples :
  escarmouche doctor
  escarmouche doctor --public https://escarmouche.example --trust-proxy loopback --lang fr`,
    `Usage: escarmouche doctor [OPTIONS]

Looks at the folder, its rights and its file system, the database, the clock, the port, the address, the names and the
page of a host with these options, and says what to do. A host that runs is asked.

${OPTIONS_HELP.en}

Exit codes: 0 all is well, 1 something is wrong, 2 an option cannot be read.

Examples:
  escarmouche doctor
  escarmouche doctor --public https://escarmouche.example --trust-proxy loopback --lang en`,
  ),
  options: OPTIONS,
  run: (_args, values, output) =>
    withOptions(values, output, async (options) => {
      const { examined } = await import('@escarmouche/server/admin');
      const findings = await examined(options, Date.now());
      if (values['json'] === true) output.json(findings.map(({ state, words }) => ({ state, words: words[output.language] })));
      else for (const { state, words } of findings) output.line(`${MARKS[state]} ${words[output.language]}`);
      return findings.some(({ state }) => state === 'wrong') ? 1 : 0;
    }),
};

import { join } from 'node:path';
import { text } from '@escarmouche/cases/text';
import type { Command } from '../command.ts';
import { onHost, theOne, WHERE } from '../hosting.ts';

export const restore: Command = {
  summary: text('reprend une sauvegarde des parties en ligne', 'goes back to a backup of the online battles'),
  help: text(
    `Usage : escarmouche restore FICHIER [--data DOSSIER]

Met une sauvegarde à la place de la base de données des parties en ligne, que nul serveur ne doit avoir ouverte. Le
fichier est d’abord ouvert et vérifié ; la base qui était là reste à côté, sous un autre nom.

  --data DOSSIER  le dossier de la base embarquée (~/.escarmouche)

Codes de sortie : 0 repris, 2 impossible.

Exemples :
  escarmouche restore parties.sqlite`,
    `Usage: escarmouche restore FILE [--data FOLDER]

Puts a backup in the place of the database of the online battles, which no host may have open. The file is opened and
checked first; the database that was there stays beside it, under another name.

  --data FOLDER   the folder of the embedded database (~/.escarmouche)

Exit codes: 0 restored, 2 not possible.

Examples:
  escarmouche restore battles.sqlite`,
  ),
  options: { data: WHERE.data },
  async run(args, values, output) {
    const file = theOne('restore', args, output);
    if (file === undefined) return 2;
    return onHost('restore', values, output, async ({ data }) => {
      const server = await import('@escarmouche/server/admin');
      const { before } = await server.restore(file, data, new Date());
      output.say(text(`Repris : ${file}`, `Restored: ${file}`));
      if (before !== undefined) output.say(text(`La base d’avant : ${join(data, before)}`, `The database before: ${join(data, before)}`));
    });
  },
};

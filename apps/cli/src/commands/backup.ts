import { resolve } from 'node:path';
import { text } from '@escarmouche/cases/text';
import type { Command } from '../command.ts';
import { onHost, theOne, WHERE, WHERE_HELP } from '../hosting.ts';

export const backup: Command = {
  summary: text('sauvegarde les parties en ligne', 'backs up the online battles'),
  help: text(
    `Usage : escarmouche backup FICHIER [OPTIONS]

Copie la base de données des parties en ligne dans un nouveau fichier, même pendant qu’on joue : un serveur en marche
fait alors la copie lui-même. Une base PostgreSQL se sauvegarde par pg_dump.

${WHERE_HELP.fr}

Codes de sortie : 0 sauvegardé, 2 impossible.

Exemples :
  escarmouche backup parties.sqlite
  escarmouche backup "/sauvegardes/$(date +%F).sqlite" --data /srv/escarmouche`,
    `Usage: escarmouche backup FILE [OPTIONS]

Copies the database of the online battles into a new file, even while they are played: a host that runs makes the copy
itself. A PostgreSQL database is backed up by pg_dump.

${WHERE_HELP.en}

Exit codes: 0 backed up, 2 not possible.

Examples:
  escarmouche backup battles.sqlite
  escarmouche backup "/backups/$(date +%F).sqlite" --data /srv/escarmouche`,
  ),
  options: WHERE,
  async run(args, values, output) {
    const given = theOne('backup', args, output);
    if (given === undefined) return 2;
    return onHost('backup', values, output, async (where) => {
      const { administer } = await import('@escarmouche/server/admin');
      const file = resolve(given);
      await administer(where, 'backup', { file });
      output.say(text(`Sauvegardé dans ${file}`, `Backed up into ${file}`));
    });
  },
};

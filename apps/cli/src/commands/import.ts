import { text } from '@escarmouche/cases/text';
import type { Command } from '../command.ts';
import { readText } from '../files.ts';
import { onHost, theOne, WHERE, WHERE_HELP } from '../hosting.ts';

export const importBattle: Command = {
  summary: text('fait d’un fichier de partie une partie en ligne', 'makes an online battle of a match file'),
  help: text(
    `Usage : escarmouche import FICHIER [OPTIONS]

Fait d’un fichier de partie une partie en ligne, qui continue là où il s’arrête, et donne une invitation pour chaque siège
d’une personne, et une pour regarder. Le fichier (4 Mo au plus) doit suivre les règles d’aujourd’hui. Les dés d’avant ne
peuvent plus être vérifiés ; ceux d’après sont ceux de la partie en ligne.

${WHERE_HELP.fr}

Codes de sortie : 0 la partie attend ses joueurs, 2 le fichier ne convient pas.

Exemples :
  escarmouche import partie.jsonl`,
    `Usage: escarmouche import FILE [OPTIONS]

Makes an online battle of a match file, which goes on where the file ends, and gives an invitation for each seat of a
person, and one to look on. The file (4 MB at most) has to follow today's rules. Dice from before can no longer be
verified; later ones are those of the online battle.

${WHERE_HELP.en}

Exit codes: 0 the battle waits for its players, 2 the file does not fit.

Examples:
  escarmouche import battle.jsonl`,
  ),
  options: WHERE,
  async run(args, values, output) {
    const path = theOne('import', args, output);
    if (path === undefined) return 2;
    const read = readText(path);
    if (!read.ok) {
      output.error(`${path}: ${read.reason[output.language]}`);
      return 2;
    }
    return onHost('import', values, output, async (where) => {
      const { administer } = await import('@escarmouche/server/admin');
      const { battle, invitations } = await administer(where, 'import', { file: read.text });
      if (values['json'] === true) output.json({ battle, invitations });
      else {
        output.say(text(`Partie : ${battle}`, `Battle: ${battle}`));
        for (const [seat, token] of Object.entries(invitations)) {
          const who = seat === '' ? text('pour regarder', 'to look on') : text(`siège ${seat}`, `seat ${seat}`);
          output.say(text(`  ${who.fr} : #/join/${token}`, `  ${who.en}: #/join/${token}`));
        }
      }
    });
  },
};

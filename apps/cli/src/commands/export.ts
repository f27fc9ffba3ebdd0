import { text } from '@escarmouche/cases/text';
import type { Command } from '../command.ts';
import { writeText } from '../files.ts';
import { onHost, theOne, WHERE, WHERE_HELP } from '../hosting.ts';

export const exportBattle: Command = {
  summary: text('donne le fichier d’une partie en ligne', 'gives the file of an online battle'),
  help: text(
    `Usage : escarmouche export BATAILLE [--out FICHIER] [OPTIONS]

Écrit une partie en ligne comme fichier de partie (replay, verify et la page le lisent). D’une partie qui n’est pas finie
le fichier dit aussi ce qui est caché. « escarmouche matches » donne les noms des batailles.

  --out FICHIER   où l’écrire, au lieu de la sortie ; « - » : la sortie
${WHERE_HELP.fr}

Codes de sortie : 0 écrit, 2 impossible.

Exemples :
  escarmouche export Zb3kQ0vY1xT9mLsa --out partie.jsonl`,
    `Usage: escarmouche export BATTLE [--out FILE] [OPTIONS]

Writes an online battle as a match file (read by replay, verify and the page). Of a battle that is not over the file tells
what is hidden as well. "escarmouche matches" has the names of battles.

  --out FILE      where to write it, instead of the output; "-": the output
${WHERE_HELP.en}

Exit codes: 0 written, 2 not possible.

Examples:
  escarmouche export Zb3kQ0vY1xT9mLsa --out battle.jsonl`,
  ),
  options: { ...WHERE, out: { type: 'string' } },
  async run(args, values, output) {
    const battle = theOne('export', args, output);
    if (battle === undefined) return 2;
    return onHost('export', values, output, async (where) => {
      const { administer } = await import('@escarmouche/server/admin');
      const { file, isOver } = await administer(where, 'export', { battle });
      const out = values['out'];
      if (typeof out !== 'string' || out === '-') output.page(text(file, file));
      else {
        writeText(out, `${file}\n`, 0o600);
        output.say(text(`Écrit dans ${out}`, `Written into ${out}`));
      }
      if (!isOver)
        output.error(
          text(
            'Cette partie n’est pas finie : son fichier dit ce qui est caché.',
            'This battle is not over: its file tells what is hidden.',
          )[output.language],
        );
    });
  },
};

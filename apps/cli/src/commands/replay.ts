import type { Drift } from '@escarmouche/referee';
import type { Command } from '../command.ts';
import { readText } from '../files.ts';
import { openFile, unread, type SavedMatch, type ToldEntry } from '../match-file.ts';
import type { ExitCode, Output } from '../output.ts';
import { orFault } from '@escarmouche/cases/problem';
import { text, type Text } from '@escarmouche/cases/text';
import { sealText } from './verify.ts';

/** From which entry on a match does not follow from the rules of today. */
export function driftText({ entry, reason }: Drift): Text {
  return text(
    `À partir de l’entrée ${entry + 1}, les règles d’aujourd’hui diffèrent de celles du fichier : ${reason.fr} ; la suite est celle du fichier.`,
    `From entry ${entry + 1} on, today's rules differ from those of the file: ${reason.en}; what follows is as the file has it.`,
  );
}

function header({ system, today, version, title, options }: SavedMatch, output: Output): void {
  const rival = version === today ? '' : ` (${version} → ${today})`;
  output.line(`${system}${rival} — ${title(output.language)}`);
  const chosen = Object.entries(options).filter(([, value]) => value !== undefined);
  if (chosen.length > 0) output.line(`options: ${chosen.map(([key, value]) => `${key}=${String(value)}`).join(', ')}`);
}

function print(told: readonly ToldEntry[], output: Output): void {
  const width = String(told.length).length;
  for (const { entry, seat, sentences, agreed, why } of told) {
    const margin = `${String(entry).padStart(width)} ${seat}  `;
    for (const line of agreed) output.line(`— ${line}`);
    sentences.forEach((sentence, i) => output.line(`${i === 0 ? margin : ' '.repeat(margin.length)}${sentence}`));
    for (const line of why) output.line(`${' '.repeat(margin.length + 2)}${line}`);
  }
}

export const replay: Command = {
  summary: text('raconte une partie enregistrée, jets expliqués', 'tells a saved match, rolls explained'),
  help: text(
    `Usage : escarmouche replay FICHIER [--json] [--lang fr|en]

Raconte une partie enregistrée, fait par fait : qui, contre qui, ce qui se lance, les dés (ceux qui ne comptent
pas entre parenthèses), chaque modificateur avec sa règle, le résultat. Sous chaque acte d’un PNJ : pourquoi lui, son
but, sa contrainte, son plan, et les deux meilleurs plans écartés. Une partie d'une autre version est rejouée
d'après ses réponses ; là où les règles d'aujourd'hui diffèrent, c'est dit, et le code de sortie est 1.

Exemples :
  escarmouche replay partie.jsonl
  escarmouche replay partie.jsonl --lang en | less
  escarmouche simulate -n 1 --save partie.jsonl && escarmouche replay partie.jsonl`,
    `Usage: escarmouche replay FILE [--json] [--lang fr|en]

Tells a saved match, fact by fact: who, against whom, what is rolled, the dice (those that do not count in
parentheses), every modifier with its rule, the result. Under each act of an NPC: why that figure, its goal, its
constraint, its plan, and the two best plans that were refused. A match of another version is replayed from its answers;
where today's rules differ, it is said, and the exit code is 1.

Examples:
  escarmouche replay battle.jsonl
  escarmouche replay battle.jsonl --lang fr | less
  escarmouche simulate -n 1 --save battle.jsonl && escarmouche replay battle.jsonl`,
  ),
  options: {},
  run(args, values, output): ExitCode {
    const [file, ...others] = args;
    if (file === undefined || others.length > 0) {
      output.error(text('Quel fichier ? Voir : escarmouche replay --help', 'Which file? See: escarmouche replay --help')[output.language]);
      return 2;
    }
    const read = readText(file);
    const opened = read.ok ? orFault(() => openFile(read.text), unread) : unread(read.reason);
    if (!opened.ok) {
      output.error(`${file}:${opened.line}: ${opened.reason[output.language]}`);
      return 2;
    }
    const { saved } = opened;
    const { system, version, drift, seal, waiting, waitsFor, outcome } = saved;
    const told = saved.tell(output.language);
    const agreed = saved.agreed(output.language);
    if (values['json'] === true) {
      output.json({ system, version, drift, digest: seal, entries: told, agreed, waiting, outcome });
      return drift ? 1 : 0;
    }
    header(saved, output);
    if (drift) output.say(driftText(drift));
    if (seal === 'changed') output.say(sealText[seal]);
    print(told, output);
    for (const line of agreed) output.line(`— ${line}`);
    if (waitsFor) output.say(text(`En attente : ${waitsFor.fr}`, `Waiting: ${waitsFor.en}`));
    return drift ? 1 : 0;
  },
};

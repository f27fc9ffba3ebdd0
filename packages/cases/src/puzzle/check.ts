import { isMore, type Chance, type Tried } from '@escarmouche/ai/puzzle';
import type { WrittenChance } from '../lesson/schema.ts';
import { orFault, type Path, type Problem } from '../problem.ts';
import type { LocatedCase } from '../read-case.ts';
import { differs } from '../run-case.ts';
import { text, type Text } from '../text.ts';
import { openPuzzle, type OpenPuzzle } from './open.ts';
import { chanceText, isRight, writtenText } from './written.ts';

/** Faults of a puzzle, by their places in its case; none of a case that is no puzzle. Takes seconds. */
export async function puzzleFaults(one: LocatedCase): Promise<readonly Problem[]> {
  const opened = await openPuzzle(one);
  if (!opened) return [];
  return orFault(
    () => faultsOf(opened),
    (reason) => [{ path: [], reason }],
  );
}

/** Chances that are not those written, and decisions of the line that are not the best where they are taken. */
export function faultsOf({ solver, quest, start, line, instead, written }: OpenPuzzle): readonly Problem[] {
  const faults: Problem[] = [];
  const compare = (path: Path, what: Text, told: WrittenChance, found: Chance): void => {
    if (!isRight(told, found)) faults.push({ path, reason: differs(what, writtenText(told), chanceText(found)) });
  };
  const best = solver.best(start);
  compare(['chance'], text('chance', 'chance'), written.chance, best);
  line.forEach(({ state, command, answers }, i) => {
    const name = text(`étape ${i + 1}`, `step ${i + 1}`);
    const own = solver.after(state, command);
    const [top] = isMore(solver.best(state), own) ? solver.tried(state) : [];
    if (top) faults.push(...worse(name, top, own));
    answers.forEach((answer, k) => {
      const options = solver.answers({ start: state, by: quest.seat, command, answers: answers.slice(0, k) });
      const [first] = options;
      const chosen = options.find(({ what }) => JSON.stringify(what) === JSON.stringify(answer));
      if (first && chosen) faults.push(...worse(name, first, chosen.chance));
    });
  });
  written.instead.forEach(({ chance }, i) => {
    const decision = instead[i];
    const name = text(`au lieu, ${i + 1}`, `instead, ${i + 1}`);
    const path = ['instead', i];
    if (!decision) {
      faults.push({ path, reason: text(`${name.fr} : commande refusée`, `${name.en}: the command is refused`) });
      return;
    }
    const found = solver.after(decision.state, decision.command);
    compare([...path, 'chance'], name, chance, found);
    if (!isMore(best, found))
      faults.push({ path, reason: text(`${name.fr} : aussi bon que le meilleur`, `${name.en}: as good as the best`) });
  });
  return faults;
}

function worse(where: Text, { what, chance }: Tried<unknown>, found: Chance): Problem[] {
  if (!isMore(chance, found)) return [];
  const [best, own] = [chanceText(chance), chanceText(found)];
  const other = JSON.stringify(what);
  const reason = text(`${where.fr} : ${own.fr} ; mieux : ${other}, ${best.fr}`, `${where.en}: ${own.en}; better: ${other}, ${best.en}`);
  return [{ path: ['do'], reason }];
}

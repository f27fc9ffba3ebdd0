import { isMore, numberOf, type Chance, type Tried } from '@escarmouche/ai/puzzle';
import type { WrittenChance } from '../lesson/schema.ts';
import type { LocatedCase } from '../read-case.ts';
import { differs } from '../run-case.ts';
import { text, type Text } from '../text.ts';
import { openPuzzle } from './open.ts';

/** "21/36, 58.3%"; without the fraction where it is none that a person reads. */
function chanceText(chance: Chance): Text {
  const { ways, all } = chance;
  const percent = (numberOf(chance) * 100).toFixed(2);
  const fraction = all < MOST ? `${ways}/${all}, ` : '';
  return text(`${fraction}${percent.replace('.', ',')} %`, `${fraction}${percent}%`);
}
const MOST = 1_000_000_000n;

/** Is this the chance that is written, or rounded to it? */
function isRight({ ways, all, about }: WrittenChance, found: Chance): boolean {
  const apart = found.ways * all - ways * found.all;
  return about ? 2n * (apart < 0n ? -apart : apart) <= found.all : apart === 0n;
}

function writtenText({ ways, all, about }: WrittenChance): Text {
  if (!about) return text(`${ways}/${all}`, `${ways}/${all}`);
  const digits = String(all).length - 3;
  const percent = ((Number(ways) / Number(all)) * 100).toFixed(digits);
  return text(`${percent.replace('.', ',')} %`, `${percent}%`);
}

/** Faults of a puzzle: chances that are not those written, and decisions of its line that are not the best where they are taken. Takes seconds. */
export async function puzzleFaults(one: LocatedCase): Promise<readonly Text[]> {
  const opened = await openPuzzle(one);
  const puzzle = one.sentences?.puzzle;
  if (!opened || !puzzle) return [];
  const { solver, start, line, instead } = opened;
  const faults: Text[] = [];
  const compare = (what: Text, written: WrittenChance, found: Chance): void => {
    if (!isRight(written, found)) faults.push(differs(what, writtenText(written), chanceText(found)));
  };
  const best = solver.best(start);
  compare(text('chance', 'chance'), puzzle.chance, best);
  line.forEach(({ state, command, answers }, i) => {
    const name = text(`étape ${i + 1}`, `step ${i + 1}`);
    const own = solver.after(state, command);
    const [top] = isMore(solver.best(state), own) ? solver.tried(state) : [];
    if (top) faults.push(...worse(name, top, own));
    answers.forEach((answer, k) => {
      const given = answers.slice(0, k);
      const options = solver.answers(state, command, given);
      const [first] = options;
      const chosen = options.find(({ what }) => JSON.stringify(what) === JSON.stringify(answer));
      if (first && chosen) faults.push(...worse(name, first, chosen.chance));
    });
  });
  puzzle.instead.forEach(({ chance }, i) => {
    const decision = instead[i];
    const name = text(`au lieu, ${i + 1}`, `instead, ${i + 1}`);
    if (!decision) {
      faults.push(text(`${name.fr} : commande refusée`, `${name.en}: the command is refused`));
      return;
    }
    const found = solver.after(decision.state, decision.command);
    compare(name, chance, found);
    if (!isMore(best, found)) faults.push(text(`${name.fr} : aussi bon que le meilleur`, `${name.en}: as good as the best`));
  });
  return faults;
}

function worse(where: Text, { what, chance }: Tried<unknown>, found: Chance): Text[] {
  if (!isMore(chance, found)) return [];
  const [best, own] = [chanceText(chance), chanceText(found)];
  const other = JSON.stringify(what);
  return [text(`${where.fr} : ${own.fr} ; mieux : ${other}, ${best.fr}`, `${where.en}: ${own.en}; better: ${other}, ${best.en}`)];
}

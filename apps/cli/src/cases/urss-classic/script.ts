import { notation, type Json, type RollQuestion, type Source } from '@escarmouche/referee';
import { text, type Text } from '../../text.ts';
import type { DiceEntry } from './schema-dice.ts';

/** The dice of a case, handed out roll by roll in their order. */
export interface DiceScript {
  readonly source: Source;
  /** Faces not thrown yet. */
  left(): readonly number[];
  /** What was wrong with a roll: other dice than the case says, or none left. */
  readonly faults: Text[];
}

const words = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** Whose roll a question is, as the rules tell it: the one who throws, else the one concerned. */
function rollerOf(about: Json | undefined): string | undefined {
  const { figure, by, group, target } = words(about);
  const found = [figure, by, group, target].find((one) => typeof one === 'string');
  return found as string | undefined;
}

function againstOf(about: Json | undefined): string | undefined {
  const { target } = words(about);
  return typeof target === 'string' ? target : undefined;
}

/** "damage of A against B, 3d6kl2>=7" */
export function tell({ purpose, about, pool, faces }: RollQuestion): Text {
  const who = rollerOf(about);
  const against = againstOf(about);
  const dice = pool ? notation(pool) : `${faces.length}d${faces[0] ?? 6}`;
  const fr = `${purpose}${who === undefined ? '' : ` de ${who}`}${against === undefined || against === who ? '' : ` contre ${against}`}, ${dice}`;
  const en = `${purpose}${who === undefined ? '' : ` of ${who}`}${against === undefined || against === who ? '' : ` against ${against}`}, ${dice}`;
  return text(fr, en);
}

/** Dice of the step first, if it brings any; those of the whole case otherwise. */
export function scriptDice(whole: readonly DiceEntry[]): DiceScript & { useOnly(entries: readonly DiceEntry[] | undefined): void } {
  const rest = [...whole];
  let own: DiceEntry[] | undefined;
  const faults: Text[] = [];

  const take = (entries: DiceEntry[], question: RollQuestion): number[] | undefined => {
    const wanted = question.faces.length;
    const faces: number[] = [];
    while (faces.length < wanted) {
      const entry = entries[0];
      if (!entry) return undefined;
      if (entry.whole && (faces.length > 0 || entry.faces.length !== wanted)) {
        const named = tell(question);
        const listed = entry.faces.join(', ');
        faults.push(
          text(
            `dés [${listed}] donnés, mais le jet demandé est : ${named.fr}`,
            `dice [${listed}] are given, but the roll asked for is: ${named.en}`,
          ),
        );
        return undefined;
      }
      const mismatch = differs(entry, question);
      if (mismatch) faults.push(mismatch);
      faces.push(...entry.faces);
      entries.shift();
    }
    return faces;
  };

  return {
    source(question) {
      if (question.kind !== 'roll') return undefined;
      const known = faults.length;
      const faces = take(own ?? rest, question);
      if (faces) return faces;
      if (faults.length === known) {
        const named = tell(question);
        faults.push(text(`plus assez de dés pour : ${named.fr}`, `not enough dice left for: ${named.en}`));
      }
      return undefined;
    },
    useOnly(entries) {
      own = entries && [...entries];
    },
    left: () => (own ?? rest).flatMap(({ faces }) => faces),
    faults,
  };
}

/** What the case says of a roll and the rules do not. */
function differs(entry: DiceEntry, question: RollQuestion): Text | undefined {
  const { about } = question;
  const mentioned = Object.values(words(about));
  const wrong =
    (entry.for !== undefined && entry.for !== question.purpose) ||
    (entry.who !== undefined && entry.who !== rollerOf(about)) ||
    (entry.against !== undefined && !mentioned.includes(entry.against));
  if (!wrong) return undefined;
  const named = tell(question);
  const said = (of: string, against: string): string =>
    [
      entry.for ?? '?',
      entry.who === undefined ? '' : `${of} ${entry.who}`,
      entry.against === undefined ? '' : `${against} ${entry.against}`,
    ]
      .filter(Boolean)
      .join(' ');
  return text(
    `dés pour ${said('de', 'contre')}, mais le jet est : ${named.fr}`,
    `dice for ${said('of', 'against')}, but the roll is: ${named.en}`,
  );
}

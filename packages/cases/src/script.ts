import { thrownInWords, type RollQuestion, type Source } from '@escarmouche/referee';
import { text, type Text } from './text.ts';
import { plainNaming, type Naming } from './words.ts';

/** Dice of a case: plain faces, or all those of one roll, perhaps with what it is for. */
export interface DiceEntry {
  readonly for?: string;
  readonly who?: string;
  readonly against?: string;
  readonly faces: readonly number[];
  /** The entry has all the dice of one roll. */
  readonly whole: boolean;
}

/** Plain faces one after the other, for whatever rolls come. */
export const loose = (faces: readonly number[]): DiceEntry[] => faces.map((face) => ({ faces: [face], whole: false }));

/** Dice and draws that a step brings. */
export const ownDice = ({
  dice,
  draws,
}: {
  readonly dice?: readonly number[] | undefined;
  readonly draws?: readonly string[] | undefined;
}) => ({
  ...(dice && { dice: loose(dice) }),
  ...(draws && { draws }),
});

/** Hidden draws, by name. */
export interface Draws<S> {
  readonly names: readonly string[];
  /** Things that lie there to be drawn, in the order of the question's die; and the thing that an author means by a name. */
  pile(purpose: string, state: S): { readonly ids: readonly string[]; find(written: string): string | undefined };
}

/** The dice and draws of a case, handed out question by question in their order. */
export interface Script<S> {
  readonly source: Source<S>;
  /** From now on the dice and draws of a step, where it brings any; those of the whole case otherwise. */
  useOnly(entries: readonly DiceEntry[] | undefined, draws: readonly string[] | undefined): void;
  /** Unused answers and dice. */
  left(): Text[];
  /** Dice and answers given out, in words. */
  readonly handed: Text[];
  /** Faults of a roll: other dice than the case says, or none left. */
  readonly faults: Text[];
}

const words = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** Roller of a question: the throwing figure, else the figure concerned, else the seat. */
function rollerOf({ about, seat }: RollQuestion): string | undefined {
  const { figure, by, group, target } = words(about);
  const found = [figure, by, group, target, seat].find((one) => typeof one === 'string');
  return found as string | undefined;
}

/** Other names in a roll: target, striker, countered power. */
export function opponentsOf(question: RollQuestion): readonly string[] {
  const { target, by, against } = words(question.about);
  const roller = rollerOf(question);
  return [target, ...[by, against].filter((one) => one !== roller)].filter((one) => typeof one === 'string');
}

/** "damage of A against B, 3 dice, worst two, 7 or more" */
function tellRoll(question: RollQuestion, naming: Naming): Text {
  const who = rollerOf(question);
  const [against] = opponentsOf(question);
  const what = naming(question.purpose);
  const said = (of: string, on: string): string =>
    `${who === undefined ? '' : ` ${of} ${who}`}${against === undefined || against === who ? '' : ` ${on} ${against}`}`;
  return text(
    `${what.fr}${said('de', 'contre')}, ${thrownInWords(question, 'fr')}`,
    `${what.en}${said('of', 'against')}, ${thrownInWords(question, 'en')}`,
  );
}

export function scriptOf<S>(whole: readonly DiceEntry[], naming: Naming = plainNaming, draws?: Draws<S>): Script<S> {
  const rest = [...whole];
  const names = [...(draws?.names ?? [])];
  let own: DiceEntry[] | undefined;
  let ownNames: string[] | undefined;
  const [handed, faults]: [Text[], Text[]] = [[], []];
  const fault = (fr: string, en: string): undefined => void faults.push(text(fr, en));

  const thrown = (entries: DiceEntry[], question: RollQuestion): number[] | undefined => {
    const wanted = question.faces.length;
    const faces: number[] = [];
    const named = tellRoll(question, naming);
    while (faces.length < wanted) {
      const entry = entries[0];
      if (!entry) return fault(`plus assez de dés pour : ${named.fr}`, `not enough dice left for: ${named.en}`);
      if (entry.whole && (faces.length > 0 || entry.faces.length !== wanted)) {
        const listed = entry.faces.join(', ');
        return fault(
          `dés [${listed}] donnés, mais le jet demandé est : ${named.fr}`,
          `dice [${listed}] are given, but the roll asked for is: ${named.en}`,
        );
      }
      const mismatch = differs(entry, question, naming);
      if (mismatch) faults.push(mismatch);
      faces.push(...entry.faces);
      entries.shift();
    }
    handed.push(text(`${named.fr} : ${faces.join(' ')}`, `${named.en}: ${faces.join(' ')}`));
    return faces;
  };

  const drawn = ({ purpose }: RollQuestion, state: S): number[] | undefined => {
    const written = (ownNames ?? names).shift();
    const what = naming(purpose);
    if (written === undefined) return fault(`plus de tirage pour : ${what.fr}`, `no draw left for: ${what.en}`);
    const pile = draws?.pile(purpose, state);
    const index = pile?.ids.indexOf(pile.find(written) ?? '') ?? -1;
    return index >= 0
      ? [index + 1]
      : fault(`tirage impossible : « ${written} » (${what.fr})`, `impossible draw: "${written}" (${what.en})`);
  };

  return {
    source(question, _index, state) {
      if (question.kind !== 'roll') return undefined;
      return question.blind ? drawn(question, state) : thrown(own ?? rest, question);
    },
    useOnly(entries, drawnOnly) {
      own = entries && [...entries];
      ownNames = drawnOnly && [...drawnOnly];
    },
    left() {
      const dice = (own ?? (ownNames ? [] : rest)).flatMap(({ faces }) => faces).join(', ');
      const unused = ownNames ?? (own ? [] : names);
      return [
        ...(dice === '' ? [] : [text(`dés non utilisés : ${dice}`, `unused dice: ${dice}`)]),
        ...(unused.length === 0 ? [] : [text(`tirages non utilisés : ${unused.join(', ')}`, `unused draws: ${unused.join(', ')}`)]),
      ];
    },
    handed,
    faults,
  };
}

/** Difference between the case's roll and the rules' one. */
function differs(entry: DiceEntry, question: RollQuestion, naming: Naming): Text | undefined {
  const wrong =
    (entry.for !== undefined && entry.for !== question.purpose) ||
    (entry.who !== undefined && entry.who !== rollerOf(question)) ||
    (entry.against !== undefined && !opponentsOf(question).includes(entry.against));
  if (!wrong) return undefined;
  const named = tellRoll(question, naming);
  const what = entry.for === undefined ? text('?', '?') : naming(entry.for);
  const said = (purpose: string, of: string, against: string): string =>
    [purpose, entry.who === undefined ? '' : `${of} ${entry.who}`, entry.against === undefined ? '' : `${against} ${entry.against}`]
      .filter(Boolean)
      .join(' ');
  return text(
    `dés pour ${said(what.fr, 'de', 'contre')}, mais le jet est : ${named.fr}`,
    `dice for ${said(what.en, 'of', 'against')}, but the roll is: ${named.en}`,
  );
}

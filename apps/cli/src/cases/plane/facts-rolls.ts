import { notation, type Roll, type RollQuestion } from '@escarmouche/referee';
import { fold, text, type Text } from '../../text.ts';
import { opponentsOf } from '../script.ts';

/** A roll as it happened. */
export interface Rolled {
  readonly purpose: string;
  readonly roll: Roll;
  readonly rule: string;
  readonly figure?: string | undefined;
  readonly group?: string | undefined;
  readonly target?: string | undefined;
  readonly of?: string | undefined;
  readonly beside?: string | undefined;
  /** Against whom the dice were asked for: more than `target` where the rules tell the roll by who rolls alone. */
  readonly opponents?: readonly string[];
}

const isRoll = <E extends { readonly type: string }>(event: E): event is E & Rolled => event.type === 'rolled';

/** The rolls among some events. */
export const rollsOf = <E extends { readonly type: string }>(events: readonly E[]): readonly Rolled[] => events.filter(isRoll);

/** The rolls among some events, with whom the dice that made them were thrown against. */
export function rollsAsAsked<E extends { readonly type: string }>(
  events: readonly E[],
  thrown: readonly RollQuestion[],
): readonly Rolled[] {
  const rolled = rollsOf(events);
  const paired = rolled.length === thrown.length && rolled.every(({ purpose }, i) => purpose === thrown[i]?.purpose);
  return paired ? rolled.map((event, i): Rolled => ({ ...event, opponents: thrown[i] ? opponentsOf(thrown[i]) : [] })) : rolled;
}

/** What a case may say of a roll in every game. */
export interface RollFacts {
  readonly for?: string | undefined;
  readonly who?: string | undefined;
  readonly against?: string | undefined;
  readonly dice?: readonly number[] | undefined;
  readonly kept?: readonly number[] | undefined;
  readonly total?: number | undefined;
  readonly success?: boolean | undefined;
  readonly result?: 'success' | 'failure' | undefined;
  readonly modifiers?: readonly { readonly rule: string; readonly effect?: unknown; readonly times?: number | undefined }[] | undefined;
  readonly of?: string | undefined;
  readonly rule?: string | undefined;
}

/** How a game reads its rolls. */
export interface RollReading<F extends RollFacts> {
  /** What of the game's own facts is not so. */
  readonly wrong: (facts: F, event: Rolled) => readonly string[];
  /** The catalogue id of a rule as a case names it. */
  readonly rule?: (written: string) => string;
  /** What a modifier does to the roll, as a case says it. */
  readonly effect: (effect: string) => unknown;
  /** Every name, folded, of what a roll was made with. */
  readonly madeWith: (event: Rolled) => ReadonlySet<string>;
}

const whose = ({ figure, group, target }: Rolled): string | undefined => figure ?? group ?? target;

const kept = ({ roll }: Rolled): number[] => roll.faces.filter((_, i) => roll.kept[i]);

/** What the words of levels are told as. */
const SIGNS: Readonly<Record<string, string>> = { bonus: '+', malus: '-' };

/** "save B 3d6kl2>=7 (6) 1 5 = 6 -" */
function tell(event: Rolled): string {
  const { roll } = event;
  const dice = roll.faces.map((face, i) => (roll.kept[i] ? String(face) : `(${face})`)).join(' ');
  const against = event.target === undefined || event.target === whose(event) ? '' : `→${event.target}`;
  const result = roll.success === undefined ? '' : roll.success ? ' ✓' : ' ✗';
  const because = roll.pool.modifiers.map(({ rule, effect }) => `${SIGNS[effect] ?? `${effect} `}${rule}`).join(' ');
  return `${event.purpose} ${whose(event) ?? ''}${against} ${notation(roll.pool)}: ${dice} = ${roll.score}${result}${because && ` [${because}]`}`;
}

const tellAll = (events: readonly Rolled[]): string => (events.length === 0 ? '–' : events.map(tell).join(' | '));

const numbers = (values: readonly number[] | undefined): string | undefined => values && `[${values.join(', ')}]`;
const sorted = (values: readonly number[] | undefined): number[] | undefined => values?.toSorted((a, b) => a - b);

/** Which of the expected facts about a roll are not so. */
function wrongAbout<F extends RollFacts>(facts: F, event: Rolled, reading: RollReading<F>): string[] {
  const { roll } = event;
  const wrong: string[] = [];
  const compare = (key: string, expected: string | number | undefined, found: string | number | undefined): void => {
    if (expected !== undefined && expected !== found) wrong.push(`${key} ${expected}`);
  };
  const success = facts.success ?? (facts.result === undefined ? undefined : facts.result === 'success');
  compare('for', facts.for, event.purpose);
  compare('who', facts.who, whose(event));
  const { against } = facts;
  if (against !== undefined && against !== event.target && !event.opponents?.includes(against)) wrong.push(`against ${against}`);
  compare('dice', numbers(facts.dice), numbers(roll.faces));
  compare('kept', numbers(sorted(facts.kept)), numbers(sorted(kept(event))));
  compare('total', facts.total, roll.score);
  compare('success', success === undefined ? undefined : String(success), String(roll.success));
  if (facts.rule !== undefined && event.rule !== (reading.rule?.(facts.rule) ?? facts.rule)) wrong.push(`rule ${facts.rule}`);
  if (facts.of !== undefined && !reading.madeWith(event).has(fold(facts.of))) wrong.push(`of ${facts.of}`);
  if (facts.modifiers) wrong.push(...wrongModifiers(facts.modifiers, event, reading));
  return [...wrong, ...reading.wrong(facts, event)];
}

function wrongModifiers<F extends RollFacts>(
  expected: NonNullable<RollFacts['modifiers']>,
  { roll }: Rolled,
  reading: RollReading<F>,
): string[] {
  const { modifiers } = roll.pool;
  if (expected.length === 0) return modifiers.length === 0 ? [] : ['modifiers none'];
  return expected.flatMap(({ rule: wanted, effect, times }) => {
    const found = modifiers.filter(
      ({ rule, effect: does }) => rule === (reading.rule?.(wanted) ?? wanted) && (effect === undefined || effect === reading.effect(does)),
    );
    const right = times === undefined ? found.length > 0 : found.length === times;
    return right
      ? []
      : [`modifiers ${wanted}${effect === undefined ? '' : ` ${String(effect)}`}${times === undefined ? '' : ` × ${times}`}`];
  });
}

/** Every roll, in order. */
export function wrongRolls<F extends RollFacts>(expected: readonly F[], rolled: readonly Rolled[], reading: RollReading<F>): Text[] {
  if (expected.length !== rolled.length) {
    const told = tellAll(rolled);
    return [
      text(
        `${expected.length} jet(s) attendu(s), ${rolled.length} fait(s) : ${told}`,
        `${expected.length} roll(s) expected, ${rolled.length} made: ${told}`,
      ),
    ];
  }
  return expected.flatMap((facts, i) => {
    const event = rolled[i];
    const wrong = event ? wrongAbout(facts, event, reading) : [];
    if (!event || wrong.length === 0) return [];
    const wanted = wrong.join(', ');
    return [text(`jet ${i + 1} : attendu ${wanted}, obtenu ${tell(event)}`, `roll ${i + 1}: expected ${wanted}, found ${tell(event)}`)];
  });
}

/** Each of the expected rolls, in order, others may lie between. */
export function missingRolls<F extends RollFacts>(expected: readonly F[], rolled: readonly Rolled[], reading: RollReading<F>): Text[] {
  let from = 0;
  for (const [i, facts] of expected.entries()) {
    const found = rolled.findIndex((event, at) => at >= from && wrongAbout(facts, event, reading).length === 0);
    if (found < 0) {
      const told = tellAll(rolled.slice(from));
      const wanted = JSON.stringify(facts);
      return [text(`jet ${i + 1} absent : ${wanted} ; jets faits : ${told}`, `roll ${i + 1} is missing: ${wanted}; rolls made: ${told}`)];
    }
    from = found + 1;
  }
  return [];
}

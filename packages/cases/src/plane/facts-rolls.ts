import { poolInWords, type Roll, type RollQuestion } from '@escarmouche/referee';
import { fold, text, type Text } from '../text.ts';
import { differs } from '../run-case.ts';
import { opponentsOf } from '../script.ts';
import { NONE, type Naming } from '../words.ts';

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

/** Expectations about a roll in every game. */
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

/** Reading of rolls by a game. */
export interface RollReading<F extends RollFacts> {
  readonly naming: Naming;
  /** Wrong expectations of the game's own. */
  readonly wrong: (facts: F, event: Rolled) => readonly Text[];
  /** The catalogue id of a rule as a case names it. */
  readonly rule?: (written: string) => string;
  /** Effect of a modifier on the roll, as cases write it. */
  readonly effect: (effect: string) => unknown;
  /** Every name, folded, of what a roll was made with. */
  readonly madeWith: (event: Rolled) => ReadonlySet<string>;
}

const whose = ({ figure, group, target }: Rolled): string | undefined => figure ?? group ?? target;

const kept = ({ roll }: Rolled): number[] => roll.faces.filter((_, i) => roll.kept[i]);

/** Words of levels in messages. */
const SIGNS: Readonly<Record<string, string>> = { bonus: '+', malus: '-' };

/** "save of B, 3 dice, worst two, 7 or more: (6) 1 5 = 6 ✗" */
function tell(event: Rolled, naming: Naming): Text {
  const { roll, target } = event;
  const faces = roll.faces.map((face, i) => (roll.kept[i] ? String(face) : `(${face})`)).join(' ');
  const because = roll.pool.modifiers.map(({ rule, effect }) => `${SIGNS[effect] ?? `${effect} `}${rule}`).join(' ');
  const what = naming(event.purpose);
  const who = whose(event);
  const said = (of: string, on: string): string =>
    `${who === undefined ? '' : ` ${of} ${who}`}${target === undefined || target === who ? '' : ` ${on} ${target}`}`;
  const result = roll.success === undefined ? '' : roll.success ? ' ✓' : ' ✗';
  const made = `${faces} = ${roll.score}${result}${because && ` [${because}]`}`;
  return text(
    `${what.fr}${said('de', 'contre')}, ${poolInWords(roll.pool, 'fr')} : ${made}`,
    `${what.en}${said('of', 'against')}, ${poolInWords(roll.pool, 'en')}: ${made}`,
  );
}

const joined = (texts: readonly Text[], by: string): Text => text(texts.map(({ fr }) => fr).join(by), texts.map(({ en }) => en).join(by));

const tellAll = (events: readonly Rolled[], naming: Naming): Text =>
  events.length === 0
    ? NONE
    : joined(
        events.map((event) => tell(event, naming)),
        ' | ',
      );

const numbers = (values: readonly number[] | undefined): string | undefined => values && `[${values.join(', ')}]`;
const sorted = (values: readonly number[] | undefined): number[] | undefined => values?.toSorted((a, b) => a - b);

/** Wrong expectations about a roll. */
function wrongAbout<F extends RollFacts>(facts: F, event: Rolled, reading: RollReading<F>): Text[] {
  const { roll } = event;
  const wrong: Text[] = [];
  const note = (fr: string, en: string, told: Text | string | number): void => {
    const what = typeof told === 'object' ? told : text(String(told), String(told));
    wrong.push(text(`${fr} ${what.fr}`, `${en} ${what.en}`));
  };
  const success = facts.success ?? (facts.result === undefined ? undefined : facts.result === 'success');
  const { against } = facts;
  const [dice, keeps] = [numbers(facts.dice), numbers(sorted(facts.kept))];
  if (facts.for !== undefined && facts.for !== event.purpose) note('jet :', 'for', reading.naming(facts.for));
  if (facts.who !== undefined && facts.who !== whose(event)) note('de', 'by', facts.who);
  if (against !== undefined && against !== event.target && !event.opponents?.includes(against)) note('contre', 'against', against);
  if (dice !== undefined && dice !== numbers(roll.faces)) note('dés', 'dice', dice);
  if (keeps !== undefined && keeps !== numbers(sorted(kept(event)))) note('dés gardés', 'dice kept', keeps);
  if (facts.total !== undefined && facts.total !== roll.score) note('total', 'total', facts.total);
  if (success !== undefined && success !== roll.success) wrong.push(success ? text('réussite', 'success') : text('échec', 'failure'));
  if (facts.rule !== undefined && event.rule !== (reading.rule?.(facts.rule) ?? facts.rule)) note('règle', 'rule', facts.rule);
  if (facts.of !== undefined && !reading.madeWith(event).has(fold(facts.of))) note('avec', 'with', facts.of);
  if (facts.modifiers) wrong.push(...wrongModifiers(facts.modifiers, event, reading));
  return [...wrong, ...reading.wrong(facts, event)];
}

function wrongModifiers<F extends RollFacts>(
  expected: NonNullable<RollFacts['modifiers']>,
  { roll }: Rolled,
  reading: RollReading<F>,
): Text[] {
  const { modifiers } = roll.pool;
  if (expected.length === 0) return modifiers.length === 0 ? [] : [text('aucun modificateur', 'no modifiers')];
  return expected.flatMap(({ rule: wanted, effect, times }) => {
    const found = modifiers.filter(
      ({ rule, effect: does }) => rule === (reading.rule?.(wanted) ?? wanted) && (effect === undefined || effect === reading.effect(does)),
    );
    const right = times === undefined ? found.length > 0 : found.length === times;
    const told = `${wanted}${effect === undefined ? '' : ` ${SIGNS[String(effect)] ?? String(effect)}`}${times === undefined ? '' : ` × ${times}`}`;
    return right ? [] : [text(`modificateur ${told}`, `modifier ${told}`)];
  });
}

/** Every roll, in order. */
export function wrongRolls<F extends RollFacts>(expected: readonly F[], rolled: readonly Rolled[], reading: RollReading<F>): Text[] {
  if (expected.length !== rolled.length) {
    const told = tellAll(rolled, reading.naming);
    return [
      text(
        `${expected.length} jet(s) attendu(s), ${rolled.length} fait(s) : ${told.fr}`,
        `${expected.length} roll(s) expected, ${rolled.length} made: ${told.en}`,
      ),
    ];
  }
  return expected.flatMap((facts, i) => {
    const event = rolled[i];
    const wrong = event ? wrongAbout(facts, event, reading) : [];
    if (!event || wrong.length === 0) return [];
    return [differs(text(`jet ${i + 1}`, `roll ${i + 1}`), joined(wrong, ', '), tell(event, reading.naming))];
  });
}

/** Each of the expected rolls, in order, others may lie between. */
export function missingRolls<F extends RollFacts>(expected: readonly F[], rolled: readonly Rolled[], reading: RollReading<F>): Text[] {
  let from = 0;
  for (const [i, facts] of expected.entries()) {
    const found = rolled.findIndex((event, at) => at >= from && wrongAbout(facts, event, reading).length === 0);
    if (found < 0) {
      const told = tellAll(rolled.slice(from), reading.naming);
      return [
        text(
          `jet attendu n° ${i + 1} absent ; jets faits : ${told.fr}`,
          `roll ${i + 1} is missing among those expected; rolls made: ${told.en}`,
        ),
      ];
    }
    from = found + 1;
  }
  return [];
}

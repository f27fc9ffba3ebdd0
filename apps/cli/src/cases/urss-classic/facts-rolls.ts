import { notation } from '@escarmouche/referee';
import type { Event, State } from '@escarmouche/urss-classic';
import { fold, text, type Text } from '../../text.ts';
import { ruleSpellings } from './lookup.ts';
import type { RollFacts } from './schema-expect.ts';

export type Rolled = Extract<Event, { type: 'rolled' }>;

const whose = ({ figure, group, target }: Rolled): string | undefined => figure ?? group ?? target;

function modeOf({ roll }: Rolled): 'normal' | 'bonus' | 'malus' {
  const { keep } = roll.pool;
  return !keep ? 'normal' : keep.which === 'highest' ? 'bonus' : 'malus';
}

const kept = ({ roll }: Rolled): number[] => roll.faces.filter((_, i) => roll.kept[i]);

/** "save B 3d6kl2>=7 (6) 1 5 = 6 -" */
function tell(event: Rolled): string {
  const { roll } = event;
  const dice = roll.faces.map((face, i) => (roll.kept[i] ? String(face) : `(${face})`)).join(' ');
  const against = event.target === undefined || event.target === whose(event) ? '' : `→${event.target}`;
  const result = roll.success === undefined ? '' : roll.success ? ' ✓' : ' ✗';
  const because = roll.pool.modifiers.map(({ rule, effect }) => `${effect === 'bonus' ? '+' : '-'}${rule}`).join(' ');
  return `${event.purpose} ${whose(event) ?? ''}${against} ${notation(roll.pool)}: ${dice} = ${roll.score}${result}${because && ` [${because}]`}`;
}

const tellAll = (events: readonly Rolled[]): string => (events.length === 0 ? '–' : events.map(tell).join(' | '));

const numbers = (values: readonly number[] | undefined): string | undefined => values && `[${values.join(', ')}]`;
const sorted = (values: readonly number[] | undefined): number[] | undefined => values?.toSorted((a, b) => a - b);

/** Which of the expected facts about a roll are not so. */
function wrongAbout(facts: RollFacts, event: Rolled, state: State): string[] {
  const { roll } = event;
  const wrong: string[] = [];
  const compare = (key: string, expected: string | number | undefined, found: string | number | undefined): void => {
    if (expected !== undefined && expected !== found) wrong.push(`${key} ${expected}`);
  };
  const success = facts.success ?? (facts.result === undefined ? undefined : facts.result === 'success');
  compare('for', facts.for, event.purpose);
  compare('who', facts.who, whose(event));
  compare('against', facts.against, event.target);
  compare('mode', facts.mode, modeOf(event));
  compare('dice', numbers(facts.dice), numbers(roll.faces));
  compare('kept', numbers(sorted(facts.kept)), numbers(sorted(kept(event))));
  compare('total', facts.total, roll.score);
  compare('success', success === undefined ? undefined : String(success), String(roll.success));
  if (facts.rule !== undefined && event.rule !== facts.rule) wrong.push(`rule ${facts.rule}`);
  if (facts.of !== undefined && !sources(event, state).has(fold(facts.of))) wrong.push(`of ${facts.of}`);
  if (facts.modifiers) wrong.push(...wrongModifiers(facts.modifiers, event));
  return wrong;
}

function wrongModifiers(expected: NonNullable<RollFacts['modifiers']>, { roll }: Rolled): string[] {
  const { modifiers } = roll.pool;
  if (expected.length === 0) return modifiers.length === 0 ? [] : ['modifiers none'];
  return expected.flatMap((one) => {
    const effect = 'effect' in one ? one.effect : undefined;
    const times = 'times' in one ? one.times : undefined;
    const found = modifiers.filter(({ rule, effect: does }) => rule === one.rule && (effect === undefined || effect === does)).length;
    const right = times === undefined ? found > 0 : found === times;
    return right ? [] : [`modifiers ${one.rule}${effect === undefined ? '' : ` ${effect}`}${times === undefined ? '' : ` × ${times}`}`];
  });
}

/** Every name of what a roll was made with: the weapon, armour or rule that the event names. */
function sources({ of, figure }: Rolled, state: State): ReadonlySet<string> {
  if (of === undefined) return new Set();
  const sheet = figure === undefined ? undefined : state.scene.sheets[figure];
  const things = [...(sheet?.weapons ?? []), ...(sheet?.armour ?? [])].filter(({ id, cites }) => id === of || cites === of);
  const names = things.flatMap(({ id, cites, name }) => [id, cites, name.fr, name.en].map(fold));
  return new Set([fold(of), ...names, ...ruleSpellings(of)]);
}

/** Every roll, in order. */
export function wrongRolls(expected: readonly RollFacts[], rolled: readonly Rolled[], state: State): Text[] {
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
    const wrong = event ? wrongAbout(facts, event, state) : [];
    if (!event || wrong.length === 0) return [];
    const wanted = wrong.join(', ');
    return [text(`jet ${i + 1} : attendu ${wanted}, obtenu ${tell(event)}`, `roll ${i + 1}: expected ${wanted}, found ${tell(event)}`)];
  });
}

/** Each of the expected rolls, in order, others may lie between. */
export function missingRolls(expected: readonly RollFacts[], rolled: readonly Rolled[], state: State): Text[] {
  let from = 0;
  for (const [i, facts] of expected.entries()) {
    const found = rolled.findIndex((event, at) => at >= from && wrongAbout(facts, event, state).length === 0);
    if (found < 0) {
      const told = tellAll(rolled.slice(from));
      const wanted = JSON.stringify(facts);
      return [text(`jet ${i + 1} absent : ${wanted} ; jets faits : ${told}`, `roll ${i + 1} is missing: ${wanted}; rolls made: ${told}`)];
    }
    from = found + 1;
  }
  return [];
}

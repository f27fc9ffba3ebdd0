import { ruleEntry } from '@escarmouche/content';
import { copy, digest, type Refusal } from '@escarmouche/referee';
import { urssClassic, type Event, type State } from '@escarmouche/urss-classic';
import { flawOf } from '../../../packages/systems/urss-classic/src/testing-battles.ts';

/** What holds of every refusal, event and state, whatever was commanded. */

/** The referee's word for what no rule of the game speaks of: an answer that was not asked for or does not fit. */
const REFEREES = 'answer';

function sentenceFlaw(text: string): string | undefined {
  if (text.trim() === '') return 'is empty';
  if (/undefined|NaN|\[object|null\b/.test(text)) return 'shows what is no word';
  return text.length > 400 ? 'is too long' : undefined;
}

/** What is wrong with a refusal: a rule that the rulebook lacks, no sentence in one of the languages. */
export function refusalFlaw({ rule, reason }: Refusal): string | undefined {
  if (!ruleEntry(rule) && rule !== REFEREES) return `names the rule ${rule}, which the rulebook lacks`;
  for (const text of [reason.fr, reason.en]) {
    const flaw = sentenceFlaw(text) ?? (/[.!?]$/.test(text) ? undefined : `is no sentence: "${text}"`);
    if (flaw !== undefined) return flaw;
  }
  return reason.fr === reason.en ? 'is not translated' : undefined;
}

/** Where a tree holds what JSON does not. */
function unplain(value: unknown, path = '$'): string | undefined {
  if (value === undefined || value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? undefined : `${path} is ${String(value)}`;
  if (typeof value !== 'object') return `${path} is a ${typeof value}`;
  for (const [key, member] of Object.entries(value)) {
    const found = unplain(member, `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Counters and names that point to something (what `flawOf` does not look at). */
function countersFlaw(state: State): string | undefined {
  const { activation, order, group, turn, effects, scene, figures, deployed } = state;
  const groups = scene.groups
    .map(({ id }) => id)
    .toSorted()
    .join(' ');
  if (order.toSorted().join(' ') !== groups) return `the order is ${order.join(' ')}`;
  if (!order.includes(group)) return `the group ${group} plays`;
  if (!Number.isInteger(turn) || turn < 0) return `it is turn ${turn}`;
  if (new Set(deployed).size !== deployed.length) return 'a group has deployed twice';
  if (Object.keys(figures).length !== scene.roster.length) return 'figures came or went';
  const effect = effects.find(({ on, by }) => !figures[on] || !figures[by]);
  if (effect) return `an effect of nobody: ${JSON.stringify(effect)}`;
  if (new Set(effects.map(({ rule, on, by }) => `${rule} ${on} ${by}`)).size !== effects.length) return 'an effect lies twice';
  if (state.phase === 'over' && (!state.outcome || activation)) return 'it is over and goes on';
  if (!activation) return undefined;
  const { figure, left, done } = activation;
  if (scene.sheets[figure]?.group !== group) return `${figure} is activated out of turn`;
  if (!Number.isInteger(left) || left < 0 || left > (scene.sheets[figure]?.actions ?? 0)) return `${figure} has ${left} actions left`;
  return done.length > 12 ? `${figure} has done ${done.join(', ')}` : undefined;
}

function eventFlaw(state: State, event: Event): string | undefined {
  const rule = 'rule' in event ? event.rule : undefined;
  if (rule !== undefined && rule.startsWith('UC-') && !ruleEntry(rule))
    return `${event.type} names the rule ${rule}, which the rulebook lacks`;
  for (const language of ['fr', 'en'] as const) {
    const told = urssClassic.describe(state, event, language);
    if (!told) continue;
    const flaw = sentenceFlaw(told.map((part) => (typeof part === 'string' ? part : part.text)).join(''));
    if (flaw !== undefined) return `the sentence of ${event.type} ${flaw}`;
    const dead =
      process.env.LINKS &&
      told.find((part) => typeof part !== 'string' && part.kind === 'rule' && part.id.startsWith('UC-') && !ruleEntry(part.id));
    if (dead) return `${event.type} links to ${JSON.stringify(dead)}`;
  }
  return undefined;
}

/** What is wrong with a state that a command has led to, by these events from the state before. */
export function stepFlaw(before: State, events: readonly Event[], after: State): string | undefined {
  const flaw = unplain({ ...after, scene: 0 }) ?? unplain(events) ?? countersFlaw(after) ?? flawOf(after);
  if (flaw !== undefined) return flaw;
  const part = urssClassic.misshapen?.(after);
  if (part !== undefined) return `its ${part} are not of the form that a file must have`;
  if (digest(JSON.parse(JSON.stringify({ ...after, scene: 0 }))) !== digest({ ...after, scene: 0 }))
    return 'the state does not survive JSON';
  const folded = copy(before);
  for (const event of JSON.parse(JSON.stringify(events)) as Event[]) {
    urssClassic.reduce(folded, event);
    const found = eventFlaw(folded, event);
    if (found !== undefined) return found;
  }
  return digest(folded) === digest(after) ? undefined : 'the events do not fold to the state';
}

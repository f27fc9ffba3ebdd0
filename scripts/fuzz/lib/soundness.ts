import { books } from '@escarmouche/games';
import { copy, digest, type Rejection, type System } from '@escarmouche/referee';
import { ruleEntry } from '../../../apps/cli/src/games.ts';

/** Soundness of every refusal, event and state, whatever was commanded. */

function sentenceFlaw(text: string): string | undefined {
  if (text.trim() === '') return 'is empty';
  if (/undefined|NaN|\[object|null\b/.test(text)) return 'shows what is no word';
  return text.length > 400 ? 'is too long' : undefined;
}

/** Flaw of a refusal: a rule that the rulebook lacks, no sentence in one of the languages. Only the referee's own refusals name no rule. */
export function refusalFlaw({ rule, reason }: Rejection): string | undefined {
  if (rule !== undefined && !ruleEntry(rule)) return `names the rule ${rule}, which the rulebook lacks`;
  for (const text of [reason.fr, reason.en]) {
    const flaw = sentenceFlaw(text) ?? (/[.!?]$/.test(text) ? undefined : `is no sentence: "${text}"`);
    if (flaw !== undefined) return flaw;
  }
  return reason.fr === reason.en ? 'is not translated' : undefined;
}

/** Place in a tree of a value that JSON does not have. */
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

type Flaw<S> = (state: S) => string | undefined;

/** Flaw of an event and its sentences: a rule that the rulebook lacks, no sentence in one of the languages. */
function eventFlaw<S, E extends { readonly type: string }>(system: System<never, S, never, E>, state: S, event: E): string | undefined {
  const rule = 'rule' in event && typeof event.rule === 'string' ? event.rule : undefined;
  if (rule !== undefined && books.some(({ prefix }) => rule.startsWith(prefix)) && !ruleEntry(rule))
    return `${event.type} names the rule ${rule}, which the rulebook lacks`;
  for (const language of ['fr', 'en'] as const) {
    const told = system.describe(state, event, language);
    if (!told) continue;
    const flaw = sentenceFlaw(told.map((part) => (typeof part === 'string' ? part : part.text)).join(''));
    if (flaw !== undefined) return `the sentence of ${event.type} ${flaw}`;
  }
  return undefined;
}

/** Finds what is wrong with a state that a command has led to, by these events from the state before; `flaw` is what the game finds. */
export function soundness<Setup, S extends object, C, E extends { readonly type: string }>(system: System<Setup, S, C, E>, flaw: Flaw<S>) {
  return (before: S, events: readonly E[], after: S): string | undefined => {
    const bare = { ...after, scene: 0 };
    const found = unplain(bare) ?? unplain(events) ?? flaw(after);
    if (found !== undefined) return found;
    const part = system.validate?.(after);
    if (part !== undefined) return `its ${part} are not of the form that a file must have`;
    if (digest(JSON.parse(JSON.stringify(bare))) !== digest(bare)) return 'the state does not survive JSON';
    const folded = copy(before);
    for (const event of JSON.parse(JSON.stringify(events)) as E[]) {
      system.reduce(folded, event);
      const wrong = eventFlaw(system as never, folded, event);
      if (wrong !== undefined) return wrong;
    }
    return digest(folded) === digest(after) ? undefined : 'the events do not fold to the state';
  };
}

import { choiceOf, openMatch, type Match, type Seat } from '@escarmouche/referee';
import type { AnyPlayable } from '../playable.ts';
import { text, type Text } from '../text.ts';
import { actsOf, type Act, type AtTable } from './acts.ts';
import { actorIn, type Deed } from './deed.ts';

export type AnyMatch = Match<unknown, unknown, unknown, unknown>;

/** A match as those who play a step on see it. */
export function atMatch({ entries, pending, state }: Pick<AnyMatch, 'entries' | 'pending' | 'state'>): AtTable {
  const past = [...entries.flatMap(({ events }) => events), ...(pending?.events ?? [])];
  return { state, last: entries.at(-1)?.events ?? [], past, asked: askedIn(pending) };
}

/** The choice that waits; of a secret one, the first part that has no answer. */
function askedIn(pending: AnyMatch['pending']): AtTable['asked'] {
  if (!pending || pending.question.kind === 'roll') return undefined;
  const { question, partial, state } = pending;
  if (question.kind === 'choice') return { question, state };
  const part = question.parts.find((_, i) => !(i in partial));
  return part && { question: part, state };
}

/** Does an act at a match; false where the rules refuse it. */
export function carryOut(match: AnyMatch, act: Act): boolean {
  if ('command' in act) return match.submit(act.seat, act.command).status !== 'refused';
  const { pending } = match;
  if (!pending || (pending.question.kind === 'commit' && !choiceOf(pending.question, act.seat))) return false;
  return act.answers.some((answer) => match.answer(answer, act.seat).status !== 'refused');
}

type Played = { readonly steps: readonly (readonly Deed[])[] } | { readonly stopped: number; readonly reason: Text };

/** Plays a lesson by its script: the commands of each step; or the index of the one that cannot be played. */
export function playThrough(playable: AnyPlayable): Played {
  const { system, setup, script } = playable;
  const match: AnyMatch = openMatch(system, setup, () => script.source);
  const steps: Deed[][] = [];
  for (const [index, step] of playable.steps.entries()) {
    script.useOnly(step.dice ?? [], step.draws ?? []);
    const deeds: Deed[] = [];
    for (const act of actsOf(playable, index, () => atMatch(match))) {
      if ('command' in act) deeds.push(deedOf(act, match.state));
      if (!carryOut(match, act) || script.faults.length > 0) return stoppedAt(index, step.title ?? step.name);
    }
    if (!deeds.some(({ own }) => own) || match.pending) return stoppedAt(index, step.title ?? step.name);
    steps.push(deeds);
  }
  return { steps };
}

const deedOf = ({ seat, command, own }: { seat: Seat; command: unknown; own: boolean }, state: unknown): Deed => ({
  seat,
  actor: actorIn(state),
  command,
  own,
});

function stoppedAt(index: number, title: Text | string): Played {
  const { fr, en } = typeof title === 'string' ? text(title, title) : title;
  return {
    stopped: index,
    reason: text(
      `l’étape ${index + 1} (${fr}) ne se joue pas : voir « escarmouche check »`,
      `step ${index + 1} (${en}) cannot be played: see "escarmouche check"`,
    ),
  };
}

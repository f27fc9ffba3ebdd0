import { NOBODY, seededDice } from '@escarmouche/referee';
import { actsOf } from './acts.ts';
import { scriptOf } from './deal.ts';
import type { Lesson } from './lesson.ts';
import { atMatch, carryOut, type AnyMatch } from './play-through.ts';
import { followerOf, type Follower } from './progress.ts';

/** From where a step is shown: after so many entries of the record, from a step on. */
export interface Way {
  readonly entries: number;
  readonly step: number;
}

/** A match of a lesson's own, whose rolls are dealt: by the dealer, else by a seed. */
export function trialOf(lesson: Lesson, entries: AnyMatch['entries'], follow: Follower = followerOf(lesson)) {
  const match = lesson.after(entries);
  const playable = lesson.playable();
  const script = scriptOf(lesson, follow, playable);
  function deal(): void {
    while (match.pending?.question.kind === 'roll') {
      const { question, answers, state } = match.pending;
      const seeded = seededDice(1, match.entries.length)(question, answers.length, state);
      match.answer([...(script(match) ?? (seeded as number[]))], question.seat ?? NOBODY);
    }
  }
  deal();
  return {
    match,
    deal,
    /** Plays a step by its script; false where the rules refuse something of it. */
    play(index: number): boolean {
      for (const act of actsOf(playable, index, () => atMatch(match))) {
        if (!carryOut(match, act)) return false;
        deal();
      }
      return !match.pending;
    },
  };
}

/**
 * The nearest place of the record from where a step can be shown: here, where it began, or at the beginning of a step before, from where the others are
 * played again as they are written. The whole script leads everywhere.
 */
export function wayTo(lesson: Lesson, entries: AnyMatch['entries'], waits: boolean, target: number, follow = followerOf(lesson)): Way {
  const { ends, begun } = follow(entries);
  const earlier = ends.map((_, step): Way => ({ entries: ends[step - 1] ?? 0, step })).toReversed();
  const ways: Way[] = [...(waits ? [] : [{ entries: entries.length, step: target }]), { entries: begun, step: target }, ...earlier];
  const leads = (way: Way): boolean => {
    const trial = trialOf(lesson, entries.slice(0, way.entries), follow);
    for (let step = way.step; step <= target; step++) if (!trial.play(step)) return false;
    return follow(trial.match.entries).passed > target;
  };
  return ways.find(leads) ?? { entries: 0, step: 0 };
}

import { seededDice } from '@escarmouche/referee';
import type { AnyPlayable } from '../playable.ts';
import { actsOf, type Act } from './acts.ts';
import type { Lesson } from './lesson.ts';
import { atMatch, carryOut, type AnyMatch } from './play-through.ts';

/** The acts of a step from a place of the record on, up to its own first command; undefined where the rules refuse one of them. */
export function nextActs(lesson: Lesson, playable: AnyPlayable, index: number, entries: AnyMatch['entries']): readonly Act[] | undefined {
  const trial: AnyMatch = lesson.after(entries, (entry) => seededDice(1, entry));
  const acts: Act[] = [];
  for (const act of actsOf(playable, index, () => atMatch(trial))) {
    acts.push(act);
    if (!carryOut(trial, act)) return undefined;
    if ('command' in act && act.own) return acts;
  }
  return undefined;
}

import { NOBODY } from '@escarmouche/referee';
import { actorIn } from './deed.ts';
import { isOfStep, type Lesson } from './lesson.ts';
import { followerOf, type Follower } from './progress.ts';
import type { AnyMatch } from './play-through.ts';
import { rollsOf, type Given } from './rolls.ts';

/** The dealer's script of a lesson: the faces of a step for its deeds and for what the rules do after them, none for any other roll. */
export function scriptOf(lesson: Lesson, follow: Follower = followerOf(lesson), playable = lesson.playable()) {
  return (match: AnyMatch): readonly number[] | undefined => {
    const { pending, entries } = match;
    if (pending?.question.kind !== 'roll') return undefined;
    const given = [...entries.map((entry, i): Given => ({ ...entry, state: match.stateAt(i) })), { ...pending, state: match.state }];
    const last = given.findLastIndex(({ seat }) => seat !== NOBODY);
    const { current, begun } = follow(entries.slice(0, Math.max(0, last)));
    const step = current === undefined ? undefined : lesson.steps[current];
    const isDeed = ({ seat, state, command }: Given): boolean =>
      step !== undefined && isOfStep(step, { seat, actor: actorIn(state), command });
    const deed = given[last];
    if (current === undefined || !deed || !isDeed(deed)) return undefined;
    const first = given.findIndex((one, i) => i >= begun && isDeed(one));
    const ofStep = given.slice(first).filter((one) => one.seat === NOBODY || isDeed(one));
    const scripted = playable.steps[current];
    playable.script.useOnly(scripted?.dice ?? [], scripted?.draws ?? []);
    const throws = [...ofStep.flatMap((one) => rollsOf(lesson, one)), pending.question];
    const faces = throws.map((roll) => playable.script.source(roll, 0, pending.state)).at(-1);
    const faults = playable.script.faults.splice(0);
    return faults.length === 0 && Array.isArray(faces) ? (faces as number[]) : undefined;
  };
}

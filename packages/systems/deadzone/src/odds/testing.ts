import { copy, resolve, type Answer, type ChoiceQuestion } from '@escarmouche/referee';
import type { Command } from '../commands.ts';
import { deadzoneGame } from '../game.ts';
import { FACES } from '../numbers.ts';
import type { State } from '../state.ts';
import type { Suffered } from './fates.ts';

/** Branches less likely are not followed: dice that explode go on without end. */
const LEAST = 1e-6;

interface Throw {
  readonly faces: readonly number[];
  readonly chance: number;
}

/** Every face of a die that is read directly (DZ-DICE-TABLE). */
const table: readonly Throw[] = Array.from({ length: FACES }, (_, i) => ({ faces: [i + 1], chance: 1 / FACES }));

/** Every throw of some dice that counts differently, with its chance: misses are 1s, successes that do not explode 7s. */
function throwsOf(dice: number, need: number): readonly Throw[] {
  if (dice === 0) return [{ faces: [], chance: 1 }];
  const one = [
    { face: 1, chance: (need - 1) / FACES },
    { face: FACES - 1, chance: (FACES - need) / FACES },
    { face: FACES, chance: 1 / FACES },
  ];
  const all = new Map<string, Throw>();
  for (const { faces, chance } of throwsOf(dice - 1, need))
    for (const next of one) {
      const thrown = [...faces, next.face].toSorted((x, y) => x - y);
      all.set(thrown.join(), { faces: thrown, chance: chance * next.chance + (all.get(thrown.join())?.chance ?? 0) });
    }
  return [...all.values()];
}

const stateOf = ({ figures: { b: one } }: State, before: State): 'dead' | 'injured' | 'unharmed' =>
  one?.posture === 'out' ? 'dead' : (one?.counters ?? 0) > (before.figures.b?.counters ?? 0) ? 'injured' : 'unharmed';

/** The first of the options, or so many Dé results. */
export const first = (question: ChoiceQuestion, dice: number): Answer =>
  question.purpose === 'dice' ? dice : (question.options?.[0] ?? null);

/** What becomes of b by a command of a seat, carried out to its end for every throw there is, where the player of b adds so many dice. */
export function followed(state: State, seat: string, command: Command, dice: number, least = LEAST, answer = first) {
  const found = { dead: 0, injured: 0, unharmed: 0, pinned: 0, cut: 0 };
  const follow = (known: readonly Answer[], chance: number): void => {
    if (chance < least) return void (found.cut += chance);
    const after = copy(state as never) as State;
    let rolls = 0;
    const done = resolve(deadzoneGame, after, seat, command, (question) =>
      question.kind === 'choice' ? answer(question, dice) : known[rolls++],
    );
    if (done.status === 'done') {
      found[stateOf(after, state)] += chance;
      if (after.figures.b?.posture === 'prone') found.pinned += chance;
      return;
    }
    if (done.status !== 'waiting' || done.question.kind !== 'roll') throw new Error(done.status);
    const { faces, pool } = done.question;
    for (const next of pool ? throwsOf(faces.length, pool.hit ?? FACES) : table) follow([...known, next.faces], chance * next.chance);
  };
  follow([], 1);
  return found;
}

/** States whose chances are not those found, be it by more than the branches that were cut: none where the odds are right. */
export function strays({ cut, ...found }: ReturnType<typeof followed>, odds: Suffered | undefined, most = 0.002): readonly string[] {
  if (cut > most) return [`cut ${cut}`];
  return (['dead', 'injured', 'unharmed', 'pinned'] as const).filter((one) => {
    const chance = odds?.[one] ?? -1;
    return chance < found[one] - 1e-9 || chance > found[one] + cut + 1e-9;
  });
}

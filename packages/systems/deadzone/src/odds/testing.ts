import { copy, resolve, type Answer, type ChoiceQuestion, type Question } from '@escarmouche/referee';
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

/** A branch that is still to be followed: its throws so far, and its chance. */
interface Branch {
  readonly thrown: readonly Answer[];
  readonly chance: number;
}

/** Chances of the states of b after a command of a seat, carried out for every throw there is, where the player of b adds so many dice. */
export function followed(state: State, seat: string, command: Command, dice: number, least = LEAST, answer = first) {
  const found = { dead: 0, injured: 0, unharmed: 0, pinned: 0, cut: 0 };
  const open: Branch[] = [{ thrown: [], chance: 1 }];
  for (let branch = open.pop(); branch; branch = open.pop()) {
    const thrown = [...branch.thrown];
    let { chance } = branch;
    let rolls = 0;
    /** The likeliest throw goes on at once, for the command would begin anew with it; the others wait. */
    const fork = ({ faces, pool }: Extract<Question, { kind: 'roll' }>): boolean => {
      const throws = pool ? throwsOf(faces.length, pool.hit ?? FACES) : table;
      const all = throws.map((next): Branch => ({ thrown: [...thrown, next.faces], chance: chance * next.chance }));
      const likely = all.filter((next) => next.chance >= least).toSorted((x, y) => x.chance - y.chance);
      for (const next of all) if (next.chance < least) found.cut += next.chance;
      const on = likely.pop();
      open.push(...likely);
      if (!on) return false;
      thrown.push(on.thrown.at(-1) ?? []);
      ({ chance } = on);
      return true;
    };
    const after = copy(state as never) as State;
    const done = resolve(deadzoneGame, after, seat, command, (question) => {
      if (question.kind === 'choice') return answer(question, dice);
      if (question.kind !== 'roll') throw new Error(question.kind);
      return rolls < thrown.length || fork(question) ? thrown[rolls++] : undefined;
    });
    if (done.status === 'refused') throw new Error(done.status);
    if (done.status === 'waiting') continue;
    found[stateOf(after, state)] += chance;
    if (after.figures.b?.posture === 'prone') found.pinned += chance;
  }
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

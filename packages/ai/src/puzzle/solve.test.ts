import { atLeast, distribution, type Pool, type System, type Turn } from '@escarmouche/referee';
import { describe, expect, test } from 'vitest';
import { chanceOf, numberOf, NEVER, SURE } from './chance.ts';
import { solverOf, type Quest } from './solve.ts';

/** A toy: so many blows, each by a command; whoever has lost all vitality is out. */
interface Duel {
  readonly blows: number;
  readonly life: number;
  readonly guard: boolean;
}

type Blow =
  | { readonly type: 'test'; readonly need: number }
  | { readonly type: 'opposed' }
  | { readonly type: 'counted' }
  | { readonly type: 'again' }
  | { readonly type: 'choose' }
  | { readonly type: 'allow' };

type Questions = Record<'own' | 'theirs', { readonly answer: number }>;

const pool = (dice: number, rest: Partial<Pool> = {}): Pool => ({ dice, faces: 6, modifiers: [], ...rest });
const endless = (dice: number): Pool => pool(dice, { faces: 8, explode: 8, hit: 5 });

function lossOf(turn: Turn<Duel, number, Questions>, blow: Blow): number {
  switch (blow.type) {
    case 'test':
      return turn.roll('test', pool(3, { keep: { count: 2, which: 'highest' }, need: blow.need })).success ? 1 : 0;
    case 'opposed':
      return turn.roll('combat', pool(2)).score > turn.roll('combat', pool(3, { keep: { count: 2, which: 'highest' } })).score ? 1 : 0;
    case 'counted':
      return Math.max(0, turn.roll('shoot', endless(3)).score - turn.roll('survive', endless(2)).score);
    case 'again': {
      const { faces, score } = turn.roll('shoot', endless(2));
      return score + turn.roll('again', endless(Math.max(1, faces.filter((face) => face < 5).length))).score;
    }
    case 'choose':
      return turn.choose('own', { seat: 'a', options: [0, 1] });
    case 'allow':
      return turn.choose('theirs', { seat: 'b', options: [0, 1] });
  }
}

const system: Pick<System<never, Duel, Blow, number, Questions>, 'play' | 'reduce'> = {
  play: (turn, _seat, blow) => turn.emit(lossOf(turn, blow)),
  reduce(state, lost) {
    Object.assign(state, { blows: state.blows - 1, life: Math.max(0, state.life - lost) });
  },
};

const quest = (candidates: readonly Blow[]): Quest<Duel, Blow> => ({
  system: system as unknown as Quest<Duel, Blow>['system'],
  seat: 'a',
  isReached: ({ life }) => life === 0,
  isOver: ({ blows }) => blows === 0,
  candidates: () => candidates,
  answers: () => [],
  key: JSON.stringify,
});

const best = (life: number, blows: number, ...candidates: Blow[]) => solverOf(quest(candidates)).best({ blows, life, guard: false });

/** Chances of scores of a pool, one after the other. */
const share = (one: Pool, need: number): number => atLeast(distribution(one), need);

describe('the greatest chance of a goal', () => {
  test('of a test is that of its pool, of two tests that of either', () => {
    expect(best(1, 1, { type: 'test', need: 7 })).toEqual(chanceOf(174n, 216n));
    expect(best(1, 2, { type: 'test', need: 7 })).toEqual(chanceOf(216n * 216n - 42n * 42n, 216n * 216n));
    expect(best(3, 2, { type: 'test', need: 2 })).toEqual(NEVER);
  });

  test('takes the better command, and of answers the best for the seat and the worst of others', () => {
    expect(best(1, 1, { type: 'test', need: 11 }, { type: 'test', need: 7 })).toEqual(chanceOf(174n, 216n));
    expect(best(1, 1, { type: 'choose' })).toEqual(SURE);
    expect(best(1, 1, { type: 'allow' })).toEqual(NEVER);
  });

  test('of an opposed roll counts the pairs in which one score is the higher', () => {
    const [own, other] = [distribution(pool(2)), distribution(pool(3, { keep: { count: 2, which: 'highest' } }))];
    let sum = 0;
    own.forEach((chance, score) => other.forEach((reply, against) => (sum += score > against ? chance * reply : 0)));
    expect(numberOf(best(1, 1, { type: 'opposed' }))).toBeCloseTo(sum, 12);
  });

  test('of opposed dice that explode hangs on the lead, to the cut', () => {
    const [own, other] = [distribution(endless(3)), distribution(endless(2))];
    for (const life of [1, 2, 3]) {
      let sum = 0;
      own.forEach((chance, score) => other.forEach((reply, against) => (sum += score - against >= life ? chance * reply : 0)));
      expect(numberOf(best(life, 1, { type: 'counted' }))).toBeCloseTo(sum, 6);
    }
  });

  test('of dice that explode sees that more than their score is read, where it is', () => {
    // Two dice that fail bring two more, one that fails one more; both eights bring one as well.
    const { chances } = { chances: byFaces() };
    expect(numberOf(best(3, 1, { type: 'again' }))).toBeCloseTo(chances, 5);
  });
});

/** The chance of three successes by "again", face by face. */
function byFaces(): number {
  let sum = 0;
  const throwAll = (left: number, score: number, failed: number, chance: number): void => {
    if (chance < 1e-9) return;
    if (left === 0) {
      sum += chance * share(endless(Math.max(1, failed)), 3 - score);
      return;
    }
    for (let face = 1; face <= 8; face++)
      throwAll(face === 8 ? left : left - 1, score + (face >= 5 ? 1 : 0), failed + (face < 5 ? 1 : 0), chance / 8);
  };
  throwAll(2, 0, 0, 1);
  return sum;
}

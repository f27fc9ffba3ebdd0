import { outcomes, randomFrom, type Json } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import type { Command } from '../commands.ts';
import { playerOf } from '../players.ts';
import type { State } from '../state.ts';
import { zombies } from '../system.ts';
import { game, type GameSpec, type PlayerSpec } from '../testing.ts';
import { fightOdds, pathOdds, twitchAgain, twitchOdds, type Payment } from './index.ts';

const ITEMS = ['hache', 'pompe', 'trousse'];

/** The answer of a player who pays in a fixed order. */
function pay(options: readonly Json[], lives: number, payment: Payment): Json {
  const kit = options.find((one) => one === 'trousse');
  const order = payment === 'bullets' ? ['bullets', kit, 'life'] : [...(lives > 1 ? ['life'] : []), kit, 'bullets', 'life'];
  return order.find((one) => one !== undefined && options.includes(one)) ?? null;
}

const kept = (state: State, seat: string): string => {
  const { lives, bullets, trophies, square, items } = playerOf(state, seat);
  return [lives, bullets, trophies, square === 4 ? 'out' : 'there', items.length].join();
};

/** By brute force: the states of player a after a command. Lives are followed through the answers, since a question does not tell them. */
function bruteForce(
  state: State,
  seat: string,
  command: Command,
  payment: Payment,
  path: readonly number[] = [],
): ReadonlyMap<string, number> {
  return outcomes(zombies, state, seat, command, (end) => kept(end, 'a'), chooser(state, payment, path)).chances;
}

function chooser(state: State, payment: Payment, path: readonly number[]) {
  return (question: { purpose: string; about?: Json; options?: readonly Json[] }): Json => {
    const { left = 0 } = (question.about ?? {}) as { left?: number };
    if (question.purpose === 'token') return 'take';
    if (question.purpose === 'lead') return path[path.length - left] ?? null;
    return pay(question.options ?? [], playerOf(state, 'a').lives, payment);
  };
}

/** The sum of the differences between two lists of chances. */
function difference(ends: ReadonlyMap<string, number>, others: ReadonlyMap<string, number>): number {
  return [...new Set([...ends.keys(), ...others.keys()])].reduce(
    (sum, key) => sum + Math.abs((ends.get(key) ?? 0) - (others.get(key) ?? 0)),
    0,
  );
}

function byEnd(way: ReturnType<typeof pathOdds>): ReadonlyMap<string, number> {
  const chances = new Map<string, number>();
  for (const { lives, bullets, trophies, fate, kits, counters, chance } of way.ends) {
    const items = kits + (counters > 0 ? 1 : 0);
    const key = [lives, bullets, trophies, fate, items].join();
    chances.set(key, (chances.get(key) ?? 0) + chance);
  }
  return chances;
}

const town: GameSpec = { tiles: [['fleuriste', 1, 0]] };

function odds(lives: number, bullets: number, items: PlayerSpec['items'] = []) {
  const { state } = game({ ...town, players: { a: { at: [3, 0], lives, bullets, items }, b: {} }, zombies: [[3, 0]] });
  return fightOdds(state, 'a', 'bullets');
}

test('ZB-COMBAT-ROLL, ZB-COMBAT-LOSS: a fight without a bullet, by hand', () => {
  expect(odds(1, 0).alive).toBeCloseTo(1 / 2, 14);
  expect(odds(3, 0).out).toBeCloseTo(1 / 8, 14);
  expect(odds(1, 1).alive).toBeCloseTo(4 / 6, 14);
  expect(odds(1, 3).alive).toBeCloseTo(1, 14);
  expect(odds(1, 0, ['hache']).alive).toBeCloseTo(4 / 6, 14);
  expect(odds(1, 0, ['hache', ['pompe', 1]]).alive).toBeCloseTo(5 / 6, 14);
  expect(odds(1, 0, ['trousse']).alive).toBeCloseTo(3 / 4, 14);
  expect(odds(2, 0).lives).toBeCloseTo(2 / 2 + 1 / 4 + 3 / 4, 14);
});

test('ZB-EV-POMPE, ZB-EV-TROUSSE, ZB-KO: a step into a fight as brute force has it', () => {
  const random = randomFrom(7);
  for (let i = 0; i < 60; i++) {
    const payment: Payment = i % 2 === 0 ? 'bullets' : 'lives';
    const items = ITEMS.filter(() => random(2) === 1).map((card) => (card === 'pompe' ? ([card, 1 + random(3)] as const) : card));
    const a: PlayerSpec = {
      at: [3, 0],
      lives: payment === 'lives' ? 1 : 1 + random(4),
      bullets: random(5),
      trophies: random(6),
      items: items.filter((item) => item !== 'hache'),
    };
    const options = {
      'ko.bullets': random(2) === 0 ? 'reset' : 'add',
      'supply.tokens': random(2) === 0 ? 'unlimited' : 'physical',
    } as const;
    const token = random(3);
    const { state } = game({
      ...town,
      options,
      players: { a: { ...a, items: items.filter((item) => typeof item === 'string' || item[0] === 'pompe') }, b: {} },
      zombies: [
        [4, 0],
        [-1, 0],
      ],
      bullets: token === 1 ? [[4, 0]] : [],
      lives: token === 2 ? [[4, 0]] : [],
      step: 'moving',
      turn: { left: 3 },
    });
    const way = pathOdds(state, 'a', [14], payment);
    const brute = bruteForce(state, 'a', { type: 'step', to: 14 }, payment);
    const axes = items.includes('hache') ? 1 : 0;
    const exact = new Map<string, number>();
    for (const [key, chance] of brute) {
      const [lives, bullets, trophies, fate, count] = key.split(',');
      const left = fate === 'out' ? Number(count) : Number(count) - axes;
      exact.set([lives, bullets, trophies, fate, left].join(), chance);
    }
    expect(difference(byEnd(way), exact), `${i}`).toBeLessThan(1e-12);
  }
});

/** Five squares along the street and into the florist. */
const PATH = [12, 13, 10, 9, 10];

test('ZB-MOVE-COMBAT, ZB-MOVE-PICKUP: a way of five squares as brute force has it, tokens taken on the way', () => {
  const random = randomFrom(11);
  const spots = [
    [2, 0],
    [3, 0],
    [3, -1],
    [2, -1],
  ] as const;
  for (let i = 0; i < 12; i++) {
    const found = spots.map((spot) => ({ spot, zombie: random(2) === 1, token: random(3) }));
    const { state } = game({
      ...town,
      players: { a: { at: [1, 0], lives: 1 + random(2), bullets: random(3), trophies: random(3) }, b: { hand: ['guide'] } },
      seat: 'b',
      zombies: found
        .filter(({ zombie }) => zombie)
        .map(({ spot }) => spot)
        .slice(0, 3),
      bullets: found.filter(({ token }) => token === 1).map(({ spot }) => spot),
      lives: found.filter(({ token }) => token === 2).map(({ spot }) => spot),
    });
    const brute = bruteForce(state, 'b', { type: 'play', card: 'guide' }, 'bullets', PATH);
    expect(difference(byEnd(pathOdds(state, 'a', PATH, 'bullets')), brute), `${i}`).toBeLessThan(1e-12);
  }
});

test('ZB-COMBAT-LOSS: the best payment on a way through several zombies, reckoned another way', () => {
  const value = (left: number, lives: number, bullets: number): number => {
    if (left === 0) return 1;
    const lost = [1, 2, 3].map((lacking) =>
      Math.max(bullets >= lacking ? value(left - 1, lives, bullets - lacking) : 0, lives > 1 ? value(left, lives - 1, bullets) : 0),
    );
    return (3 * value(left - 1, lives, bullets) + lost.reduce((sum, one) => sum + one)) / 6;
  };
  for (const lives of [1, 2, 3]) {
    for (const bullets of [0, 1, 2, 3, 4]) {
      const { state } = game({
        ...town,
        players: { a: { at: [1, 0], lives, bullets }, b: {} },
        zombies: [
          [2, 0],
          [3, 0],
          [4, 0],
        ],
      });
      const best = pathOdds(state, 'a', [12, 13, 14], 'best');
      expect(Math.abs(best.alive - value(3, lives, bullets))).toBeLessThan(1e-12);
      for (const payment of ['lives', 'bullets'] as const) {
        expect(pathOdds(state, 'a', [12, 13, 14], payment).alive).toBeLessThanOrEqual(best.alive + 1e-12);
      }
    }
  }
});

test('ZB-MOVE-PICKUP, ZB-EV-NOURRITURE: five lives are enough, and nothing is fought or taken under a zombie in peace', () => {
  const spec: GameSpec = {
    ...town,
    players: { a: { at: [1, 0], lives: 5 }, b: {} },
    lives: [[2, 0]],
    bullets: [[3, 0]],
    zombies: [[3, 0]],
  };
  expect(pathOdds(game(spec).state, 'a', [12], 'best').lives).toBe(5);
  const peace = game({ ...spec, effects: [{ card: 'nourriture', on: 'a', until: 'a', ends: 1 }] });
  expect(pathOdds(peace.state, 'a', [12, 13], 'best')).toMatchObject({ alive: 1, lives: 5, bullets: 3, trophies: 0 });
});

test('ZB-WIN-KILLS, ZB-WIN-HELIPORT: a victory ends the way', () => {
  const kills = game({
    ...town,
    players: { a: { at: [1, 0], trophies: 24, lives: 1, bullets: 0 }, b: {} },
    zombies: [
      [2, 0],
      [3, 0],
    ],
  });
  const way = pathOdds(kills.state, 'a', [12, 13], 'best');
  expect(way.ends.map(({ fate, chance }) => [fate, chance])).toEqual([
    ['out', expect.closeTo(0.5, 12)],
    ['won', expect.closeTo(0.5, 12)],
  ]);
  const pad = game({ tiles: [['heliport', 1, 0]], players: { a: { at: [1, 0], lives: 1, bullets: 3 }, b: {} }, zombies: [[2, 0]] });
  expect(pathOdds(pad.state, 'a', [12, 13], 'bullets').ends.every(({ fate }) => fate === 'won')).toBe(true);
});

function twitch(lives: number, bullets: number, payment: Payment) {
  const { state } = game({ players: { a: { hand: ['cabouge'] }, b: { lives, bullets, trophies: 6 } }, zombies: [[1, 0]] });
  const choose = ({ options = [] }: { purpose: string; options?: readonly Json[] }): Json =>
    (payment === 'lives' ? ['life', 'bullets', 'leave'] : ['bullets', 'life', 'leave']).find((one) => options.includes(one)) ?? null;
  const { chances: brute } = outcomes(
    zombies,
    state,
    'a',
    { type: 'play', card: 'cabouge' },
    (end) => String(playerOf(end, 'b').trophies),
    choose,
  );
  return { ...twitchOdds(state, 'b', payment), brute };
}

test('ZB-EV-CABOUGE: two dice and what is paid for them', () => {
  expect(twitch(1, 0, 'bullets').kept).toBeCloseTo(1 / 4, 14);
  expect(twitch(1, 1, 'bullets').kept).toBeCloseTo(15 / 36, 14);
  expect(twitch(2, 0, 'best')).toMatchObject({
    kept: expect.closeTo(1 / 2, 12),
    lives: expect.closeTo(1.5, 12),
    trophies: expect.closeTo(5, 12),
  });
  for (const lives of [1, 2, 3]) {
    for (const bullets of [0, 1, 2, 4]) {
      for (const payment of ['lives', 'bullets'] as const) {
        const { kept: safe, trophies, brute } = twitch(lives, bullets, payment);
        expect(Math.abs(safe - (brute.get('6') ?? 0)), `${lives} ${bullets} ${payment}`).toBeLessThan(1e-12);
        expect(Math.abs(trophies - 6 * safe - 4 * (1 - safe))).toBeLessThan(1e-12);
        expect(twitch(lives, bullets, 'best').kept).toBeGreaterThanOrEqual(safe - 1e-12);
      }
    }
  }
});

const again = (lives: number, bullets: number): number =>
  twitchAgain(game({ players: { a: {}, b: { lives, bullets, trophies: 6 } } }).state, 'b', 'best');

test('ZB-EV-CABOUGE: what a die rolled again for a life is worth', () => {
  expect(again(2, 0)).toBeCloseTo(1 / 2, 14);
  expect(again(3, 0)).toBeCloseTo(3 / 4, 14);
  expect(again(2, 1)).toBeCloseTo(4 / 6, 14);
  expect(again(2, 3)).toBeCloseTo(1, 14);
});

/** Ends of the ways over a heliport, where only a player who kills there himself wins. */
function fatesOnPad(standing: GameSpec['zombies'], path: readonly number[]): string[] {
  const { state } = game({
    tiles: [['heliport', 1, 0]],
    players: { a: { at: [1, 0], bullets: 3 }, b: {} },
    zombies: standing,
    options: { 'heliport.ownKills': 'yes' },
  });
  return [...new Set(pathOdds(state, 'a', path, 'bullets').ends.map(({ fate }) => fate))];
}

test('ZB-WIN-HELIPORT: with the option of one’s own kills, only who beats a zombie there on the way wins', () => {
  expect(fatesOnPad([[3, 0]], [12, 13, 14])).toEqual(['won']);
  expect(fatesOnPad([[1, 0]], [12, 13])).toEqual(['there']);
  expect(fatesOnPad([], [12])).toEqual(['there']);
});

test('ZB-COMBAT-ROLL, ZB-EV-CABOUGE: every end that is listed can happen, each once, and they make up the whole', () => {
  const lists = [
    pathOdds(
      game({ ...town, players: { a: { at: [1, 0], lives: 2, bullets: 1 }, b: {} }, zombies: [[2, 0]] }).state,
      'a',
      [12, 13],
      'bullets',
    ).ends,
    twitchOdds(game({ players: { a: { trophies: 6, lives: 2, bullets: 1 }, b: {} } }).state, 'a', 'bullets').ends,
  ];
  for (const ends of lists) {
    expect(ends.every(({ chance }) => chance > 0)).toBe(true);
    expect(new Set(ends.map((end) => JSON.stringify({ ...end, chance: undefined }))).size).toBe(ends.length);
    expect(ends.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
  }
});

import { deadzoneBoards, deadzonePatrol } from '@escarmouche/content/deadzone';
import { deadzoneGame, type Command, type Setup, type State } from '@escarmouche/deadzone';
import { firstOf, NOBODY, randomFrom, resolve, seededDice, type Answer, type ChoiceQuestion } from '@escarmouche/referee';
import { placeIn } from '@escarmouche/space/cubes';
import { expect, test } from 'vitest';
import { DEADZONE_LEVELS, deadzoneBot } from './bot.ts';
import { weighed } from './policy.ts';

const [board] = deadzoneBoards;
if (!board) throw new Error('no battlefield');
const patrol = deadzonePatrol(board, {});
const bot = deadzoneBot(DEADZONE_LEVELS.normal);

const at = (column: number, row: number) => placeIn({ column, row, level: 1 }, 0.5, 0.5);

const OPEN: Setup['map'] = { levels: 1, panels: [], floors: [], climbs: [], ramps: [], boxes: [] };

/** An Enforcer (a3) about to act three cubes from a Steel Warrior (b2), on open ground unless told. */
function face(dice: number, more: Partial<NonNullable<Setup['position']>> = {}, map = OPEN, options: Setup['options'] = {}): State {
  return deadzoneGame.setup({
    ...patrol,
    options,
    map,
    position: {
      figures: { a3: at(2, 4), b2: at(5, 4) },
      pools: { a: Array.from({ length: dice }, () => 'die'), b: [] },
      turn: { seat: 'a' },
      activation: { figure: 'a3' },
      ...more,
    },
  });
}

const shotOf = (state: State): Command | undefined => weighed(state, 'a').find(({ command }) => command.type === 'shoot')?.command;

test('DZ-CMD-DIE: Dé results are spent on a shot that they make worth more than they cost, and none where there are none', () => {
  expect(shotOf(face(0))).toMatchObject({ target: 'b2' });
  expect(shotOf(face(0))).not.toHaveProperty('dice');
  expect(shotOf(face(2))).toMatchObject({ target: 'b2', dice: 2 });
});

test('DZ-DICE-SEQUENCE: where the target declares first, no dice go into the command; they are added as long as they are worth it', () => {
  const state = face(2, {}, OPEN, { 'dice.first': 'target' });
  expect(shotOf(state)).toMatchObject({ target: 'b2' });
  expect(shotOf(state)).not.toHaveProperty('dice');
  const attack = { how: 'shoot', weapon: (shotOf(state) as { weapon: string }).weapon, dice: 0 };
  const added = (response: object, figure = 'a3') => {
    const about = { figure, against: 'b2', kind: 'shoot', attack, response };
    const question = { kind: 'choice', purpose: 'dice', seat: 'a', about, options: [0, 1, 2] } as unknown as ChoiceQuestion;
    return bot.answer(state, question, randomFrom(1));
  };
  expect(added({ how: 'survive', dice: 0 })).toBe(2);
  expect(added({ how: 'survive', dice: 20 })).toBe(0);
});

test('a shot is told with its chances to hit and to kill, in both languages', () => {
  const moved = { activation: { figure: 'a3', done: ['move'], shorts: 1 } };
  const reason = bot.decide(face(0, moved), 'a', randomFrom(1)).reason?.();
  expect(reason?.fr).toMatch(/^Tire sur Guerrier d’Acier.*\u00a0: \d+\u00a0% de toucher, \d+\u00a0% de tuer\.$/);
  expect(reason?.en).toMatch(/^Shoots at .*: \d+% to hit, \d+% to kill\.$/);
});

test('DZ-FIGHT-RESPONSE: who is attacked answers as costs least, and says why', () => {
  const state = face(0);
  const about = { figure: 'b2', by: 'a3', attack: { how: 'fight', dice: 0, moved: 'a3' } };
  const options = [
    { how: 'survive', dice: 0 },
    { how: 'fight', weapon: 'knife', dice: 0 },
  ];
  const question = { kind: 'choice', purpose: 'response', seat: 'b', about, options } as unknown as ChoiceQuestion;
  const answer = bot.answer(state, question, randomFrom(1));
  expect(options).toContainEqual(answer);
  const told = options.map((option) => bot.explain?.(state, question, option as unknown as Answer)?.fr);
  expect(told[0]).toMatch(/^Esquive\u00a0: \d+\u00a0% de risque d’être tuée\.$/);
  expect(told[1]).toMatch(/^Riposte\u00a0: \d+\u00a0% de tuer, \d+\u00a0% de risque d’être tuée\.$/);
});

test('DZ-STATE-AWAY: its owner and the enemy place a figure each to their own good', () => {
  const box = { at: 'C3R4L1', box: [0.3, 0, 0, 0.6, 0.45, 0.9] } as const;
  const state = face(0, {}, { ...OPEN, boxes: [box] } as Setup['map']);
  const options = [0.8, 0.2].map((south) => {
    const { x, y } = placeIn({ column: 2, row: 4, level: 1 }, 0.5, south);
    return { x, y };
  });
  const about = { figure: 'a3', rule: 'DZ-STATE-AWAY', at: 'C2R4L1' };
  const placed = (seat: string) =>
    bot.answer(state, { kind: 'choice', purpose: 'place', seat, about, options } as unknown as ChoiceQuestion, randomFrom(1));
  expect(placed('a')).not.toEqual(placed('b'));
  for (const seat of ['a', 'b']) expect(options).toContainEqual(placed(seat));
});

test('DZ-STATE-AWAY, DZ-ABIL-KNOCKBACK, DZ-STATE-FALL, DZ-STATE-SLAM: an enemy is pushed where it is hurt most, a friend where it is hurt least', () => {
  const roof = {
    ...OPEN,
    levels: 3,
    floors: ['C4R4L3', 'C4R3L3', 'C3R4L3'].map((name) => ({ at: name, kind: 'full' as const })),
    panels: [{ at: 'C4R4L3', side: 'W', kind: 'wall' }],
  } as Setup['map'];
  const top = placeIn({ column: 4, row: 4, level: 3 }, 0.5, 0.5);
  const state = face(0, { figures: { a3: top, b2: top } }, roof);
  const [floor, wall, edge] = ['C4R3L3', 'C3R4L3', 'C5R4L3'];
  const pushedBy = (seat: string, ...options: readonly (string | undefined)[]) => {
    const about = { figure: 'b2', rule: 'DZ-ABIL-KNOCKBACK' };
    return bot.answer(state, { kind: 'choice', purpose: 'away', seat, about, options } as unknown as ChoiceQuestion, randomFrom(1));
  };
  expect(pushedBy('a', floor, wall, edge)).not.toBe(floor);
  expect(pushedBy('a', floor, edge)).toBe(edge);
  expect(pushedBy('a', floor, wall)).toBe(wall);
  expect(pushedBy('b', edge, wall, floor)).toBe(floor);
});

test('DZ-VP-TARGET: a patrol of two bots ends, and each decision but the end of an activation has its reason, with cubes as they are called at the table', () => {
  const random = randomFrom(7);
  const state = deadzoneGame.setup(patrol);
  const source = firstOf<State>(seededDice(7, 0), (question, _index, now) =>
    question.kind === 'choice' ? bot.answer(now, question, random) : undefined,
  );
  const silent = new Set<string>();
  const reasons: string[] = [];
  for (let played = 0; played < 2000 && !state.outcome; played++) {
    const due = deadzoneGame.due?.(state);
    const seat = due ? NOBODY : (deadzoneGame.active(state)[0] ?? '');
    const decision = due ? { command: due } : bot.decide(state, seat, random);
    const reason = due ? undefined : decision.reason?.();
    if (!due && !reason) silent.add(decision.command.type);
    if (reason) reasons.push(reason.fr, reason.en);
    resolve(deadzoneGame, state, seat, decision.command, source);
  }
  expect(state.outcome).toBeDefined();
  expect(reasons.filter((reason) => /C\dR\dL/.test(reason))).toEqual([]);
  expect(reasons.some((reason) => /^Deploys in C\dR\d[ ,]/.test(reason))).toBe(true);
  expect(
    [...silent].filter((type) => !['done', 'first', 'chooseZone', 'ready', 'yield', 'splat', 'special', 'shootCube'].includes(type)),
  ).toEqual([]);
});

import { deadzoneBoards, deadzonePatrol } from '@escarmouche/content/deadzone';
import { deadzoneGame, type State } from '@escarmouche/deadzone';
import { firstOf, NOBODY, randomFrom, resolve, seededDice } from '@escarmouche/referee';
import { placeIn } from '@escarmouche/space/cubes';
import { expect, test } from 'vitest';
import { DEADZONE_LEVELS, deadzoneBot } from './bot.ts';
import { quick } from './quick.ts';
import { worth } from './worth.ts';

const [board] = deadzoneBoards;
if (!board) throw new Error('no battlefield');
const patrol = deadzonePatrol(board, { 'setup.noRoom': 'later', 'setup.items': 'no' });
const zones = patrol.mission.zones.map((zone) => ({ ...zone, squares: zone.squares.slice(0, 1) }));
const crowded = { ...patrol, mission: { ...patrol.mission, zones } };

const at = (column: number, row: number) => placeIn({ column, row, level: 1 }, 0.5, 0.5);

/** An Enforcer (a3) off the board, in its activation. */
const waits: State = deadzoneGame.setup({
  ...patrol,
  map: { levels: 1, panels: [], floors: [], climbs: [], ramps: [], boxes: [] },
  position: {
    zones: { a: 'red', b: 'blue' },
    figures: { a1: at(8, 1), b2: at(5, 4) },
    turn: { seat: 'a' },
    activation: { figure: 'a3' },
  },
});

test('DZ-SETUP-DEPLOY: the bot brings a figure off the board onto it, and says so', () => {
  const { command, reason } = deadzoneBot(DEADZONE_LEVELS.normal).decide(waits, 'a', randomFrom(1));
  expect(['move', 'sprint']).toContain(command.type);
  expect(deadzoneGame.check(waits, 'a', command)).toBeUndefined();
  expect(reason?.()?.en).toMatch(/board|sight|objective|cover/);
});

/** Worth of the battle to its team with a3 in another state. */
function worthAs(posture: 'reserve' | 'standing' | 'out'): number {
  const { a3 } = waits.figures;
  return worth({ ...waits, figures: { ...waits.figures, ...(a3 && { a3: { ...a3, ...at(1, 1), posture } }) } }, 'a');
}

test('DZ-SETUP-DEPLOY: off the board a figure is worth less than on it, and more than dead', () => {
  expect(worthAs('standing')).toBeGreaterThan(worthAs('reserve'));
  expect(worthAs('reserve')).toBeGreaterThan(worthAs('out'));
});

test('DZ-SETUP-DEPLOY: a guess of a playout brings it in as well', () => {
  const commands = Array.from({ length: 40 }, (_, i) => quick(waits, 'a', randomFrom(i)));
  expect(commands.map(({ type }) => type)).toContain('move');
  for (const command of commands) expect(deadzoneGame.check(waits, 'a', command)).toBeUndefined();
});

test('DZ-SETUP-DEPLOY: bots play a patrol from its beginning in zones that hold only a few, and the others come in', () => {
  const bot = deadzoneBot(DEADZONE_LEVELS.normal);
  const random = randomFrom(4);
  const state = deadzoneGame.setup(crowded);
  const source = firstOf<State>(seededDice(7, 0), (question, _index, now) =>
    question.kind === 'choice' ? bot.answer(now, question, random) : undefined,
  );
  const offBoard = (): number => Object.values(state.figures).filter(({ posture }) => posture === 'reserve').length;
  let most = 0;
  for (let played = 0; played < 400 && !state.outcome && state.round < 3; played++) {
    const due = deadzoneGame.due?.(state);
    const seat = due ? NOBODY : (deadzoneGame.active(state)[0] ?? '');
    resolve(deadzoneGame, state, seat, due ?? bot.decide(state, seat, random).command, source);
    if (state.phase === 'play' && state.round === 1) most = Math.max(most, offBoard());
  }
  expect(most).toBeGreaterThan(0);
  expect(offBoard()).toBe(0);
});

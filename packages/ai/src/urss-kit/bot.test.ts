import { firstOf, NOBODY, randomFrom, resolve, seededDice } from '@escarmouche/referee';
import { figureOf } from '@escarmouche/skirmish';
import { figureGame, figureOdds, urssKit, type Figure, type State } from '@escarmouche/urss-kit';
import { expect, test } from 'vitest';
import { battle } from '../../../systems/urss-kit/src/testing.ts';
import { choicesOf } from '../bot.ts';
import { bestShot, outlookOf } from '../plane/outlook.ts';
import { urssKitBot } from './bot.ts';

const bot = urssKitBot();
const decide = (state: State) => bot.decide(state, urssKit.active(state)[0] ?? '', randomFrom(1));

test('an enemy in the open is attacked, with a reason in both languages', () => {
  const { state } = battle({
    figures: { a: { at: [0, 0], weapons: ['fusil'], left: 1, done: ['move'] }, b: { at: [0, 8], facing: 'south' } },
    activation: 'a',
  });
  const { command, reason } = decide(state);
  expect(command).toMatchObject({ type: 'shoot', target: 'b' });
  expect(urssKit.check(state, 'A', command)).toBeUndefined();
  expect(reason?.()?.fr).toMatch(/^Tire sur b, \d+\u00a0%, la seule à portée\.$/);
  expect(reason?.()?.en).toMatch(/^Shoots b, \d+%, the only one in range\.$/);
});

test('UK-ACT-LADDER-USE: a shot from a ladder is weighed as it will be rolled, whatever was weighed on the ground before', () => {
  const { state } = battle({
    figures: { a: { at: [0, 0], weapons: ['fusil'], left: 1, done: ['move'] }, b: { at: [0, 8], facing: 'south' } },
    activation: 'a',
  });
  const worth = (figure: Figure): number => bestShot(outlookOf({ ...figureGame, odds: figureOdds }, state, figure))?.value ?? 0;
  const floor = worth(figureOf(state, 'a'));
  expect(worth({ ...figureOf(state, 'a'), perch: { on: 'ladder', feature: 'none' } })).toBeLessThan(floor);
});

test('whoever is prone gets up first', () => {
  const { state } = battle({ figures: { a: { at: [0, 0], posture: 'prone' }, b: { at: [0, 8] } }, activation: 'a' });
  expect(decide(state).command).toMatchObject({ type: 'standUp' });
});

test.each(['classic', 'alternating'] as const)(
  'in %s activation it plays from the first deployment to the end, its secret choices included',
  (mode) => {
    const { setup } = battle({
      figures: { a: { at: [0, 0], weapons: ['fusil'] }, a2: { at: [2, 0] }, b: { at: [0, 8] }, b2: { at: [2, 8], weapons: ['lame'] } },
      options: { 'turn.activation': mode },
      beforeDeployment: true,
    });
    const state = urssKit.setup(setup);
    const random = randomFrom(7);
    const play = (seat: string, command: Parameters<typeof urssKit.check>[2], entry: number): void => {
      const { status } = resolve(urssKit, state, seat, command, firstOf(seededDice(7, entry), choicesOf({ A: bot, B: bot }, random)));
      expect(status, JSON.stringify(command)).toBe('done');
    };
    let entries = 0;
    for (; entries < 400 && state.phase !== 'over'; entries++) {
      const due = urssKit.due?.(state);
      const [seat = NOBODY] = due === undefined ? urssKit.active(state) : [];
      play(seat, due ?? bot.decide(state, seat, random).command, entries);
    }
    expect(state.phase).toBe('over');
  },
);

import { expect, test } from 'vitest';
import {
  allied,
  alliesOf,
  enemiesOf,
  figureOf,
  figuresInOrder,
  figuresInPlay,
  groupById,
  groupOf,
  inPlay,
  nameOf,
  sheetOf,
} from './roster.ts';
import { wordsFor } from './sentence.ts';

const group = (id: string, side: string, figures: readonly string[]) => ({ id, name: id, side, seat: id, figures });

/** Reds and blues on one side, greens on the other. */
const state = {
  scene: {
    groups: [group('red', 'east', ['r1', 'r2', 'r3']), group('green', 'west', ['g1', 'g2', 'g3']), group('blue', 'east', ['b1'])],
    sheets: Object.fromEntries(
      ['r1', 'r2', 'r3', 'g1', 'g2', 'g3', 'b1'].map((id) => [
        id,
        { name: id.toUpperCase(), group: { r: 'red', g: 'green', b: 'blue' }[id.charAt(0)] ?? '' },
      ]),
    ),
    roster: ['r1', 'r2', 'r3', 'g1', 'g2', 'g3', 'b1'],
  },
  figures: Object.fromEntries(
    ['standing', 'prone', 'out', 'reserve', 'stunned', 'fled', 'standing'].map((posture, i) => {
      const id = ['r1', 'r2', 'r3', 'g1', 'g2', 'g3', 'b1'][i] ?? '';
      return [id, { id, posture }];
    }),
  ),
};

const ids = (figures: readonly { readonly id: string }[]): string[] => figures.map(({ id }) => id);

test('in play is who is neither in reserve, nor out of action, nor fled, in roster order', () => {
  expect(ids(figuresInPlay(state))).toEqual(['r1', 'r2', 'g2', 'b1']);
});

test('figures in play may be had by an order of groups', () => {
  expect(ids(figuresInOrder(state, ['blue', 'green', 'red']))).toEqual(['b1', 'g2', 'r1', 'r2']);
});

test('who is out of action and off the table is not in play; who lies down of its own will is', () => {
  expect(inPlay({ id: 'r1', posture: 'gone' })).toBe(false);
  expect(inPlay({ id: 'r1', posture: 'low' })).toBe(true);
});

test('figures of one side are allies, of whichever group; a figure is its own ally but not among its allies', () => {
  expect(allied(state, 'r1', 'b1')).toBe(true);
  expect(allied(state, 'r1', 'r1')).toBe(true);
  expect(allied(state, 'r1', 'g2')).toBe(false);
  expect(ids(alliesOf(state, 'r1'))).toEqual(['r2', 'b1']);
  expect(ids(enemiesOf(state, 'r1'))).toEqual(['g2']);
  expect(ids(enemiesOf(state, 'g2'))).toEqual(['r1', 'r2', 'b1']);
});

test('a figure, its sheet, its name and its group are found by its id; an unknown one is an error', () => {
  expect(figureOf(state, 'g2').posture).toBe('stunned');
  expect(sheetOf(state, 'g2').name).toBe('G2');
  expect(nameOf(state, 'g2')).toBe('G2');
  expect(groupOf(state, 'b1')).toBe(groupById(state, 'blue'));
  expect(() => figureOf(state, 'x')).toThrow('no figure x');
  expect(() => sheetOf(state, 'x')).toThrow('no sheet x');
  expect(() => groupById(state, 'x')).toThrow('no group x');
});

test('figures that have one name are told apart, whatever their side, in names and in the words of a log', () => {
  const { sheets } = state.scene;
  const twins = { ...state.scene, sheets: { ...sheets, r1: { name: 'Luke', group: 'red' }, g2: { name: 'Luke', group: 'green' } } };
  const battle = { ...state, scene: twins };
  expect(['r1', 'r2', 'g2'].map((id) => nameOf(battle, id))).toEqual(['Luke 1', 'R2', 'Luke 2']);
  expect(wordsFor(battle, 'fr').of('g2')).toEqual(['de ', { kind: 'figure', id: 'g2', text: 'Luke 2' }]);
});

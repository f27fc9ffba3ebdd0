import { expect, test } from 'vitest';
import { battle, figure, ofType, play, point, rolls, type FigureSpec } from '../testing.ts';
import { backstab } from './index.ts';

const move = (x: number, y: number) => ({ type: 'move', path: [point(x, y)] }) as const;
const stabber = (x: number, y: number): FigureSpec => ({ at: [x, y], rules: [backstab.id], weapons: ['lame'] });

test('UK-ATTR-COUP-DANS-LE-DOS: contact from behind gives a free attack, against which the shield does not help', () => {
  const match = battle({
    figures: { a: stabber(0, -4), b: { at: [0, 0], character: true, armour: ['armure'], shields: ['bouclier'], held: ['bouclier'] } },
    activation: 'a',
  });
  const events = play(match, move(0, 0), '354');
  expect([rolls(events), figure(match, 'b').vitality]).toEqual([['save b 3', 'damage a 4'], 2]);
  expect([figure(match, 'b').facing.y < 0, figure(match, 'a').blows, figure(match, 'a').left]).toEqual([true, 0, 1]);
});

test('UK-ATTR-COUP-DANS-LE-DOS: the arc that counts is that of the contact; from the front there is none', () => {
  const match = battle({ figures: { a: stabber(3, 0), b: { at: [0, 0] } }, activation: 'a' });
  play(match, move(0, 0));
  expect(match.state.activation?.figure).toBe('a');
});

test('UK-ATTR-COUP-DANS-LE-DOS: of several touched from behind its player chooses one', () => {
  const match = battle({
    figures: { a: stabber(0, -4), b1: { at: [-0.5, 0.866] }, b2: { at: [0.5, 0.866] }, b3: { at: [9, 9] } },
    activation: 'a',
  });
  const events = play(match, move(0, 0), '4', [['backstab', 'b2']]);
  expect(ofType(events, 'freeAttack').map(({ target }) => target)).toEqual(['b2']);
});

test('UK-ATTR-COUP-DANS-LE-DOS, UK-SYS-FORCED: being sent into contact gives none', () => {
  const match = battle({
    figures: { a: stabber(0, 0), b1: { at: [-1, 0], weapons: ['lame'] }, b2: { at: [1.5, 0], facing: 'east' } },
    activation: 'b1',
  });
  const events = play(match, { type: 'fight', target: 'a' }, '44');
  expect([ofType(events, 'engaged').length, ofType(events, 'freeAttack')]).toEqual([1, []]);
});

test('UK-ATTR-COUP-DANS-LE-DOS: nor does going on in contact with an enemy that it touched already', () => {
  const match = battle({ figures: { a: stabber(0, 0), b: { at: [0, 1], facing: 'north' } }, activation: 'a' });
  expect(ofType(play(match, move(0.1, 0.005), '1111'), 'freeAttack').map(({ figure: by }) => by)).toEqual(['b']);
});

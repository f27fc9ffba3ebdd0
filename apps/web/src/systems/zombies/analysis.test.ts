import { zombieCards, zombieTiles } from '@escarmouche/content/zombies';
import { zombies, type Event, type Setup } from '@escarmouche/zombies';
import { expect, test } from 'vitest';
import { analysis } from './analysis.ts';

const seats = ['Ana', 'Bo'].map((name, i) => ({ seat: 'ab'.charAt(i), name }));
const state = zombies.setup({ kinds: zombieTiles, deck: zombieCards, seats, options: {} } as unknown as Setup);

const life = (seat: string): Event => ({ type: 'livesLost', seat, count: 1, rule: 'ZB-COMBAT-LOSS' });
const blow: Event = { type: 'blow', seat: 'a', die: 2, bonuses: [], result: 2 };

test('ZB-COMBAT-LOSS, ZB-KO: a turning point counts together what each player has lost', () => {
  const events: readonly Event[] = [
    blow,
    life('a'),
    blow,
    life('a'),
    life('b'),
    blow,
    life('a'),
    { type: 'knockedOut', seat: 'a', lives: 3, bullets: 3 },
  ];
  expect(analysis.story(state, events, 'fr')).toBe('Ana perd 3 vies et tombe K.-O., Bo perd 1 vie : 50,0 % de chances à chaque dé.');
  expect(analysis.story(state, events, 'en')).toBe('Ana loses 3 lives and is knocked out, Bo loses 1 life: a 50.0% chance on each die.');
});

test('ZB-WIN-KILLS, ZB-WIN-HELIPORT, ZB-KO: a turning point tells what was won by it', () => {
  const killed: Event = { type: 'zombieKilled', seat: 'b', square: 0, rule: 'ZB-COMBAT-WIN' };
  const outcome = { winners: ['b'], rule: 'ZB-WIN-KILLS', reason: { fr: '', en: '' } };
  expect(analysis.story(state, [killed, { type: 'ended', outcome }], 'fr')).toBe('Bo élimine 1 zombie et gagne la partie.');
  const knocked: readonly Event[] = [
    life('a'),
    { type: 'trophiesLost', seat: 'a', count: 2, rule: 'ZB-KO' },
    { type: 'knockedOut', seat: 'a', lives: 3, bullets: 3 },
  ];
  expect(analysis.story(state, knocked, 'en')).toBe('Ana loses 1 life, loses 2 zombies and is knocked out.');
  const laid: Event = { type: 'tilePlaced', kind: 'heliport', seat: 'a', x: 1, y: 0, turn: 0 };
  expect(analysis.story(state, [laid], 'fr')).toBe('L’héliport est posé.');
  expect(analysis.story(state, [{ type: 'passed', seat: 'a' }], 'fr')).toBeUndefined();
});

test('ZB-END: the standing is the chance to win: nearly even when a game begins, and the winner has all of it in the end', () => {
  const [ana = 0, bo = 0] = analysis.worth(state);
  expect(ana + bo).toBeCloseTo(1, 9);
  expect(Math.abs(ana - bo)).toBeLessThan(0.1);
  const outcome = { winners: ['b'], rule: 'ZB-WIN-HELIPORT', reason: { fr: '', en: '' } };
  expect(analysis.worth({ ...state, outcome })).toEqual([0, 1]);
});

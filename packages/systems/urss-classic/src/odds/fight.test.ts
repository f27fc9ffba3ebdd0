import { figureOf } from '@escarmouche/skirmish';
import { expect, test } from 'vitest';
import type { Weapon } from '../index.ts';
import { battle, blade, box, type FigureSpec } from '../testing.ts';
import { fightOdds, freeAttackOdds } from './index.ts';
import { doesNotPushBack, personnage } from '../rules/index.ts';
import { drawn, fatal, fillers, LEVELS, mostOff, picker, TINY } from '../testing-odds.ts';

test.each(Array.from({ length: 10 }, (_, i) => i))(
  'UC-MELEE-ROLL UC-MELEE-RESULT: the odds of a fight are those of brute force, both ways (%i)',
  (seed) => {
    const pick = picker(100 + seed);
    const weapon = (id: string): Weapon => blade(id, pick(LEVELS), 1, fatal(pick));
    const match = battle({
      figures: {
        a: { ...drawn(pick, weapon('lame')), at: [0, 0], facing: pick(['north', 'south']) },
        b: { ...drawn(pick, weapon('fer'), 0), at: [0, 1], rules: pick([[], [doesNotPushBack.id]]) },
        ...fillers,
        ...pick<Readonly<Record<string, FigureSpec>>>([{}, { b2: { at: [0, -1], weapons: ['epee'] } }]),
      },
      activation: 'a',
    });
    const { state } = match;
    const odds = fightOdds(state, figureOf(state, 'a'), figureOf(state, 'b'));
    const { win, tie, lose } = odds.combat ?? {};
    expect((win?.ways ?? 0) + (tie?.ways ?? 0) + (lose?.ways ?? 0)).toBe(win?.all);
    expect(mostOff(state, odds.losses, { type: 'fight', target: 'b' })).toBeLessThan(TINY);
  },
);

test('UC-MELEE-PUSH UC-MOVE-FALL: a loser pushed over an edge falls first', () => {
  const match = battle({
    figures: { a: { at: [0, 0, 3], weapons: ['epee'] }, b: { at: [0, 1, 3], rules: [personnage.id] }, ...fillers },
    terrain: [box('toit', [-3, -3, 3, 1.2], { top: 3 })],
    activation: 'a',
  });
  const { state } = match;
  const odds = fightOdds(state, figureOf(state, 'a'), figureOf(state, 'b'));
  expect(odds.losses[0].lost[2]).toBeGreaterThan(0);
  expect(mostOff(state, odds.losses, { type: 'fight', target: 'b' })).toBeLessThan(TINY);
});

test('UC-ACT-FIGHT: who fights without contact and loses takes no blow', () => {
  const match = battle({
    figures: { a: { at: [0, -1], weapons: ['lance'] }, a2: { at: [0, 0] }, b: { at: [0, 1], weapons: ['epee'] }, ...fillers },
    activation: 'a',
  });
  const { state } = match;
  const odds = fightOdds(state, figureOf(state, 'a'), figureOf(state, 'b'));
  expect(odds.losses[1].out).toBe(0);
  expect(mostOff(state, odds.losses, { type: 'fight', target: 'b' })).toBeLessThan(TINY);
});

test('UC-ATTR-MISE-A-TERRE: a fight with a prone enemy is a free attack', () => {
  const match = battle({
    figures: { a: { at: [0, 0], weapons: ['epee'] }, b: { at: [0, 1], posture: 'prone', armour: ['armure'] }, ...fillers },
    activation: 'a',
  });
  const { state } = match;
  const odds = fightOdds(state, figureOf(state, 'a'), figureOf(state, 'b'));
  expect(odds.combat).toBeUndefined();
  expect(mostOff(state, odds.losses, { type: 'fight', target: 'b' })).toBeLessThan(TINY);
});

test('UC-MELEE-FREE UC-MELEE-DISENGAGE: the odds of a free attack are those of the figure that moves away', () => {
  const match = battle({
    figures: { a: { at: [0, 0], armour: ['armure'] }, b: { at: [0, 1], weapons: ['epee'] }, ...fillers },
    activation: 'a',
  });
  const { state } = match;
  const { loss } = freeAttackOdds(state, figureOf(state, 'b'), figureOf(state, 'a'));
  expect(mostOff(state, [loss], { type: 'move', path: [{ x: 30000, y: 28000 }] })).toBeLessThan(TINY);
});

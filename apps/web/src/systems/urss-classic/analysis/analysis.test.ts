import { read, type Pool } from '@escarmouche/referee';
import type { Event, FigureId, Setup, State } from '@escarmouche/urss-classic';
import { urssClassic } from '@escarmouche/urss-classic';
import { expect, test } from 'vitest';
import { analysis } from './analysis.ts';
import { beats } from '../../urss/analysis/rolls.ts';
import { quick } from '../quick.ts';

const start = (): State => urssClassic.setup(quick(false, 'fr').setup as unknown as Setup);
const two: Pool = { dice: 2, faces: 6, modifiers: [] };
const bonus: Pool = { dice: 3, faces: 6, keep: { count: 2, which: 'highest' }, modifiers: [] };

const state = start();
const [hero, foe] = [state.scene.roster[0] ?? '', state.scene.roster.at(-1) ?? ''];
const nameOf = (id: FigureId): string => state.scene.sheets[id]?.name ?? '';

function rolled(
  purpose: 'combat' | 'shooting' | 'damage' | 'save' | 'morale',
  figure: FigureId,
  pool: Pool,
  faces: number[],
  target?: FigureId,
): Event {
  return { type: 'rolled', purpose, roll: read(pool, faces), rule: 'X', figure, target };
}
const needs = (need: number, pool = two): Pool => ({ ...pool, need });

/** All faces of some dice. */
function throws(dice: number): number[][] {
  return dice === 0 ? [[]] : throws(dice - 1).flatMap((faces) => [1, 2, 3, 4, 5, 6].map((face) => [...faces, face]));
}

test('UC-TEST-OPPOSED: the chance to beat a roll is that of all throws counted one by one', () => {
  let [wins, all] = [0, 0];
  for (const own of throws(bonus.dice)) {
    for (const other of throws(two.dice)) {
      wins += read(bonus, own).score > read(two, other).score ? 1 : 0;
      all++;
    }
  }
  expect(beats(bonus, two)).toBeCloseTo(wins / all, 12);
});

test('rolls with a need and opposed rolls count as attempts, others do not', () => {
  const attempts = analysis.rolls([
    rolled('shooting', hero, needs(7), [3, 4], foe),
    { type: 'rolled', purpose: 'order', roll: read(two, [1, 2]), rule: 'X', group: 'a' },
    rolled('combat', hero, bonus, [6, 5, 1], foe),
    rolled('combat', foe, two, [6, 6], hero),
    rolled('save', foe, needs(9), [4, 4]),
  ]);
  expect(attempts.map(({ figure, passed }) => [figure, passed])).toEqual([
    [hero, true],
    [hero, false],
    [foe, true],
    [foe, false],
  ]);
  expect(attempts.map(({ chance }) => chance)).toEqual(
    [21 / 36, beats(bonus, two), beats(two, bonus), 10 / 36].map((chance) => expect.closeTo(chance, 12) as number),
  );
});

test('a loss is told with who caused it and the chances it had', () => {
  const events: Event[] = [
    rolled('shooting', foe, needs(7), [1, 1], hero),
    rolled('shooting', foe, needs(7), [3, 4], hero),
    rolled('damage', foe, needs(7), [6, 6], hero),
    rolled('save', hero, needs(7), [1, 2]),
    { type: 'vitalityLost', figure: hero, points: 1, left: 0, by: foe },
    { type: 'figureOut', figure: hero, by: foe },
  ];
  const all = ((21 / 36) * (21 / 36) * (15 / 36) * 100).toFixed(1);
  expect(analysis.story(state, events, 'en')).toBe(
    `${nameOf(hero)} falls to ${nameOf(foe)}’s shot, which had a chance of 21/36 (${all}% with the rolls that followed).`,
  );
  expect(analysis.story(state, events, 'fr')).toMatch(
    / tombe sous le tir d.*, qui avait une chance de 21\/36 \(\d+,\d\s% avec les jets suivants\)\.$/,
  );
  expect(analysis.harm(events)).toEqual([{ figure: hero, by: foe, points: 1, lost: true }]);
});

test('UC-MORALE-DEMORAL: a flight is told with the test that failed; nothing is told where nothing was lost', () => {
  const morale = rolled('morale', hero, needs(7), [1, 2]);
  expect(analysis.story(state, [morale, { type: 'fledForGood', figure: hero }], 'en')).toBe(
    `${nameOf(hero)} leaves the battle: its morale test had a chance of 21/36.`,
  );
  expect(analysis.story(state, [morale], 'en')).toBeUndefined();
});

test('worth: equal bands are equal; whoever loses a figure or vitality is the weaker for it', () => {
  const even = start();
  const before = analysis.worth(even);
  expect(before).toHaveLength(2);
  expect(Math.min(...before)).toBeGreaterThan(0);
  const figure = even.figures[foe];
  if (!figure) throw new Error('nobody');
  figure.posture = 'out';
  const after = analysis.worth(even);
  expect(after[0]).toBeCloseTo(before[0] ?? 0, 12);
  expect(after[1]).toBeLessThan(before[1] ?? 0);
  for (const one of Object.values(even.figures)) one.posture = 'fled';
  expect(analysis.worth(even)).toEqual([0, 0]);
});

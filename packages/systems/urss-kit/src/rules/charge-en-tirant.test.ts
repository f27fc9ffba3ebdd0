import { expect, test } from 'vitest';
import { RAN } from '../saves.ts';
import {
  alive,
  battle,
  blade,
  figure,
  gun,
  levels,
  ofType,
  play,
  point,
  refusal,
  rolls,
  where,
  type Battle,
  type FigureSpec,
} from '../testing.ts';
import { cadence, frightening, shootingCharge } from './index.ts';

const charge = (
  path: readonly (readonly [number, number])[],
  more: { after?: number; stop?: number; weapon?: string; run?: boolean } = {},
) =>
  ({
    type: 'special',
    rule: shootingCharge.id,
    path: path.map(([x, y]) => point(x, y)),
    target: 'b',
    weapon: more.weapon ?? 'pistolet',
    after: (more.after ?? 0) * 1000,
    ...(more.stop !== undefined && { stop: more.stop * 1000 }),
    ...(more.run && { run: true }),
  }) as const;

const CHARGER = {
  at: [0, 0],
  rules: [shootingCharge.id],
  weapons: ['lame', 'pistolet'],
  skills: { shooting: 1 },
} as const satisfies FigureSpec;
const charging = (b: FigureSpec, a: FigureSpec = {}): Battle =>
  battle({ figures: { a: { ...CHARGER, ...a }, b, b2: { at: [20, 20] }, b3: { at: [22, 20] } }, activation: 'a' });

test('UK-ATTR-CHARGE-EN-TIRANT: Tir + and Tir - cancel; after a miss it is in contact all the same, with an action left', () => {
  const match = charging({ at: [0, 5] });
  const events = play(match, charge([[0, 5]]), '3');
  expect([rolls(events), levels(events, 'shooting'), where(match, 'a')]).toEqual([['shooting a 3'], [0], [0, 4]]);
  expect([figure(match, 'a').left, figure(match, 'a').done]).toEqual([1, ['movement', 'shoot']]);
  expect(refusal(match, { type: 'fight', target: 'b' })).toBeUndefined();
});

test('UK-ATTR-CHARGE-EN-TIRANT: on its second leg it faces along that, not along the line from where it began', () => {
  const match = charging({ at: [1, 2.1] });
  const path = [
    [2, 0],
    [2, 2.1],
  ] as const;
  expect([1.5, 3.4].map((after) => refusal(match, charge(path, { after })))).toEqual(['UK-ARC-FRONT', undefined]);
});

test('UK-ATTR-CHARGE-EN-TIRANT: the shot is made on the way, facing along the path there', () => {
  const match = charging({ at: [4, 2] }, { facing: 'south' });
  // Of a path that goes south first, the enemy is behind the first leg and before the second.
  expect(
    [0.5, 2].map((after) =>
      refusal(
        match,
        charge(
          [
            [0, -1],
            [4, 2],
          ],
          { after },
        ),
      ),
    ),
  ).toEqual(['UK-ARC-FRONT', undefined]);
  const events = play(
    match,
    charge(
      [
        [0, 2],
        [4, 2],
      ],
      { after: 3.5 },
    ),
    '1',
  );
  expect(ofType(events, 'figureMoved').map(({ points }) => points.at(-1)?.x)).toEqual([31500, 33000]);
});

test('UK-ATTR-CHARGE-EN-TIRANT: at its start it faces the way it goes, and shoots only at what is in front of it there', () => {
  const match = charging({ at: [0, 3] });
  expect(
    refusal(
      match,
      charge([
        [1, -0.5],
        [1.2, 3],
        [0, 3],
      ]),
    ),
  ).toBeDefined();
  const turned = charging({ at: [0, -4] });
  const events = play(turned, charge([[0, -4]]), '3');
  expect(ofType(events, 'figureTurned')[0]?.figure).toBe('a');
});

test('UK-ATTR-CHARGE-EN-TIRANT: whom the shot puts out is not walked over', () => {
  const match = charging({ at: [0, 5] });
  play(match, charge([[0, 5]]), '46');
  expect([alive(match, 'b'), where(match, 'a')]).toEqual([false, [0, 4]]);
});

test('UK-ATTR-CHARGE-EN-TIRANT: by choice it ends earlier when the shot has put its enemy out, not otherwise', () => {
  const out = charging({ at: [0, 5] });
  const events = play(out, charge([[0, 5]], { after: 1, stop: 2.5 }), '46');
  expect([alive(out, 'b'), where(out, 'a'), ofType(events, 'engaged')]).toEqual([false, [0, 2.5], []]);
  const there = charging({ at: [0, 5] });
  play(there, charge([[0, 5]], { after: 1, stop: 1 }), '46');
  expect(where(there, 'a')).toEqual([0, 1]);
  const missed = charging({ at: [0, 5] });
  play(missed, charge([[0, 5]], { after: 1, stop: 2.5 }), '3');
  expect(where(missed, 'a')).toEqual([0, 4]);
  const stops = [0.5, 4, 4.1].map((stop) => refusal(charging({ at: [0, 5] }), charge([[0, 5]], { after: 1, stop })));
  expect(stops).toEqual([shootingCharge.cites[0], undefined, shootingCharge.cites[0]]);
});

test('UK-ATTR-CHARGE-EN-TIRANT: a run of two actions gives the save of a run', () => {
  const match = charging({ at: [0, 9] });
  expect(refusal(match, charge([[0, 9]]))).toBe('UK-ACT-MOVE');
  play(match, charge([[0, 9]], { run: true, after: 4 }), '3');
  expect([where(match, 'a'), match.state.passing.some(({ rule }) => rule === RAN), figure(match, 'a').left]).toEqual([[0, 8], true, 0]);
});

test('UK-ATTR-CHARGE-EN-TIRANT, UK-ACT-RUN: a run is straight, and ends where its first leg does', () => {
  const match = charging({ at: [0, 9] });
  const path = [
    [0, 9],
    [3, 9],
  ] as const;
  play(match, charge(path, { run: true, after: 4 }), '3');
  expect(where(match, 'a')).toEqual([0, 8]);
  const past = [
    [0, 5],
    [0, 9],
  ] as const;
  expect(refusal(charging({ at: [0, 9] }), charge(past, { run: true, after: 4 }))).toBe('UK-ATTR-CHARGE-EN-TIRANT');
});

test('UK-ATTR-CHARGE-EN-TIRANT: a path that does not come into contact with the enemy shot at is refused', () => {
  expect(refusal(charging({ at: [0, 5] }), charge([[0, 3]]))).toBe('UK-ATTR-CHARGE-EN-TIRANT');
  expect(refusal(charging({ at: [0, 5] }), charge([[0, 5]], { after: 6 }))).toBe('UK-ATTR-CHARGE-EN-TIRANT');
});

test('UK-ATTR-CHARGE-EN-TIRANT: it holds a melee weapon and a shooting one, which are two', () => {
  const both = { ...gun('dague', 2), melee: { damage: 0, rules: [] } };
  expect(refusal(charging({ at: [0, 3] }, { weapons: ['pistolet'] }), charge([[0, 3]]))).toBe('UK-ATTR-CHARGE-EN-TIRANT');
  expect(refusal(charging({ at: [0, 3] }, { weapons: [both] }), charge([[0, 3]], { weapon: 'dague' }))).toBe('UK-ATTR-CHARGE-EN-TIRANT');
  expect(refusal(charging({ at: [0, 3] }, { weapons: ['lame'] }), charge([[0, 3]]))).toBe('UK-SHOOT-TARGET');
  const worn = blade('crocs', 0, [], 0);
  expect(refusal(charging({ at: [0, 3] }, { weapons: ['pistolet', worn] }), charge([[0, 3]]))).toBe('UK-ATTR-CHARGE-EN-TIRANT');
});

test('UK-ATTR-CHARGE-EN-TIRANT, UK-ACT-ONCE: it uses up the shooting type as well', () => {
  const match = charging({ at: [0, 5] });
  play(match, { type: 'move', path: [] });
  expect(refusal(match, charge([[0, 5]]))).toBe('UK-ACT-ONCE');
  const shot = charging({ at: [0, 5] });
  play(shot, { type: 'shoot', weapon: 'pistolet', target: 'b' }, '33');
  expect(refusal(shot, charge([[0, 5]]))).toBe('UK-ACT-ONCE');
});

test('UK-ATTR-CHARGE-EN-TIRANT, UK-ACT-AIM: an aim just before bears on it', () => {
  const match = charging({ at: [0, 5] });
  expect(levels(play(match, [{ type: 'aim' }, charge([[0, 5]])], '33'), 'shooting')).toEqual([1]);
});

test('UK-ATTR-CHARGE-EN-TIRANT: it is a shooting action: every shot of the weapon, all at the enemy charged', () => {
  const rapid = gun('rafale', 8, 0, [{ id: cadence.id, value: 2 }]);
  const match = charging({ at: [0, 5] }, { weapons: ['lame', rapid] });
  const events = play(match, charge([[0, 5]], { weapon: 'rafale' }), '33', [['nextTarget', 'b']]);
  expect(levels(events, 'shooting')).toEqual([0, 0]);
});

test('UK-ATTR-CHARGE-EN-TIRANT, UK-MELEE-DISENGAGE: put out as it leaves its enemies, it does not shoot', () => {
  const match = battle({
    figures: { a: CHARGER, a2: { at: [-20, 0] }, b: { at: [0, 5] }, b2: { at: [0, -1], weapons: ['lame'] } },
    activation: 'a',
  });
  expect(rolls(play(match, charge([[0, 5]]), '4'))).toEqual(['damage b2 4']);
});

test('UK-ATTR-CHARGE-EN-TIRANT: fear comes first; who passes shoots and charges', () => {
  const match = charging({ at: [0, 5], rules: [frightening.id] });
  expect(rolls(play(match, charge([[0, 5]]), '4 3'))).toEqual(['morale a 4', 'shooting a 3']);
  expect(where(match, 'a')).toEqual([0, 4]);
});

test('UK-ATTR-CHARGE-EN-TIRANT: who fails does not shoot, stops a pace away, and has spent the action', () => {
  const match = charging({ at: [0, 5], rules: [frightening.id] });
  expect(rolls(play(match, charge([[0, 5]]), '3'))).toEqual(['morale a 3']);
  expect(where(match, 'a')).toEqual([0, 3]);
  expect([figure(match, 'a').left, figure(match, 'a').done]).toEqual([1, ['movement', 'shoot']]);
});

test('UK-ATTR-CHARGE-EN-TIRANT: a run that fear stops has been run', () => {
  const match = charging({ at: [0, 9], rules: [frightening.id] });
  play(match, charge([[0, 9]], { run: true, after: 4 }), '3');
  expect([where(match, 'a'), match.state.passing.some(({ rule }) => rule === RAN), figure(match, 'a').left]).toEqual([[0, 7], true, 0]);
});

test('UK-ATTR-CHARGE-EN-TIRANT: fear of another whom it would touch too keeps it from the shot', () => {
  const match = battle({
    figures: { a: CHARGER, b: { at: [0, 5] }, b2: { at: [1, 4], rules: [frightening.id] }, b3: { at: [22, 20] } },
    activation: 'a',
  });
  expect(rolls(play(match, charge([[0, 5]]), '3'))).toEqual(['morale a 3']);
});

test('UK-ATTR-CHARGE-EN-TIRANT: whom it does not dare to charge any more it cannot charge shooting', () => {
  const shunned = battle({
    figures: { a: CHARGER, b: { at: [0, 5], rules: [frightening.id] } },
    activation: 'a',
    passing: [{ rule: frightening.id, figure: 'a', of: 'b', value: false, until: 'activation' }],
  });
  expect(refusal(shunned, charge([[0, 5]]))).toBe(shootingCharge.cites[0]);
});

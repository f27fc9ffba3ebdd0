import { figureOf } from '@escarmouche/skirmish';
import { expect, test } from 'vitest';
import { kindOf } from './act.ts';
import {
  banishment,
  battleMeditation,
  choke,
  hurlObjects,
  lightning,
  malaise,
  mindReading,
  prayer,
  push,
  shock,
  stupefy,
} from './rules/index.ts';
import { urssKit } from './system.ts';
import { battle, blade, box, figure, levels, ofType, play, refusal, rolls, type BattleSpec, type FigureSpec } from './testing.ts';

const use = (rule: { readonly id: string }, target?: string) =>
  ({ type: 'special', rule: rule.id, ...(target !== undefined && { target }) }) as const;
const user = { at: [0, 0], rules: [hurlObjects.id, lightning.id] } as const satisfies FigureSpec;
const spare = { a9: { at: [20, 20] }, b9: { at: [-20, -20] }, b8: { at: [-22, -20] } } as const;

const between = (rule: { readonly id: string }, away: number, options: BattleSpec['options'] = {}): string | undefined =>
  refusal(
    battle({ figures: { a: { at: [0, 0], rules: [rule.id] }, b: { at: [0, 1 + away], types: ['Spectre'] } }, activation: 'a', options }),
    use(rule, 'b'),
  );

test.each([
  [shock, 5],
  [push, 5],
  [choke, 5],
  [banishment, 5],
  [lightning, 10],
  [hurlObjects, 10],
  [stupefy, 15],
  [mindReading, 15],
  [malaise, 15],
] as const)('UK-ATTR-GEN-TARGET: $0.id reaches %d paces, its limit included, and has no long range', (rule, range) => {
  expect([between(rule, range), between(rule, range + 0.01)]).toEqual([undefined, 'UK-ATTR-GEN-TARGET']);
});

test('UK-PWR-GENERAL, UK-ATTR-GEN-LEVEL: the level of the power is that of its test, and 4 passes it', () => {
  const match = battle({ figures: { a: { at: [0, 0], rules: [{ id: hurlObjects.id, level: -1 }] }, b: { at: [0, 5] } }, activation: 'a' });
  const events = play(match, use(hurlObjects, 'b'), '46 35');
  expect(rolls(events)).toEqual(['power a 4', 'damage a 3']);
  expect(levels(events, 'power')).toEqual([-1]);
  expect(ofType(events, 'rolled').map(({ rule }) => rule)).toEqual([hurlObjects.cites[0], hurlObjects.cites[0]]);
});

test('UK-PWR-GENERAL, UK-ATTR-GEN-ACTION: a failed test costs the action and uses up the type', () => {
  const match = battle({ figures: { a: user, b: { at: [0, 5] } }, activation: 'a' });
  expect(rolls(play(match, use(hurlObjects, 'b'), '3'))).toEqual(['power a 3']);
  expect(figure(match, 'a').left).toBe(1);
  expect([refusal(match, use(hurlObjects, 'b')), refusal(match, use(lightning, 'b'))]).toEqual(['UK-ACT-ONCE', undefined]);
});

test('UK-ATTR-GEN-ACTION: by option all Force powers are one type, abilities are not', () => {
  const match = battle({
    figures: { a: { ...user, rules: [...user.rules, malaise.id], left: 3 }, b: { at: [0, 5] } },
    activation: 'a',
    options: { 'actions.powersAreOneType': 'yes' },
  });
  play(match, use(malaise, 'b'), '1');
  expect(refusal(match, use(lightning, 'b'))).toBeUndefined();
  play(match, use(lightning, 'b'), '1');
  expect(refusal(match, use(hurlObjects, 'b'))).toBe('UK-ACT-ONCE');
  const offered = urssKit.offers(match.state, 'A').find(({ id }) => id === `${hurlObjects.id}:b`);
  expect(offered?.refusal?.rule).toBe('UK-ACT-ONCE');
});

test('UK-ATTR-GEN-LEVEL: a power that the figure has not cannot be used', () => {
  const match = battle({ figures: { a: user, b: { at: [0, 4] } }, activation: 'a' });
  expect(refusal(match, use(shock, 'b'))).toBe('UK-ACT-LIST');
});

test('UK-ATTR-GEN-ACTION: an ability of two actions is refused with one left', () => {
  const match = battle({ figures: { a: { at: [0, 0], rules: [stupefy.id], left: 1 }, b: { at: [0, 4] } }, activation: 'a' });
  expect(refusal(match, use(stupefy, 'b'))).toBe('UK-ACT-ONE-THING');
});

test('UK-ATTR-GEN-TARGET: an enemy in the front arc and in sight, whoever else stands before it or fights it', () => {
  const match = battle({
    figures: {
      a: user,
      a1: { at: [4, 4] },
      b: { at: [0, 5] },
      b1: { at: [0, 8] },
      b2: { at: [0, -3] },
      b3: { at: [-6, 6] },
      b4: { at: [4, 5] },
      b5: { at: [2, 2], posture: 'out', vitality: 0 },
    },
    terrain: [box('mur', [-5, 3, -3, 5], { top: 3 })],
    activation: 'a',
  });
  expect(['b', 'b1', 'b2', 'b3', 'b4', 'b5', 'a1', 'a'].map((id) => refusal(match, use(hurlObjects, id)))).toEqual([
    undefined,
    undefined,
    'UK-ARC-FRONT',
    'UK-ARC-LOS',
    undefined,
    'UK-STATE-OUT',
    'UK-SYS-SIDES',
    'UK-SYS-SIDES',
  ]);
  expect(refusal(match, use(hurlObjects))).toBe(hurlObjects.cites[0]);
  expect(rolls(play(match, use(hurlObjects, 'b4'), '1'))).toEqual(['power a 1']);
});

test('UK-PWR-GENERAL, UK-ATTR-GEN-LEVEL: a power that a weapon gives is tested at the level that the weapon gives', () => {
  const wand = blade('baguette', 0, [{ id: choke.id, level: 1 }]);
  const match = battle({ figures: { a: { at: [0, 0], weapons: [wand] }, b: { at: [0, 3] } }, activation: 'a' });
  expect(rolls(play(match, { type: 'special', rule: choke.id, target: 'b' }, '11'))).toEqual(['power a 1']);
});

test('UK-ATTR-GEN-TARGET: by option no power needs a line of sight', () => {
  const spec = { figures: { a: user, b: { at: [0, -3] } }, activation: 'a' } as const;
  const seen = (los: 'hostile' | 'all' | 'none') => refusal(battle({ ...spec, options: { 'abilities.los': los } }), use(hurlObjects, 'b'));
  expect([seen('hostile'), seen('all'), seen('none')]).toEqual(['UK-ARC-FRONT', 'UK-ARC-FRONT', undefined]);
});

const hurled = (spec: FigureSpec, dice: string) =>
  rolls(
    play(
      battle({
        figures: { a: user, b: { at: [0, 5], ...spec }, ...spare },
        terrain: [box('muret', [-2, 3, 2, 3.2], { top: 1 })],
        passing: [{ rule: 'UK-SAVE-RUN', figure: 'b', value: true, until: 'next' }],
        activation: 'a',
      }),
      use(hurlObjects, 'b'),
      dice,
    ),
  );

test('UK-PWR-GENERAL, UK-SAVE-SCOPE, UK-SAVE-SHIELD: saves against shots do not help, a shield does from the front alone', () => {
  expect(hurled({ armour: ['legere'] }, '4 444')).toEqual(['power a 4', 'save b 4']);
  expect(hurled({ shields: ['bouclier'], facing: 'south' }, '4 45')).toEqual(['power a 4', 'save b 4']);
  expect(hurled({ shields: ['bouclier'], facing: 'north' }, '4 14')).toEqual(['power a 4', 'damage a 1']);
});

test('UK-PWR-GENERAL, UK-DMG-ONCE: the damage of powers is not counted', () => {
  const match = battle({ figures: { a: user, b: { at: [0, 5] } }, activation: 'a' });
  play(match, use(hurlObjects, 'b'), '4 14');
  expect(figure(match, 'a').blows).toBe(0);
});

test('UK-ATTR-GEN-ACTION, UK-STATE-PRONE-ACT: powers are used while prone and while engaged', () => {
  const match = battle({ figures: { a: { ...user, posture: 'prone' }, b: { at: [0, 1] } }, activation: 'a' });
  expect(refusal(match, use(hurlObjects, 'b'))).toBeUndefined();
});

test('UK-ACT-LIST: a power is offered on each enemy, one without a target once, and its own rule tells what it does', () => {
  const { state } = battle({ figures: { a: { at: [0, 0], rules: [push.id, battleMeditation.id] }, b: { at: [0, 4] } }, activation: 'a' });
  const offers = urssKit.offers(state, 'A').filter(({ type }) => type === 'special');
  expect(offers.map(({ id }) => id)).toEqual([`${push.id}:b`, battleMeditation.id]);
  expect(kindOf(state, figureOf(state, 'a'), use(push, 'b'))?.says).toBe(push.cites[0]);
});

test('UK-ATTR-GEN-DURATION: what lasts this turn ends with it, whoever has been activated', () => {
  const match = battle({
    figures: { a: { at: [0, 0], rules: [malaise.id], left: 1 }, b: { at: [0, 5], activated: true } },
    activation: 'a',
    order: ['A', 'B'],
  });
  const events = play(match, use(malaise, 'b'), '4');
  expect(ofType(events, 'effectBegan').map(({ effect }) => effect)).toEqual([
    { rule: malaise.id, on: 'b', by: 'a', since: 1, until: 'turn' },
  ]);
  expect([match.state.turn, match.state.effects]).toEqual([2, []]);
});

const meditation = { rule: battleMeditation.id, on: 'a1', by: 'a', since: 1, until: 'next' } as const;

test('UK-ATTR-GEN-DURATION: what lasts until the next activation of its user ends as that begins', () => {
  const match = battle({
    figures: { a: { at: [0, 0], left: 1 }, a1: { at: [2, 0], activated: true }, b: { at: [0, 9], activated: true } },
    activation: 'a',
    effects: [meditation],
  });
  play(match, { type: 'pass' });
  expect([match.state.turn, match.state.effects]).toEqual([2, [meditation]]);
  play(match, { type: 'activate', figure: 'a1' });
  expect(match.state.effects).toEqual([meditation]);
  play(match, [{ type: 'pass' }, { type: 'activate', figure: 'a' }]);
  expect(match.state.effects).toEqual([]);
});

test('UK-ATTR-GEN-DURATION, UK-SYS-DURATION: of a user that has left the game it ends with the turn after the one in which it began', () => {
  const spec = {
    figures: {
      a: { at: [0, 0], posture: 'out', vitality: 0 },
      a1: { at: [2, 0], left: 1 },
      a2: { at: [4, 0] },
      b: { at: [0, 9], activated: true },
    },
  } as const;
  const match = battle({ ...spec, activation: 'a1', effects: [meditation] });
  play(match, [{ type: 'pass' }, { type: 'endGroup' }]);
  expect([match.state.turn, match.state.effects]).toEqual([2, [meditation]]);
  play(match, [{ type: 'endGroup' }, { type: 'endGroup' }]);
  expect([match.state.turn, match.state.effects]).toEqual([3, []]);
});

const of = (by: string) => ({ rule: malaise.id, on: 'a', by, since: 1, until: 'turn' }) as const;

const shot = (sameName: 'once' | 'each', dice: string) =>
  levels(
    play(
      battle({
        figures: { a: { at: [0, 0], weapons: ['pistolet'] }, b: { at: [0, 5] }, b1: { at: [5, 5] } },
        activation: 'a',
        effects: [of('b'), of('b1')],
        options: { 'aura.sameName': sameName },
      }),
      { type: 'shoot', weapon: 'pistolet', target: 'b' },
      dice,
    ),
    'shooting',
  );

test('UK-ATTR-GEN-STACK, UK-SKILL-MODIFIERS: an effect of two figures counts once, by option twice', () => {
  expect([shot('once', '11'), shot('each', '111')]).toEqual([[-1], [-2]]);
});

test('UK-ATTR-GEN-LEVEL: neither wounds nor an aim bear on the test of a power, a prayer does', () => {
  const match = battle({
    figures: {
      a: { at: [0, 0], rules: [hurlObjects.id, prayer.id], character: true, vitality: 1, weapons: ['pistolet'], left: 3 },
      b: { at: [0, 5] },
    },
    activation: 'a',
  });
  const events = play(match, [use(prayer), { type: 'aim' }, use(hurlObjects, 'b')], '4 11');
  expect(levels(events, 'power')).toEqual([0, 1]);
});

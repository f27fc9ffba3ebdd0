import { randomFrom } from '@escarmouche/referee';
import { inFrontArc, span } from '@escarmouche/space';
import { urssClassic, type State } from '@escarmouche/urss-classic';
import {
  battleMeditation,
  doesNotPushBack,
  enorme,
  frightening,
  groupAttack,
  heal,
  hold,
  limitedMovement,
  magicBall,
  magicBolt,
  personnage,
  robust,
  silencieux,
  slow,
} from '@escarmouche/urss-classic/rules';
import { expect, test } from 'vitest';
import { battle, blade, gun, shield, type BattleSpec, type FigureSpec } from '../../../systems/urss-classic/src/testing.ts';
import { greedyBot } from './bot.ts';

/** Situations in which the sensible act is plain. */

const decide = (state: State) => greedyBot().decide(state, urssClassic.active(state)[0] ?? '', randomFrom(1)).command;

const commandIn = (figures: BattleSpec['figures'], more: Partial<BattleSpec> = {}) =>
  decide(battle({ figures, activation: { figure: 'a', left: 1, done: ['move'] }, ...more }).state);

const troll: FigureSpec = { rules: [enorme.id, robust.id, frightening.id, groupAttack.id], damage: 'bonus', weapons: [blade('masse')] };
const zombie: FigureSpec = { types: ['Zombi'], rules: [slow.id, frightening.id, doesNotPushBack.id, limitedMovement.id] };
const archer: FigureSpec = { weapons: [gun('arc', 20)] };

test('a healer walks to the fallen and brings them back', () => {
  const match = battle({
    figures: {
      a: { at: [0, 0], rules: [heal.id] },
      a2: { at: [4, 0], posture: 'out', vitality: 0 },
      a3: { at: [0, -3] },
      b: { at: [25, 25] },
    },
    adaptation: 'survivants',
    activation: 'a',
  });
  const walk = decide(match.state);
  expect(walk.type).toBe('move');
  match.submit('A', walk);
  expect(decide(match.state)).toEqual({ type: 'special', rule: heal.id, target: 'a2' });
});

test('a ball is thrown among enemies, not where friends stand about its target', () => {
  const mage: FigureSpec = { at: [0, 0], rules: [magicBall.id] };
  const ball = { type: 'special', rule: magicBall.id, target: 'b' };
  expect(commandIn({ a: mage, b: { at: [0, 8] }, b2: { at: [1, 9] } })).toEqual(ball);
  expect(commandIn({ a: mage, b: { at: [0, 8] }, a2: { at: [1, 9] }, a3: { at: [-1, 9] } })).not.toEqual(ball);
});

test('a mage walks to where it sees an enemy and strikes it from afar', () => {
  const match = battle({ figures: { a: { at: [0, 0], rules: [magicBolt.id] }, b: { at: [0, 23] } }, activation: 'a' });
  match.submit('A', decide(match.state));
  expect(decide(match.state)).toEqual({ type: 'special', rule: magicBolt.id, target: 'b' });
});

test('who is about to charge is held in place, who is far off is not', () => {
  const mage: FigureSpec = { at: [0, 0], rules: [hold.id, personnage.id], combat: 'malus' };
  const held = { type: 'special', rule: hold.id, target: 'b' };
  expect(commandIn({ a: mage, b: { ...troll, at: [0, 5], facing: 'south' } })).toEqual(held);
  expect(commandIn({ a: mage, b: { ...troll, at: [0, 18], facing: 'south' } })).not.toEqual(held);
});

test('a ward is raised where friends are in danger, and not twice', () => {
  const figures = {
    a: { at: [0, 0], rules: [battleMeditation.id] },
    a2: { at: [2, 0] },
    a3: { at: [-2, 0] },
    b: { ...archer, at: [0, 15], facing: 'south' },
    b2: { ...archer, at: [2, 15], facing: 'south' },
  } as const;
  const ward = { type: 'special', rule: battleMeditation.id };
  expect(commandIn(figures)).toEqual(ward);
  const effects = ['a', 'a2', 'a3'].map((on) => ({ rule: battleMeditation.id, on, by: 'a' }));
  expect(commandIn(figures, { effects })).not.toEqual(ward);
});

test('with two enemies in contact it strikes both', () => {
  const figures = { a: { ...troll, at: [0, 0] }, b: { at: [0, 1.5], combat: 'malus' }, b2: { at: [1.5, 0], combat: 'malus' } } as const;
  expect(commandIn(figures)).toEqual({ type: 'special', rule: groupAttack.id });
});

test('nobody weak walks into the Troll, though it stands within reach', () => {
  const figures = { a: { at: [0, 0], combat: 'malus' }, b: { ...troll, at: [0, 4], facing: 'south' } } as const;
  const match = battle({ figures, activation: 'a' });
  match.submit('A', decide(match.state));
  const { a, b } = match.state.figures;
  expect(a && b && span(a, b)).toBeGreaterThan(6000);
});

test('at the end of its move the shield is turned to the archers, not to who is nearest', () => {
  const match = battle({
    figures: {
      a: { at: [0, 0], armour: [shield('bouclier', 'bonus')], weapons: [blade('epee')], combat: 'malus' },
      b: { at: [0, -9], weapons: [blade('epee')] },
      b2: { weapons: [gun('arc', 40)], at: [0, 19], facing: 'south' },
      b3: { weapons: [gun('arc', 40)], at: [2, 19], facing: 'south' },
    },
    activation: { figure: 'a', left: 1 },
  });
  match.submit('A', decide(match.state));
  const { a, b2 } = match.state.figures;
  expect(a && b2 && inFrontArc(a, a.facing, b2)).toBe(true);
});

test('UC-SV-AI-NOISE: where zombies would hear it, the silent weapon is shot', () => {
  const bow = { ...gun('arc', 30), rules: [{ id: silencieux.id }] };
  const figures = {
    a: { at: [0, 0], weapons: [gun('fusil', 30), bow] },
    z: { ...zombie, at: [0, 8], facing: 'north' },
    z2: { ...zombie, at: [20, 0], facing: 'east' },
    z3: { ...zombie, at: [-20, 0], facing: 'west' },
  } as const;
  expect(commandIn(figures, { automatic: ['Z'] })).toMatchObject({ type: 'shoot', weapon: 'arc' });
});

import type { Language } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { urssClassic } from '../system.ts';
import { decline, guard, gunner, react, shoot, stage } from '../testing-alert.ts';
import { jump, move, run } from '../testing-moves.ts';
import { battle, box, play, units, type Battle, type BattleSpec, type Choice } from '../testing.ts';
import type { Command } from '../commands.ts';
import { hero, jetpack, personnage, push, robust, shock } from '../rules/index.ts';

/** The log of commands: every fact told from the state before it, links as their words. */
function told(
  match: Battle,
  commands: Command | readonly Command[],
  dice = '',
  choices: readonly Choice[] = [],
  language: Language = 'fr',
) {
  const from = match.entries.length;
  play(match, commands, dice, choices);
  const state = match.stateAt(from);
  return match.entries.slice(from).flatMap(({ events }) =>
    events.flatMap((event) => {
      const sentence = urssClassic.describe(state, event, language);
      urssClassic.reduce(state, event);
      return sentence ? [sentence.map((part) => (typeof part === 'string' ? part : part.text)).join('')] : [];
    }),
  );
}

const pair = (rest: Partial<BattleSpec> & Pick<BattleSpec, 'figures'>): Battle => battle({ activation: 'a', ...rest });
const far = { at: [20, 20] } as const;
const alone = (a: BattleSpec['figures'][string], rest: Partial<BattleSpec> = {}) => pair({ figures: { a, b: far }, ...rest });

test('UC-ACT-MOVE: one sentence for a move: who, how far, what is left', () => {
  expect(told(alone({ at: [0, 0] }), move([0, 3.8]))).toEqual(['a avance de 3,8\u00a0pas (reste 1 action).']);
  expect(told(alone({ at: [0, 0] }), move([0, 1]), '', [], 'en')).toEqual(['a moves 1\u00a0pace (1 action left).']);
  expect(told(alone({ at: [0, 0] }), run(0, 8))[0]).toBe('a court sur 8\u00a0pas (plus d’action).');
  expect(told(alone({ at: [0, 0] }), { type: 'move', path: [], facing: { x: 0, y: -1000 } })).toEqual([
    'a se tourne sur place (reste 1 action).',
  ]);
});

test('UC-MOVE-DIFFICULT, UC-ACT-LADDER: it tells from what ground: its name, its kind, its level', () => {
  const name = { fr: 'Vase', en: 'Mud' };
  const mud = { ...box('mud', [-2, -2, 2, 2], { kind: 'difficult', top: 0 }), name };
  expect(told(alone({ at: [0, 0] }, { terrain: [mud] }), move([0, 1]))).toEqual([
    'a avance de 1\u00a0pas (départ : Vase, terrain difficile ; reste 1 action).',
  ]);
  const roof = box('roof', [-3, -3, 3, 3], { top: 1.5 });
  expect(told(alone({ at: [0, 0, 1.5] }, { terrain: [roof] }), move([0, 2]), '', [], 'en')).toEqual([
    'a moves 2\u00a0paces (from: level 1.5; 1 action left).',
  ]);
  const ladder = { ...box('ladder', [0.5, -1, 0.6, 1], { kind: 'ladder' }), name: { fr: 'Échelle', en: 'Ladder' } };
  const hangs = { at: [0, 0, 2], perch: { feature: 'ladder', on: 'ladder' } } as const;
  expect(told(alone(hangs, { terrain: [ladder] }), { type: 'ladder', feature: 'ladder', height: -2000 })).toEqual([
    'a grimpe de 2\u00a0pas (départ : Échelle, niveau 2 ; reste 1 action).',
  ]);
});

test('UC-MOVE-FALL: a roll that nobody makes begins its sentence with a capital', () => {
  const terrain = [box('roof', [-2, -2, 2, 2], { top: 3 })];
  expect(told(alone({ at: [0, 0, 3] }, { terrain }), move([4, 0]), '33')[2]).toMatch(/^Dégâts \(UC-MOVE-FALL\) sur a, 2 dés/);
});

test('UC-ACT-MOVE: steps add nothing to the length of a move; a flight is a straight line in space', () => {
  const steps = [box('low', [-3, 1, 3, 5], { top: 0.5 }), box('high', [-3, 2, 3, 5], { top: 1 })];
  expect(told(alone({ at: [0, 0] }, { terrain: steps }), move([0, 4]))).toEqual(['a avance de 4\u00a0pas (reste 1 action).']);
  const roof = box('roof', [-3, 3, 3, 8], { top: 3 });
  const up = { type: 'special', rule: jetpack.id, to: units(0, 4, 3) } as const;
  expect(told(alone({ at: [0, 0], rules: [jetpack.id] }, { terrain: [roof] }), up)).toEqual(['a vole sur 5\u00a0pas (reste 1 action).']);
});

test('UC-ACT-ALERT-TRIGGER: a movement that somebody lets pass is told once, whole; a reaction is told where it happens', () => {
  const passed = told(stage({ a: { at: [-4, -3] }, b: gunner }), move([0, -3]), '', [decline, decline]);
  expect(passed).toEqual(['a avance de 4\u00a0pas (reste 1 action).']);
  const hit = stage({ a: { at: [-8, -3] }, b: { ...guard, like: 'soldatRebelle' } });
  const [first, shot, ...rest] = told(hit, run(2, -3), '11', [react(shoot('a'))]);
  expect(first).toMatch(/^a court sur [\d,]+\u00a0pas : b réagit\.$|^b réagit au départ de a\.$/);
  expect(shot).toContain('b : tir (blaster) sur a');
  expect(rest[0]).toBe('a court sur 10\u00a0pas en tout (plus d’action).');
});

test('UC-ACT-GETUP, UC-ACT-ALERT: one sentence to get up, one to take the stance', () => {
  const up = { type: 'getUp', facing: { x: 0, y: 1000 } } as const;
  expect(told(alone({ at: [0, 0], posture: 'prone' }), [up, { type: 'alert' }])).toEqual([
    'a se relève (reste 1 action).',
    'a prend la posture d’alerte.',
    'À jouer : B.',
  ]);
});

test('UC-TURN-ACTIVATION: who gives up its actions is said to pass', () => {
  expect(told(alone({ at: [0, 0] }), { type: 'pass' }, '', [], 'en')).toEqual(['a passes: 2 actions not used.', 'B to play.']);
});

test('UC-SHOOT-ROLL, UC-DMG-OUT: a shot is told by its rolls, a loss once', () => {
  const match = pair({ figures: { a: { like: 'commandoRebelle', at: [0, 0] }, b: { at: [0, 9] }, b2: far } });
  expect(told(match, { type: 'shoot', weapon: 'blaster', target: 'b' }, '164 66')).toEqual([
    'a : tir (blaster) sur b, 3 dés, les deux meilleurs, 7 ou plus : (1) 6 4 = 10 [+ profil], touché',
    'a : dégâts (blaster) sur b, 2 dés, 7 ou plus : 6 6 = 12, un point de dégât',
    'b est Hors de Combat.',
  ]);
});

test('UC-DMG-STATES, UC-SAVE-ROLL: a loss names the state; a save its source, whose level needs no more words', () => {
  const b = { at: [0, 9], rules: [personnage.id, robust.id] } as const;
  const match = pair({ figures: { a: { like: 'soldatRebelle', at: [0, 0] }, b, b2: far } });
  expect(told(match, { type: 'shoot', weapon: 'blaster', target: 'b' }, '66 66 111').slice(2)).toEqual([
    `b : sauvegarde (${robust.cites[0]}), 3 dés, les deux moins bons, 7 ou plus : 1 1 (1) = 2, ratée`,
    'b perd 1 point de vitalité : reste 2 (Blessé).',
  ]);
});

test('UC-MELEE-BARE, UC-MELEE-PUSH: bare hands are named, and who pushes back', () => {
  const match = pair({ figures: { a: { like: 'guerrier', at: [0, 0] }, b: { at: [0, 1], facing: 'south' }, b2: far } });
  expect(told(match, { type: 'fight', target: 'b' }, '66 112 11', [], 'en')).toEqual([
    'a: combat (epee) against b, 2 dice: 6 6 = 12',
    'b: combat (UC-MELEE-BARE) against a, 3 dice, worst two: 1 1 (2) = 2',
    'b is pushed back 1\u00a0pace by a.',
    'a: damage (epee) to b, 2 dice, 7 or more: 1 1 = 2, no effect',
  ]);
});

test('UC-ATTR-MISE-A-TERRE: a power is told by its test; who throws whom, and how far', () => {
  const match = pair({ figures: { a: { at: [0, 0], rules: [push.id] }, b: { at: [0, 4] }, b2: far } });
  expect(told(match, { type: 'special', rule: push.id, target: 'b' }, '66')).toEqual([
    `a : test de pouvoir (${push.cites[0]}) sur b, 2 dés, 7 ou plus : 6 6 = 12, réussi`,
    'a projette b à 5\u00a0pas.',
    'b est à terre.',
  ]);
});

test('UC-MORALE-DEMORAL, UC-MORALE-FLEE-GOOD: a morale test says what it is for, a failure what comes of it', () => {
  const lost = { posture: 'out', vitality: 0 } as const;
  const figures = { a: { like: 'soldatRebelle', at: [0, 0] }, b: { at: [0, 9] }, b2: far, b3: { at: [22, 22], ...lost } } as const;
  const log = told(pair({ figures }), { type: 'shoot', weapon: 'blaster', target: 'b' }, '66 66 11', [], 'en');
  expect(log.slice(3, 5)).toEqual(['b2: morale test (UC-MORALE-DEMORAL), 2 dice, 7 or more: 1 1 = 2, failed', 'b2 flees for good.']);
});

test('the second of two like actions is said to be one', () => {
  const daring = { like: 'contrebandier', at: [0, 0] } as const;
  const log = told(
    pair({ figures: { a: daring, b: { at: [0, 9] }, b2: far } }),
    [
      { type: 'special', rule: hero.id },
      { type: 'shoot', weapon: 'pistolet', target: 'b' },
      { type: 'shoot', weapon: 'pistolet', target: 'b' },
    ],
    '34 111 111',
  );
  expect(log[0]).toBe('a tente un acte héroïque.');
  expect(log.filter((line) => line.includes('fois'))).toEqual([
    'a pourra faire deux fois sa prochaine action.',
    'a tire une deuxième fois.',
  ]);
});

test('UC-ACT-JUMP, UC-MOVE-FALL: of a fall the height is told', () => {
  const roof = box('roof', [-3, -3, 3, 3], { top: 2 });
  const log = told(alone({ at: [0, 0, 2] }, { terrain: [roof] }), [move([0, 2]), jump(0, 4)], '666');
  expect(log).toContain('a tombe de 2\u00a0pas.');
});

test('UC-SYS-DURATION: before a vowel "de" is short', () => {
  const match = battle({ figures: { a: { at: [0, 0], rules: [shock.id] }, b: { at: [0, 4] } }, activation: 'a' });
  const log = told(match, { type: 'special', rule: shock.id, target: 'b' }, '66');
  expect(log[1]).toBe(`b : ${shock.cites[0]} jusqu’à la prochaine activation d’a.`);
});

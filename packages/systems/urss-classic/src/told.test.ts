import { openMatch } from '@escarmouche/referee';
import { figureOf } from '@escarmouche/skirmish';
import { bodyOf, distanceBetween } from '@escarmouche/skirmish/placed';
import { arcOf, hiddenFor, missingFacts, missingOf, placeAway, sees } from '@escarmouche/skirmish/plane';
import { distance } from '@escarmouche/space';
import { expect, test } from 'vitest';
import type { Command } from './commands.ts';
import { shotOdds } from './odds/index.ts';
import { plane } from './plane.ts';
import { parseSetup } from './setup.ts';
import { urssClassic } from './system.ts';
import { battle, box, gun, play, point, refusal, rolls, units, type Battle, type BattleSpec } from './testing.ts';

type Tell = Extract<Command, { type: 'tell' }>;
const tell = (from: string, to: string, facts: Omit<Tell, 'type' | 'from' | 'to'>): Command => ({ type: 'tell', from, to, ...facts });

const rifle = gun('fusil', 12, 'normal');
const figures: BattleSpec['figures'] = { a: { at: [0, 0], weapons: [rifle] }, b: { at: [0, 8], facing: 'south' }, a2: { at: [-9, 0] } };
const begun = (more: Partial<BattleSpec> = {}): Battle => battle({ figures, activation: 'a', ...more });
const shot = { type: 'shoot', weapon: 'fusil', target: 'b' } as const;
const pairOf = ({ state }: Battle, from: string, to: string) => [figureOf(state, from), figureOf(state, to)] as const;
const oddsOf = ({ state }: Battle) => shotOdds(state, figureOf(state, 'a'), rifle, figureOf(state, 'b'));

test('UC-SHOOT-RANGE: the distance told stands before the measured one, both ways, for the rules and their reasons', () => {
  const match = begun();
  play(match, tell('b', 'a', { distance: 15_000 }));
  expect(distanceBetween(match.state, ...pairOf(match, 'a', 'b'))).toBe(15_000);
  expect(refusal(match, shot)).toBe('UC-SHOOT-RANGE');
  play(match, tell('a', 'b', { distance: 3000 }));
  expect(distanceBetween(match.state, ...pairOf(match, 'b', 'a'))).toBe(3000);
  expect(refusal(match, shot)).toBeUndefined();
});

test('UC-SHOOT-COVER: cover told is in the odds as it is in the shot', () => {
  const match = begun();
  const open = oddsOf(match);
  play(match, tell('a', 'b', { hidden: hiddenFor(plane, 1) }));
  const covered = oddsOf(match);
  expect(covered).not.toEqual(open);
  const behind = begun({ terrain: [box('crate', [-1, 6.8, 1, 7.2], { top: 1.4 })] });
  expect(oddsOf(behind).losses).toEqual(covered.losses);
  expect(rolls(play(match, shot, '66 66 111'))).toEqual(['shooting a 12', 'damage a 12', 'save b 2']);
});

test('UC-SYS-LOS, UC-ARC-VISION: who is told to be seen is ahead and in sight, who is not is out of sight', () => {
  const match = begun({ figures: { ...figures, a: { at: [0, 0], facing: 'south', weapons: [rifle] } } });
  expect(refusal(match, shot)).toBe('UC-ARC-VISION');
  play(match, tell('a', 'b', { seen: true }));
  expect(refusal(match, shot)).toBeUndefined();
  expect(sees(plane, match.state, ...pairOf(match, 'a', 'b'))).toBe(true);
  play(match, tell('a', 'b', { seen: false }));
  expect(refusal(match, shot)).toBe('UC-SYS-LOS');
});

test('UC-ARC-VISION: the side told is that of the target, as long as it faces so', () => {
  const match = begun();
  const side = () => arcOf(match.state, ...pairOf(match, 'b', 'a'));
  expect(side()).toBe('front');
  play(match, tell('a', 'b', { side: 'rear' }));
  expect(side()).toBe('rear');
  play(match, { type: 'correct', figure: 'b', facing: { x: 1000, y: -1000 } });
  expect(side()).toBe('front');
  play(match, { type: 'correct', figure: 'b', facing: { x: 0, y: -1000 } });
  expect(side()).toBe('rear');
});

test('UC-MELEE-PUSH: figures told to touch are in contact, and those told to be apart are not', () => {
  const match = begun();
  expect(refusal(match, { type: 'fight', target: 'b' })).not.toBeUndefined();
  play(match, tell('a', 'b', { distance: 0 }));
  expect(refusal(match, { type: 'fight', target: 'b' })).toBeUndefined();
  play(match, tell('a', 'b', { distance: 500 }));
  expect(refusal(match, { type: 'fight', target: 'b' })).not.toBeUndefined();
});

test('what is told holds until one of the two moves, or is corrected', () => {
  const match = begun();
  const away = () => Math.round(distanceBetween(match.state, ...pairOf(match, 'a', 'b')));
  const measured = away();
  play(match, [tell('a', 'b', { distance: 3000 }), { type: 'move', path: [point(0, 1)] }]);
  expect(away()).toBe(measured - 1000);
  play(match, [tell('a', 'b', { distance: 3000 }), { type: 'correct', figure: 'b', at: units(0, 8) }]);
  expect(away()).toBe(measured - 1000);
  expect(match.state.told).toBeUndefined();
  play(match, [tell('a', 'b', { distance: 3000 }), tell('a', 'a2', { distance: 500 }), { type: 'correct', figure: 'b', vitality: 1 }]);
  expect(away()).toBe(3000);
});

test.each([
  ['of one figure alone', tell('a', 'a', { distance: 1 })],
  ['of nobody', tell('a', 'z', { distance: 1 })],
  ['nothing', tell('a', 'b', {})],
  ['seen and wholly hidden', tell('a', 'b', { seen: true, hidden: 100 })],
  ['out of sight and half hidden', tell('a', 'b', { seen: false, hidden: 50 })],
  ['more than all of it hidden', tell('a', 'b', { hidden: 101 })],
])('told %s', (_, command) => {
  expect(refusal(begun(), command)).toBe('UC-SYS-DECISIONS');
});

test('where the table is not on the map, a deed asks for what nobody has told; on the map nothing is missing', () => {
  const match = begun();
  expect(missingFacts(match.state, shot)).toEqual([]);
  const read = parseSetup(JSON.parse(JSON.stringify({ ...match.setup, unmeasured: true })) as never);
  if (!read.ok) throw new Error(read.reason.en);
  const state = urssClassic.setup(read.setup);
  const facts = () => missingFacts(state, shot).flatMap((one) => one.facts);
  expect(missingFacts(state, shot)).toEqual([{ from: 'a', to: 'b', facts: ['distance', 'seen', 'hidden', 'side'] }]);
  urssClassic.reduce(state, { ...tell('a', 'b', { distance: 4000, seen: true, hidden: 0 }), type: 'told' } as never);
  expect(facts()).toEqual(['side']);
  urssClassic.reduce(state, { ...tell('a', 'b', { side: 'front' }), type: 'told' } as never);
  expect(facts()).toEqual([]);
  expect(missingFacts(state, { type: 'fight', target: 'b' })).toEqual([]);
  expect(missingOf(state, 'a2', 'b', 'charge')).toEqual([{ from: 'a2', to: 'b', facts: ['distance', 'side'] }]);
});

test('UC-MOVE-CHARGE: a charge sets out from a place as far away as was told', () => {
  const match = begun();
  const at = placeAway(plane, match.state, figureOf(match.state, 'a'), figureOf(match.state, 'b'), 3000);
  if (!at) throw new Error('no place');
  play(match, { type: 'correct', figure: 'a', at });
  expect(Math.abs(distanceBetween(match.state, ...pairOf(match, 'a', 'b')) - 3000)).toBeLessThan(2);
});

test('where the table is not on the map, a figure is drawn as far away as was told, and what was told before still holds', () => {
  const match: Battle = openMatch(urssClassic, { ...begun().setup, unmeasured: true });
  const measured = (from: string, to: string): number => {
    const [one, other] = pairOf(match, from, to);
    return Math.round(distance(bodyOf(match.state, one), bodyOf(match.state, other)) / 10) * 10;
  };
  play(match, [tell('a', 'a2', { distance: 2000 }), tell('a', 'b', { distance: 5000, seen: true })]);
  expect(measured('a', 'b')).toBe(5000);
  expect(distanceBetween(match.state, ...pairOf(match, 'a', 'a2'))).toBe(2000);
  play(match, { type: 'correct', figure: 'a2', posture: 'prone' });
  expect(measured('a', 'b')).toBe(5000);
});

test('who cannot be seen is asked nothing more', () => {
  const state = urssClassic.setup({ ...begun().setup, unmeasured: true });
  urssClassic.reduce(state, { ...tell('a', 'b', { seen: false }), type: 'told' } as never);
  expect(missingFacts(state, shot)).toEqual([]);
  expect(missingOf(state, 'a', 'b', 'charge')).toEqual([{ from: 'a', to: 'b', facts: ['distance', 'side'] }]);
});

test('what is told is told in the log', () => {
  const match = begun();
  const said = (command: Command, language: 'fr' | 'en') => {
    const [event] = play(match, command);
    const sentence = event && urssClassic.describe(match.state, event, language);
    return sentence?.map((part) => (typeof part === 'string' ? part : part.text)).join('');
  };
  expect(said(tell('a', 'b', { distance: 12_000, hidden: 60, side: 'rear' }), 'fr')).toBe(
    'De a à b\u00a0: à 12\u00a0pas, cachée à 60\u00a0%, dans le dos.',
  );
  expect(said(tell('a', 'b', { seen: false }), 'en')).toBe('From a to b: out of sight.');
});

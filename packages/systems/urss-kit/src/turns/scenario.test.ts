import type { Scenario } from '@escarmouche/skirmish/plane';
import { expect, test } from 'vitest';
import { battle, ofType, play, where } from '../testing.ts';
import { react, shoot, watching } from '../testing-alert.ts';
import { terrifying } from '../rules/index.ts';

/** Turns of a battle with a scenario: figures that come later, a last turn, an objective reached. */

const words = { fr: 'texte', en: 'text' };
const scenario = (more: Partial<Scenario>): Scenario => ({
  id: 's',
  name: words,
  story: words,
  zones: [],
  tokens: [],
  objectives: [],
  happenings: [],
  ...more,
});
const north = { x: 20_000, y: 55_000, width: 20_000, height: 5000, front: 'south' } as const;
const relief = scenario({ happenings: [{ id: 'relief', text: words, when: { turn: 3 }, arrivals: { figures: ['a'], zone: north } }] });
const pass = { type: 'pass' } as const;
const endGroup = { type: 'endGroup' } as const;

test('UK-TURN-CLASSIC-PLAY, UK-TURN-END: a group that is still to come is passed over, each turn is one, and as its turn begins it comes on', () => {
  const match = battle({ figures: { a: {}, b: { at: [0, 0] } }, scenario: relief, plays: 'B' });
  play(match, endGroup);
  expect([match.state.turn, match.state.group, match.state.figures.b?.activated]).toEqual([2, 'B', false]);
  play(match, endGroup);
  expect([match.state.turn, match.state.group, match.state.figures.a?.posture]).toEqual([3, 'A', 'standing']);
});

test('UK-SYS-SCOPE: whom there is no room for stays away for good, and the side that is left has won', () => {
  const narrow = { ...north, width: 500, height: 500 };
  const none = scenario({ happenings: [{ id: 'relief', text: words, when: { turn: 2 }, arrivals: { figures: ['a'], zone: narrow } }] });
  const match = battle({ figures: { a: {}, b: { at: [0, 0] } }, scenario: none, plays: 'B' });
  play(match, endGroup);
  expect([match.state.turn, match.state.figures.a?.posture]).toEqual([2, 'fled']);
});

test('UK-TURN-ALT-EXHAUSTED: in a turn of one group alone it plays, and rolls nothing', () => {
  const match = battle({ figures: { a: {}, b: { at: [0, 0] } }, scenario: relief, options: { 'turn.activation': 'alternating' } });
  play(match, pass);
  expect([match.state.turn, match.state.activation?.figure]).toEqual([2, 'b']);
  expect(ofType(play(match, pass, '2 5'), 'roundBegan')).toEqual([{ type: 'roundBegan', order: ['b', 'a'] }]);
});

test('UK-SYS-SCOPE, UK-TURN-END: as the last turn of its scenario ends the battle is over, who is ahead has won', () => {
  const hold = { id: 'h', name: words, side: 'B', points: 1, type: 'hold', zone: 'gate' } as const;
  const gate = { id: 'gate', name: words, shape: { type: 'disc', x: 30_000, y: 30_000, r: 20_000 } } as const;
  const figures = { a: { at: [0, 0] }, b: { at: [0, 9] }, b2: { at: [9, 9] } } as const;
  const match = battle({ figures, scenario: scenario({ turns: 2, zones: [gate], objectives: [hold] }), plays: 'B' });
  play(match, endGroup);
  expect(match.state.phase).toBe('play');
  play(match, [endGroup, endGroup]);
  expect([match.state.phase, match.state.outcome?.winners]).toEqual(['over', ['B']]);
});

test('UK-TURN-CLASSIC-PLAY: once the battle is over nobody left over is activated any more', () => {
  const kill = { id: 'k', name: words, side: 'B', points: 1, wins: true, type: 'eliminate', who: ['a1'] } as const;
  const figures = {
    a1: { at: [9, 1] },
    a2: { at: [20, 20] },
    b: { ...watching, at: [2, 0], weapons: ['fusil'] },
    b2: { at: [9, 4], rules: [terrifying.id] },
  } as const;
  const match = battle({ figures, scenario: scenario({ objectives: [kill] }), plays: 'A' });
  const events = play(match, endGroup, '1 4 111 5', [react(shoot('a1'))]);
  expect(where(match, 'a1')).toEqual([9, -9]);
  expect(ofType(events, 'activationBegan').map(({ figure: id }) => id)).toEqual(['a1']);
  expect(match.state.outcome?.winners).toEqual(['B']);
});

import { expect, test } from 'vitest';
import { battle, box, figure, ofType, play, refusal, units, type Battle } from '../testing.ts';
import { isUndetectable } from '../undetectable.ts';
import { heal } from './index.ts';

const crate = box('caisse', [-2, -2, -0.5, 2], { top: 1 });
const hide = { type: 'special', rule: 'camouflage' } as const;
const unseen = (match: Battle, id: string): boolean => isUndetectable(match.state, figure(match, id));
const moveTo = (...spots: readonly (readonly [number, number])[]) =>
  ({ type: 'move', path: spots.map(([x, y]) => ({ x: units(x, y).x, y: units(x, y).y })) }) as const;
const a = { like: 'soldatRebelle', rules: ['camouflage'], at: [0, 0] } as const;

test('UC-ATTR-CAMOUFLAGE UC-ACT-HIDE: undetectable once it has hidden, not before', () => {
  const match = battle({ figures: { a, b: { at: [0, 12] } }, terrain: [crate], activation: 'a' });
  expect(unseen(match, 'a')).toBe(false);
  expect(play(match, hide).filter(({ type }) => type === 'rolled')).toEqual([]);
  expect(unseen(match, 'a')).toBe(true);
  expect(match.state.activation?.left).toBe(1);
});

test('UC-ACT-HIDE: only with Camouflage, not engaged, touching a feature that hides', () => {
  const plain = battle({ figures: { a: { at: [0, 0] }, b: { at: [0, 12] } }, terrain: [crate], activation: 'a' });
  expect(refusal(plain, hide)).toBe('UC-ACT-LIST');
  const bare = battle({ figures: { a, b: { at: [0, 12] } }, activation: 'a' });
  expect(refusal(bare, hide)).toBe('UC-ACT-HIDE');
  const engaged = battle({ figures: { a, b: { at: [1, 0] } }, terrain: [crate], activation: 'a' });
  expect(refusal(engaged, hide)).toBe('UC-ACT-HIDE');
  const prone = battle({ figures: { a: { ...a, posture: 'prone' }, b: { at: [0, 12] } }, terrain: [crate], activation: 'a' });
  expect(refusal(prone, hide)).toBe('UC-ATTR-MISE-A-TERRE');
});

test('UC-ATTR-CAMOUFLAGE: a loud shot ends it until it hides again, without having to move', () => {
  const match = battle({ figures: { a, b: { at: [0, 12] } }, terrain: [crate], activation: 'a' });
  play(match, [hide, { type: 'shoot', weapon: 'blaster', target: 'b' }], '11');
  expect(unseen(match, 'a')).toBe(false);
  play(match, [{ type: 'endGroup' }, { type: 'activate', figure: 'a' }, hide]);
  expect(unseen(match, 'a')).toBe(true);
});

test('UC-ATTR-CAMOUFLAGE: a shot of one who has not hidden gives nothing away', () => {
  const match = battle({ figures: { a, b: { at: [0, 12] } }, terrain: [crate], activation: 'a' });
  expect(ofType(play(match, { type: 'shoot', weapon: 'blaster', target: 'b' }, '11'), 'marked')).toEqual([]);
});

test('UC-ATTR-CAMOUFLAGE: moving along the same feature keeps it, leaving the feature ends it even for a while', () => {
  const spec = { figures: { a, b: { at: [0, 12] } }, terrain: [crate], activation: 'a' } as const;
  const along = battle(spec);
  play(along, [hide, moveTo([0, 2])]);
  expect(unseen(along, 'a')).toBe(true);
  expect(figure(along, 'a').marks.camouflage).toEqual(['caisse']);
  const off = battle(spec);
  play(off, [hide, moveTo([0.5, 1])]);
  expect(unseen(off, 'a')).toBe(false);
  expect(figure(off, 'a').marks.camouflage).toBeUndefined();
  const round = battle(spec);
  play(round, [hide, moveTo([0.5, 1], [0, 2])]);
  expect(unseen(round, 'a')).toBe(false);
});

test('UC-ATTR-CAMOUFLAGE: hidden behind two features, it may leave one of them', () => {
  const east = box('fut', [0.5, -1, 2, 0], { top: 1 });
  const match = battle({ figures: { a, b: { at: [0, 12] } }, terrain: [crate, east], activation: 'a' });
  play(match, [hide, moveTo([0, 2])]);
  expect(figure(match, 'a').marks.camouflage).toEqual(['caisse']);
  expect(unseen(match, 'a')).toBe(true);
});

test('UC-ATTR-CAMOUFLAGE: away from where it hid it is seen, however it came there', () => {
  const away = { ...a, at: [5, 5], marks: { camouflage: ['caisse'] } } as const;
  const match = battle({ figures: { a: away, b: { at: [0, 12] } }, terrain: [crate], activation: 'a' });
  expect(unseen(match, 'a')).toBe(false);
});

test('UC-ATTR-CAMOUFLAGE: being engaged ends it', () => {
  const match = battle({
    figures: { a: { ...a, marks: { camouflage: ['caisse'] } }, b: { at: [0, 3] } },
    terrain: [crate],
    plays: 'B',
  });
  expect(unseen(match, 'a')).toBe(true);
  play(match, [{ type: 'activate', figure: 'b' }, moveTo([0, 0])]);
  expect(figure(match, 'a').marks.camouflage).toBeUndefined();
});

test('UC-ATTR-CAMOUFLAGE UC-DMG-OUT: out of action it has left its hiding place; brought back there it must hide again', () => {
  const healer = { at: [1, 0], rules: [heal.id] } as const;
  const hidden = { ...a, marks: { camouflage: ['caisse'] } };
  const spec = { terrain: [crate], activation: 'a9', options: { 'heal.outOfAction': 'yes' } } as const;
  const back = battle({ figures: { a9: healer, a: { ...hidden, posture: 'out', vitality: 0 }, b: { at: [0, 12] } }, ...spec });
  play(back, { type: 'special', rule: heal.id, target: 'a' }, '66', [['facing', { x: 0, y: 1000 }]]);
  expect(unseen(back, 'a')).toBe(false);
  const sound = battle({ figures: { a9: healer, a: hidden, b: { at: [0, 12] } }, ...spec });
  play(sound, { type: 'special', rule: heal.id, target: 'a' }, '66');
  expect(unseen(sound, 'a')).toBe(true);
});

import { expect, test } from 'vitest';
import { saveAgainst } from '../saves.ts';
import { battle, play, point, refusal } from '../testing.ts';
import { fast } from './index.ts';

test('UK-ATTR-RAPIDE, UK-SAVE-RUN: eight paces, sixteen on a run, and a save of value 2 in place of that of a run', () => {
  const match = battle({ figures: { a: { at: [0, 0], rules: [fast.id] }, b: { at: [0, 20] } }, activation: 'a' });
  expect([8, 8.1].map((x) => refusal(match, { type: 'move', path: [point(x, 0)] }))).toEqual([undefined, 'UK-ACT-MOVE']);
  expect([16, 16.1].map((x) => refusal(match, { type: 'run', to: point(x, 0) }))).toEqual([undefined, 'UK-ACT-RUN']);
  play(match, { type: 'run', to: point(16, 0) });
  const save = saveAgainst(match.state, { kind: 'shot', by: 'b', target: 'a', rule: 'UK-DMG-SHOT', arc: 'front', hidden: 0 });
  expect(save?.sources).toEqual([{ value: 2, class: 'run', source: 'UK-ATTR-RAPIDE' }]);
});

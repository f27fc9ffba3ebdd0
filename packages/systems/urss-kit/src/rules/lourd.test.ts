import { expect, test } from 'vitest';
import { battle, disc, point, refusal, type BattleSpec, type GrantSpec } from '../testing.ts';
import { amphibious, fast, heavy, slow } from './index.ts';

const bearer = (rules: readonly GrantSpec[], terrain: BattleSpec['terrain'] = []) =>
  battle({ figures: { a: { at: [0, 0], rules } }, activation: 'a', terrain });
const reach = (rules: readonly GrantSpec[], far: number) =>
  [far, far + 0.1].map((x) => refusal(bearer(rules), { type: 'move', path: [point(x, 0)] }) === undefined);

test('UK-ATTR-LOURD, UK-MOVE-BASE: a pace less, before anything is doubled or halved', () => {
  expect([reach([heavy.id], 4), reach([heavy.id, slow.id], 2), reach([heavy.id, fast.id], 7)]).toEqual([
    [true, false],
    [true, false],
    [true, false],
  ]);
  expect([8, 8.1].map((x) => refusal(bearer([heavy.id]), { type: 'run', to: point(x, 0) }))).toEqual([undefined, 'UK-ACT-RUN']);
  expect([2, 2.1].map((x) => refusal(bearer([heavy.id]), { type: 'crawl', path: [point(x, 0)] }))).toEqual([undefined, 'UK-ACT-CRAWL']);
});

test('UK-ATTR-LOURD: it cannot swim, not even amphibious', () => {
  const lake = [disc('lac', [0, 0, 5], 'water')];
  const swim = { type: 'swim', path: [point(1, 0)] } as const;
  expect([refusal(bearer([heavy.id, amphibious.id], lake), swim), refusal(bearer([], lake), swim)]).toEqual(['UK-ATTR-LOURD', undefined]);
});

import { expect, test } from 'vitest';
import type { Deed } from '../boards/board.ts';
import type { Told } from '../systems/game-adapter.ts';
import type { LogLine } from './log.ts';
import { recapOf } from './recap.ts';

type Short = Pick<Told, 'kind' | 'lost' | 'topic'> & { readonly deed?: Omit<Deed, 'tone'>; readonly success?: boolean };

const logOf = (lines: readonly Short[]): readonly LogLine[] =>
  lines.map(({ deed, success, ...told }, event) => ({
    id: `0.${event}`,
    entry: 0,
    event,
    turn: 1,
    told: {
      ...told,
      text: [],
      ...(deed && { deed: { ...deed, tone: 'info' } }),
      ...(success !== undefined && { roll: { notation: '2d6', mode: '', dice: [], score: 7, success, modifiers: [] } }),
    },
  }));

const roll = (by: string, on: string | undefined, success: boolean): Short => ({ kind: 'roll', success, deed: { by, on } });
const MINE = new Set(['nela', 'riko']);

test('an attack is told by what came of it in the end', () => {
  const log = logOf([
    roll('tolm', 'nela', true),
    roll('tolm', 'nela', true),
    roll('nela', undefined, false),
    { kind: 'loss', lost: 'nela', deed: { on: 'nela' } },
    { kind: 'line', topic: 'move', deed: { by: 'orsk' } },
    roll('orsk', 'riko', false),
    roll('varn', 'riko', true),
    roll('varn', 'riko', true),
    roll('riko', undefined, true),
    roll('varn', 'riko', true),
  ]);
  expect(recapOf(log, 0, MINE)).toEqual([
    { from: 0, to: 4, attack: { by: 'tolm', on: 'nela', outcome: 'lost' } },
    { from: 5, to: 6, attack: { by: 'orsk', on: 'riko', outcome: 'missed' } },
    { from: 6, to: 10, attack: { by: 'varn', on: 'riko', outcome: 'harmless' } },
  ]);
});

test('what one has done oneself is not told again; losses by nobody are', () => {
  const log = logOf([
    roll('nela', 'tolm', true),
    { kind: 'loss', deed: { on: 'tolm' } },
    { kind: 'loss', lost: 'keld', deed: { on: 'keld' } },
  ]);
  expect(recapOf(log, 0, MINE)).toEqual([{ from: 2, to: 3 }]);
  expect(recapOf(log, 3, MINE)).toEqual([]);
  expect(recapOf(log, 9, MINE)).toEqual([]);
});

import { expect, test } from 'vitest';
import type { Deed } from '../boards/board.ts';
import type { Told } from '../systems/told.ts';
import type { LogLine } from './log.ts';
import { recapOf } from './recap.ts';
import { sincePersons } from './since.ts';

type Short = Pick<Told, 'kind' | 'lost' | 'topic'> & {
  readonly deed?: Omit<Deed, 'tone'>;
  readonly success?: boolean;
  /** The command that it came of; the first where none is given. */
  readonly entry?: number;
};

const logOf = (lines: readonly Short[]): readonly LogLine[] =>
  lines.map(({ deed, success, entry = 0, ...told }, event) => ({
    id: `${entry}.${event}`,
    entry,
    event,
    turn: 1,
    told: {
      ...told,
      text: [],
      ...(deed && { deed: { ...deed, tone: 'info' } }),
      ...(success !== undefined && {
        roll: { aim: 'shot', pool: '2 dice', notation: '2d6', mode: '', dice: [], score: 7, success, modifiers: [] },
      }),
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
    { kind: 'line', topic: 'move', deed: { by: 'orsk' }, entry: 1 },
    { ...roll('orsk', 'riko', false), entry: 1 },
    { ...roll('varn', 'riko', true), entry: 2 },
    { ...roll('varn', 'riko', true), entry: 2 },
    { ...roll('riko', undefined, true), entry: 2 },
    { kind: 'line', entry: 2 },
  ]);
  expect(recapOf(log, 0, MINE)).toEqual([
    { from: 0, to: 4, attack: { by: 'tolm', on: 'nela', outcome: 'lost' } },
    { from: 5, to: 6, attack: { by: 'orsk', on: 'riko', outcome: 'missed' } },
    { from: 6, to: 9, attack: { by: 'varn', on: 'riko', outcome: 'harmless' } },
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

const combat = (by: string, on: string): Short => ({ kind: 'roll', deed: { by, on } });
const pushed = (figure: string): Short => ({ kind: 'line', topic: 'move', deed: { by: figure } });

test('a fight is one attack, whoever is pushed or struck in it', () => {
  const won = [combat('varn', 'nela'), combat('nela', 'varn'), { kind: 'line' } as const, pushed('nela'), roll('varn', 'nela', true)];
  const out: Short = { kind: 'loss', lost: 'nela', deed: { on: 'nela' } };
  expect(recapOf(logOf([...won, out]), 0, MINE)).toEqual([{ from: 0, to: 6, attack: { by: 'varn', on: 'nela', outcome: 'lost' } }]);
  const back: Short = { kind: 'loss', deed: { on: 'varn' } };
  const lost = [combat('varn', 'nela'), combat('nela', 'varn'), roll('nela', 'varn', true), back];
  expect(recapOf(logOf(lost), 0, MINE)).toEqual([{ from: 0, to: 4, attack: { by: 'varn', on: 'nela', outcome: 'selfHurt' } }]);
});

const acts = (by: string, entry: number): Short => ({ kind: 'line', topic: 'acts', deed: { by }, entry });

test('AI-ORD-LIST: each activation of an NPC is told by its thought before what it did; an entry without a thought is not', () => {
  const log = logOf([acts('varn', 1), { ...pushed('varn'), entry: 2 }, { ...roll('varn', 'nela', false), entry: 3 }, acts('orsk', 4)]);
  expect(recapOf(log, 0, MINE, () => true)).toEqual([
    { from: 0, to: 1, thought: 2 },
    { from: 2, to: 3, attack: { by: 'varn', on: 'nela', outcome: 'missed' } },
  ]);
  expect(recapOf(log, 0, MINE, (entry) => entry !== 2)[0]).toEqual({ from: 0, to: 1, thought: 3 });
  expect(recapOf(log, 0, MINE)).toHaveLength(1);
});

test('who is shot at on the way to a fight is told of apart', () => {
  const log = logOf([roll('bodo', 'varn', false), combat('varn', 'nela'), combat('nela', 'varn')]);
  expect(recapOf(log, 0, MINE).map(({ attack }) => attack?.by)).toEqual(['bodo', 'varn']);
});

const by =
  (...entries: readonly number[]) =>
  (entry: number) =>
    entries.includes(entry);

test('a battle that is opened again tells what NPCs have done since a person last did something', () => {
  const log = logOf([acts('nela', 1), acts('varn', 2), { ...pushed('varn'), entry: 3 }]);
  expect(sincePersons(log, by(1), by(2, 3))).toBe(1);
  expect(sincePersons(log, by(), by(2, 3))).toBe(0);
  expect(sincePersons(log, by(1), by())).toBe(3);
  expect(sincePersons(log, by(1, 3), by(2))).toBe(3);
});

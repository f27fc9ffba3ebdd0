import { expect, test } from 'vitest';
import type { LogLine } from './log.ts';
import { createOnward } from './onward.ts';

const line = (entry: number, run = true): LogLine =>
  ({
    id: `${entry}`,
    entry,
    event: 1,
    turn: 1,
    told: { kind: 'line', text: [], ...(run && { run: { of: 'walk a', told: () => [] } }) },
  }) as LogLine;

function waiting(...lines: readonly LogLine[]) {
  const given: string[] = [];
  const onward = createOnward<string>((by, commands) => given.push(by, ...commands));
  onward.keep('a', ['two', 'three'], 4);
  const look = (now: Partial<Parameters<typeof onward.look>[0]> = {}) =>
    onward.look({ waiting: undefined, entries: [0, 1, 2, 3, 4], active: ['a'], ...now }, () => lines);
  const asked = (): void => look({ waiting: {}, entries: [0, 1, 2, 3], active: [] });
  return { given, look, asked };
}

test('a way goes on when everybody asked has let it pass, once', () => {
  const { given, look, asked } = waiting(line(3, false), line(4));
  asked();
  expect(given).toEqual([]);
  look();
  look();
  expect(given).toEqual(['a', 'two', 'three']);
});

test('a way ends where something else has happened, was taken back, or another decides', () => {
  const met = waiting(line(4), line(4, false));
  met.asked();
  met.look();
  const undone = waiting(line(4));
  undone.asked();
  undone.look({ entries: [0, 1, 2, 3] });
  const others = waiting(line(4));
  others.asked();
  others.look({ active: ['b'] });
  expect([...met.given, ...undone.given, ...others.given]).toEqual([]);
});

test('a step about which nobody is asked is followed by who gave it', () => {
  const { given, look } = waiting(line(4));
  look();
  expect(given).toEqual([]);
});

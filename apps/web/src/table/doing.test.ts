import { remoteSeat, type Act, type Reply, type Told } from '@escarmouche/online';
import type { Entry, System } from '@escarmouche/referee';
import { PERSON } from '@escarmouche/session';
import { expect, test } from 'vitest';
import type { GameAdapter } from '../systems/game-adapter.ts';
import { createDoing } from './doing.svelte.ts';
import type { LogLine } from './log.ts';
import type { createNotices } from './notices.svelte.ts';

type Command = 'one' | 'two' | 'three' | 'other';
const way: System<null, object, Command, never> = {
  id: 'way',
  version: '1',
  setup: () => ({}),
  active: () => ['a'],
  offers: () => [],
  check: () => undefined,
  play: () => undefined,
  reduce: () => undefined,
  view: (state) => state,
  redact: (event) => event,
  outcome: () => undefined,
  describe: () => undefined,
};

/** Lines of a way that nothing has stopped. */
const wayTold = (entry: number) => [{ entry, told: { run: {} } } as LogLine];

/** A seat whose host is elsewhere: acts wait for a reply, and news of them may be heard before that. */
function seatElsewhere() {
  const sent: unknown[] = [];
  const said: string[] = [];
  const waits: ((reply: Reply) => void)[] = [];
  const welcome = { viewer: 'a', settings: { seats: { a: PERSON }, dice: {}, notes: {} }, beginning: {} };
  const send = ({ n, deed }: Act<Command>) => {
    sent.push([n, 'command' in deed ? deed.command : 'value' in deed && deed.value]);
    return new Promise<Reply>((resolve) => waits.push(resolve));
  };
  const session = remoteSeat(way, welcome, send, () => 'id');
  const notices = { refused: () => said.push('refused') } as unknown as ReturnType<typeof createNotices>;
  const doing = createDoing(
    {} as GameAdapter<null, object, Command, never>,
    { everybody: session, held: [session] },
    () => 'a',
    () => undefined,
    notices,
    () => undefined,
  );
  let sequence = 0;
  return {
    doing,
    sent,
    said,
    /** The reply to what has waited longest. */
    async reply(status: 'kept' | 'stale' = 'kept'): Promise<void> {
      waits.shift()?.({ status, sequence });
      await new Promise((settled) => setTimeout(settled));
    },
    /** News: acts of the seat and whole entries so far, and whether somebody is asked. */
    hear(acts: number, length: number, asks = false): void {
      const entries = Array.from({ length }, (): Entry<Command, never> => ({ seat: 'a', command: 'one', answers: [], events: [] }));
      const waiting = { seat: 'a', command: 'one' as const, question: { kind: 'roll' as const, dice: [] }, asked: ['b'], events: [] };
      const told = { since: sequence, sequence: sequence + 1, left: 0, entries, active: ['a'], agreements: [], acts, mayForce: false };
      session.hear({ ...told, print: '', ...(asks && { waiting }) } as unknown as Told<object, Command, never>);
      sequence++;
      doing.goOn(session.snapshot(), () => wayTold(length - 1));
    },
  };
}

test('an answer on its way to a host elsewhere holds the table up, and is given once however often it is pressed', async () => {
  const { doing, sent, hear, reply } = seatElsewhere();
  void doing.answer('yes');
  expect(doing.busy).toBe(true);
  await doing.answer('yes');
  hear(1, 0, true);
  await reply();
  expect([sent, doing.busy]).toEqual([[[1, 'yes']], false]);
  void doing.answer('no');
  expect(sent).toEqual([
    [1, 'yes'],
    [2, 'no'],
  ]);
});

test('commands on their way to a host elsewhere are given once however often they are pressed; the table says nothing of the second press', async () => {
  const { doing, sent, said, hear, reply } = seatElsewhere();
  const became = doing.give(['one', 'two']);
  await doing.give(['one', 'two']);
  hear(1, 1);
  await reply();
  await doing.give(['other']);
  expect([sent, doing.given, doing.busy]).toEqual([
    [
      [1, 'one'],
      [2, 'two'],
    ],
    1,
    true,
  ]);
  hear(2, 2);
  // Heard is heard: the next command need not wait for the reply.
  void doing.give(['other']);
  expect(sent.at(-1)).toEqual([3, 'other']);
  await reply();
  expect([await became, said]).toEqual(['done', []]);
});

test('an act of another device of the seat is told: what was pressed here was not given', async () => {
  const { doing, said, reply } = seatElsewhere();
  const became = doing.give(['one', 'two']);
  await reply('stale');
  expect([await became, said]).toEqual(['refused', ['refused']]);
});

test('a list goes on after a question about one of its commands, once, whether the reply to that command comes before or after', async () => {
  for (const isEarly of [true, false]) {
    const { doing, sent, hear, reply } = seatElsewhere();
    const became = doing.give(['one', 'two', 'three']);
    hear(1, 0, true);
    if (isEarly) await reply();
    hear(1, 1);
    expect(sent.at(-1)).toEqual([2, 'two']);
    if (!isEarly) await reply();
    expect(await became).toBe('waiting');
    await doing.give(['other']);
    hear(2, 2);
    await reply();
    expect(sent).toEqual([
      [1, 'one'],
      [2, 'two'],
      [3, 'three'],
    ]);
  }
});

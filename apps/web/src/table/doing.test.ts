import type { SeatSession } from '@escarmouche/session';
import { expect, test } from 'vitest';
import type { GameAdapter } from '../systems/game-adapter.ts';
import { createDoing } from './doing.svelte.ts';
import type { createNotices } from './notices.svelte.ts';

type Session = SeatSession<object, object, 'go', never>;
type Reply = Awaited<ReturnType<Session['answer']>>;

/** A seat whose host is elsewhere: each answer waits until the host replies. */
function seatElsewhere() {
  const sent: unknown[] = [];
  let settle: ((reply: Reply) => void) | undefined;
  const session = {
    viewer: 'a',
    matchSettings: { seats: {}, dice: {}, notes: {} },
    snapshot: () => ({ entries: [], agreements: [] }),
    answer(value: unknown) {
      sent.push(value);
      return new Promise<Reply>((resolve) => (settle = resolve));
    },
  } as unknown as Session;
  return { session, sent, reply: (status: 'done' | 'waiting') => settle?.({ status }) };
}

test('an answer on its way to a host elsewhere holds the table up, and is given once however often it is pressed', async () => {
  const { session, sent, reply } = seatElsewhere();
  const notices = { refused: () => undefined } as unknown as ReturnType<typeof createNotices>;
  const doing = createDoing(
    {} as GameAdapter<object, object, 'go', never>,
    { everybody: session, held: [session] },
    () => 'a',
    () => undefined,
    notices,
    () => undefined,
  );
  const first = doing.answer('yes');
  expect(doing.busy).toBe(true);
  await doing.answer('yes');
  reply('waiting');
  await first;
  expect([sent, doing.busy]).toEqual([['yes'], false]);
  const second = doing.answer('no');
  reply('done');
  await second;
  expect(sent).toEqual(['yes', 'no']);
});

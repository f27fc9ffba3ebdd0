import type { Question } from '@escarmouche/referee';
import type { Session, Snapshot, Terms } from '@escarmouche/session';
import { expect, test, vi } from 'vitest';
import type { Advice, Ask, GameAdapter } from '../systems/game-adapter.ts';

vi.hoisted(() => Object.assign(globalThis, { localStorage: { getItem: () => 'fr', setItem: () => undefined } }));
const { createDeciding } = await import('./deciding.svelte.ts');

type S = Record<string, never>;
const terms: Terms = { seed: 's', dice: {}, seats: { a: 'person', b: 'person' }, notes: {} };
const game = { secrets: true } as GameAdapter<null, S, null, null>;
const session = { system: { view: (state: S) => state }, terms, setup: null } as unknown as Session<null, S, null, null>;

/** A table between two persons on which one is asked something, or commands where nothing is asked. */
function table(by: string, ask?: Partial<Ask<null>>, plays = true) {
  const question = { kind: 'choice', purpose: 'p', seat: by } as Question;
  const waiting = ask && { question, asked: [by], seat: 'a', events: [] };
  const truth = { version: 0, state: {}, active: [by], entries: [], waiting } as unknown as Snapshot<S, null, null>;
  const advice = { question: () => ({ title: '', overlay: {}, options: [], ...ask }) } as unknown as Advice<S, null, null>;
  return createDeciding(
    game,
    session,
    () => truth,
    () => advice,
    () => plays,
  );
}

test('who commands, or is asked what others may not see, gets the screen first', () => {
  for (const deciding of [table('b'), table('b', {})]) {
    expect([deciding.handTo, deciding.seat]).toEqual(['b', undefined]);
  }
});

test('ZB-DECISIONS: what all may hear is asked of its player with the screen where it is', () => {
  const deciding = table('b', { open: true });
  expect([deciding.handTo, deciding.seat, deciding.viewer]).toEqual([undefined, 'b', '']);
});

test('where the table is only looked at nobody decides, and the screen is handed to nobody', () => {
  for (const deciding of [table('b', undefined, false), table('b', {}, false)]) {
    expect([deciding.seat, deciding.handTo, deciding.viewer]).toEqual([undefined, undefined, '']);
  }
});

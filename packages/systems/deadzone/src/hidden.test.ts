import { copy } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import type { Event } from './events.ts';
import { redact, view } from './hidden.ts';
import { reduce } from './reduce.ts';
import { intel } from './rules/jeton-info.ts';
import { medic } from './rules/medecin.ts';
import type { State } from './state.ts';
import { battle } from './testing.ts';

const looked: Event = { type: 'itemPeeked', seat: 'a', token: 'token-1', item: medic.id };

function after(state: State, ...events: readonly (Event | undefined)[]): State {
  const next = copy(state as never) as State;
  for (const event of events) if (event) reduce(next, event);
  return next;
}

const { state } = battle({
  figures: { a: { at: 'C1R1L1' }, b: { at: 'C8R8L1' } },
  tokens: ['C4R4L1', 'C5R5L1'],
  bag: [intel.id, medic.id],
});

test('DZ-RECON-BONUS-TABLE, DZ-ITEM-REVEAL: one player alone knows an item that it has looked at', () => {
  const real = after(state, looked);
  expect(view(real, 'a').tokens[0]).toEqual({ id: 'token-1', at: 'C4R4L1', seen: 'a', item: medic.id });
  expect(view(real, 'b').tokens[0]).toEqual({ id: 'token-1', at: 'C4R4L1', seen: 'a' });
  expect(view(real, 'b').bag).toEqual(state.bag);
  expect(redact(looked, 'b')).toEqual({ type: 'itemPeeked', seat: 'a', token: 'token-1' });
});

test('DZ-RECON-BONUS-TABLE: the other player’s view follows from what it hears, until the item is picked up and lies open to both', () => {
  const picked: Event = { type: 'itemPicked', token: 'token-1', item: medic.id, figure: 'b' };
  const real = after(state, looked);
  const heard = after(view(state, 'b'), redact(looked, 'b'));
  expect(heard).toEqual(view(real, 'b'));
  expect(after(heard, redact(picked, 'b'))).toEqual(view(after(real, picked), 'b'));
  expect(after(real, picked).bag).toEqual([intel.id]);
});

test('DZ-RECON-BONUS-TABLE, DZ-ITEM-DROP: of two items that each player has looked at, each knows its own, and both what lies face up', () => {
  const own: Event = { type: 'itemPeeked', seat: 'b', token: 'token-2', item: intel.id };
  const open: Event = { type: 'itemDropped', figure: 'b', token: 'open', item: medic.id, at: 'C8R8L1' };
  const real = after(state, looked, own, open);
  const known = (seat: string) => view(real, seat).tokens.map(({ item }) => item);
  expect([known('a'), known('b')]).toEqual([
    [medic.id, undefined, medic.id],
    [undefined, intel.id, medic.id],
  ]);
  expect([view(real, 'a').bag, view(real, 'b').bag]).toEqual([[intel.id], [medic.id]]);
  expect(view(after(state, open), 'a')).toEqual(after(state, open));
});

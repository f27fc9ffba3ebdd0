import { refuse, type Offer } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { limited } from './limited-offer.ts';

const no = refuse('UC-TURN-ACTIVATION', 'Non.', 'No.');
const open: Offer<number> = { id: 'go', type: 'go', check: (steps) => (steps > 5 ? no : undefined), sample: () => 3 };
const sampled = ({ sample }: Offer<number>) => sample?.(() => 0);

test('an offer without a limit stays as it is', () => {
  const closed: Offer<number> = { id: 'go', type: 'go', command: 3 };
  expect(limited(closed, () => undefined)).toBe(closed);
  const one = limited(open, () => undefined);
  expect([one.check?.(3), one.check?.(6), sampled(one)]).toEqual([undefined, no, 3]);
});

test('a limit of the whole kind refuses the offer, whatever is asked of it', () => {
  const one = limited(open, () => no);
  expect([one.refusal, one.check?.(3), sampled(one)]).toEqual([no, no, undefined]);
});

test('a limit that hangs on the command refuses that command, and draws no other', () => {
  const odd = (steps?: number) => (steps !== undefined && steps % 2 === 1 ? no : undefined);
  expect(limited({ ...open, check: undefined, command: 3 }, odd).refusal).toBe(no);
  const one = limited(open, odd);
  expect([one.refusal, one.check?.(2), one.check?.(3), one.check?.(6), sampled(one)]).toEqual([undefined, undefined, no, no, undefined]);
});

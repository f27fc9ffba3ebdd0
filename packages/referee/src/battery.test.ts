import { expect, test } from 'vitest';
import { battery } from './battery.ts';
import { pig, type PigState } from './pig.fixture.ts';

const setup = { players: ['a', 'b'] };

test('battery: Pig keeps every promise, to the end', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const report = battery(pig, setup, { seed });
    expect(report.finished).toBe(true);
    expect(Object.keys(report.taken).sort()).toEqual(['hold', 'roll']);
  }
});

test('battery: the same seed plays the same game', () => {
  expect(battery(pig, setup, { seed: 7 })).toEqual(battery(pig, setup, { seed: 7 }));
});

test.each([
  [
    'offers and check agree',
    { ...pig, offers: (state: PigState) => pig.offers(state, '').map((offer) => ({ ...offer, refusal: undefined })) },
  ],
  ['the state is plain data', { ...pig, setup: (given: typeof setup) => ({ ...pig.setup(given), kitty: Number.NaN }) }],
  ['a view allows the same offers', { ...pig, view: (state: PigState) => ({ ...state, kitty: 0 }) }],
  [
    'the events fold to the state',
    {
      ...pig,
      play: (turn, seat, command) => {
        pig.play(turn, seat, command);
        turn.state.kitty += 1;
      },
    },
  ],
  ['what is told leads from view to view', { ...pig, redact: () => undefined }],
] satisfies [string, typeof pig][])('battery: a breach is named: %s', (promise, broken) => {
  expect(() => battery(broken, setup, { seed: 1 })).toThrow(promise);
});

const unkept = ({ kitty }: PigState): string | undefined => (kitty > 0 ? `kitty ${kitty}` : undefined);

test('battery: a flaw that the system finds in its state is told', () => {
  expect(() => battery(pig, setup, { seed: 1, flaw: unkept })).toThrow('the state is sound: kitty');
});

test('battery: what leads nowhere is taken rarely', () => {
  const { taken } = battery(pig, setup, { seed: 3, most: 60, rarely: ['hold'] });
  expect(taken.roll ?? 0).toBeGreaterThan(4 * (taken.hold ?? 0));
});

import { NPC_OPTION_KEYS } from '@escarmouche/skirmish/plane';
import { expect, test } from 'vitest';
import type { OptionOnOffer } from '../systems/options-on-offer.ts';
import { createReadings } from './readings.svelte.ts';

/** Readings whose usual one is the first of these. */
const usually = (...values: readonly string[]): readonly OptionOnOffer[] => [
  { key: 'cards', title: 'Cartes', rule: 'ZO-CARD-WINDOWS', values: values.map((value) => ({ value, text: value })) },
];
const heard = (): Promise<void> => new Promise((go) => setTimeout(go));
const first = ({ options }: ReturnType<typeof createReadings>): string | undefined => options[0]?.values[0]?.value;

test('readings that are usual for other players are neither left standing nor shown when they come late', async () => {
  const readings = createReadings();
  readings.ask(Promise.resolve(usually('holders', 'everybody')), undefined);
  await heard();
  expect(first(readings)).toBe('holders');
  const late = heard()
    .then(heard)
    .then(() => usually('holders', 'everybody'));
  readings.ask(late, undefined);
  expect(readings.options).toEqual([]);
  readings.ask(Promise.resolve(usually('everybody', 'holders')), undefined);
  await heard();
  expect(first(readings)).toBe('everybody');
  await late;
  await heard();
  expect(first(readings)).toBe('everybody');
});

test('readings of NPCs stand after those of the game, and are told apart where both are chosen', async () => {
  const readings = createReadings();
  const [ofNpcs = ''] = NPC_OPTION_KEYS;
  const more = [{ key: ofNpcs, title: 'PNJ', rule: 'NPC-ORDER', values: [{ value: 'x', text: 'x' }] }];
  readings.ask(Promise.resolve(usually('holders', 'everybody')), Promise.resolve(more));
  await heard();
  expect(readings.options.map(({ key }) => key)).toEqual(['cards', ofNpcs]);
  readings.choose('cards', 'everybody');
  readings.choose(ofNpcs, 'x');
  expect([readings.ofGame, readings.ofNpcs]).toEqual([{ cards: 'everybody' }, { [ofNpcs]: 'x' }]);
  expect(readings.changed, 'one is the usual one').toBe(1);
  readings.reset();
  expect(readings.chosen).toEqual({});
});

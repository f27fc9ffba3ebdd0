import { zombieCards, zombieTiles } from '@escarmouche/content/zombies';
import { zombies, type Event, type Setup } from '@escarmouche/zombies';
import { expect, test, vi } from 'vitest';

vi.hoisted(() => Object.assign(globalThis, { localStorage: { getItem: () => null } }));
const { study } = await import('./study.ts');

const seats = ['Ana', 'Bo'].map((name, i) => ({ seat: 'ab'.charAt(i), name }));
const state = zombies.setup({ kinds: zombieTiles, deck: zombieCards, seats, options: {} } as unknown as Setup);

const life = (seat: string): Event => ({ type: 'livesLost', seat, count: 1, rule: 'ZB-COMBAT-LOSS' });
const blow: Event = { type: 'blow', seat: 'a', die: 2, bonuses: [], result: 2 };

test('ZB-COMBAT-LOSS, ZB-KO: a turning point counts together what each player has lost', () => {
  const events: readonly Event[] = [
    blow,
    life('a'),
    blow,
    life('a'),
    life('b'),
    blow,
    life('a'),
    { type: 'knockedOut', seat: 'a', lives: 3, bullets: 3 },
  ];
  expect(study.story(state, events, 'fr')).toBe('Ana perd 3 vies et tombe K.-O., Bo perd 1 vie : 50,0 % de l’emporter à chaque dé.');
  expect(study.story(state, events, 'en')).toBe('Ana loses 3 lives and is knocked out, Bo loses 1 life: 50.0% to win each die.');
});

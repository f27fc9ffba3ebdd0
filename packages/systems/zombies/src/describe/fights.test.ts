import { expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { game } from '../testing.ts';
import { inBoth, inTown, say, type Row } from './testing.ts';

const FIGHTS: readonly Row[] = [
  [
    'bullets that slip away',
    inTown,
    { type: 'bulletsSpent', seat: 'Ana', count: 2, rule: 'ZB-EV-MAINSMOITES' },
    'Mains moites : Ana perd 2 balles (reste 1).',
    'Slippery hands: Ana loses 2 bullets (1 left).',
  ],
  [
    'a life paid for a card',
    inTown,
    { type: 'livesLost', seat: 'Ana', count: 1, rule: 'ZB-EV-DEMITOUR' },
    'Demi-tour : Ana perd 1 vie (reste 2).',
    'Turn back: Ana loses 1 life (2 left).',
  ],
  [
    'no life for want of room',
    inTown,
    { type: 'livesGained', seat: 'Ana', count: 0, rule: 'ZB-EV-PAUSE' },
    'Pause bienvenue : Ana gagne 0 vie (3 en tout).',
    'Breather: Ana gains 0 lives (3 in all).',
  ],
  [
    'a zombie taken down by a card',
    inTown,
    { type: 'zombieKilled', seat: 'Ana', square: 10, rule: 'ZB-EV-GRENADE' },
    'Grenade : Ana élimine un zombie, case 3 E, 1 N (Fleuriste) : 6 en collection.',
    'Grenade: Ana takes down a zombie, square 3 E, 1 N (Florist): 6 collected.',
  ],
  [
    'a zombie beaten on a life too many',
    { ...inTown, players: { Ana: { at: [4, 0], lives: 5 }, Bo: {} }, lives: [[4, 0]] },
    { type: 'zombieKilled', seat: 'Ana', square: 14, rule: 'ZB-COMBAT-ROLL' },
    'Ana élimine un zombie, case 4 E (Fleuriste) : 1 en collection, 1 vie reste sur la case (déjà 5).',
    'Ana takes down a zombie, square 4 E (Florist): 1 collected, 1 life stays on the square (5 already).',
  ],
  [
    'trophies given back to a card',
    inTown,
    { type: 'trophiesLost', seat: 'Ana', count: 2, rule: 'ZB-EV-CABOUGE' },
    'Ana rend 2 zombies de sa collection (Ça bouge encore) : il en reste 3.',
    'Ana gives back 2 zombies from the collection (Still twitching): 3 left.',
  ],
  [
    'a blow without a bonus, lost',
    inTown,
    { type: 'blow', seat: 'Ana', die: 2, bonuses: [], result: 2 },
    'Ana : combat, 1 dé, 4 ou plus : 2, défaite, il manque 2',
    'Ana: combat, 1 die, 4 or more: 2, defeat, 2 short',
  ],
  [
    'a blow with all there is',
    inTown,
    {
      type: 'blow',
      seat: 'Ana',
      die: 1,
      bonuses: [
        { rule: 'ZB-EV-HACHE', value: 1 },
        { rule: 'ZB-EV-POMPE', value: 1 },
      ],
      result: 5,
    },
    'Ana : combat, 1 dé, 4 ou plus : 1 + 1 (Hache) + 1 (Fusil à pompe) + 2 = 5, victoire',
    'Ana: combat, 1 die, 4 or more: 1 + 1 (Fire axe) + 1 (Shotgun) + 2 = 5, victory',
  ],
  [
    'a die that is good',
    inTown,
    { type: 'twitched', seat: 'Bo', die: 4 },
    'Bo : test, 1 dé, 4 ou plus : 4, victoire',
    'Bo: test, 1 die, 4 or more: 4, victory',
  ],
];

for (const [about, spec, event, fr, en] of FIGHTS) {
  test(about, () => expect(inBoth(spec, event)).toEqual({ fr, en }));
}

test.each([
  [3, 0, 'Coup de sang : 3 + 2 = 5, victoire.', 'Second wind: 3 + 2 = 5, victory.'],
  [1, 0, 'Coup de sang : 1 + 2 = 3, défaite, il manque 1.', 'Second wind: 1 + 2 = 3, defeat, 1 short.'],
  [1, 1, 'Coup de sang : 2 + 2 = 4, victoire.', 'Second wind: 2 + 2 = 4, victory.'],
])('ZB-EV-COUPDESANG: after a die of %i with +%i', (die, bonus, fr, en) => {
  const match = game(inTown);
  Object.assign(match.state, { fight: { seat: 'Ana', die, bonus } });
  const event: Event = { type: 'boosted', seat: 'Ana', value: 2, rule: 'ZB-EV-COUPDESANG' };
  expect(say(match, event, 'fr')).toBe(fr);
  expect(say(match, event, 'en')).toBe(en);
});

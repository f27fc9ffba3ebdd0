import { expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { HIDDEN } from '../numbers.ts';
import type { Effect } from '../state.ts';
import { inBoth, inTown, type Row } from './testing.ts';

const effect = (card: string, on: string, more: Partial<Effect> = {}): Event => ({
  type: 'effectBegan',
  effect: { card, on, until: on, ends: 1, ...more },
});

const CARDS: readonly Row[] = [
  ['a card that others draw', inTown, { type: 'cardDrawn', seat: 'Bo', card: HIDDEN }, 'Bo pioche une carte.', 'Bo draws a card.'],
  ['an item', inTown, { type: 'cardPlayed', seat: 'Ana', card: 'hache' }, 'Ana met Hache en jeu.', 'Ana puts Fire axe in play.'],
  [
    'a card with counters',
    inTown,
    { type: 'cardPlayed', seat: 'Ana', card: 'pompe' },
    'Ana met Fusil à pompe en jeu.',
    'Ana puts Shotgun in play.',
  ],
  ['a card for all', inTown, { type: 'cardPlayed', seat: 'Ana', card: 'maree' }, 'Ana joue La marée.', 'Ana plays The tide.'],
  [
    'a card that waits already',
    inTown,
    { type: 'cardSpent', card: 'lacet' },
    'Lacet défait : sans effet, la même carte attend déjà.',
    'Loose lace: no effect, the same card is already waiting.',
  ],
  ['an item without counters', inTown, { type: 'itemLaid', seat: 'Ana', card: 'hache' }],
  ['an item lost', inTown, { type: 'itemGone', seat: 'Ana', card: 'hache', used: false }, 'Ana perd Hache.', 'Ana loses Fire axe.'],
  [
    'a shotgun worn out',
    inTown,
    { type: 'itemGone', seat: 'Ana', card: 'pompe', used: true },
    'Fusil à pompe : plus de marqueur, la carte est défaussée.',
    'Shotgun: no counter left, the card is discarded.',
  ],
  [
    'an item used',
    inTown,
    { type: 'itemGone', seat: 'Ana', card: 'grenade', used: true },
    'Ana défausse Grenade.',
    'Ana discards Grenade.',
  ],
  [
    'a counter of three',
    { ...inTown, players: { Ana: { items: [['pompe', 3]] }, Bo: {} } },
    { type: 'counterSpent', seat: 'Ana', card: 'pompe' },
    'Fusil à pompe : 2 marqueurs.',
    'Shotgun: 2 counters.',
  ],
  [
    'what waits for a turn',
    inTown,
    { type: 'effectWaits', seat: 'Bo', card: 'jambes' },
    'Jambes coupées attend le prochain tour de Bo.',
    'Frozen legs waits for Bo’s next turn.',
  ],
  [
    'peace for this turn',
    inTown,
    effect('nourriture', 'Ana'),
    'Nourriture alternative : aucun combat, aucun zombie éliminé, jusqu’à la fin de ce tour.',
    'Alternative food: no fights, and no zombie is taken down until the end of this turn.',
  ],
  [
    'peace by another',
    inTown,
    effect('nourriture', 'Bo'),
    'Nourriture alternative : aucun combat, aucun zombie éliminé, jusqu’à la fin du prochain tour de Bo.',
    'Alternative food: no fights, and no zombie is taken down until the end of Bo’s next turn.',
  ],
  [
    'stillness for two ends of one’s turn',
    inTown,
    effect('billes', 'Ana', { ends: 2 }),
    'Sac de billes : aucun zombie ne bouge, jusqu’à la fin du prochain tour d’Ana.',
    'Bag of marbles: no zombie is moved until the end of Ana’s next turn.',
  ],
  [
    'no building',
    inTown,
    effect('besoindair', 'Ana'),
    'Besoin d’air : le pion d’Ana n’entre dans aucun bâtiment, jusqu’à la fin de ce tour.',
    'Need for air: Ana’s pawn enters no building until the end of this turn.',
  ],
  [
    'a bonus everywhere',
    inTown,
    effect('tronconneuse', 'Ana'),
    'Tronçonneuse : +2 aux jets de combat d’Ana, jusqu’à la fin de ce tour.',
    'Chainsaw: +2 to Ana’s combat rolls until the end of this turn.',
  ],
  [
    'a bonus in a building',
    { ...inTown, players: { Ana: { at: [3, -1] }, Bo: {} } },
    effect('incendiaire', 'Ana', { tile: 1 }),
    'Cocktail incendiaire : +2 aux jets de combat d’Ana dans Fleuriste, jusqu’à la fin de ce tour.',
    'Firebomb: +2 to Ana’s combat rolls in Florist until the end of this turn.',
  ],
];

for (const [about, spec, event, fr, en] of CARDS) {
  test(about, () => expect(inBoth(spec, event)).toEqual({ fr, en }));
}

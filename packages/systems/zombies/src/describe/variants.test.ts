import { expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { HIDDEN, type Effect } from '../state.ts';
import { game, type GameSpec } from '../testing.ts';
import { inTown, say } from './testing.ts';

/** What an event is told as where the state, or a part of it, makes a difference. */
type Row = [about: string, spec: GameSpec, event: Event, fr?: string, en?: string];

const effect = (card: string, on: string, more: Partial<Effect> = {}): Event => ({
  type: 'effectBegan',
  effect: { card, on, until: on, ends: 1, ...more },
});
const TURN: readonly Row[] = [
  [
    'dice for the heliport',
    inTown,
    { type: 'diced', for: 'heliport', seat: 'Bo', die: 2 },
    'Bo : pour poser l’Héliport, 1d6, 2',
    'Bo: to place the heliport, 1d6, 2',
  ],
  [
    'effects that end with a turn',
    {
      ...inTown,
      effects: [
        { card: 'nourriture', on: 'Ana', until: 'Ana', ends: 1 },
        { card: 'billes', on: 'Ana', until: 'Ana', ends: 2 },
        { card: 'jambes', on: 'Bo', until: 'Bo', ends: 1 },
        { card: 'besoindair', on: 'Ana', until: 'Ana', ends: 1 },
        { card: 'tronconneuse', on: 'Ana', until: 'Ana', ends: 1 },
      ],
    },
    { type: 'turnEnded', seat: 'Ana' },
    'Fin de l’effet : Nourriture alternative, Besoin d’air et Tronçonneuse.',
    'The effect is over: Alternative food, Need for air and Chainsaw.',
  ],
  ['a turn that goes on to its combat', { ...inTown, step: 'tile' }, { type: 'stepBegan', step: 'encounter' }],
  ['a movement forgone', { ...inTown, step: 'move' }, { type: 'stepBegan', step: 'herd' }, 'Ana ne se déplace pas.', 'Ana does not move.'],
  ['a movement that a knockout has ended', { ...inTown, step: 'move', turn: { out: true } }, { type: 'stepBegan', step: 'herd' }],
  [
    'a movement cut short',
    { ...inTown, step: 'moving', turn: { left: 2 } },
    { type: 'stepBegan', step: 'herd' },
    'Le pion d’Ana s’arrête (reste 2 cases).',
    'The pawn of Ana stops (2 squares left).',
  ],
  ['a movement used up', { ...inTown, step: 'moving', turn: { left: 0 } }, { type: 'stepBegan', step: 'herd' }],
  [
    'a knockout in the middle of a movement',
    { ...inTown, step: 'moving', turn: { left: 2, out: true } },
    { type: 'stepBegan', step: 'herd' },
  ],
  [
    'no zombie that can move',
    { ...inTown, step: 'herd' },
    { type: 'stepBegan', step: 'discard' },
    'Pas de zombie à déplacer (aucun ne le peut).',
    'No zombie is moved (none can).',
  ],
  [
    'zombies held still',
    { ...inTown, step: 'herding', turn: { herd: 2 }, effects: [{ card: 'billes', on: 'Bo', until: 'Bo', ends: 1 }] },
    { type: 'stepBegan', step: 'discard' },
    'Pas de zombie à déplacer (Sac de billes).',
    'No zombie is moved (Bag of marbles).',
  ],
  ['all zombies moved', { ...inTown, step: 'herding', turn: { herd: 0 } }, { type: 'stepBegan', step: 'discard' }],
  [
    'a token at the start of a turn, in peace under a zombie',
    {
      ...inTown,
      step: 'encounter',
      zombies: [[4, 0]],
      bullets: [[4, 0]],
      effects: [{ card: 'nourriture', on: 'Bo', until: 'Bo', ends: 1 }],
    },
    { type: 'stepBegan', step: 'refill' },
    'Pas de combat (Nourriture alternative), 1 balle reste sous le zombie.',
    'No combat (Alternative food), 1 bullet stays under the zombie.',
  ],
  ['a turn begun on an empty square', { ...inTown, step: 'encounter' }, { type: 'stepBegan', step: 'refill' }],
];

const TILES: readonly Row[] = [
  [
    'a heliport shuffled back',
    inTown,
    { type: 'tileDiscarded', kind: 'heliport', reshuffled: true },
    'Héliport : aucune route à raccorder, tuile remise dans la pile.',
    'Heliport: no road to join, the tile is shuffled back into the stack.',
  ],
  [
    'a heliport lost',
    inTown,
    { type: 'tileDiscarded', kind: 'heliport', reshuffled: false },
    'Héliport : aucune route à raccorder, tuile perdue : il ne reste que la victoire aux 25 zombies.',
    'Heliport: no road to join, the tile is lost: only 25 zombies can win now.',
  ],
  [
    'a tile to the east and south',
    inTown,
    { type: 'tilePlaced', kind: 'virage', seat: 'Ana', x: 2, y: 3, turn: 1 },
    'Ana pose Virage, 2 à l’est et 3 au sud.',
    'Ana places Corner, 2 east and 3 south.',
  ],
  [
    'a tile straight to the north',
    inTown,
    { type: 'tilePlaced', kind: 'virage', seat: 'Ana', x: 0, y: -1, turn: 1 },
    'Ana pose Virage, 1 au nord.',
    'Ana places Corner, 1 north.',
  ],
  [
    'a closed town whose heliport lies',
    { ...inTown, tiles: [['heliport', 1, 0]] },
    { type: 'townClosed', penalty: false },
    'La ville est fermée, plus de tuile à poser : il ne reste que la victoire aux 25 zombies.',
    'The town is closed, no tile can be placed: only 25 zombies can win now.',
  ],
  [
    'a closed town whose heliport keeps its victory',
    { ...inTown, tiles: [['heliport', 1, 0]], options: { 'town.closedHeliport': 'stays' } },
    { type: 'townClosed', penalty: false },
    'La ville est fermée, plus de tuile à poser : l’Héliport garde sa victoire.',
    'The town is closed, no tile can be placed: the heliport keeps its victory.',
  ],
  [
    'a closed town whose heliport will never lie',
    { ...inTown, options: { 'town.closedHeliport': 'stays' } },
    { type: 'townClosed', penalty: false },
    'La ville est fermée, plus de tuile à poser : il ne reste que la victoire aux 25 zombies.',
    'The town is closed, no tile can be placed: only 25 zombies can win now.',
  ],
  [
    'a road stocked',
    { tiles: [['virage', 1, 0, 1]], turn: { stocking: 1 }, players: { Ana: {}, Bo: {} } },
    { type: 'stocked', zombies: [12, 13], bullets: [], lives: [] },
    'Virage : 2 zombies.',
    'Corner: 2 zombies.',
  ],
  [
    'a heliport stocked',
    { tiles: [['heliport', 1, 0]], turn: { stocking: 1 }, players: { Ana: {}, Bo: {} } },
    { type: 'stocked', zombies: [9, 10, 11, 12, 13, 14, 15, 16, 17], bullets: [], lives: [] },
    'Héliport : 9 zombies.',
    'Heliport: 9 zombies.',
  ],
  [
    'a life short',
    { ...inTown, turn: { stocking: 1 } },
    { type: 'stocked', zombies: [9, 10, 11], bullets: [9], lives: [] },
    'Fleuriste : 3 zombies et 1 balle (réserve épuisée).',
    'Florist: 3 zombies and 1 bullet (the supply is short).',
  ],
  [
    'a bullet short',
    { ...inTown, turn: { stocking: 1 } },
    { type: 'stocked', zombies: [9, 10, 11], bullets: [], lives: [9] },
    'Fleuriste : 3 zombies et 1 vie (réserve épuisée).',
    'Florist: 3 zombies and 1 life (the supply is short).',
  ],
  [
    'zombies that cancel the count',
    { ...inTown, lastTurns: 1 },
    { type: 'zombiesCame', squares: [1, 3], rule: 'ZB-EV-RABATTEUR' },
    'Rabatteur : 2 zombies, 2 sur Grande-Place ; le décompte est annulé.',
    'Beater: 2 zombies, 2 on Town square; the count is cancelled.',
  ],
  [
    'a zombie alone',
    inTown,
    { type: 'zombiesCame', squares: [3], rule: 'ZB-EV-RABATTEUR' },
    'Rabatteur : un zombie, case 1O (Grande-Place).',
    'Beater: a zombie, square 1W (Town square).',
  ],
  [
    'no zombie at all',
    { ...inTown, lastTurns: 1 },
    { type: 'zombiesCame', squares: [], rule: 'ZB-EV-RABATTEUR' },
    'Rabatteur : aucun zombie, faute de réserve ou de place.',
    'Beater: no zombie, for want of supply or room.',
  ],
];

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
    'Loose lace: no effect, the same card waits already.',
  ],
  ['an item without counters', inTown, { type: 'itemLaid', seat: 'Ana', card: 'hache' }],
  ['an item lost', inTown, { type: 'itemGone', seat: 'Ana', card: 'hache', used: false }, 'Ana perd Hache.', 'Ana loses Fire axe.'],
  [
    'a shotgun worn out',
    inTown,
    { type: 'itemGone', seat: 'Ana', card: 'pompe', used: true },
    'Fusil à pompe : plus de jeton, la carte est défaussée.',
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
    'Fusil à pompe : 2 jetons.',
    'Shotgun: 2 counters.',
  ],
  [
    'what waits for a turn',
    inTown,
    { type: 'effectWaits', seat: 'Bo', card: 'jambes' },
    'Jambes coupées attend le prochain tour de Bo.',
    'Frozen legs waits for the next turn of Bo.',
  ],
  [
    'peace for this turn',
    inTown,
    effect('nourriture', 'Ana'),
    'Nourriture alternative : ni combat ni zombie éliminé, jusqu’à la fin de ce tour.',
    'Alternative food: no combat, and no zombie is taken down, until the end of this turn.',
  ],
  [
    'peace by another',
    inTown,
    effect('nourriture', 'Bo'),
    'Nourriture alternative : ni combat ni zombie éliminé, jusqu’à la fin du prochain tour de Bo.',
    'Alternative food: no combat, and no zombie is taken down, until the end of the next turn of Bo.',
  ],
  [
    'stillness for two ends of one’s turn',
    inTown,
    effect('billes', 'Ana', { ends: 2 }),
    'Sac de billes : aucun zombie ne bouge, jusqu’à la fin du prochain tour d’Ana.',
    'Bag of marbles: no zombie is moved, until the end of the next turn of Ana.',
  ],
  [
    'no building',
    inTown,
    effect('besoindair', 'Ana'),
    'Besoin d’air : le pion d’Ana n’entre dans aucun bâtiment, jusqu’à la fin de ce tour.',
    'Need for air: the pawn of Ana enters no building, until the end of this turn.',
  ],
  [
    'a bonus everywhere',
    inTown,
    effect('tronconneuse', 'Ana'),
    'Tronçonneuse : +2 aux jets de combat d’Ana, jusqu’à la fin de ce tour.',
    'Chainsaw: +2 to the combat rolls of Ana, until the end of this turn.',
  ],
  [
    'a bonus in a building',
    { ...inTown, players: { Ana: { at: [3, -1] }, Bo: {} } },
    effect('incendiaire', 'Ana', { tile: 1 }),
    'Cocktail incendiaire : +2 aux jets de combat d’Ana dans Fleuriste, jusqu’à la fin de ce tour.',
    'Firebomb: +2 to the combat rolls of Ana in Florist, until the end of this turn.',
  ],
];

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
    'Grenade : Ana élimine un zombie, case 3E 1N (Fleuriste) : 6 en collection.',
    'Grenade: Ana takes down a zombie, square 3E 1N (Florist): 6 collected.',
  ],
  [
    'a zombie beaten on a life too many',
    { ...inTown, players: { Ana: { at: [4, 0], lives: 5 }, Bo: {} }, lives: [[4, 0]] },
    { type: 'zombieKilled', seat: 'Ana', square: 14, rule: 'ZB-COMBAT-ROLL' },
    'Ana élimine un zombie, case 4E (Fleuriste) : 1 en collection, 1 vie reste sur la case (déjà 5).',
    'Ana takes down a zombie, square 4E (Florist): 1 collected, 1 life stays on the square (5 already).',
  ],
  [
    'trophies given back to a card',
    inTown,
    { type: 'trophiesLost', seat: 'Ana', count: 2, rule: 'ZB-EV-CABOUGE' },
    'Ana rend 2 zombies de sa collection (Ça bouge encore) : reste 3.',
    'Ana gives back 2 zombies of the collection (Still twitching): 3 left.',
  ],
  [
    'a blow without a bonus, lost',
    inTown,
    { type: 'blow', seat: 'Ana', die: 2, bonuses: [], result: 2 },
    'Ana : combat, 1d6>=4, 2, défaite, il manque 2',
    'Ana: combat, 1d6>=4, 2, defeat, 2 short',
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
    'Ana : combat, 1d6>=4, 1 +1 (Hache) +1 (Fusil à pompe) +2 = 5, victoire',
    'Ana: combat, 1d6>=4, 1 +1 (Fire axe) +1 (Shotgun) +2 = 5, victory',
  ],
  ['a die that is good', inTown, { type: 'twitched', seat: 'Bo', die: 4 }, 'Bo : dé, 1d6>=4, 4, victoire', 'Bo: die, 1d6>=4, 4, victory'],
];

const MOVES: readonly Row[] = [
  [
    'a die counted double',
    { ...inTown, turn: { doubled: true } },
    { type: 'paced', seat: 'Ana', allowance: 10, pace: { die: 5, bonus: 0, halved: false }, rules: [] },
    'Ana : déplacement, 1d6, 5 compté double = 10 cases',
    'Ana: movement, 1d6, 5 counted double = 10 squares',
  ],
  [
    'no square at all',
    inTown,
    { type: 'paced', seat: 'Ana', allowance: 0, pace: { die: 1, bonus: 0, halved: true }, rules: ['ZB-EV-LACET'] },
    'Ana : déplacement, 1d6, 1, moitié arrondie en dessous (Lacet défait) = 0 case',
    'Ana: movement, 1d6, 1, halved and rounded down (Loose lace) = 0 squares',
  ],
  [
    'a card instead of the die',
    inTown,
    { type: 'paced', seat: 'Ana', allowance: 10, rules: ['ZB-EV-VOITURE'] },
    'Ana : déplacement, Voiture abandonnée = 10 cases',
    'Ana: movement, Abandoned car = 10 squares',
  ],
  [
    'a die that will count double',
    inTown,
    { type: 'doubled', seat: 'Ana', rule: 'ZB-EV-COUPDESANG' },
    'Coup de sang : le dé de déplacement d’Ana comptera double.',
    'Second wind: the movement die of Ana will count double.',
  ],
  [
    'a pawn led into peace',
    { ...inTown, zombies: [[2, -1]], effects: [{ card: 'nourriture', on: 'Bo', until: 'Bo', ends: 1 }] },
    { type: 'pawnMoved', seat: 'Bo', to: 9, how: 'led' },
    'Le pion de Bo est mené case 2E 1N (Fleuriste) sans combat (Nourriture alternative).',
    'The pawn of Bo is led to square 2E 1N (Florist) without a combat (Alternative food).',
  ],
  [
    'a pawn sent back, which meets nothing there',
    { ...inTown, bullets: [[0, 0]], zombies: [[0, 0]], effects: [{ card: 'nourriture', on: 'Bo', until: 'Bo', ends: 1 }] },
    { type: 'pawnMoved', seat: 'Ana', to: 4, how: 'sent' },
    'Le pion d’Ana est ramené case centrale (Grande-Place).',
    'The pawn of Ana is sent back to centre square (Town square).',
  ],
  [
    'a step into a fight',
    { ...inTown, zombies: [[3, 0]], bullets: [[3, 0]] },
    { type: 'pawnMoved', seat: 'Ana', to: 13, how: 'step' },
    'Ana va case 3E (Fleuriste).',
    'Ana goes to square 3E (Florist).',
  ],
  [
    'a bullet picked up',
    inTown,
    { type: 'tokenTaken', seat: 'Ana', square: 10, token: 'bullet' },
    'Ana ramasse 1 balle (4 balles).',
    'Ana picks up 1 bullet (4 bullets).',
  ],
  [
    'a life left',
    { ...inTown, lives: [[3, -1]] },
    { type: 'tokenLeft', seat: 'Ana', square: 10 },
    'Ana laisse 1 vie sur la case.',
    'Ana leaves 1 life on the square.',
  ],
  [
    'several zombies to move',
    inTown,
    { type: 'herded', seat: 'Ana', die: 3 },
    'Ana : zombies, 1d6, 3, 3 zombies à déplacer',
    'Ana: zombies, 1d6, 3, 3 zombies to move',
  ],
  [
    'a zombie that a card moves to nobody',
    inTown,
    { type: 'zombieShifted', from: 3, to: 12, rule: 'ZB-EV-ECLAIRCIE', step: false },
    'Zombie : case 1O (Grande-Place) → case 2E (Fleuriste) (Éclaircie).',
    'Zombie: square 1W (Town square) → square 2E (Florist) (Clear spell).',
  ],
  [
    'a zombie that comes to several',
    { ...inTown, players: { Ana: {}, Bo: {}, Cy: { at: [1, 0] } } },
    { type: 'zombieShifted', from: 3, to: 4, rule: 'ZB-ZMOVE', step: true },
    'Zombie : case 1O (Grande-Place) → case centrale (Grande-Place), auprès d’Ana et Bo.',
    'Zombie: square 1W (Town square) → centre square (Town square), next to Ana and Bo.',
  ],
];

test.each<Row>([...TURN, ...TILES, ...CARDS, ...FIGHTS, ...MOVES])('%s', (_about, spec, event, fr, en) => {
  const match = game(spec);
  expect(say(match, event, 'fr')).toBe(fr);
  expect(say(match, event, 'en')).toBe(en);
});

test.each([
  [3, 0, 'Coup de sang : 3 +2 = 5, victoire.', 'Second wind: 3 +2 = 5, victory.'],
  [1, 0, 'Coup de sang : 1 +2 = 3, défaite, il manque 1.', 'Second wind: 1 +2 = 3, defeat, 1 short.'],
  [1, 1, 'Coup de sang : 2 +2 = 4, victoire.', 'Second wind: 2 +2 = 4, victory.'],
])('ZB-EV-COUPDESANG: after a die of %i with +%i', (die, bonus, fr, en) => {
  const match = game(inTown);
  Object.assign(match.state, { fight: { seat: 'Ana', die, bonus } });
  const event: Event = { type: 'boosted', seat: 'Ana', value: 2, rule: 'ZB-EV-COUPDESANG' };
  expect(say(match, event, 'fr')).toBe(fr);
  expect(say(match, event, 'en')).toBe(en);
});

import { expect, test } from 'vitest';
import { inBoth, inTown, type Row } from './testing.ts';

const TURN: readonly Row[] = [
  [
    'dice for the heliport',
    inTown,
    { type: 'diced', for: 'heliport', seat: 'Bo', die: 2 },
    'Bo : pour poser l’Héliport, 1 dé : 2',
    'Bo: to place the heliport, 1 die: 2',
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
    'End of the effect: Alternative food, Need for air and Chainsaw.',
  ],
  ['a turn that goes on to its combat', { ...inTown, step: 'tile' }, { type: 'stepBegan', step: 'encounter' }],
  ['a movement forgone', { ...inTown, step: 'move' }, { type: 'stepBegan', step: 'herd' }, 'Ana ne se déplace pas.', 'Ana does not move.'],
  ['a movement that a knockout has ended', { ...inTown, step: 'move', turn: { out: true } }, { type: 'stepBegan', step: 'herd' }],
  [
    'a movement cut short',
    { ...inTown, step: 'moving', turn: { left: 2 } },
    { type: 'stepBegan', step: 'herd' },
    'Le pion d’Ana s’arrête (il restait 2 cases).',
    'Ana’s pawn stops (2 squares left).',
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
    'Aucun zombie ne peut bouger.',
    'No zombie can move.',
  ],
  [
    'zombies held still',
    { ...inTown, step: 'herding', turn: { herd: 2 }, effects: [{ card: 'billes', on: 'Bo', until: 'Bo', ends: 1 }] },
    { type: 'stepBegan', step: 'discard' },
    'Aucun zombie à déplacer (Sac de billes).',
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
    'a tile beside two, by the one whose road leads to it',
    {
      tiles: [
        ['carrefour', 0, -1],
        ['fleuriste', 1, 0],
      ],
    },
    { type: 'tilePlaced', kind: 'carrefour', seat: 'a', x: 1, y: -1, turn: 0 },
    'a pose Carrefour à l’est de Carrefour (3 E, 3 N).',
    'a places Crossroads east of Crossroads (3 E, 3 N).',
  ],
  [
    'a tile beside several, by the one that a player knows by its name',
    {
      tiles: [
        ['carrefour', 0, 1],
        ['carrefour', 1, 0],
        ['heliport', 1, 2],
      ],
    },
    { type: 'tilePlaced', kind: 'virage', seat: 'a', x: 1, y: 1, turn: 1 },
    'a pose Virage au nord d’Héliport (3 E, 3 S).',
    'a places Corner north of Heliport (3 E, 3 S).',
  ],
  [
    'a tile straight to the north',
    inTown,
    { type: 'tilePlaced', kind: 'virage', seat: 'Ana', x: 0, y: -1, turn: 1 },
    'Ana pose Virage au nord de Grande-Place (3 N).',
    'Ana places Corner north of Town square (3 N).',
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
    'Rabatteur : un zombie, case 1 O (Grande-Place).',
    'Beater: a zombie, square 1 W (Town square).',
  ],
  [
    'no zombie at all',
    { ...inTown, lastTurns: 1 },
    { type: 'zombiesCame', squares: [], rule: 'ZB-EV-RABATTEUR' },
    'Rabatteur : aucun zombie ne vient, faute de réserve ou de place.',
    'Beater: no zombie comes, for lack of supply or room.',
  ],
];

for (const [about, spec, event, fr, en] of [...TURN, ...TILES]) {
  test(about, () => expect(inBoth(spec, event)).toEqual({ fr, en }));
}

import { expect, test } from 'vitest';
import type { Command } from '../commands.ts';
import { describeWalk } from './index.ts';
import { game, playing, type GameSpec } from '../testing.ts';
import { inTown, say, told } from './testing.ts';

const walking: GameSpec = {
  players: { Ana: { at: [3, 0], lives: 3, bullets: 3, trophies: 5 }, Bo: {} },
  tiles: [['fleuriste', 1, 0]],
  step: 'moving',
  turn: { left: 1 },
};
const east: Command = { type: 'step', to: 14 };

test('ZB-COMBAT-ROLL, ZB-COMBAT-LOSS: a whole fight, blow by blow', () => {
  const fight = told(
    {
      ...walking,
      zombies: [
        [4, 0],
        [-1, 0],
      ],
    },
    east,
    [2, 3],
    [
      ['loss', 'life'],
      ['loss', 'bullets'],
    ],
  );
  expect(fight).toEqual([
    'Ana va à la case 4 E (Fleuriste).',
    'Ana combat un zombie, case 4 E (Fleuriste).',
    'Ana : combat, 1 dé, 4 ou plus : 2, défaite, il manque 2',
    'Ana perd 1 vie (reste 2).',
    'Ana : combat, 1 dé, 4 ou plus : 3, défaite, il manque 1',
    'Ana dépense 1 balle, le jet atteint 4 (reste 2).',
    'Ana élimine un zombie, case 4 E (Fleuriste) : 6 en collection.',
  ]);
});

test('ZB-EV-POMPE, ZB-EV-TROUSSE: counters that go, and what is discarded instead of a life', () => {
  const players = { Ana: { at: [3, 0], lives: 1, bullets: 0, items: ['trousse', ['pompe', 2]] }, Bo: {} } as const;
  const fight = told(
    {
      ...walking,
      players,
      zombies: [
        [4, 0],
        [-1, 0],
      ],
    },
    east,
    [2, 3],
    [['loss', 'trousse']],
    'en',
  );
  expect(fight.slice(2)).toEqual([
    'Ana: combat, 1 die, 4 or more: 2 + 1 (Shotgun) = 3, defeat, 1 short',
    'Shotgun: 1 counter.',
    'Ana discards First-aid kit instead of losing a life.',
    'Ana: combat, 1 die, 4 or more: 3 + 1 (Shotgun) = 4, victory',
    'Shotgun: no counter left, the card is discarded.',
    'Ana takes down a zombie, square 4 E (Florist): 1 collected.',
  ]);
});

test('ZB-EV-COUPDESANG: a bonus given before the die is added to it, one given after changes its result', () => {
  const holding = {
    ...walking,
    players: { Ana: { at: [3, 0], hand: ['coupdesang'] }, Bo: {} },
    zombies: [
      [4, 0],
      [-1, 0],
    ],
  } as const;
  expect(told(holding, east, [2], [playing('coupdesang')])).toContain('Ana : combat, 1 dé, 4 ou plus : 2 + 2 = 4, victoire');
  const late = told(holding, east, [3], [['window', { pass: 'window' }], playing('coupdesang')]);
  expect(late).toContain('Coup de sang : 3 + 2 = 5, victoire.');
});

test('ZB-MOVE-PICKUP, ZB-EV-NOURRITURE: why nobody fights, and why a token stays where it is', () => {
  const peace = { effects: [{ card: 'nourriture', on: 'Bo', until: 'Bo', ends: 1 }] } as const;
  const calm = told({ ...walking, ...peace, zombies: [[4, 0]], lives: [[4, 0]] }, east);
  expect(calm).toEqual(['Ana va à la case 4 E (Fleuriste) sans combat (Nourriture alternative), 1 vie reste sous le zombie.']);
  const full = { Ana: { at: [3, 0], lives: 5 }, Bo: {} } as const;
  expect(told({ ...walking, players: full, lives: [[4, 0]], zombies: [[-1, 0]] }, east)).toEqual([
    'Ana va à la case 4 E (Fleuriste), 1 vie reste sur la case (déjà 5).',
  ]);
  expect(
    told(
      {
        ...walking,
        players: full,
        lives: [[4, 0]],
        zombies: [
          [4, 0],
          [-1, 0],
        ],
      },
      east,
      [6],
    ).at(-1),
  ).toBe('Ana élimine un zombie, case 4 E (Fleuriste) : 1 en collection, 1 vie reste sur la case (déjà 5).');
  const here = { ...walking, ...peace, step: 'encounter', zombies: [[3, 0]], bullets: [[3, 0]] } as const;
  expect(told(here, { type: 'face' })).toEqual(['Pas de combat (Nourriture alternative), 1 balle reste sous le zombie.']);
  const begun = { ...walking, players: full, step: 'encounter', lives: [[3, 0]] } as const;
  expect(told(begun, { type: 'face' }, [], [], 'en')).toEqual(['Ana: 1 life stays on the square (5 already).']);
});

test('ZB-EV-LACET, ZB-EV-VOITURE: how an allowance was reckoned', () => {
  const waiting = { Ana: { hand: ['voiture'], waits: ['lacet'] }, Bo: {} } as const;
  expect(told({ players: waiting, zombies: [[1, 0]] }, { type: 'roll' }, [5])).toEqual([
    'Ana : déplacement, 1 dé : 5, moitié arrondie en dessous (Lacet défait) = 2 cases',
  ]);
  expect(told({ players: waiting, zombies: [[1, 0]] }, { type: 'play', card: 'voiture' }, [], [], 'en')[1]).toBe(
    'Ana: movement, Abandoned car, halved and rounded down (Loose lace) = 5 squares',
  );
});

test('ZB-TURN-ORDER, ZB-EV-BILLES: why a part of the turn is left out', () => {
  expect(told({ ...inTown, zombies: [[1, 0]] }, { type: 'stay' })).toEqual(['Ana ne se déplace pas.']);
  expect(told({ ...walking, zombies: [[1, 0]] }, { type: 'halt' }, [], [], 'en')).toEqual(['Ana’s pawn stops (1 square left).']);
  expect(told(walking, { type: 'halt' })[1]).toBe('Aucun zombie ne peut bouger.');
  const still = { effects: [{ card: 'billes', on: 'Bo', until: 'Bo', ends: 1 }], zombies: [[1, 0]] } as const;
  expect(told({ ...walking, ...still }, { type: 'halt' })[1]).toBe('Aucun zombie à déplacer (Sac de billes).');
});

test('ZB-CARD-TARGET: the same effect twice, and effects that end', () => {
  const twice = { players: { Ana: { hand: ['lacet'] }, Bo: { waits: ['lacet'] } }, zombies: [[1, 0]] } as const;
  expect(told(twice, { type: 'play', card: 'lacet' })).toEqual([
    'Ana joue Lacet défait sur Bo.',
    'Lacet défait : sans effet, la même carte attend déjà.',
  ]);
  const ending = { ...inTown, effects: [{ card: 'nourriture', on: 'Ana', until: 'Ana', ends: 1 }] } as const;
  expect(say(game(ending), { type: 'turnEnded', seat: 'Ana' }, 'fr')).toBe('Fin de l’effet : Nourriture alternative.');
});

test('ZB-EV-CABOUGE, ZB-KO: what is paid for a die, and what is given back', () => {
  const players = { Ana: { hand: ['cabouge'] }, Bo: { trophies: 6, bullets: 1, lives: 1 } } as const;
  expect(told({ players, zombies: [[1, 0]] }, { type: 'play', card: 'cabouge' }, [3, 2], [['twitch', 'bullets']])).toEqual([
    'Ana joue Ça bouge encore sur Bo.',
    'Bo : test, 1 dé, 4 ou plus : 3, défaite, il manque 1',
    'Ça bouge encore : Bo perd 1 balle (reste 0).',
    'Bo : test, 1 dé, 4 ou plus : 2, défaite, il manque 2',
    'Bo rend 2 zombies de sa collection (Ça bouge encore) : il en reste 4.',
  ]);
});

test('ZB-TILE-POOL, ZB-END: a supply that runs short, a count that is cancelled', () => {
  const few = { players: { Ana: { trophies: 24 }, Bo: { trophies: 24 }, Cy: { trophies: 24 }, Di: { trophies: 24 } } } as const;
  const short = game({ ...few, tiles: [['fleuriste', 1, 0]], turn: { stocking: 1 } });
  expect(say(short, { type: 'stocked', zombies: [9, 10], bullets: [9], lives: [10] }, 'fr')).toBe(
    'Fleuriste : 2 zombies, 1 balle et 1 vie (réserve épuisée).',
  );
  const last = game({ lastTurns: 1 });
  expect(say(last, { type: 'zombiesCame', squares: [3], rule: 'ZB-EV-RABATTEUR' }, 'fr')).toBe(
    'Rabatteur : un zombie, case 1 O (Grande-Place) ; le décompte est annulé.',
  );
  expect(say(last, { type: 'zombiesCame', squares: [], rule: 'ZB-EV-RABATTEUR' }, 'en')).toBe(
    'Beater: no zombie comes, for lack of supply or room.',
  );
});

test('ZB-WIN-CLOSED, ZB-TILE-UNPLAYABLE: what victory is left is said', () => {
  const stays = game({ ...inTown, tiles: [['heliport', 1, 0]], options: { 'town.closedHeliport': 'stays' } });
  expect(say(stays, { type: 'townClosed', penalty: false }, 'fr')).toBe(
    'La ville est fermée, plus de tuile à poser : l’Héliport garde sa victoire.',
  );
  expect(say(game(), { type: 'tileDiscarded', kind: 'heliport', reshuffled: false }, 'en')).toBe(
    'Heliport: no road to join, the tile is lost: only 25 zombies can win now.',
  );
});

test('ZB-MOVE-ROLL, ZB-EV-GUIDE: a walk of several squares is one sentence by its last step, unless more happened there', () => {
  const { state } = game({ ...inTown, lives: [[3, -1]], players: { Ana: { at: [4, 0], lives: 5 }, Bo: {} } });
  const by = (to: number, how: 'step' | 'led' | 'sent', language: 'fr' | 'en') =>
    describeWalk(
      state,
      { type: 'pawnMoved', seat: 'Ana', to, how },
      language,
    )?.(3)
      .map((part) => (typeof part === 'string' ? part : part.text))
      .join('');
  expect(by(9, 'step', 'fr')).toBe('ANA avance de 3 cases, jusqu’à la case 2 E, 1 N (Fleuriste).');
  expect(by(9, 'step', 'en')).toBe('ANA moves 3 squares, to square 2 E, 1 N (Florist).');
  expect(by(9, 'led', 'fr')).toBe('Le pion d’ANA est mené de 3 cases, jusqu’à la case 2 E, 1 N (Fleuriste).');
  expect(by(9, 'led', 'en')).toBe('ANA’s pawn is led 3 squares, to square 2 E, 1 N (Florist).');
  expect(by(10, 'step', 'fr')).toBeUndefined();
  expect(by(9, 'sent', 'fr')).toBeUndefined();
});

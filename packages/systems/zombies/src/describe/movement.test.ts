import { expect, test } from 'vitest';
import { inBoth, inTown, type Row } from './testing.ts';

const MOVES: readonly Row[] = [
  [
    'a die counted double',
    { ...inTown, turn: { doubled: true } },
    { type: 'paced', seat: 'Ana', allowance: 10, pace: { die: 5, bonus: 0, halved: false }, rules: [] },
    'Ana : déplacement, 1 dé : 5 compté double = 10 cases',
    'Ana: movement, 1 die: 5 counted double = 10 squares',
  ],
  [
    'no square at all',
    inTown,
    { type: 'paced', seat: 'Ana', allowance: 0, pace: { die: 1, bonus: 0, halved: true }, rules: ['ZB-EV-LACET'] },
    'Ana : déplacement, 1 dé : 1, moitié arrondie en dessous (Lacet défait) = 0 case',
    'Ana: movement, 1 die: 1, halved and rounded down (Loose lace) = 0 squares',
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
    'Second wind: Ana’s movement die will count double.',
  ],
  [
    'a pawn led into peace',
    { ...inTown, zombies: [[2, -1]], effects: [{ card: 'nourriture', on: 'Bo', until: 'Bo', ends: 1 }] },
    { type: 'pawnMoved', seat: 'Bo', to: 9, how: 'led' },
    'Le pion de Bo est mené à la case 2 E, 1 N (Fleuriste) sans combat (Nourriture alternative).',
    'Bo’s pawn is led to square 2 E, 1 N (Florist) without a fight (Alternative food).',
  ],
  [
    'a pawn sent back, which meets nothing there',
    { ...inTown, bullets: [[0, 0]], zombies: [[0, 0]], effects: [{ card: 'nourriture', on: 'Bo', until: 'Bo', ends: 1 }] },
    { type: 'pawnMoved', seat: 'Ana', to: 4, how: 'sent' },
    'Le pion d’Ana est ramené à la case centrale (Grande-Place).',
    'Ana’s pawn is sent back to centre square (Town square).',
  ],
  [
    'a step into a fight',
    { ...inTown, zombies: [[3, 0]], bullets: [[3, 0]] },
    { type: 'pawnMoved', seat: 'Ana', to: 13, how: 'step' },
    'Ana va à la case 3 E (Fleuriste).',
    'Ana goes to square 3 E (Florist).',
  ],
  [
    'a bullet picked up',
    inTown,
    { type: 'tokenTaken', seat: 'Ana', square: 10, token: 'bullet' },
    'Ana ramasse 1 balle (4 en tout).',
    'Ana picks up 1 bullet (4 in all).',
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
    'Ana : zombies, 1 dé : 3, 3 zombies à déplacer',
    'Ana: zombies, 1 die: 3, 3 zombies to move',
  ],
  [
    'a zombie that a card moves to nobody',
    inTown,
    { type: 'zombieShifted', from: 3, to: 12, rule: 'ZB-EV-ECLAIRCIE', step: false },
    'Zombie : case 1 O (Grande-Place) → case 2 E (Fleuriste) (Éclaircie).',
    'Zombie: square 1 W (Town square) → square 2 E (Florist) (Clear spell).',
  ],
  [
    'a zombie that comes to several',
    { ...inTown, players: { Ana: {}, Bo: {}, Cy: { at: [1, 0] } } },
    { type: 'zombieShifted', from: 3, to: 4, rule: 'ZB-ZMOVE', step: true },
    'Zombie : case 1 O (Grande-Place) → case centrale (Grande-Place), auprès d’Ana et Bo.',
    'Zombie: square 1 W (Town square) → centre square (Town square), next to Ana and Bo.',
  ],
];

for (const [about, spec, event, fr, en] of MOVES) {
  test(about, () => expect(inBoth(spec, event)).toEqual({ fr, en }));
}

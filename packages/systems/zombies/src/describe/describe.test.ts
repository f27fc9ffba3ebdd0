import { expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { HIDDEN } from '../numbers.ts';
import { nameOf } from '../players.ts';
import { zombies } from '../system.ts';
import { game } from '../testing.ts';
import { inTown, say } from './testing.ts';

/** One event of each kind: its sentence in French and English; none where another event tells the same. */
const EACH: { readonly [T in Event['type']]: readonly [Omit<Extract<Event, { type: T }>, 'type'>, ...([] | [fr: string, en: string])] } = {
  diced: [{ for: 'start', seat: 'Ana', die: 5 }, 'Ana : pour commencer, 1 dé : 5', 'Ana: to start, 1 die: 5'],
  corrected: [{ figure: 'Ana', lives: 2 }, 'Correction\u00a0: Ana\u00a0: 2 vies.', 'Correction: Ana: 2 lives.'],
  began: [{ first: 'Bo' }, 'Bo commence.', 'Bo starts.'],
  turnBegan: [{ seat: 'Ana', number: 4 }, 'Tour 4 : à Ana de jouer.', 'Turn 4: Ana to play.'],
  turnSkipped: [
    { seat: 'Ana', number: 4, by: 'tetanise' },
    'Tour 4 : Ana passe son tour (Tétanisé).',
    'Turn 4: Ana misses this turn (Petrified).',
  ],
  turnEnded: [{ seat: 'Ana' }],
  stepBegan: [{ step: 'refill' }],
  passed: [{ seat: 'Ana' }],
  askedAgain: [{ seat: 'Ana' }, 'La table a changé : Ana décide de nouveau.', 'The table has changed: Ana decides again.'],
  tileDrawn: [{ kind: 'virage', seat: 'Ana' }, 'Ana pioche une tuile : Virage.', 'Ana draws a tile: Corner.'],
  placerSet: [{ seat: 'Bo' }, 'À Bo de poser la tuile (la plus petite collection).', 'Bo places the tile (the smallest collection).'],
  tileDiscarded: [
    { kind: 'virage', reshuffled: false },
    'Virage : aucune route à raccorder, tuile écartée.',
    'Corner: no road to join, the tile is discarded.',
  ],
  tilePlaced: [
    { kind: 'virage', seat: 'Ana', x: -1, y: 0, turn: 1 },
    'Ana pose Virage à l’ouest de Grande-Place (3 O).',
    'Ana places Corner west of Town square (3 W).',
  ],
  townClosed: [
    { penalty: true },
    'La ville est fermée, plus de tuile à poser : il ne reste que la victoire aux 25 zombies ; le tour s’arrête là.',
    'The town is closed, no tile can be placed: only 25 zombies can win now; the turn ends here.',
  ],
  stocked: [
    { zombies: [9, 10, 11], bullets: [9], lives: [10] },
    'Fleuriste : 3 zombies, 1 balle et 1 vie.',
    'Florist: 3 zombies, 1 bullet and 1 life.',
  ],
  zombiesCame: [
    { squares: [1, 3, 12], rule: 'ZB-EV-MAREE' },
    'La marée : 3 zombies, 2 sur Grande-Place et 1 sur Fleuriste.',
    'The tide: 3 zombies, 2 on Town square and 1 on Florist.',
  ],
  fightBegan: [{ seat: 'Ana' }, 'Ana combat un zombie, case 4 E (Fleuriste).', 'Ana fights a zombie, square 4 E (Florist).'],
  blow: [
    { seat: 'Ana', die: 3, bonuses: [{ rule: 'ZB-EV-HACHE', value: 1 }], result: 4 },
    'Ana : combat, 1 dé, 4 ou plus : 3 + 1 (Hache) = 4, victoire',
    'Ana: combat, 1 die, 4 or more: 3 + 1 (Fire axe) = 4, victory',
  ],
  boosted: [
    { seat: 'Ana', value: 2, rule: 'ZB-EV-COUPDESANG' },
    'Coup de sang : +2 au prochain jet de combat d’Ana.',
    'Second wind: +2 to Ana’s next combat roll.',
  ],
  blowLost: [{ seat: 'Ana' }],
  fightEnded: [{ seat: 'Ana', won: false }],
  bulletsSpent: [
    { seat: 'Ana', count: 2, rule: 'ZB-COMBAT-LOSS' },
    'Ana dépense 2 balles, le jet atteint 4 (reste 1).',
    'Ana spends 2 bullets, the roll reaches 4 (1 left).',
  ],
  bulletsGained: [
    { seat: 'Ana', count: 3, rule: 'ZB-EV-CARTOUCHES' },
    'Boîtes de cartouches : Ana gagne 3 balles (6 en tout).',
    'Boxes of shells: Ana gains 3 bullets (6 in all).',
  ],
  livesLost: [{ seat: 'Ana', count: 1, rule: 'ZB-COMBAT-LOSS' }, 'Ana perd 1 vie (reste 2).', 'Ana loses 1 life (2 left).'],
  livesGained: [
    { seat: 'Ana', count: 2, rule: 'ZB-EV-PAUSE' },
    'Pause bienvenue : Ana gagne 2 vies (5 en tout).',
    'Breather: Ana gains 2 lives (5 in all).',
  ],
  zombieKilled: [
    { seat: 'Ana', square: 12, rule: 'ZB-COMBAT-ROLL' },
    'Ana élimine un zombie, case 2 E (Fleuriste) : 6 en collection.',
    'Ana takes down a zombie, square 2 E (Florist): 6 collected.',
  ],
  trophiesLost: [
    { seat: 'Ana', count: 3, rule: 'ZB-KO' },
    'Ana rend 3 zombies de sa collection, la moitié arrondie au-dessus : il en reste 2.',
    'Ana gives back 3 zombies, half of the collection rounded up: 2 left.',
  ],
  twitched: [
    { seat: 'Ana', die: 3 },
    'Ana : test, 1 dé, 4 ou plus : 3, défaite, il manque 1',
    'Ana: test, 1 die, 4 or more: 3, defeat, 1 short',
  ],
  knockedOut: [
    { seat: 'Ana', lives: 3, bullets: 3 },
    'Ana est K.-O. et repart de la case centrale (Grande-Place), avec 3 vies et 3 balles.',
    'Ana is knocked out and starts again from the centre square (Town square), with 3 lives and 3 bullets.',
  ],
  cardDrawn: [{ seat: 'Ana', card: 'hache' }, 'Ana pioche Hache.', 'Ana draws Fire axe.'],
  duplicate: [
    { seat: 'Ana', card: 'hache' },
    'Ana a déjà Hache en main : la deuxième est écartée.',
    'Ana already holds Fire axe: the second copy is set aside.',
  ],
  reshuffled: [
    { cards: ['hache', 'lacet'] },
    'Défausse mélangée : la pioche a 2 cartes.',
    'The discard pile is shuffled: 2 cards in the deck.',
  ],
  cardPlayed: [{ seat: 'Bo', card: 'lacet', target: 'Ana' }, 'Bo joue Lacet défait sur Ana.', 'Bo plays Loose lace on Ana.'],
  cardSpent: [{ card: 'maree' }],
  itemLaid: [{ seat: 'Ana', card: 'pompe', counters: 3 }, 'Fusil à pompe : 3 marqueurs.', 'Shotgun: 3 counters.'],
  itemGone: [
    { seat: 'Ana', card: 'trousse', used: true },
    'Ana défausse Trousse de secours au lieu de perdre une vie.',
    'Ana discards First-aid kit instead of losing a life.',
  ],
  counterSpent: [{ seat: 'Ana', card: 'pompe' }],
  cardDiscarded: [{ seat: 'Ana', card: 'hache' }, 'Ana défausse Hache de sa main.', 'Ana discards Fire axe from hand.'],
  effectWaits: [
    { seat: 'Ana', card: 'lacet' },
    'Lacet défait attend le prochain jet de déplacement d’Ana.',
    'Loose lace waits for Ana’s next movement roll.',
  ],
  waitEnded: [{ seat: 'Ana', card: 'lacet' }],
  effectBegan: [
    { effect: { card: 'jambes', on: 'Ana', until: 'Ana', ends: 1 } },
    'Jambes coupées : le pion d’Ana ne bouge pas, jusqu’à la fin de ce tour.',
    'Frozen legs: Ana’s pawn does not move until the end of this turn.',
  ],
  paced: [
    { seat: 'Ana', allowance: 3, pace: { die: 5, bonus: 2, halved: true }, rules: ['ZB-EV-PLANCHE', 'ZB-EV-LACET'] },
    'Ana : déplacement, 1 dé : 5 + 2 (Planche à roulettes), moitié arrondie en dessous (Lacet défait) = 3 cases',
    'Ana: movement, 1 die: 5 + 2 (Skateboard), halved and rounded down (Loose lace) = 3 squares',
  ],
  doubled: [
    { seat: 'Ana', rule: 'ZB-EV-COUPDESANG', allowance: 6 },
    'Coup de sang : le dé compte double, 6 cases.',
    'Second wind: the die counts double, 6 squares.',
  ],
  moverSet: [{ seat: 'Bo' }, 'Bo décide du déplacement d’Ana.', 'Bo decides Ana’s movement.'],
  pawnMoved: [{ seat: 'Ana', to: 10, how: 'step' }, 'Ana va à la case 3 E, 1 N (Fleuriste).', 'Ana goes to square 3 E, 1 N (Florist).'],
  tokenTaken: [{ seat: 'Ana', square: 10, token: 'life' }, 'Ana ramasse 1 vie (4 en tout).', 'Ana picks up 1 life (4 in all).'],
  tokenLeft: [{ seat: 'Ana', square: 10 }, 'Ana laisse 1 balle sur la case.', 'Ana leaves 1 bullet on the square.'],
  herded: [{ seat: 'Ana', die: 1 }, 'Ana : zombies, 1 dé : 1, 1 zombie à déplacer', 'Ana: zombies, 1 die: 1, 1 zombie to move'],
  zombieShifted: [
    { from: 3, to: 4, rule: 'ZB-ZMOVE', step: true },
    'Zombie : case 1 O (Grande-Place) → case centrale (Grande-Place), auprès de Bo.',
    'Zombie: square 1 W (Town square) → centre square (Town square), next to Bo.',
  ],
  countdown: [
    { turns: 2 },
    'Plus aucun zombie ni héliport : encore 2 tours avant le décompte.',
    'No zombie and no heliport left: 2 turns more before the count.',
  ],
  ended: [
    { outcome: { winners: ['Ana'], rule: 'ZB-WIN-KILLS', reason: { fr: 'Ana : bravo.', en: 'Ana: well done.' } } },
    'Fin de la partie. Ana : bravo.',
    'The game is over. Ana: well done.',
  ],
};

test.each(Object.entries(EACH))('%s is told in French and in English, or by another event', (type, [facts, fr, en]) => {
  const match = game({ ...inTown, turn: { stocking: 1 } });
  const event = { type, ...facts } as Event;
  expect(say(match, event, 'fr')).toBe(fr);
  expect(say(match, event, 'en')).toBe(en);
});

test('links name players, tiles, squares, cards and rules', () => {
  const { state } = game(inTown);
  const links = (event: Event) => zombies.describe(state, event, 'fr')?.filter((part) => typeof part !== 'string');
  expect(links({ type: 'pawnMoved', seat: 'Ana', to: 10, how: 'step' })).toEqual([
    { kind: 'player', id: 'Ana', text: 'ANA' },
    { kind: 'square', id: '10', text: 'case 3 E, 1 N' },
    { kind: 'tile', id: '1', text: 'Fleuriste' },
  ]);
  expect(links({ type: 'blow', seat: 'Ana', die: 3, bonuses: [{ rule: 'ZB-EV-HACHE', value: 1 }], result: 4 })?.[1]).toEqual({
    kind: 'card',
    id: 'hache',
    text: 'Hache',
  });
  expect(links({ type: 'tileDrawn', kind: 'virage', seat: 'Ana' })?.[1]).toEqual({ kind: 'rule', id: 'ZB-TL-VIRAGE', text: 'Virage' });
});

test('ZB-CARD-DECK: a card that others draw stays hidden', () => {
  expect(say(game(inTown), { type: 'cardDrawn', seat: 'Bo', card: HIDDEN }, 'fr')).toBe('Bo pioche une carte.');
});

test('ZB-CORE-PLAYERS, ZB-END: two players of one name are told apart, in the log and in who has won', () => {
  const match = game({ ...inTown });
  const seats = match.state.scene.seats.map((one) => ({ ...one, name: 'Ana' }));
  const state = { ...match.state, scene: { ...match.state.scene, seats } };
  const outcome = { winners: ['Bo'], rule: 'ZB-WIN-KILLS', reason: { fr: 'Ana', en: 'Ana' } };
  expect(seats.map(({ seat }) => nameOf(state, seat))).toEqual(['Ana 1', 'Ana 2']);
  expect(zombies.outcome({ ...state, outcome })?.reason.en).toBe('Ana 2: 25 zombies collected.');
  expect(zombies.describe(state, { type: 'ended', outcome }, 'en')?.join('')).toBe('The game is over. Ana 2: 25 zombies collected.');
});

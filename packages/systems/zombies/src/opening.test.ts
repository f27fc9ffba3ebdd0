import { expect, test } from 'vitest';
import { OPTION_KEYS, OPTION_VALUES, withDefaults } from './options.ts';
import { setup } from './opening.ts';
import { zombies } from './system.ts';
import { baseOf, deck, actions, fresh, game, kinds, ofType, play, player } from './testing.ts';

test('ZB-SET-PLAYER: each pawn on the centre of the Grande-Place, with three bullets, three lives, three cards and no trophy', () => {
  const match = fresh(['a', 'b']);
  const events = play(match, actions('begin'), [6, 1, 1, 9, 17, 2, 8, 30]);
  expect(ofType(events, 'reshuffled')).toEqual([]);
  for (const seat of ['a', 'b']) {
    expect(player(match, seat)).toMatchObject({ square: 4, bullets: 3, lives: 3, trophies: 0, items: [] });
    expect(new Set(player(match, seat).hand).size).toBe(3);
  }
  expect(match.state.deck).toHaveLength(44);
});

test('ZB-SET-PLAYER, ZB-CARD-NODUP: a second copy is set aside and replaced, and shuffled back once all hands are dealt', () => {
  const match = fresh(['a', 'b']);
  const events = play(match, actions('begin'), [6, 1, 1, 1, 9, 17, 2, 8, 30]);
  expect(ofType(events, 'duplicate')).toEqual([{ type: 'duplicate', seat: 'a', card: 'besoindair' }]);
  expect(ofType(events, 'reshuffled')).toHaveLength(1);
  expect(match.state.deck).toHaveLength(44);
  expect(match.state.deck).toContain('besoindair');
  expect(match.state.discard).toEqual([]);
});

test('ZB-SET-COMMON: the Grande-Place lies in the middle, the 29 other tiles and the cards are face down', () => {
  const { state } = fresh();
  expect(state.tiles).toEqual([{ kind: 'grande-place', x: 0, y: 0, turn: 0 }]);
  expect(state.stack).toHaveLength(29);
  expect(state.stack).not.toContain('grande-place');
  expect(state.deck).toHaveLength(50);
  expect(state.discard).toEqual([]);
});

test('ZB-FACT-BOX: 30 tiles, 50 events, 100 zombies, 30 lives and 60 bullets, three of each a player', () => {
  const { state } = fresh(['a', 'b', 'c', 'd', 'e', 'f']);
  expect(state.tiles.length + state.stack.length).toBe(30);
  expect(state.supply).toEqual({ zombies: 100, bullets: 42, lives: 12 });
});

test('ZB-FACT-TILES: one town square, one heliport, twelve buildings and four of each road', () => {
  expect(kinds.filter(({ named }) => named)).toHaveLength(12);
  expect(kinds.filter(({ count }) => count === 4).map(({ id }) => id)).toEqual(['droite', 'virage', 'te', 'carrefour']);
  const [grandePlace, heliport] = ['start', 'heliport'].map((role) => kinds.find((kind) => kind.role === role));
  expect(grandePlace?.count).toBe(1);
  expect(heliport).toMatchObject({ count: 1, zombies: 9 });
});

test('ZB-CORE-TYPOS: no zombie stands on the Grande-Place at the start; with the option one does, on its centre', () => {
  expect(fresh().state.zombies.includes(1)).toBe(false);
  const welcome = fresh(['a', 'b'], { 'setup.welcomeZombie': 'yes' });
  expect(welcome.state.zombies).toEqual([0, 0, 0, 0, 1, 0, 0, 0, 0]);
  expect(welcome.state.supply.zombies).toBe(99);
});

test('ZB-CORE-OPTIONS: the readings that the catalogue offers, the default first', () => {
  expect(OPTION_VALUES).toEqual({
    'setup.welcomeZombie': ['no', 'yes'],
    'heliport.clear': ['whole-tile', 'centre-square'],
    'heliport.ownKills': ['no', 'yes'],
    'town.closedHeliport': ['off', 'stays'],
    'town.closingPenalty': ['no', 'yes'],
    'heliport.unplaceable': ['lost', 'reshuffled'],
    'end.deadlock': ['yes', 'no'],
    'supply.tokens': ['unlimited', 'physical'],
    'ko.bullets': ['reset', 'add'],
    'ko.refill': ['no', 'yes'],
    'ko.items': ['lost', 'kept'],
    'cards.asked': ['holders', 'everybody'],
  });
});

test('ZB-CORE-OPTIONS: a game records the value of each option, the first unless another is chosen', () => {
  expect(OPTION_KEYS).toHaveLength(12);
  const { options } = fresh().state.scene;
  for (const key of OPTION_KEYS) expect(options[key]).toBe(OPTION_VALUES[key][0]);
  expect(withDefaults({ 'ko.bullets': 'add' })).toEqual({ ...options, 'ko.bullets': 'add' });
  expect(fresh(['a', 'b'], { 'end.deadlock': 'no' }).state.scene.options['end.deadlock']).toBe('no');
});

test('ZB-CORE-PLAYERS: two to six players', () => {
  for (const count of [2, 6]) expect(() => setup(baseOf(['a', 'b', 'c', 'd', 'e', 'f'].slice(0, count)))).not.toThrow();
  for (const seats of [['a'], ['a', 'b', 'c', 'd', 'e', 'f', 'g']]) expect(() => setup(baseOf(seats))).toThrow('ZB-CORE-PLAYERS');
});

test('ZB-SET-COMMON: without a Grande-Place there is no town', () => {
  expect(() => setup({ ...baseOf(['a', 'b']), kinds: kinds.slice(1) })).toThrow('no kind of tile is the start');
});

test('ZB-FACT-DECK: every card of the deck is known to the rules, and every rule of a card has its card', () => {
  const match = game({});
  expect(zombies.validate?.(match.state)).toBeUndefined();
  expect(deck).toHaveLength(27);
});

test('ZB-CORE-TYPOS: a game under way is set up with the zombies it names, and welcomes none', () => {
  const match = game({ zombies: [[1, 0]], options: { 'setup.welcomeZombie': 'yes' } });
  expect(match.state.zombies).toEqual([0, 0, 0, 0, 0, 1, 0, 0, 0]);
  expect(match.state.supply.zombies).toBe(99);
});

test('ZB-FACT-BOX, ZB-CARD-DECK: in a game under way what lies, is held or is worn is in neither supply, stack nor deck', () => {
  const match = game({
    tiles: [
      ['heliport', 1, 0],
      ['droite', -1, 0],
    ],
    zombies: [[2, 0]],
    bullets: [[-2, 0]],
    lives: [
      [-3, 0],
      [-4, 0],
    ],
    players: {
      a: { hand: ['lacet', 'maree'], waits: ['jambes'], items: ['hache'], trophies: 4, bullets: 5, lives: 1 },
      b: { waits: ['lacet'] },
    },
    discard: ['hache'],
  });
  const { stack, deck: left, supply, heliport } = match.state;
  const copies = (card: string): number => left.filter((one) => one === card).length;
  expect(left).toHaveLength(44);
  expect(['lacet', 'maree', 'jambes', 'hache', 'guide'].map(copies)).toEqual([0, 0, 1, 0, 2]);
  expect(stack).toHaveLength(27);
  expect(stack.filter((kind) => kind === 'droite')).toHaveLength(3);
  expect(heliport).toBe(1);
  expect(supply).toEqual({ zombies: 95, bullets: 51, lives: 24 });
});

test('ZB-SET-COMMON, ZB-TILE-UNPLAYABLE: a heliport that neither lies nor waits in the stack is lost', () => {
  expect(game({}).state.heliport).toBe('stack');
  expect(game({ stack: ['te'] }).state.heliport).toBe('lost');
  expect(game({ stack: ['te', 'heliport'] }).state).toMatchObject({ heliport: 'stack', stack: ['heliport', 'te'] });
});

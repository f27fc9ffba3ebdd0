import type { System } from '@escarmouche/referee';
import { BOT, PERSON, openSession, viewerSession, type MatchSettings } from '@escarmouche/session';
import { expect, test } from 'vitest';
import type { GameAdapter } from '../systems/game-adapter.ts';
import type { Told } from '../systems/told.ts';
import { createLog } from './log.ts';
import { publicly, watchOf, type Watched } from './viewer.ts';

/** Two draw a card in turn that only they see; who draws the last one ends the game. */
interface State {
  deck: string[];
  hands: Record<string, string[]>;
}
interface Drawn {
  readonly seat: string;
  readonly card: string;
}
const unseen = (cards: readonly string[]): string[] => cards.map(() => '?');
const cards: System<null, State, { type: 'draw' }, Drawn> = {
  id: 'cards',
  version: '1',
  setup: () => ({ deck: ['axe', 'boat', 'coin', 'dove'], hands: { a: [], b: [] } }),
  active: ({ deck }) => (deck.length === 0 ? [] : [deck.length % 2 === 0 ? 'a' : 'b']),
  offers: () => [],
  check: () => undefined,
  play: (turn, seat) => turn.emit({ seat, card: turn.state.deck[0] ?? '' }),
  reduce(state, { seat, card }) {
    state.deck.shift();
    state.hands[seat]?.push(card);
  },
  view: ({ deck, hands }, seat) => ({
    deck: unseen(deck),
    hands: Object.fromEntries(Object.entries(hands).map(([owner, hand]) => [owner, owner === seat ? hand : unseen(hand)])),
  }),
  redact: (event, seat) => (event.seat === seat ? event : { ...event, card: '?' }),
  outcome: ({ deck }) =>
    deck.length === 0 ? { winners: [], rule: 'CARDS-END', reason: { fr: 'Plus de carte.', en: 'No card left.' } } : undefined,
  describe: () => undefined,
};
const game = {
  system: cards,
  secrets: true,
  tell: (_state: State, { seat, card }: Drawn): Told => ({ kind: 'line', text: [`${seat}:${card}`] }),
  turn: () => 1,
} as unknown as GameAdapter<null, State, { type: 'draw' }, Drawn>;

const TWO: MatchSettings = { seed: 's', dice: {}, seats: { a: PERSON, b: PERSON }, notes: {} };
const ALONE: MatchSettings = { ...TWO, seats: { a: PERSON, b: BOT } };

async function drawn(matchSettings: MatchSettings, count: number) {
  const session = openSession(cards, null, matchSettings);
  for (let i = 0; i < count; i++) await session.submit(i % 2 === 0 ? 'a' : 'b', { type: 'draw' });
  return session;
}

const watched: Watched = { secrets: true, over: false, persons: ['a', 'b'], next: 'a', handed: 'a' };

test('the only person at the table always looks; a game without secrets and one that is over lie open', () => {
  expect(watchOf({ ...watched, persons: ['a'], next: 'b', handed: undefined })).toEqual({ viewer: 'a' });
  expect(watchOf({ ...watched, secrets: false })).toEqual({});
  expect(watchOf({ ...watched, over: true, next: undefined })).toEqual({});
});

test('between persons the screen goes to who has to decide, and nobody’s eyes see it before', () => {
  expect(watchOf({ ...watched, handed: undefined })).toEqual({ viewer: '', handTo: 'a' });
  expect(watchOf(watched)).toEqual({ viewer: 'a' });
  expect(watchOf({ ...watched, next: undefined })).toEqual({ viewer: 'a' });
  expect(watchOf({ ...watched, next: 'b' })).toEqual({ viewer: '', handTo: 'b' });
});

test('bots among themselves are looked on by everybody’s eyes', () => {
  expect(watchOf({ ...watched, persons: [], next: undefined, handed: undefined })).toEqual({ viewer: '' });
});

test('the log is told again for other eyes, and hides from them what is not theirs', async () => {
  const session = await drawn(TWO, 2);
  let eye = viewerSession(session, 'a');
  const log = createLog(game, () => eye);
  const lines = () => log.lines(eye.snapshot(), 'fr').map(({ told }) => told.text.join(''));
  expect(lines()).toEqual(['a:axe', 'b:?']);
  eye = viewerSession(session, 'b');
  expect(lines()).toEqual(['a:?', 'b:boat']);
  eye = viewerSession(session, '');
  expect(lines()).toEqual(['a:?', 'b:?']);
});

test('a moment of the past is what its viewer may know of it, from the beginning on, and lies open once the battle is over', async () => {
  const session = await drawn(TWO, 3);
  const [a, b] = [viewerSession(session, 'a'), viewerSession(session, 'b')];
  expect(a.stateAt(2).hands).toEqual({ a: ['axe'], b: ['?'] });
  expect(b.stateAt(2)).toEqual({ deck: ['?', '?'], hands: { a: ['?'], b: ['boat'] } });
  expect(b.beginning().deck).toEqual(['?', '?', '?', '?']);
  await session.submit('b', { type: 'draw' });
  expect(b.stateAt(1)).toEqual({ deck: ['boat', 'coin', 'dove'], hands: { a: ['axe'], b: [] } });
});

test('beside the table a battle shows what its only person or everybody knows, and everything once it is over', async () => {
  expect(publicly(game, await drawn(ALONE, 2)).snapshot().state.hands).toEqual({ a: ['axe'], b: ['?'] });
  expect(publicly(game, await drawn(TWO, 2)).snapshot().state.hands).toEqual({ a: ['?'], b: ['?'] });
  expect(publicly(game, await drawn(TWO, 4)).snapshot().state.hands).toEqual({ a: ['axe', 'coin'], b: ['boat', 'dove'] });
});

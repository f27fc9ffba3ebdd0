import type { Event, State } from '@escarmouche/zombies';
import { fold, text, type Text } from '../text.ts';
import { bearing, findCard, findKind, spotText } from './names.ts';
import type { Expectation } from './schema.ts';
import type { Spot } from './values.ts';

/** Wrong expectations of a case. */
export function wrongFacts(expected: Expectation, state: State, events: readonly Event[]): Text[] {
  const wrong: Text[] = [];
  const compare = (what: string, wanted: unknown, found: unknown): void => {
    const [a, b] = [JSON.stringify(wanted), JSON.stringify(found)];
    if (wanted !== undefined && a !== b) wrong.push(text(`${what} : attendu ${a}, trouvé ${b}`, `${what}: expected ${a}, found ${b}`));
  };
  const { turn } = state;
  for (const [written, player] of Object.entries(expected.players ?? {})) {
    const seat = Object.keys(state.players).find((one) => fold(one) === fold(written));
    const found = seat === undefined ? undefined : state.players[seat];
    if (!found) {
      wrong.push(text(`joueur inconnu : ${written}`, `unknown player: ${written}`));
      continue;
    }
    const at = (key: string): string => `${written}.${key}`;
    compare(at('at'), player.at && bearing(player.at), spotText(state, found.square));
    compare(at('lives'), player.lives, found.lives);
    compare(at('bullets'), player.bullets, found.bullets);
    compare(at('trophies'), player.trophies, found.trophies);
    compare(at('hand'), player.hand && cards(player.hand), found.hand.toSorted());
    compare(at('waits'), player.waits && cards(player.waits), found.waits.toSorted());
    compare(at('played'), player.played, found.played);
    const items = player.items
      ?.map(([card, counters]) => `${findCard(card) ?? card}${counters === undefined ? '' : ` ${counters}`}`)
      .toSorted();
    compare(
      at('items'),
      items,
      found.items.map(({ card, counters }) => `${card}${counters === undefined ? '' : ` ${counters}`}`).toSorted(),
    );
  }
  const where = (has: (square: number) => boolean): string[] =>
    Array.from(state.zombies.keys())
      .filter(has)
      .map((square) => spotText(state, square))
      .toSorted();
  compare(
    'zombies',
    spots(expected.zombies),
    where((square) => state.zombies[square] === 1),
  );
  compare(
    'bullets',
    spots(expected.bullets),
    where((square) => state.tokens[square] === 'bullet'),
  );
  compare(
    'lives',
    spots(expected.lives),
    where((square) => state.tokens[square] === 'life'),
  );
  const tiles = expected.tiles?.map(({ kind, x, y, turn: quarters }) => [findKind(kind) ?? kind, x, y, quarters]);
  compare(
    'tiles',
    tiles,
    state.tiles.slice(1).map(({ kind, x, y, turn: quarters }) => [kind, x, y, quarters]),
  );
  compare('turn', expected.turn && fold(expected.turn), fold(turn.seat));
  compare('step', expected.step, turn.step);
  compare('left', expected.left, turn.left);
  compare('herd', expected.herd, turn.herd);
  compare('stack', expected.stack, state.stack.length);
  compare('supply', expected.supply, state.supply.zombies);
  compare('discard', expected.discard && cards(expected.discard), state.discard.toSorted());
  compare('closed', expected.closed, state.closed);
  compare('over', expected.over, state.phase === 'over');
  compare('winner', expected.winner?.map(fold).toSorted(), (state.outcome?.winners ?? []).map(fold).toSorted());
  compare('rule', expected.rule, state.outcome?.rule);
  compare(
    'results',
    expected.results,
    events.flatMap((event) => (event.type === 'blow' ? [event.result] : [])),
  );
  return wrong;
}

const spots = (given: readonly Spot[] | undefined): string[] | undefined => given?.map(bearing).toSorted();

const cards = (written: readonly string[]): string[] => written.map((card) => findCard(card) ?? card).toSorted();

import { line, type Language, type Link, type Seat, type Sentence } from '@escarmouche/referee';
import { bearings, SIDE, tileOf } from '@escarmouche/space/tiles';
import { HOME } from '../numbers.ts';
import { nameOf } from '../players.ts';
import type { Square, State } from '../state.ts';
import { kindOf, townOf } from '../town.ts';
import { besideCell, ofNamed, type Cell } from './cells.ts';

/** Pieces that are counted. */
const PIECES = {
  zombie: { fr: ['zombie', 'zombies'], en: ['zombie', 'zombies'] },
  bullet: { fr: ['balle', 'balles'], en: ['bullet', 'bullets'] },
  life: { fr: ['vie', 'vies'], en: ['life', 'lives'] },
  square: { fr: ['case', 'cases'], en: ['square', 'squares'] },
  counter: { fr: ['marqueur', 'marqueurs'], en: ['counter', 'counters'] },
  card: { fr: ['carte', 'cartes'], en: ['card', 'cards'] },
  turn: { fr: ['tour', 'tours'], en: ['turn', 'turns'] },
} as const;

type Piece = keyof typeof PIECES;

/** The words of a log: names and counts, in one language. */
export interface Words {
  /** Before the event. */
  readonly state: State;
  readonly language: Language;
  /** Picks the language. */
  say(fr: Sentence, en: Sentence): Sentence;
  player(seat: Seat): Link;
  /** "de Bo", "d’Ana"; "of Bo". */
  of(seat: Seat): Sentence;
  /** A kind of tile that does not lie, by its rule. */
  kind(id: string): Link;
  tile(index: number): Link;
  /** The place of a square: "case 4 E, 2 N (Fleuriste)". */
  square(square: Square): Sentence;
  /** The place of the middle of an empty cell: "au sud de Grande-Place (3 S)". */
  cell(cell: Cell): Sentence;
  card(slug: string): Link;
  /** The card of a rule, or the rule itself. */
  source(rule: string): Link;
  /** "3 balles", "1 vie". */
  count(piece: Piece, count: number): string;
  /** "A, B et C". */
  list(parts: readonly Sentence[]): Sentence;
}

/** Bearings from the centre of the first tile: "4 E, 2 N"; nothing for the centre itself. Number and letter stand apart, for "3O" reads as thirty. */
export function bearingText({ east, south }: ReturnType<typeof bearings>, language: Language): string {
  const west = language === 'fr' ? 'O' : 'W';
  return [...towards(east, 'E', west), ...towards(-south, 'N', 'S')].join(', ');
}

const towards = (steps: number, plus: string, minus: string): string[] =>
  steps === 0 ? [] : [`${Math.abs(steps)}\u00a0${steps > 0 ? plus : minus}`];

/** "0 vie", but "0 lives". */
const isPlural = (count: number, language: Language): boolean => (language === 'fr' ? count > 1 : count !== 1);

const ruleLink = (id: string): Link => ({ kind: 'rule', id, text: id });

export function wordsFor(state: State, language: Language): Words {
  const { deck } = state.scene;
  const say = (fr: Sentence, en: Sentence): Sentence => (language === 'fr' ? fr : en);
  const player = (seat: Seat): Link => ({ kind: 'player', id: seat, text: nameOf(state, seat) });
  const kindName = (id: string): string => kindOf(state.scene, id).name[language];
  const tile = (index: number): Link => ({ kind: 'tile', id: String(index), text: kindName(state.tiles[index]?.kind ?? '') });
  const card = (slug: string): Link => ({ kind: 'card', id: slug, text: deck.find(({ id }) => id === slug)?.name[language] ?? slug });
  return {
    state,
    language,
    say,
    player,
    of: (seat) => ofNamed(player(seat), language),
    kind: (id) => ({ kind: 'rule', id: kindOf(state.scene, id).rule, text: kindName(id) }),
    tile,
    square(square) {
      const text =
        square === HOME
          ? say(['case centrale'], ['centre square'])
          : [say(['case '], ['square ']), bearingText(bearings(townOf(state), square), language)].flat();
      return line`${{ kind: 'square', id: String(square), text: text.join('') }} (${tile(tileOf(square))})`;
    },
    cell(cell) {
      const middle = `(${bearingText({ east: cell.x * SIDE, south: cell.y * SIDE }, language)})`;
      const beside = besideCell(state, cell, language);
      return beside ? line`${beside} ${middle}` : [middle];
    },
    card,
    source(id) {
      const found = deck.find((one) => one.rule === id);
      return found ? card(found.id) : ruleLink(id);
    },
    count: (piece, count) => `${count} ${PIECES[piece][language][isPlural(count, language) ? 1 : 0]}`,
    list: (parts) => parts.flatMap((part, i) => [...(i === 0 ? [] : i === parts.length - 1 ? say([' et '], [' and ']) : [', ']), ...part]),
  };
}

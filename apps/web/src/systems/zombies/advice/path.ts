import { refuse, type Language, type Seat } from '@escarmouche/referee';
import { mustFight, pathOdds, type Command, type PathOdds, type Square, type State } from '@escarmouche/zombies';
import type { Overlay } from '../../../boards/tiles/overlay.ts';
import type { BoardPoint } from '../../../boards/board-point.ts';
import type { Chance, Fact, Odds, Preview } from '../../preview.ts';
import { average, stageOf } from './chances.ts';
import { nameOf, playerIn, sideOf, spotOf, squareIn, squareName, whereIs } from '../look.ts';
import { distanceTo, reachOf, routeTo } from './route.ts';
import { adviceWords } from './words.ts';
import { wordsOf } from '../words.ts';

/** Squares in reach, by the steps that lead there. */
export function reachOverlay(state: State): Overlay {
  const { seat } = state.turn;
  return {
    squares: [...reachOf(state, seat)].map(([square, steps]) => ({
      at: spotOf(state, square),
      tone: state.zombies[square] === 1 ? 'warn' : state.tokens[square] ? 'good' : 'info',
      text: String(steps),
    })),
  };
}

/** The whole way of the pawn to a spot, with the exact chances of the fights on it. */
export function pathPreview(state: State, at: BoardPoint, via: readonly BoardPoint[], language: Language): Preview<Command> | undefined {
  const words = adviceWords(language);
  const { seat, left } = state.turn;
  const to = squareIn(state, at);
  const from = playerIn(state, seat)?.square;
  if (to === undefined || from === undefined || (to === from && via.length === 0)) return undefined;
  const title = `${nameOf(state, seat)} → ${whereIs(state, to, language)}`;
  const over = via.flatMap((spot) => squareIn(state, spot) ?? []);
  const path = routeTo(state, seat, to, over);
  if (!path) return outOfReach(state, seat, to, title);
  const fought = [...(mustFight(state, from) ? [from] : []), ...path];
  const fights = fought.filter((square) => mustFight(state, square));
  const label = `${words.way(path.length)}, ${fights.length === 0 ? words.peace : words.fights(fights.length)}`;
  const tone = fights.length === 0 ? 'good' : 'warn';
  const odds = fights.length === 0 ? undefined : pathOdds(state, seat, fought, 'best');
  return {
    commands: path.map((square) => ({ type: 'step', to: square })),
    atOnce: fights.length === 0,
    overlay: {
      ...reachOverlay(state),
      ghost: { at: spotOf(state, to), side: sideOf(state, seat), tone },
      trail: { points: [from, ...path].map((square) => spotOf(state, square)), tone, label },
      notes: fights.map((square) => {
        const until = pathOdds(state, seat, fought.slice(0, fought.indexOf(square) + 1), 'best').alive;
        return {
          at: spotOf(state, square),
          text: `${Math.round(until * 100)}${language === 'fr' ? ' ' : ''}%`,
          tone: until < 0.75 ? ('bad' as const) : ('warn' as const),
        };
      }),
    },
    panel: {
      title,
      detail: `${label}, ${words.wayLeft(left - path.length)}`,
      ...(odds && { odds: oddsOf(state, seat, odds, fights, language) }),
      facts: [...picks(state, path, language), ...(odds ? means(odds, language) : [])],
      commit: words.go,
    },
  };
}

function outOfReach(state: State, seat: Seat, to: Square, title: string): Preview<Command> {
  const [fr, en] = [adviceWords('fr'), adviceWords('en')];
  const far = distanceTo(state, seat, to);
  const { left } = state.turn;
  const refusal =
    far === undefined ? refuse('ZB-MOVE-DIAG', fr.noWay, en.noWay) : refuse('ZB-MOVE-ROLL', fr.tooFar(far, left), en.tooFar(far, left));
  return {
    commands: [],
    refusal,
    overlay: { ...reachOverlay(state), ghost: { at: spotOf(state, to), side: sideOf(state, seat), tone: 'bad' } },
    panel: { title, facts: [] },
  };
}

function picks(state: State, path: readonly Square[], language: Language): readonly Fact[] {
  const { pieces } = wordsOf(language);
  const found = [...new Set(path)].flatMap((square) => {
    const token = state.tokens[square];
    return token ? [`${pieces[token]} (${squareName(state, square, language)})`] : [];
  });
  return found.length === 0 ? [] : [{ label: adviceWords(language).picks, value: found.join(', '), tone: 'good', rule: 'ZB-MOVE-PICKUP' }];
}

function means(odds: PathOdds, language: Language): readonly Fact[] {
  const { expected } = adviceWords(language);
  return (['lives', 'bullets', 'trophies'] as const).map((what) => ({ label: expected[what], value: average(odds[what], language) }));
}

/** Every fight as a stage, and the ends of the way. */
function oddsOf(state: State, seat: Seat, { alive, ends }: PathOdds, fights: readonly Square[], language: Language): Odds {
  const words = adviceWords(language);
  return {
    of: words.alive,
    chance: alive,
    stages: fights.map((square) => stageOf(state, seat, square, words.zombieAt(squareName(state, square, language)), language)),
    outcomes: outcomesOf(playerIn(state, seat)?.lives ?? 0, ends, language),
    asides: [],
  };
}

function outcomesOf(lives: number, ends: PathOdds['ends'], language: Language): readonly Chance[] {
  const words = adviceWords(language).ends;
  const known = new Map<string, Chance>();
  for (const end of ends) {
    const label = end.fate === 'there' ? (end.lives < lives ? words.hurt(end.lives) : words.unhurt) : words[end.fate];
    const tone = end.fate === 'out' ? 'bad' : end.fate === 'there' && end.lives < lives ? 'warn' : 'good';
    known.set(label, { label, tone, chance: end.chance + (known.get(label)?.chance ?? 0) });
  }
  return [...known.values()].sort((a, b) => b.chance - a.chance);
}

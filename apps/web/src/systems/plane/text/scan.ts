import type { Language, Seat } from '@escarmouche/referee';
import { inPlay } from '@escarmouche/skirmish';
import { distanceBetween } from '@escarmouche/skirmish/placed';
import { type PlaneState } from '@escarmouche/skirmish/plane';
import { nameOfSpot } from '../../../boards/plane/grid.ts';
import { lookOf } from '../../../boards/sides.ts';
import { inSeries, measured } from '../../../i18n/format.ts';
import type { Banner, RosterFigure } from '../../game-adapter.ts';
import type { PlaneAdvice } from '../advice.ts';
import type { PlaneGame } from '../game.ts';
import { rosterOf } from '../roster.ts';
import { figureIn, nameIn } from '../who.ts';
import { objectivesSaid } from './objectives.ts';
import { sightSaid } from './sight.ts';
import { called, enemiesBy, whereOf } from './where.ts';
import { queryWords } from './words.ts';

/** A figure in a line: name, state and spot; for an enemy also the distance to the nearest figure of the other side. */
export function lineOf<S extends PlaneState, C>(game: PlaneGame<S, C>, state: S, id: string, language: Language): string {
  const words = queryWords(language);
  const figure = figureIn(state, id);
  const entry = rosterOf(game, state, language)
    .flatMap(({ figures }) => figures)
    .find((one) => one.id === id);
  if (!figure || !entry) return '';
  const [nearest] = inPlay(figure) ? enemiesBy(state, figure) : [];
  const { left, full, said } = entry.vitality;
  return [
    `${called(state, id)} (${entry.profile})`,
    figure.posture === 'reserve' ? '' : entry.state,
    entry.gone || left === full ? '' : said,
    ...entry.badges,
    entry.active ? words.acting : entry.spent ? words.spent : '',
    entry.gone ? '' : whereOf(state, id, language),
    nearest ? words.nearest(called(state, nearest.id), measured(distanceBetween(state, figure, nearest), language)) : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** A figure in a few words: tag, name, place, and what is out of the ordinary. */
function briefOf(state: PlaneState, entry: RosterFigure, language: Language): string {
  const words = queryWords(language);
  const figure = figureIn(state, entry.id);
  if (!figure) return '';
  const place = figure.posture === 'reserve' ? '' : nameOfSpot(figure);
  const notes = [entry.state, ...entry.badges, entry.active ? words.acting : entry.spent ? words.spent : ''];
  return [[called(state, entry.id), place].filter(Boolean).join(' '), ...notes].filter(Boolean).join(', ');
}

/** The moment, what the battle is about, then side by side everybody who is still there, then what the one who acts sees. */
export function scanOf<S extends PlaneState, C>(
  game: PlaneAdvice<S, C>,
  state: S,
  { turn }: Banner,
  seat: Seat | undefined,
  language: Language,
): readonly string[] {
  const words = queryWords(language);
  const sides = rosterOf(game, state, language).map((group) => {
    const there = group.figures.filter(({ gone }) => !gone);
    const gone = group.figures.filter((figure) => figure.gone);
    const head = words.side(lookOf(group.side).letter, group.name, group.seat === seat);
    return [
      words.count(head, there.length, group.figures.length),
      gone.length === 0 ? '' : words.lost(gone.map(({ id }) => nameIn(state, id)).join(', ')),
      `${inSeries(
        there.map((figure) => briefOf(state, figure, language)),
        language,
      )}.`,
    ]
      .filter(Boolean)
      .join(' ');
  });
  const acting = state.scene.roster.find((id) => game.turns.acting(state) === id);
  const now = acting === undefined ? [] : [`${lineOf(game, state, acting, language)}.`, sightSaid(game, state, acting, language).text];
  return [`${turn}.`, ...objectivesSaid(game, state, seat, language).slice(1), ...sides, ...now];
}

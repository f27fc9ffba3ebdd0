import type { Language } from '@escarmouche/referee';
import type { FigureIn, Group } from '@escarmouche/skirmish';
import { arrivingLater, type PlaneFigure, type PlaneState } from '@escarmouche/skirmish/plane';
import type { RosterFigure, RosterGroup } from '../game-adapter.ts';
import { figureWords } from './figure-words.ts';
import type { PlaneGame } from './game.ts';
import { sideName } from './side-names.ts';
import { carriedBy } from './tokens.ts';
import { figureIn, groupOfFigure, nameIn, sideIndex, tagOf } from './who.ts';

/** All figures, group by group. */
export function rosterOf<S extends PlaneState, C>(game: PlaneGame<S, C>, state: S, language: Language): readonly RosterGroup[] {
  return state.scene.groups.map((group) => ({
    id: group.id,
    name: sideName(group.name, language, game.sides),
    side: sideIndex(state, group.side),
    seat: group.seat,
    playing: game.turns.playing(state) === group.id,
    figures: group.figures.flatMap((id) => {
      const figure = figureIn(state, id);
      return figure ? [inRoster(game, state, group, figure, language)] : [];
    }),
  }));
}

/** A figure alone in a group is called by the group's name as well. */
function inRoster<S extends PlaneState, C>(
  game: PlaneGame<S, C>,
  state: S,
  group: Group,
  figure: FigureIn<S>,
  language: Language,
): RosterFigure {
  const { id } = figure;
  const {
    profile = '',
    silhouette,
    vitality,
    state: how = '',
    tone = 'plain',
    spent = false,
    badges = [],
  } = game.condition(state, figure, language);
  const name = nameIn(state, id);
  return {
    id,
    tag: tagOf(state, id),
    name,
    called: [name, ...[profile, group.figures.length === 1 ? sideName(group.name, language, game.sides) : ''].filter(Boolean)],
    profile,
    silhouette,
    vitality,
    state: how,
    tone,
    gone: isLost(figure),
    active: game.turns.acting(state) === id,
    spent,
    badges: [...badges, ...carried(game, state, id, language)],
  };
}

/** True for a figure out of action, gone or fled: such a figure counts as a loss. */
export const isLost = ({ posture }: PlaneFigure): boolean => posture === 'out' || posture === 'gone' || posture === 'fled';

/** A figure on the board, as a screen reader says it: tag and name, side, profile, state. */
export function spokenOf<S extends PlaneState, C>(game: PlaneGame<S, C>, state: S, figure: FigureIn<S>, language: Language): string {
  const { profile = '', state: how = '' } = game.condition(state, figure, language);
  const side = sideName(groupOfFigure(state, figure.id)?.name ?? '', language, game.sides);
  return [`${tagOf(state, figure.id)} ${nameIn(state, figure.id)}`, side, profile, how, ...carried(game, state, figure.id, language)]
    .filter(Boolean)
    .join(', ');
}

/** Tokens of a scenario that a figure carries, in words. */
function carried<S extends PlaneState, C>(game: PlaneGame<S, C>, state: S, id: string, language: Language): readonly string[] {
  const read = game.scenario?.(state);
  const names = read?.scenario ? carriedBy(read, id, language) : [];
  return names.length === 0 ? [] : [figureWords(language).carries(names.join(', '))];
}

/** Is it off the table until something happens in the scenario? */
export const comesLater = ({ scene: { scenario } }: PlaneState, id: string): boolean =>
  scenario !== undefined && arrivingLater(scenario).includes(id);

/** Posture of a figure in a word; none for a figure that stands on the ground, or is out of action. */
export function postureWord(state: PlaneState, { id, posture, perch }: PlaneFigure, language: Language): string {
  const words = figureWords(language);
  if (posture === 'reserve' && comesLater(state, id)) return words.later;
  if (posture === 'fled' || posture === 'reserve' || posture === 'prone') return words[posture];
  if (posture === 'out' || !perch) return '';
  return perch.on === 'wall' ? words.onWall : words.onLadder;
}

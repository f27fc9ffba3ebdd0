import type { Language } from '@escarmouche/referee';
import type { FigureIn, GroupId } from '@escarmouche/skirmish';
import { bodyOf } from '@escarmouche/skirmish/placed';
import { type PlaneFigure, type PlaneGroup, type PlaneState } from '@escarmouche/skirmish/plane';
import type { FigureOnBoard, Ground, Patch, PlaneBoard, Zone } from '../../boards/plane/model.ts';
import type { PlaneGame } from './game.ts';
import { spokenOf } from './roster.ts';
import { nameIn, sideIndex, sideOf, tagOf } from './who.ts';
import { terrainOf } from './terrain.ts';
import { placedOn } from './tokens.ts';

/** Looks of a table: its ground, and its terrain by the ids of features. */
export interface Dressing {
  readonly ground: Ground;
  readonly patches?: readonly Patch[];
  readonly looks?: Readonly<Record<string, string>>;
}

/** The table with everybody who lies or stands on it; its zones until figures are deployed. */
export function planeBoard<S extends PlaneState, C>(
  game: PlaneGame<S, C>,
  state: S,
  { ground, patches, looks }: Dressing,
  language: Language,
): PlaneBoard {
  const { table, roster } = state.scene;
  const [phase, playing] = [game.turns.phase(state), game.turns.playing(state)];
  return {
    kind: 'plane',
    width: table.width,
    height: table.height,
    ground,
    patches,
    terrain: terrainOf(table, language, looks),
    zones: phase === 'deployment' || (phase === 'before' && playing === undefined) ? zonesOf(state, playing) : [],
    ...placedOn(game, state, language),
    figures: roster.flatMap((id) => {
      const figure = state.figures[id] as FigureIn<S> | undefined;
      return figure && isOnTable(figure) ? [onBoard(game, state, figure, language)] : [];
    }),
  };
}

/** True for a figure that stands or lies on the table. */
const isOnTable = ({ posture }: PlaneFigure): boolean => posture !== 'reserve' && posture !== 'gone' && posture !== 'fled';

function zonesOf(state: PlaneState, open: GroupId | undefined): readonly Zone[] {
  const groups: readonly PlaneGroup[] = state.scene.groups;
  return groups.map(({ id, side, zone: { x, y, width, height } }) => ({
    side: sideIndex(state, side),
    x,
    y,
    width,
    height,
    open: id === open,
  }));
}

function onBoard<S extends PlaneState, C>(game: PlaneGame<S, C>, state: S, figure: FigureIn<S>, language: Language): FigureOnBoard {
  const { id, posture, perch, facing } = figure;
  const { vitality, silhouette, alert = false, spent = false } = game.condition(state, figure, language);
  return {
    id,
    tag: tagOf(state, id),
    name: nameIn(state, id),
    side: sideOf(state, id),
    at: { x: figure.x, y: figure.y, z: figure.z },
    r: bodyOf(state, figure).r,
    facing,
    bearing: posture === 'out' ? 'out' : posture === 'prone' || posture === 'low' ? 'prone' : perch ? 'hanging' : 'standing',
    spoken: spokenOf(game, state, figure, language),
    silhouette,
    vitality,
    alert,
    spent,
    active: game.turns.acting(state) === id,
  };
}

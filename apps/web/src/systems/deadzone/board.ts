import { deadzoneBoards } from '@escarmouche/content/deadzone';
import { holderOf, radiusOf, type Figure, type State } from '@escarmouche/deadzone';
import type { Language } from '@escarmouche/referee';
import type { SharedMatchSettings } from '@escarmouche/session';
import { inPlay, sheetOf } from '@escarmouche/skirmish';
import { cornerOf, cubeWithName, CUBE, placeIn, type CubeMap } from '@escarmouche/space/cubes';
import type { Area, FigureOnBoard, Ground, PlaneBoard, Terrain, TokenOnBoard, Zone } from '../../boards/plane/model.ts';
import { nameIn, sideOf, tagOf } from '../plane/who.ts';
import { conditionOf, spokenOf } from './condition.ts';
import { ruleName, sideOfSeat } from './look.ts';
import { BOARD_SIDE, CUBE_ON_BOARD, length, toBoard, middleOf } from './scale.ts';
import { levelsOf, terrainOf } from './terrain.ts';
import { wordsOf } from './words.ts';

const GROUNDS: Readonly<Record<string, Ground>> = { concrete: 'slabs', rust: 'deck', stone: 'cobbles' };

/** A battlefield without figures. */
export function emptyBoard(map: CubeMap, look: string | undefined, language: Language): PlaneBoard {
  return {
    kind: 'plane',
    width: BOARD_SIDE,
    height: BOARD_SIDE,
    ground: GROUNDS[look ?? ''] ?? 'slabs',
    terrain: terrainOf(map, language),
    zones: [],
    figures: [],
    grid: { cube: CUBE_ON_BOARD, levels: levelsOf(map) },
  };
}

/** The look of the board that a battle was begun on. */
const lookOf = ({ notes }: SharedMatchSettings): string | undefined => deadzoneBoards.find(({ id }) => id === notes.map)?.look;

export function boardOf(state: State, matchSettings: SharedMatchSettings, language: Language): PlaneBoard {
  const { map } = state.scene;
  const board = emptyBoard(map, lookOf(matchSettings), language);
  return {
    ...board,
    terrain: withSmoke(board.terrain, state.smoke, wordsOf(language).smoke),
    zones: state.phase === 'zones' || state.phase === 'deployment' || state.phase === 'first' ? zonesOf(state) : [],
    areas: objectivesOf(state, language),
    tokens: [...flagsOf(state, language), ...tokensOf(state, language)],
    figures: state.scene.roster.flatMap((id) => {
      const figure = state.figures[id];
      return figure && (inPlay(figure) || figure.posture === 'out') ? [onBoard(state, figure, language)] : [];
    }),
  };
}

const smoked = new WeakMap<readonly Terrain[], Map<string, readonly Terrain[]>>();

function withSmoke(terrain: readonly Terrain[], smoke: readonly string[], name: string): readonly Terrain[] {
  if (smoke.length === 0) return terrain;
  const known = smoked.get(terrain) ?? new Map<string, readonly Terrain[]>();
  smoked.set(terrain, known);
  const key = smoke.join();
  const clouds = (): readonly Terrain[] =>
    smoke.map((at): Terrain => {
      const { shape, z } = squareShape(at);
      return { id: `${at} smoke`, kind: 'opaque', shape, base: z, top: z + CUBE_ON_BOARD, name };
    });
  const found = known.get(key) ?? [...terrain, ...clouds()];
  known.set(key, found);
  return found;
}

function squareShape(at: string): { readonly shape: Area['shape']; readonly z: number } {
  const { x, y, z } = toBoard(cornerOf(cubeWithName(at)));
  const [far, high] = [x + CUBE_ON_BOARD, y + CUBE_ON_BOARD];
  return {
    shape: {
      type: 'polygon',
      points: [
        { x, y },
        { x: far, y },
        { x: far, y: high },
        { x, y: high },
      ],
    },
    z,
  };
}

/** Zones of deployment: of the seat that has chosen one, else of nobody yet. */
function zonesOf(state: State): readonly Zone[] {
  return state.scene.mission.zones.map(({ id, squares }, i): Zone => {
    const owner = Object.entries(state.zones).find(([, zone]) => zone === id)?.[0];
    const corners = squares.map((name) => toBoard(cornerOf(cubeWithName(name))));
    const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    return {
      side: sideOfSeat(state, owner) ?? i,
      x,
      y,
      width: Math.max(...xs) + CUBE_ON_BOARD - x,
      height: Math.max(...ys) + CUBE_ON_BOARD - y,
      open: state.phase !== 'deployment' || (owner !== undefined && !state.deployed.includes(owner)),
    };
  });
}

function objectivesOf(state: State, language: Language): readonly Area[] {
  const words = wordsOf(language);
  return state.scene.mission.objectives.map(({ id, at, vp }): Area => {
    const side = sideOfSeat(state, holderOf(state, at));
    return { id, name: words.objective(vp), label: words.vp(vp), ...squareShape(at), ...(side !== undefined && { side }) };
  });
}

/** Share of a cube from its west and its north edge to its objective, which leaves the middle to figures. */
const FLAG = 0.2;

function flagsOf(state: State, language: Language): readonly TokenOnBoard[] {
  return state.scene.mission.objectives.map(({ id, at, vp }): TokenOnBoard => {
    const side = sideOfSeat(state, holderOf(state, at));
    return {
      id: `${id} flag`,
      kind: 'objective',
      name: wordsOf(language).objective(vp),
      mark: `${vp}`,
      at: toBoard(placeIn(cubeWithName(at), FLAG, FLAG)),
      ...(side !== undefined && { side }),
    };
  });
}

function tokensOf(state: State, language: Language): readonly TokenOnBoard[] {
  return state.tokens.map(({ id, at, item }): TokenOnBoard => {
    const { x, y, z } = middleOf(cubeWithName(at));
    const known = item === undefined ? { name: wordsOf(language).token, mark: '?' } : { name: ruleName(item, language), mark: '!' };
    return { id, kind: 'item', ...known, at: toBoard({ x: x + CUBE / 4, y: y + CUBE / 4, z }) };
  });
}

function onBoard(state: State, figure: Figure, language: Language): FigureOnBoard {
  const { id, posture } = figure;
  const { vitality, silhouette, spent } = conditionOf(state, figure, language);
  return {
    id,
    tag: tagOf(state, id),
    name: nameIn(state, id),
    spoken: spokenOf(state, figure, language),
    side: sideOf(state, id),
    at: toBoard(figure),
    r: length(radiusOf(state, figure)),
    bearing: posture === 'out' ? 'out' : posture === 'prone' ? 'prone' : 'standing',
    silhouette,
    // Of Size 1 and less nothing is left to count once it is hurt.
    vitality: sheetOf(state, id).size > 0 ? vitality : { left: 1, full: 1 },
    alert: false,
    spent,
    active: state.activation?.figure === id,
  };
}

import type { Language } from '@escarmouche/referee';
import type { Terms } from '@escarmouche/session';
import { bodyOf, fullVitality, type Figure, type State } from '@escarmouche/urss-classic';
import type { PlaneBoard, FigureOnBoard, Zone } from '../../boards/plane/model.ts';
import { sheetIn, sideIndex, sideOf, tagOf } from './look.ts';
import { groundOf, terrainOf } from './maps.ts';
import { spokenOf } from './roster.ts';

export function boardOf(state: State, terms: Terms, language: Language): PlaneBoard {
  const { table } = state.scene;
  const figures = state.scene.roster.flatMap((id) => {
    const figure = state.figures[id];
    return figure && figure.posture !== 'reserve' && figure.posture !== 'fled' ? [onBoard(state, figure, language)] : [];
  });
  return {
    kind: 'plane',
    width: table.width,
    height: table.height,
    ground: groundOf(terms.notes.map),
    terrain: terrainOf(table, language),
    zones: state.phase === 'order' || state.phase === 'deployment' ? zonesOf(state) : [],
    figures,
  };
}

function zonesOf(state: State): readonly Zone[] {
  return state.scene.groups.map(({ id, side, zone }) => ({
    side: sideIndex(state, side),
    x: zone.x,
    y: zone.y,
    width: zone.width,
    height: zone.height,
    open: state.phase === 'deployment' && state.group === id,
  }));
}

function onBoard(state: State, figure: Figure, language: Language): FigureOnBoard {
  const sheet = sheetIn(state, figure.id);
  const { r } = bodyOf(state, figure);
  const active = state.activation?.figure === figure.id;
  return {
    id: figure.id,
    tag: tagOf(state, figure.id),
    name: sheet?.name ?? figure.id,
    spoken: spokenOf(state, figure, language),
    side: sideOf(state, figure.id),
    at: { x: figure.x, y: figure.y, z: figure.z },
    r,
    facing: figure.facing,
    bearing: figure.posture === 'out' ? 'out' : figure.posture === 'prone' ? 'prone' : figure.perch ? 'hanging' : 'standing',
    vitality: { left: figure.vitality, full: sheet ? fullVitality(sheet) : 1 },
    alert: figure.alert,
    spent: state.phase === 'play' && figure.activated && !active,
    active,
  };
}

/** The name of a piece of terrain, if it has one. */
export function featureName(state: State, id: string, language: Language): string | undefined {
  return state.scene.table.features.find((feature) => feature.id === id)?.name?.[language];
}

import { refuse } from '@escarmouche/referee';
import type { Feature, Place, Vector } from '@escarmouche/space';
import type { PlaneEvent, PlaneTurn } from './events.ts';
import type { PlaneRules } from './rules.ts';
import type { PlaneFigure, PlaneState } from './state.ts';
import type { TravelRules, Watch } from './travel-rules.ts';

/** A battle of nobody's rules, for the tests of this room: sides by the first letter of an id, numbers that no document has. */

interface Token extends PlaneFigure {
  x: number;
  y: number;
  z: number;
  facing: Vector;
}

export interface Ground extends PlaneState {
  readonly figures: Readonly<Record<string, Token>>;
}

export const rules: PlaneRules<Ground> = {
  ids: { path: 'PATH', linear: 'LINEAR', swim: 'SWIM', ladder: 'LADDER', deploy: 'DEPLOY', deployAhead: 'AHEAD' },
  stepUp: 300,
  dropFree: 1000,
  difficultFactor: 3,
  linearCost: 1500,
  jumpsOver: 800,
  ableAs: (_state, _figure, mover) => mover,
  passes: () => false,
  clearance: () => undefined,
  clearanceRefusal: () => refuse('NEAR', 'Trop près.', 'Too near.'),
  visibleShare: 0.1,
  coverShares: [1 / 3, 2 / 3],
  figuresHide: () => false,
  deploysAhead: () => 0,
};

/** Figures where they are, on a table 20 paces square. Bases are a pace wide. */
export function ground(places: Readonly<Record<string, Place>>, features: readonly Feature[] = []): Ground {
  const roster = Object.keys(places);
  const sides = [...new Set(roster.map((id) => id.charAt(0)))];
  const each = <T>(make: (id: string) => T): Record<string, T> => Object.fromEntries(roster.map((id) => [id, make(id)]));
  return {
    scene: {
      table: { width: 20_000, height: 20_000, features },
      groups: sides.map((side) => ({
        id: side,
        name: side,
        side,
        seat: side,
        zone: { x: 0, y: 0, width: 20_000, height: 4000, front: 'north' },
        figures: roster.filter((id) => id.startsWith(side)),
      })),
      sheets: each((id) => ({ name: id, group: id.charAt(0) })),
      builds: each(() => ({ r: 500, h: 1500, prone: 500 })),
      roster,
    },
    figures: each((id) => ({ id, posture: 'standing', facing: { x: 0, y: 1 }, ...(places[id] ?? { x: 0, y: 0, z: 0 }) })),
  };
}

/** What is told of a movement, in order: events by their manner, moments by their name. */
export function turnOf(state: Ground): PlaneTurn<Ground> & { readonly told: unknown[] } {
  const told: unknown[] = [];
  return {
    state,
    told,
    emit(event: PlaneEvent) {
      const figure = state.figures[event.figure];
      if (event.type === 'figureMoved') {
        const end = event.points[event.points.length - 1];
        if (figure && end) Object.assign(figure, { x: end.x, y: end.y, z: end.z }, event.facing && { facing: event.facing });
      }
      told.push(event.type === 'figureMoved' ? event.manner : event.type);
    },
  };
}

type TestTurn = ReturnType<typeof turnOf>;

export const nobodyWatches: Watch<Ground> = { next: () => undefined, end: () => false };

/** Rules that tell each moment, with some of them otherwise. */
export function travelRules(other: Partial<TravelRules<Ground, TestTurn>> = {}): TravelRules<Ground, TestTurn> {
  const tell =
    (name: string) =>
    (turn: TestTurn, ...about: readonly unknown[]): void =>
      void turn.told.push([name, ...about.slice(1).map((one) => (Array.isArray(one) ? one.length : one))]);
  return {
    ...rules,
    leaves: () => true,
    watch: () => nobodyWatches,
    fell: tell('fell'),
    moved: tell('moved'),
    met: tell('met'),
    charged: tell('charged'),
    ...other,
  };
}

export function box(id: string, [x1, y1, x2, y2]: readonly number[], kind: Feature['kind'] = 'solid', top = 5000): Feature {
  const [a = 0, b = 0, c = 0, d = 0] = [x1, y1, x2, y2];
  const points = [
    { x: a, y: b },
    { x: c, y: b },
    { x: c, y: d },
    { x: a, y: d },
  ];
  return { id, kind, shape: { type: 'polygon', points }, base: 0, top };
}

import type { Feature, Place } from '@escarmouche/space';
import type { PlaneEvent, PlaneTurn } from './events.ts';
import { reducePlane } from './reduce.ts';
import type { PlaneRules } from './rules.ts';
import { sceneOf } from './scene.ts';
import type { PlaneFigure, PlaneGroup, PlaneState } from './state.ts';
import type { TravelRules, Watch } from './travel-rules.ts';

/** A battle of nobody's rules, for the tests of this room: sides by the first letter of an id, numbers that no document has. */
export const rules: PlaneRules<PlaneState> = {
  ids: {
    path: 'PATH',
    linear: 'LINEAR',
    swim: 'SWIM',
    climb: 'CLIMB',
    ladder: 'LADDER',
    jump: 'JUMP',
    deploy: 'DEPLOY',
    deployAhead: 'AHEAD',
  },
  stepUp: 300,
  dropFree: 1000,
  difficultFactor: 3,
  linearCost: 1500,
  jumpsOver: 800,
  visibleShare: 0.1,
  coverShares: [1 / 3, 2 / 3],
};

/** Figures where they are, on a table 20 paces square. Bases are a pace wide. */
export function ground(places: Readonly<Record<string, Place>>, features: readonly Feature[] = []): PlaneState {
  const roster = Object.keys(places);
  const groups = [...new Set(roster.map((id) => id.charAt(0)))].map((side): PlaneGroup => ({
    id: side,
    name: side,
    side,
    seat: side,
    zone: { x: 0, y: 0, width: 20_000, height: 4000, front: 'north' },
    figures: roster.filter((id) => id.startsWith(side)),
  }));
  const sheets = roster.map((id) => ({ id, name: id, group: id.charAt(0) }));
  const figures = Object.entries(places).map(([id, at]): PlaneFigure => ({ id, posture: 'standing', facing: { x: 0, y: 1 }, ...at }));
  return {
    scene: sceneOf({ width: 20_000, height: 20_000, features }, groups, sheets, () => ({ r: 500, h: 1500, prone: 500 })),
    figures: Object.fromEntries(figures.map((figure) => [figure.id, figure])),
  };
}

/** A turn with its record of a movement, in order: events by their manner, moments by their name. */
export function turnOf(state: PlaneState): PlaneTurn & { readonly told: unknown[] } {
  const told: unknown[] = [];
  return {
    state,
    told,
    emit(event: PlaneEvent) {
      reducePlane(state, event);
      told.push(event.type === 'figureMoved' ? event.manner : event.type);
    },
  };
}

type TestTurn = ReturnType<typeof turnOf>;

export const nobodyWatches: Watch<PlaneState> = { next: () => undefined, end: () => false };

/** Rules that tell each moment, with some of them otherwise. */
export function travelRules(other: Partial<TravelRules<PlaneState, TestTurn>> = {}): TravelRules<PlaneState, TestTurn> {
  const tell =
    (name: string) =>
    (turn: TestTurn, ...about: readonly unknown[]): void =>
      void turn.told.push([name, ...about.slice(1).map((one) => (Array.isArray(one) ? one.length : one))]);
  return {
    ...rules,
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

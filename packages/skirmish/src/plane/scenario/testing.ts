import type { Place } from '@escarmouche/space';
import type { PlaneState } from '../state.ts';
import { ground } from '../testing.ts';
import type { Arrivals } from './arrivals.ts';
import { afterActionOf, atTurnEnd, atTurnStart } from './course.ts';
import { foldScenario, progressOf, type ScenarioEvent } from './scenario.ts';
import type { Objective, Scenario, ScenarioProgress } from './schema.ts';

/** Scenarios of nobody's rules, for the tests of this room. Places in paces. */

type State = PlaneState & {
  turn: number;
  readonly scenario: ScenarioProgress;
};

export const RULE = 'RULE';
export const text = (en: string) => ({ fr: en, en });
export const at = (x: number, y: number): Place => ({ x: x * 1000, y: y * 1000, z: 0 });

/** A table with the zone "gate", three paces about (10, 10). */
export function stateOf(places: Readonly<Record<string, Place>>, parts: Partial<Scenario>) {
  const plain = ground(places);
  const scenario: Scenario = {
    id: 'test',
    name: text('test'),
    story: text('a story'),
    zones: [{ id: 'gate', name: text('the gate'), shape: { type: 'disc', x: 10_000, y: 10_000, r: 3000 } }],
    tokens: [],
    objectives: [],
    happenings: [],
    ...parts,
  };
  return { ...plain, turn: 1, scene: { ...plain.scene, scenario }, scenario: progressOf(scenario) } satisfies State;
}

export const objective = (aim: object, rest: Partial<Objective> = {}): Objective =>
  ({ id: 'aim', name: text('aim'), side: 'a', points: 2, ...aim, ...rest }) as Objective;

export function turnOf(state: State) {
  const told: ScenarioEvent[] = [];
  const emit = (event: ScenarioEvent): void => {
    foldScenario(state.scenario, event);
    told.push(event);
  };
  const tries: string[] = [];
  const rules = {
    arrive: (_turn: unknown, { figures }: Arrivals, again: boolean) => void tries.push(`${figures.join()}${again ? ' again' : ''}`),
  };
  const turn = { state, emit };
  return {
    told,
    /** Figures that have tried to come on. */
    tries,
    happened: () => told.flatMap((event) => (event.type === 'happened' ? event.happening : [])),
    acted: (id: string) => afterActionOf(rules, turn, id),
    ends: () => atTurnEnd(rules, turn),
    begins: () => atTurnStart(rules, turn),
  };
}

export const leave = (state: State, id: string, posture = 'out'): void => void Object.assign(state.figures[id] ?? {}, { posture });
export const go = (state: State, id: string, place: Place): void => void Object.assign(state.figures[id] ?? {}, place);

import { progressOf, type Objective, type PlaneState, type Scenario, type ScenarioState } from '@escarmouche/skirmish/plane';
import type { Feature, Place } from '@escarmouche/space';
import { ground } from '../../skirmish/src/plane/testing.ts';

const text = (en: string) => ({ fr: en, en });

/** An objective of side a that wins, unless said otherwise. */
export const objective = (aim: object, rest: Partial<Objective> = {}): Objective =>
  ({ id: 'aim', name: text('aim'), side: 'a', points: 1, wins: true, ...aim, ...rest }) as Objective;

/** A battle in its first turn, with a gate in the corner at (17, 17) and a chest at (10, 10). */
export function scenarioOn(
  places: Readonly<Record<string, Place>>,
  objectives: readonly Objective[],
  { turns, features }: { readonly turns?: number; readonly features?: readonly Feature[] } = {},
): PlaneState & ScenarioState {
  const plain = ground(places, features);
  const scenario: Scenario = {
    id: 'test',
    name: text('test'),
    story: text('a story'),
    turns,
    zones: [{ id: 'gate', name: text('gate'), shape: { type: 'disc', x: 17_000, y: 17_000, r: 2500 } }],
    tokens: [{ id: 'chest', name: text('chest'), at: { x: 10_000, y: 10_000, z: 0 } }],
    objectives: [...objectives],
    happenings: [],
  };
  return { ...plain, turn: 1, scene: { ...plain.scene, scenario }, scenario: progressOf(scenario) };
}

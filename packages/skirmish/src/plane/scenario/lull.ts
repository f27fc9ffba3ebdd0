import type { ScenarioState } from './scenario.ts';

/** Events that move a battle on: harm, healing, losses, departures, and a scenario's own events. */
const STIRRING: ReadonlySet<string> = new Set([
  'vitalityLost',
  'figureHealed',
  'figureOut',
  'fledForGood',
  'objectiveMet',
  'tokenTaken',
  'tokenDropped',
  'happened',
]);

/** Remembers the turn in which a battle last went on. For systems that keep it in their state. */
export function noteStir(state: { turn: number; stirred?: number | undefined }, { type }: { readonly type: string }): void {
  if (STIRRING.has(type)) state.stirred = state.turn;
}

/** Whole turns in a row without harm, healing or a scenario's event. */
export function quietTurns({ turn, stirred = 0 }: ScenarioState): number {
  return Math.max(0, turn - stirred - 1);
}

/** Whole quiet turns after which nobody is expected to do anything more. */
const STAND_OFF = 5;

/** Is the battle a stand-off? A battle with a last turn ends by itself, and the side ahead may wait for the end. */
export function isStandOff(state: ScenarioState): boolean {
  return state.scene.scenario?.turns === undefined && quietTurns(state) >= STAND_OFF;
}

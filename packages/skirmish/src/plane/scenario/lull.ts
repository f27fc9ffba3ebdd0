import type { ScenarioState } from './scenario.ts';

/** Events with which a battle goes on: somebody is hurt, healed, out or away for good; something of a scenario comes about. */
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

/** How many whole turns have passed since a battle went on: in them nobody was harmed or healed, and nothing of a scenario came about. */
export function quietTurns({ turn, stirred = 0 }: ScenarioState): number {
  return Math.max(0, turn - stirred - 1);
}

/** Whole quiet turns after which nobody is expected to do anything more. */
const STAND_OFF = 5;

/** Does nothing come of the battle any more? One with a last turn ends by itself, and whoever is ahead may wait for that. */
export function isStandOff(state: ScenarioState): boolean {
  return state.scene.scenario?.turns === undefined && quietTurns(state) >= STAND_OFF;
}

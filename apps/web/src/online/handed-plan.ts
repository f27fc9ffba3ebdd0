import type { BattlePlan } from '../systems/new-game.ts';

/** A battle set up on another page, to be played with somebody elsewhere. */
export interface HandedPlan {
  readonly system: string;
  readonly plan: BattlePlan;
}

let handed: HandedPlan | undefined;

/** Hands a battle to the page that asks who plays which seat; a reload forgets it. */
export function handPlan(plan: HandedPlan): void {
  handed = plan;
}

export const handedPlan = (): HandedPlan | undefined => handed;

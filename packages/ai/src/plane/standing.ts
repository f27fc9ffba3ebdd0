import type { Seat } from '@escarmouche/referee';
import { figuresInPlay, groupOf } from '@escarmouche/skirmish';
import { isStandOff, isStillPossible, scoresOf, timesMet, type ScenarioState } from '@escarmouche/skirmish/plane';
import { lifeOf, type Weighed } from './game.ts';

/** Does a side win a battle with a last turn if all figures stay where they are until then? */
export function mayWait(state: ScenarioState, side: string): boolean {
  const { scenario } = state.scene;
  if (scenario?.turns === undefined) return false;
  const lasting = scenario.objectives.filter(
    (objective) => objective.type === 'survive' && timesMet(state, objective.id) === 0 && isStillPossible(state, objective),
  );
  const deciding = lasting.find(({ wins }) => wins);
  if (deciding) return deciding.side === side;
  return leads(side, scoresOf({ state, scenario }, lasting));
}

/** Has a side more than any other? */
function leads(side: string, { [side]: own = 0, ...others }: Readonly<Record<string, number>>): boolean {
  return own > Math.max(0, ...Object.values(others));
}

/** Is a draw enough for a seat? Yes in a stand-off, or where the side is not ahead: by points, or else by its figures' vitality. */
export function acceptsDraw<S extends Weighed>(state: S, seat: Seat): boolean {
  if (isStandOff(state)) return true;
  const side = state.scene.groups.find((group) => group.seat === seat)?.side ?? '';
  const { scenario } = state.scene;
  const points = scenario ? scoresOf({ state, scenario }) : {};
  if (Object.values(points).some((one) => one > 0)) return !leads(side, points);
  const left: Record<string, number> = {};
  for (const figure of figuresInPlay(state)) {
    const whose = groupOf(state, figure.id).side;
    left[whose] = (left[whose] ?? 0) + lifeOf(figure);
  }
  return !leads(side, left);
}

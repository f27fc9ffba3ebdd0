import type { Text } from '@escarmouche/referee';
import { allied, LAST_POINT, type Expected, type FigureId } from '@escarmouche/skirmish';
import type { ScenarioState } from '@escarmouche/skirmish/plane';
import { stakeOf } from './stakes.ts';

/** What losses are worth to a figure's side, in vitality points, by what hangs on each: those of its enemies for it, its own against it. */
export function worthOf(state: ScenarioState, id: FigureId, losses: readonly Expected[]): number {
  let sum = 0;
  for (const { figure, points, out } of losses)
    sum += (allied(state, id, figure) ? -1 : 1) * (points + LAST_POINT * out) * stakeOf(state, figure);
  return sum;
}

/** The reason of what is worth so many vitality points. */
export function expected(value: number): Text {
  const en = (Math.round(value * 100) / 100).toString();
  const fr = `${en.replace('.', ',')} ${value < 2 ? 'point' : 'points'}`;
  return { fr: `Gain attendu : ${fr} de vitalité.`, en: `Expected gain: ${en} vitality points.` };
}

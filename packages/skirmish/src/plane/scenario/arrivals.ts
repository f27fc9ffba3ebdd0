import { NOBODY } from '@escarmouche/referee';
import { figureOf, figuresInPlay, groupOf, withFigures, type FigureId } from '../../roster.ts';
import { placeInLine } from '../deploy.ts';
import type { PlaneEvent } from '../events.ts';
import type { PlaneRules } from '../rules.ts';
import { FACING } from '../scene.ts';
import type { PlaneState, Zone } from '../state.ts';
import type { ScenarioEvent, ScenarioState } from './scenario.ts';
import type { Happening } from './schema.ts';

/** Figures that come on while a battle is under way. */

/** Parts of a system's turn that arrivals need. */
interface ArrivalTurn<S extends PlaneState> {
  readonly state: S;
  emit(event: PlaneEvent | ScenarioEvent): void;
}

export type Arrivals = NonNullable<Happening['arrivals']>;

/** A figure takes its place by itself, as the `nth` of `count` in a zone; false where there is no room. */
export function takePlace<S extends PlaneState>(
  rules: PlaneRules<S>,
  turn: ArrivalTurn<S>,
  id: FigureId,
  zone: Zone,
  nth: number,
  count: number,
): boolean {
  const at = placeInLine(rules, turn.state, figureOf(turn.state, id), zone, nth, count);
  if (at) turn.emit({ type: 'figureDeployed', figure: id, at, facing: FACING[zone.front] });
  return at !== undefined;
}

/**
 * Brings on the figures that are due. A figure without room waits, and tries again as each turn begins (`again`) until others make room; not where no
 * seat plays those others any more, nor where the battle would be empty without it.
 */
export function comeOn<S extends ScenarioState>(
  rules: PlaneRules<S>,
  turn: ArrivalTurn<S>,
  { figures, zone }: Arrivals,
  again: boolean,
): void {
  for (const [nth, id] of figures.entries()) {
    if (figureOf(turn.state, id).posture !== 'reserve' || takePlace(rules, turn, id, zone, nth, figures.length)) continue;
    const vain = (again && !isPlayed(turn.state)) || !placeInLine(rules, emptied(turn.state), figureOf(turn.state, id), zone, 0, 1);
    turn.emit({ type: 'roomMissing', figure: id, ...(vain && { forGood: true }) });
  }
}

/** Does anybody play a figure in play? */
export const isPlayed = (state: PlaneState): boolean => figuresInPlay(state).some(({ id }) => groupOf(state, id).seat !== NOBODY);

/** The table without anybody on it. */
const emptied = <S extends PlaneState>(state: S): S =>
  withFigures(state, ...figuresInPlay(state).map((figure) => ({ ...figure, posture: 'reserve' })));

/** Figures that are due, and wait for room. */
export function waitingForRoom({ scene, scenario, figures }: ScenarioState): readonly FigureId[] {
  const come = scene.scenario?.happenings.filter(({ id }) => scenario?.happened.includes(id)) ?? [];
  return come.flatMap(({ arrivals }) => arrivals?.figures ?? []).filter((id) => figures[id]?.posture === 'reserve');
}

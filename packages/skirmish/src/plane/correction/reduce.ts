import { inPlay } from '../../roster.ts';
import { figureIn, leavePlay, remember, type BattleState } from '../battle-changes.ts';
import type { Corrected, Correction } from './correction.ts';

/** The figure is as it was said to be. Members of a system's own are left to it. */
export function reduceCorrected(state: BattleState, event: Corrected<Correction>): void {
  const { figure: id, at, facing, perch, posture, vitality, alert, activated, demoralised, marks = {} } = event;
  const figure = figureIn(state, id);
  if (at) {
    Object.assign(figure, { x: at.x, y: at.y, z: at.z });
    delete figure.perch;
    if (state.activation?.figure === id) delete state.activation.runUp;
  }
  if (perch) figure.perch = perch;
  const said = { facing, posture, vitality, alert, activated, demoralised };
  for (const [member, value] of Object.entries(said)) if (value !== undefined) Object.assign(figure, { [member]: value });
  for (const [rule, value] of Object.entries(marks)) remember(state, { type: 'marked', figure: id, rule, value: value ?? undefined });
  if (posture !== undefined && !inPlay({ id, posture })) leavePlay(state, id, posture);
}

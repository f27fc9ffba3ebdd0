import { inPlay, sheetOf } from '@escarmouche/skirmish';
import { bodyOf } from '@escarmouche/skirmish/plane';
import { pointBody } from '@escarmouche/space';
import { fullVitality, grantedTo, LAST_POINT, powerOdds, type Figure, type Power, type State } from '@escarmouche/urss-classic';
import type { Aid } from '../plane/tactics.ts';

/** The powers that a figure may use on its own side, within a range. */
function helpfulPowers(state: State, { id }: Figure): readonly Power[] {
  return grantedTo(sheetOf(state, id)).own.flatMap(({ rule }) => (rule.power?.targets && !rule.power.parry ? rule.power : []));
}

/** Whom it could help, near enough or not, and what that is worth. */
export function aids(state: State, figure: Figure): readonly Aid[] {
  return helpfulPowers(state, figure).flatMap((power) =>
    (power.targets?.(state, figure) ?? []).flatMap((patient) => {
      const value = aidValue(state, figure, power, patient);
      const at = inPlay(patient) ? bodyOf(state, patient) : pointBody(patient);
      return value > 0 && patient !== figure ? [{ for: patient.id, at, reach: power.range ?? 0, value }] : [];
    }),
  );
}

/** The vitality that a power may give back, and the figure itself where it is out of action. */
export function aidValue(state: State, figure: Figure, { id }: Power, patient: Figure): number {
  const missing = fullVitality(sheetOf(state, patient.id)) - patient.vitality;
  return powerOdds(state, figure, id, patient).works * (missing + (inPlay(patient) ? 0 : LAST_POINT));
}

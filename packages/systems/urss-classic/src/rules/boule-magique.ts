import { figureOf } from '@escarmouche/skirmish';
import { bodyOf } from '@escarmouche/skirmish/placed';
import { figuresAround, fromCentre } from '../area.ts';
import type { Attack } from '../attack.ts';
import { strike } from '../damage.ts';
import { aimedPower, powerAttack } from '../powers.ts';
import type { Figure, State } from '../state.ts';

const RULE = 'UC-MF-SPL-BOULE';
const RADIUS = 3000;
const LEVEL = 'malus';

/** The target first, then everybody at less than 3 paces from it, struck from its place. */
function blows(state: State, by: Figure, on: Figure): readonly Attack[] {
  const around = figuresAround(state, bodyOf(state, on), RADIUS, on.id).map((id): Attack => {
    return { kind: 'power', by: by.id, target: id, level: LEVEL, rule: RULE, ...fromCentre(state, on, figureOf(state, id)) };
  });
  return [powerAttack(state, RULE, { level: LEVEL }, by, on), ...around];
}

/** A ball at an enemy within 15 paces that bursts upon those around it; a duel brings it back upon its caster (UC-MF-SPL-BOULE). */
export const magicBall = aimedPower({
  id: 'boule-magique',
  cites: [RULE],
  art: 'magic',
  range: 15_000,
  area: RADIUS,
  blows,
  works(turn, { by, on }) {
    for (const attack of blows(turn.state, by, on)) strike(turn, attack);
  },
});

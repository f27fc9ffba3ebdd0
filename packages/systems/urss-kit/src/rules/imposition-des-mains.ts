import { PACE } from '@escarmouche/space';
import { healingPower } from '../heal.ts';

/** Another ally in sight within a pace has two vitality points back (UK-ATTR-IMPOSITION). */
export const layingOnHands = healingPower({
  id: 'imposition-des-mains',
  cites: ['UK-ATTR-IMPOSITION'],
  cost: 2,
  range: PACE,
  sight: true,
  restores: 2,
});

import { refuse, type Refusal } from '@escarmouche/referee';
import { nameOf, sheetOf } from '@escarmouche/skirmish';
import { PACE } from '@escarmouche/space';
import { isOneOf } from '../figure-types.ts';
import { grantedTo } from '../granted.ts';
import { damagingPower } from '../powers.ts';
import type { Figure, State } from '../state.ts';

const RULE = 'UK-ATTR-BANNISSEMENT';
const BANISHED = ['Démoniaque', 'Spectre'];

function spares(state: State, { id }: Figure): Refusal | undefined {
  if (grantedTo(sheetOf(state, id)).types.some((type) => isOneOf(type, BANISHED))) return undefined;
  const who = nameOf(state, id);
  return refuse(RULE, `${who} n’est ni Démoniaque ni Spectre.`, `${who} is neither demonic nor a spectre.`);
}

/** A damage roll on a demonic figure or a spectre within 5 paces (UK-ATTR-BANNISSEMENT). */
export const banishment = damagingPower({ id: 'bannissement', cites: [RULE], cost: 1, range: 5 * PACE, level: 1, spares });

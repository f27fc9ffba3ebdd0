import type { Seat } from '@escarmouche/referee';
import { ask, type Reply } from './api.ts';
import { kept } from './kept.ts';

/**
 * Asks the host for a new invitation to a seat of a battle that this device has made; undefined while somebody has yet to agree. The device that had the
 * seat has lost it then. A new invitation is kept with the others.
 */
export async function invitedAnew(battle: string, seat: Seat): Promise<Reply<string | undefined>> {
  const told = await ask<{ readonly invitation?: string }>('POST', `battles/${battle}/invitations`, { seat });
  if (!told.ok) return told;
  const { invitation } = told.value;
  const known = await kept.battle(battle).catch(() => undefined);
  if (invitation !== undefined && known)
    await kept.keepBattle({ ...known, invitations: { ...known.invitations, [seat]: invitation } }).catch(() => undefined);
  return { ok: true, value: invitation };
}

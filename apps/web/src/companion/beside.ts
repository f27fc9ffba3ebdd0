import { personsOf, settled } from '@escarmouche/session';
import type { OpenBattle } from '../table/battles.ts';
import { showFile } from '../table/read-battle.ts';
import { inscribe } from '../table/margin.ts';

/** A battle goes on beside a real table: by the rules that take corrections, with every die thrown there. */
export async function layBeside(battle: OpenBattle): Promise<void> {
  const { game, host, margin, exchange } = battle;
  const { system } = await game.outside();
  if (host.system !== system) await showFile(battle, inscribe(host.save(), margin.now));
  if (host.matchSettings.real || host.snapshot().outcome) return;
  const dice = Object.fromEntries(personsOf(host.matchSettings.seats).map((seat) => [seat, 'typed' as const]));
  exchange(settled(host, { dice, real: true }));
}

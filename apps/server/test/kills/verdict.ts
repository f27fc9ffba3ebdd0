import { gameOf } from '@escarmouche/games/game';
import { drawnDice, findDice, keptOf } from '@escarmouche/online';
import type { Header } from '@escarmouche/online/api';
import { loadMatch, openMatch, saveMatch } from '@escarmouche/referee';
import { keyOf } from '../../src/host/key.ts';
import { lobbyOf } from '../../src/host/lobby.ts';
import { battleStore } from '../../src/store/battles.ts';
import type { Engine } from '../../src/store/engine.ts';
import type { Acknowledged, Tally } from './client.ts';

/** The verdict on a store when all was over. */
export interface Found {
  acts: number;
  dice: number;
  lost: number;
  doubled: number;
  disordered: number;
}

/** Holds the rows of a battle against what its devices were told: acts, dice, and the record by today's rules. */
export async function judge(engine: Engine, battle: string, tally: Tally, found: Found): Promise<void> {
  let game = '';
  const wrong = (what: string): unknown => tally.wrong.push(`${battle} ${game}: ${what}`);
  const store = battleStore(engine, Date.now);
  const rows = await store.rows(battle, 0);
  const acknowledged = tally.acknowledged.filter((one) => one.battle === battle);
  found.acts += rows.length;

  for (const { seat, act, sequence } of acknowledged) {
    const row = rows[sequence - 1];
    if (row?.act === `${seat} ${act.id}` && row.by === seat && row.n === act.n) continue;
    found.lost++;
    wrong(`act ${act.n} of ${seat} is not number ${sequence}`);
  }
  found.doubled += rows.length - new Set(rows.map(({ act }) => act)).size;
  found.disordered += disordered(rows) + disordered(acknowledged.map(({ seat, act, sequence }) => ({ by: seat, n: act.n, sequence })));

  const header = (await store.header(battle)) ?? '';
  const secrets = await lobbyOf(engine, Date.now).secrets(battle);
  if (!secrets) return void wrong('its secrets are gone');
  const { system: name, setup } = JSON.parse(header) as Header;
  game = name;
  const { system, parseSetup } = await gameOf(name);
  const kept = keptOf<object, object>(rows as never);
  const dice = findDice(
    system,
    setup as never,
    kept.entries as never,
    kept.draws,
    drawnDice.bind(undefined, keyOf(battle, header, secrets)),
  );
  found.dice += dice.dice;
  if (dice.wrong.length > 0)
    wrong(`dice are not those of its secrets: ${JSON.stringify(dice.wrong)}, ${JSON.stringify(kept.draws[dice.wrong[0]?.entry ?? 0])}`);

  const { entries, agreements } = kept;
  const match = openMatch(system, setup as never, undefined, { entries: entries as never, agreements });
  if (!match.outcome) wrong('it is not over');
  const loaded = loadMatch(system, saveMatch(match), parseSetup as never);
  if (!loaded.ok) wrong(`its file cannot be read: ${loaded.problem.reason.en}`);
  else if (loaded.drift) wrong(`its file drifts at ${loaded.drift.entry}: ${loaded.drift.reason.en}`);
}

/** Acts whose number does not follow that of the act before, of the same seat. */
function disordered(
  acts: readonly Pick<Acknowledged['act'], 'n'>[] & readonly { readonly by: string; readonly sequence?: number }[],
): number {
  const last: Record<string, { n: number; sequence: number }> = {};
  let count = 0;
  for (const { by, n, sequence = 0 } of acts) {
    const before = last[by] ?? { n: n === 0 ? -1 : 0, sequence: -1 };
    if (n !== before.n + 1 || sequence < before.sequence) count++;
    last[by] = { n, sequence };
  }
  return count;
}

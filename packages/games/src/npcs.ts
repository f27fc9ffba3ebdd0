import { NOBODY } from '@escarmouche/referee';
import { rolesByGear, type Npcs } from '@escarmouche/skirmish/plane';
import type { Game } from './game.ts';
import type { BandSetup } from './setups.ts';

/** NPCs of a set-up by what they carry, in the groups that are named; groups that play by themselves keep to their rules. */
export function npcsByGear({ traits }: Pick<Game, 'traits'>, { groups }: BandSetup, named: readonly string[]): Npcs {
  const played = groups.filter(({ id, seat }) => named.includes(id) && seat !== NOBODY);
  const proposed = played.flatMap(({ figures }) => rolesByGear(traits ? figures.map(traits) : []));
  return { roles: Object.fromEntries(proposed.map(({ figure, role }) => [figure, role])) };
}

import { NOBODY } from '@escarmouche/referee';
import { completedRoles, type Npcs } from '@escarmouche/skirmish/plane';
import type { Game } from './game.ts';
import type { BandSetup } from './setups.ts';

type Knowing = Pick<Game, 'traits'>;

/** NPCs of a set-up in the groups that are named: by what they carry where no role that suits is given. Groups that play by themselves keep to their rules. */
export function npcsByGear({ traits }: Knowing, { groups, npcs }: BandSetup, named: readonly string[]): Npcs {
  const played = groups.filter(({ id, seat }) => named.includes(id) && seat !== NOBODY);
  const roles = played.map(({ figures }) => completedRoles(npcs?.roles ?? {}, traits ? figures.map(traits) : []));
  return { ...npcs, roles: Object.assign({}, npcs?.roles, ...roles) as Npcs['roles'] };
}

/** A set-up whose named groups are NPCs; the same where none is named. */
export const withNpcs = <S extends BandSetup>(game: Knowing, setup: S, named: readonly string[]): S =>
  named.length === 0 ? setup : { ...setup, npcs: npcsByGear(game, setup, named) };

/** Groups that a scenario is made for NPCs to play. */
export const madeForNpcs = (groups: readonly { readonly id: string; readonly by?: string | undefined }[]): readonly string[] =>
  groups.flatMap(({ id, by }) => (by === 'npc' ? [id] : []));

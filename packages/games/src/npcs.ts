import { NOBODY } from '@escarmouche/referee';
import { completedRoles, type Behaviour, type Mission, type Npcs, type Role } from '@escarmouche/skirmish/plane';
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

/** Zones of guards and patrols where no scenario gives them: discs on the middle line of the table, and so many of its width from one another. */
const MIDDLES = [
  { id: 'centre', name: { fr: 'Centre', en: 'Centre' }, at: 0.5 },
  { id: 'left', name: { fr: 'Gauche', en: 'Left' }, at: 0.25 },
  { id: 'right', name: { fr: 'Droite', en: 'Right' }, at: 0.75 },
];
const RADIUS = 3000;

function missionOf(type: Mission['type'], leads: boolean): Mission {
  switch (type) {
    case 'guard':
      return { type, zone: 'centre' };
    case 'patrol':
      return { type, zones: MIDDLES.map(({ id }) => id) };
    case 'chief':
      return leads ? { type, of: { type: 'soldier' } } : { type: 'soldier' };
    default:
      return { type };
  }
}

/**
 * The named groups with one mission and behaviour, for comparisons: of chiefs one leads soldiers, and guards and patrols have zones across the table. Figures
 * that the role does not suit have one by what they carry (AI-CORE-VALIDATE).
 */
export function npcsAlike(
  game: Knowing,
  setup: BandSetup,
  named: readonly string[],
  { mission, behaviour }: { readonly mission: Mission['type']; readonly behaviour: Behaviour },
): Npcs {
  const { npcs, table, groups } = setup;
  const roles = groups
    .filter(({ id }) => named.includes(id))
    .flatMap(({ figures }) => figures.map(({ id }, i): [string, Role] => [id, { mission: missionOf(mission, i === 0), behaviour }]));
  const zones = MIDDLES.map(({ at, ...zone }) => {
    const [x, y] = [Math.round(table.width * at), Math.round(table.height / 2)];
    return { ...zone, shape: { type: 'disc' as const, x, y, r: RADIUS } };
  });
  const known = (npcs?.zones ?? []).filter(({ id }) => zones.every((zone) => zone.id !== id));
  const given: Npcs = { ...npcs, zones: [...known, ...zones], roles: { ...npcs?.roles, ...Object.fromEntries(roles) } };
  return npcsByGear(game, { ...setup, npcs: given }, named);
}

/** NPCs of a battle in which groups of other sides are hostile to each other, persons or not (AI-CORE-SCOPE). */
export function atWar(npcs: Npcs, groups: readonly Pick<BandSetup['groups'][number], 'id' | 'side'>[]): Npcs {
  const hostile = groups.flatMap(({ id, side }, i) =>
    groups.slice(i + 1).flatMap((other): [string, string][] => (other.side === side ? [] : [[id, other.id]])),
  );
  return { ...npcs, options: { ...npcs.options, 'pc.hostility': 'scenario' }, hostile };
}

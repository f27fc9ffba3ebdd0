import type { Game } from '@escarmouche/games/game';
import { atWar, npcsAlike, npcsByGear } from '@escarmouche/games/npcs';
import type { BandSetup } from '@escarmouche/games/setups';
import { BEHAVIOUR_WORDS, MISSION_WORDS, type Behaviour, type Mission, type Npcs } from '@escarmouche/skirmish/plane';
import type { Found } from '../../battle.ts';
import { fold, meant, text, type Text } from '@escarmouche/cases/text';

/** One mission and one behaviour for a whole band. */
export interface BandRole {
  readonly mission: Mission['type'];
  readonly behaviour: Behaviour;
}

function named<T extends string>(words: Readonly<Record<T, Text>>, written: string): T | undefined {
  return (Object.keys(words) as T[]).find((id) => [id, words[id].fr, words[id].en].some((known) => fold(known) === fold(written)));
}

/** "elite/cautious", "Élite/Prudent": a role as it is written on the command line. */
export function roleFrom(written: string): Found<BandRole> {
  const [first = '', second = ''] = written.split('/');
  const [mission, behaviour] = [named(MISSION_WORDS, first), named(BEHAVIOUR_WORDS, second)];
  if (mission !== undefined && behaviour !== undefined) return { ok: true, value: { mission, behaviour } };
  const [missions, behaviours] = [Object.keys(MISSION_WORDS), Object.keys(BEHAVIOUR_WORDS)];
  const hint = mission === undefined ? meant(first, missions) : meant(second, behaviours);
  const [ms, bs] = [missions.join(', '), behaviours.join(', ')];
  return {
    ok: false,
    reason: text(
      `rôle inconnu : « ${written} »${hint.fr} ; MISSION/COMPORTEMENT, parmi ${ms} et ${bs}`,
      `unknown role "${written}"${hint.en}; MISSION/BEHAVIOUR, of ${ms} and ${bs}`,
    ),
  };
}

/**
 * A set-up whose groups of some seats are NPCs, each seat with a role for all its figures, or by what they carry. Groups of other seats have no
 * roles; those of several sides of NPCs are hostile to each other.
 */
export function withPlayers(game: Game, setup: BandSetup, seats: ReadonlyMap<string, BandRole | undefined>): BandSetup {
  const { npcs, groups } = setup;
  const own = groups.filter(({ seat }) => seats.has(seat));
  if (own.length === 0) return npcs ? { ...setup, npcs: { ...npcs, roles: {} } } : setup;
  const ids = new Set(own.flatMap(({ figures }) => figures.map(({ id }) => id)));
  const given: Npcs = { ...npcs, roles: Object.fromEntries(Object.entries(npcs?.roles ?? {}).filter(([id]) => ids.has(id))) };
  const made = own.reduce((known, { id, seat }) => {
    const role = seats.get(seat);
    const now = { ...setup, npcs: known };
    return role ? npcsAlike(game, now, [id], role) : npcsByGear(game, now, [id]);
  }, given);
  const several = new Set(own.map(({ side }) => side)).size > 1;
  return { ...setup, npcs: several && !npcs?.hostile ? atWar(made, own) : made };
}

import type { FigureChoice } from '@escarmouche/content';
import type { Mission, NamedZone } from '@escarmouche/skirmish/plane';
import { untrack } from 'svelte';
import type SideRoles from '../roles/SideRoles.svelte';
import type ZoneMap from '../roles/ZoneMap.svelte';
import { fitted, rolesOf, zonesFor, type Extent } from '../roles/roles.ts';
import type { NewGameOptions } from '../systems/new-game.ts';
import type { NpcChoice, NpcMaking } from '../systems/npc-making.ts';
import type { SideChoice } from './sides.ts';

/** Parts of the page for sides that are played by NPCs, which come with the first of them. */
interface Parts {
  readonly of: NewGameOptions;
  readonly making: NpcMaking;
  readonly SideRoles: typeof SideRoles;
  readonly ZoneMap: typeof ZoneMap;
}

/** The place of the first figure that its band has named its chief. */
function chiefIn(figures: readonly FigureChoice[]): number | undefined {
  const place = figures.findIndex(({ role }) => role?.mission.type === 'chief');
  return place < 0 ? undefined : place;
}

/** NPCs on the set-up page: answers of the game, and zones on the map. */
export function createNpcs() {
  let parts = $state.raw<Parts>();
  let zones = $state.raw<readonly NamedZone[]>([]);

  return {
    /** Of this game; undefined until they have come. */
    of: (newGame: NewGameOptions | undefined): Parts | undefined => (parts?.of === newGame ? parts : undefined),
    async fetch(newGame: NewGameOptions): Promise<void> {
      if (parts?.of === newGame || !newGame.npcs) return;
      const [making, roles, map] = await Promise.all([
        newGame.npcs(),
        import('../roles/SideRoles.svelte'),
        import('../roles/ZoneMap.svelte'),
      ]);
      parts = { of: newGame, making, SideRoles: roles.default, ZoneMap: map.default };
    },
    get zones() {
      return zones;
    },
    set zones(all: readonly NamedZone[]) {
      zones = all;
    },
    /** Another table: zones stay as far as they lie on it. */
    fit: (table: Extent): void =>
      void (zones = fitted(
        untrack(() => zones),
        table,
      )),
    /** Sets down the zones that a mission of a type needs. */
    need(type: Mission['type'], table: Extent): readonly NamedZone[] {
      return (zones = zonesFor(type, zones, table));
    },
    /** The choice for a battle; `isNpc`: by side. */
    choice(sides: readonly SideChoice[], isNpc: readonly boolean[], pack: string, options: NpcChoice['options']): NpcChoice {
      const rolesIn = (figures: readonly FigureChoice[]) => rolesOf(figures, parts?.making.byGear(pack, figures) ?? []);
      return {
        options,
        zones,
        roles: sides.map(({ figures }, i) => (isNpc[i] ? rolesIn(figures) : undefined)),
        chiefs: sides.map(({ figures }, i) => (isNpc[i] ? undefined : chiefIn(figures))),
      };
    },
  };
}

import type { Npcs, Role } from '@escarmouche/skirmish/plane';
import { shapeOf } from './load-map.ts';
import type { CourseFile } from './load-scenario.ts';

/** A group of a scenario with the figures that are chosen for it, as files write them. */
export interface ChosenGroup {
  readonly figures: readonly { readonly profile: string; readonly role?: Role | undefined }[];
}

/** Groups of a set-up: the same figures with their ids. */
type Mustered = readonly { readonly id: string; readonly figures: readonly { readonly id: string }[] }[];

/** The name in `npcs.roles` that counts for a figure: its own, that of its profile in its group, that of its group. */
export const nearestName = (roles: object, group: string, figure: string, profile: string): string | undefined =>
  [figure, `${group}/${profile}`, group].find((name) => Object.hasOwn(roles, name));

/** NPCs of the set-up of a scenario, lengths in units; undefined for a scenario that says nothing of them. A role beside its figure counts first. */
export function npcsOf({ npcs }: Pick<CourseFile, 'npcs'>, groups: Mustered, chosen: readonly ChosenGroup[]): Npcs | undefined {
  const { zones, roles: named = {}, ...rest } = npcs ?? {};
  const roles = groups.flatMap(({ id: group, figures }, i) =>
    figures.flatMap(({ id }, k): readonly (readonly [string, Role])[] => {
      const { role: own, profile = '' } = chosen[i]?.figures[k] ?? {};
      const role = own ?? named[nearestName(named, group, id, profile) ?? ''];
      return role ? [[id, role]] : [];
    }),
  );
  if (!npcs && roles.length === 0) return undefined;
  return {
    ...rest,
    ...(zones && { zones: zones.map((zone) => ({ ...zone, shape: shapeOf(zone.shape) })) }),
    roles: Object.fromEntries(roles),
  };
}

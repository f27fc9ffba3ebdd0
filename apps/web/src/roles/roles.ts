import type { FigureChoice } from '@escarmouche/content';
import type { Mission, NamedZone, OwnMission, Role } from '@escarmouche/skirmish/plane';
import type { Point } from '@escarmouche/space';
import type { RoleByGear } from '../systems/npc-making.ts';

/** Roles of the figures of a side, and zones for guards and patrols. Lengths in units. */

const MOST_ZONES = 12;
/** Radius of a zone that is set down. */
const RADIUS = 3000;
/** The smallest and the largest radius. */
export const RADII = { least: 1000, most: 20_000 } as const;

/** A figure with a role of its own; by what it carries without one. */
export function withRole({ role: _former, ...figure }: FigureChoice, role: Role | undefined): FigureChoice {
  return role ? { ...figure, role } : figure;
}

/** The role of each figure: its own, or that by what it carries; undefined while that is not known. */
export const rolesOf = (figures: readonly FigureChoice[], byGear: readonly RoleByGear[]): readonly (Role | undefined)[] =>
  figures.map(({ role }, k) => role ?? byGear[k]?.role);

/** How many figures have each mission, in order of appearance. */
export function countsOf(roles: readonly (Role | undefined)[]): ReadonlyMap<Mission['type'], number> {
  const counts = new Map<Mission['type'], number>();
  for (const role of roles) if (role) counts.set(role.mission.type, (counts.get(role.mission.type) ?? 0) + 1);
  return counts;
}

/** Zones that a new guard (one) or patrol (two) needs: those that there are, and as many more as are missing. */
export function zonesFor(type: Mission['type'], zones: readonly NamedZone[], table: Extent): readonly NamedZone[] {
  const missing = (type === 'guard' ? 1 : type === 'patrol' ? 2 : 0) - zones.length;
  return Array.from({ length: Math.max(0, missing) }).reduce<readonly NamedZone[]>((all) => withZone(all, spot(all.length, table)), zones);
}

/** A mission of another type, as it is when it is chosen. */
export function missionOf(type: Mission['type'], zones: readonly NamedZone[]): Mission {
  return type === 'chief' ? { type, of: { type: 'soldier' } } : ownMissionOf(type, zones);
}

export function ownMissionOf(type: OwnMission['type'], zones: readonly NamedZone[]): OwnMission {
  if (type === 'guard') return { type, zone: zones[0]?.id ?? '' };
  return type === 'patrol' ? { type, zones: zones.slice(0, 2).map(({ id }) => id) } : { type };
}

/** A route with another step in one place, or without it. */
export function withStep(route: readonly string[], step: number, zone: string): readonly string[] {
  return zone === '' ? route.filter((_, i) => i !== step) : [...route.slice(0, step), zone, ...route.slice(step + 1)];
}

/** Width and height of the table. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** Places of zones that nobody has pointed at, one after the other across the table. */
export const spot = (n: number, { width, height }: Extent): Point => ({
  x: Math.round((width * (2 + ((n * 2) % 7))) / 9),
  y: Math.round(height / 2),
});

/** Zones with one more: a disc at a place, named by the next free letter; the same zones where there are enough. */
export function withZone(zones: readonly NamedZone[], { x, y }: Point): readonly NamedZone[] {
  const letter = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].find((one) => zones.every(({ name }) => name.fr !== one));
  if (letter === undefined || zones.length >= MOST_ZONES) return zones;
  const shape = { type: 'disc', x: Math.round(x), y: Math.round(y), r: RADIUS } as const;
  return [...zones, { id: `zone-${letter.toLowerCase()}`, name: { fr: letter, en: letter }, shape }];
}

/** A start zone of the map as a zone for NPCs. */
export function startZone(
  letter: string,
  name: NamedZone['name'],
  { x, y, width, height }: Extent & { readonly x: number; readonly y: number },
): NamedZone {
  const points = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
  return { id: `start-${letter.toLowerCase()}`, name, shape: { type: 'polygon', points } };
}

/** Zones on another table: discs stay on it, start zones were of the former one. */
export const fitted = (zones: readonly NamedZone[], table: Extent): readonly NamedZone[] =>
  zones.flatMap((zone) => (zone.shape.type === 'disc' ? changedZone([zone], zone.id, {}, table) : []));

type Disc = Extract<NamedZone['shape'], { type: 'disc' }>;

/** Zones with one of them changed, kept on the table. */
export function changedZone(
  zones: readonly NamedZone[],
  id: string,
  part: Partial<Omit<Disc, 'type'>>,
  table: Extent,
): readonly NamedZone[] {
  return zones.map((zone) =>
    zone.id === id && zone.shape.type === 'disc' ? { ...zone, shape: onTable({ ...zone.shape, ...part }, table) } : zone,
  );
}

function onTable({ x, y, r, ...disc }: Disc, { width, height }: Extent): Disc {
  const most = Math.min(RADII.most, width / 2, height / 2);
  const radius = Math.round(Math.min(most, Math.max(RADII.least, r)));
  const within = (at: number, side: number): number => Math.round(Math.min(side - radius, Math.max(radius, at)));
  return { ...disc, x: within(x, width), y: within(y, height), r: radius };
}

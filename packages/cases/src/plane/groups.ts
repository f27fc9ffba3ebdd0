import type { Zone } from '@escarmouche/skirmish/plane';
import type { Report } from '../problem.ts';
import { meant, text } from '../text.ts';
import type { Frame } from './frame.ts';
import type { GroupCase } from './schema-scene.ts';

/** "A1" belongs to group A, "Troll" to group Troll. */
function groupFromName(id: string): string {
  return id.replace(/[\s_-]*\d+$/, '') || id;
}

/** The figures of each group: as the groups list them, as figures name theirs, else by their own names. */
export function membersOf(
  given: Readonly<Record<string, GroupCase>>,
  figures: Readonly<Record<string, { readonly group?: string }>>,
  report: Report,
): ReadonlyMap<string, readonly string[]> {
  const members = new Map<string, string[]>(Object.keys(given).map((id) => [id, []]));
  const listed = new Map<string, string>();
  for (const [id, group] of Object.entries(given)) {
    (group.figures ?? []).forEach((figure, i) => {
      if (!Object.hasOwn(figures, figure)) {
        const hint = meant(figure, Object.keys(figures));
        report(['groups', id, 'figures', i], text(`figurine inconnue : « ${figure} »${hint.fr}`, `unknown figure "${figure}"${hint.en}`));
      }
      if (listed.has(figure)) report(['groups', id, 'figures', i], text('déjà dans un groupe', 'already in a group'));
      listed.set(figure, id);
    });
  }
  for (const [figure, spec] of Object.entries(figures)) {
    const group = spec.group ?? listed.get(figure) ?? groupFromName(figure);
    members.set(group, [...(members.get(group) ?? []), figure]);
  }
  return members;
}

/** The whole table when the case names no zone. */
export function zoneOf(zone: GroupCase['zone'], frame: Frame): Zone {
  if (!zone) return { x: 0, y: 0, width: frame.width, height: frame.height, front: 'north' };
  const [low, high] = [frame.toPoint({ x: zone.x[0], y: zone.y[0] }), frame.toPoint({ x: zone.x[1], y: zone.y[1] })];
  return { x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y, front: zone.front };
}

import { NOBODY } from '@escarmouche/referee';
import { eachOnce, type Report } from '@escarmouche/referee/schema';
import type { FigureId, GroupId } from '../../roster.ts';
import { unsuited, type Need } from './needs.ts';
import type { Mission } from './schema.ts';
import { MISSION_WORDS } from './words.ts';
import { zonesOf, type Zoned } from './zones.ts';

/** A figure of a set-up. */
interface Judged {
  readonly id: FigureId;
  readonly name?: string;
}

/** A set-up, as far as the roles of NPCs name parts of it. */
interface Setting<F extends Judged> extends Zoned {
  readonly groups: readonly { readonly id: GroupId; readonly seat: string; readonly figures: readonly F[] }[];
}

/**
 * Reports names in roles that stand for nothing, and roles that do not suit their figures (AI-CORE-VALIDATE).
 * `meets`: does the profile of a figure meet a need?
 */
export function judgeNpcs<F extends Judged>(setting: Setting<F>, meets: (figure: F, need: Need) => boolean, report: Report): void {
  const { npcs, groups } = setting;
  if (!npcs) return;
  const at: Report = (path, fr, en) => report(['npcs', ...path], fr, en);
  const unknown = (name: string, path: readonly PropertyKey[]): void => at(path, `inconnu : « ${name} »`, `unknown: "${name}"`);
  judgeZones(setting, at);
  const zones = new Set(zonesOf(setting).map(({ id }) => id));
  for (const [id, role] of Object.entries(npcs.roles)) {
    const group = groups.find(({ figures }) => figures.some((one) => one.id === id));
    const figure = group?.figures.find((one) => one.id === id);
    if (!group || !figure) {
      unknown(id, ['roles', id]);
      continue;
    }
    if (group.seat === NOBODY)
      at(
        ['roles', id],
        'le groupe se joue tout seul : sans rôle (AI-CORE-SCOPE)',
        'the group plays by itself: without a role (AI-CORE-SCOPE)',
      );
    const told = naming(figure.name, (path, fr, en) => at(['roles', id, ...path], fr, en));
    judgeMission(role.mission, zones, (path, fr, en) => told(['mission', ...path], fr, en));
    for (const { by, fr, en } of unsuited(role, (need) => meets(figure, need))) told([by], fr, en);
  }
  const ids = new Set(groups.map(({ id }) => id));
  npcs.hostile?.forEach((pair, i) => {
    pair.forEach((id, k) => {
      if (!ids.has(id)) unknown(id, ['hostile', i, k]);
    });
    if (pair[0] === pair[1]) at(['hostile', i], 'deux groupes différents', 'two different groups');
  });
  for (const [id, chief] of Object.entries(npcs.chiefs ?? {})) {
    const group = groups.find((one) => one.id === id);
    if (!group) unknown(id, ['chiefs', id]);
    else if (!group.figures.some((one) => one.id === chief)) unknown(chief, ['chiefs', id]);
  }
}

/** Reports with the name of a figure first, where it has one. */
const naming =
  (name: string | undefined, report: Report): Report =>
  (path, fr, en) =>
    name === undefined ? report(path, fr, en) : report(path, `${name}\u00a0: ${fr}`, `${name}: ${en}`);

function judgeZones(setting: Zoned, report: Report): void {
  const before = setting.scenario?.zones.length ?? 0;
  eachOnce(
    zonesOf(setting).map(({ id }) => id),
    (i) => ['zones', i - before, 'id'],
    report,
  );
}

/** A guard has a zone, a patrol at least two (AI-CORE-VALIDATE, guard-needs-zone, patrol-needs-zones). */
export function judgeMission(mission: Mission, zones: ReadonlySet<string>, report: Report): void {
  if (mission.type === 'chief') {
    if (mission.of) judgeMission(mission.of, zones, (path, fr, en) => report(['of', ...path], fr, en));
    return;
  }
  if (mission.type !== 'guard' && mission.type !== 'patrol') return;
  const { type, ...named } = mission;
  const { fr, en } = MISSION_WORDS[type];
  const breach = type === 'guard' ? 'guard-needs-zone' : 'patrol-needs-zones';
  for (const [member, value] of Object.entries(named)) {
    [value].flat().forEach((zone, i) => {
      if (zones.has(zone)) return;
      report(
        typeof value === 'string' ? [member] : [member, i],
        `${fr} d’une zone inconnue : « ${zone} » ; choisir une autre zone ou une autre mission (AI-CORE-VALIDATE, ${breach})`,
        `${en} of an unknown zone: "${zone}"; choose another zone or another mission (AI-CORE-VALIDATE, ${breach})`,
      );
    });
  }
  if (mission.type === 'patrol' && new Set(mission.zones).size < 2)
    report(
      ['zones'],
      'au moins deux zones différentes (AI-CORE-VALIDATE, patrol-needs-zones)',
      'at least two different zones (AI-CORE-VALIDATE, patrol-needs-zones)',
    );
}

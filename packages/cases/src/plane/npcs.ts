import {
  judgeNpcs,
  NPC_OPTION_VALUES,
  oddPairs,
  writtenMission,
  type Memory,
  type Need,
  type NpcOptions,
  type Npcs,
  type Role,
} from '@escarmouche/skirmish/plane';
import type { Place } from '@escarmouche/space';
import type { Path, Report } from '../problem.ts';
import { fold, meant, text, type Text } from '../text.ts';
import { differs } from '../run-case.ts';
import { facingOf } from './position.ts';
import { toPlace, type Frame } from './frame.ts';
import type { MissionCase, NpcsCase } from './schema-npc.ts';
import { shapeOf } from './terrain.ts';
import type { Spot, Way } from './values.ts';

/** NPCs of a case on its table. */

/** A figure of a case, as far as it may be an NPC. */
interface NpcCase {
  readonly mission?: MissionCase | undefined;
  readonly behaviour?: Role['behaviour'] | undefined;
  readonly target?: string | undefined;
  readonly controlledBy?: string | undefined;
  readonly firingPost?: { readonly at: Spot; readonly facing?: Way | undefined } | undefined;
  readonly towardsPost?: number | undefined;
  readonly guardPost?: { readonly at: Spot; readonly taken?: boolean | undefined } | undefined;
  readonly waypoint?: string | undefined;
  readonly lastCover?: { readonly at: Spot; readonly idle?: number | undefined } | undefined;
}

interface CaseWithNpcs {
  readonly figures: Readonly<Record<string, NpcCase>>;
  readonly npcs?: NpcsCase | undefined;
}

const isNpc = ({ mission, behaviour }: NpcCase): boolean => mission !== undefined || behaviour !== undefined;

/** Do figures of the case act by the NPC document? */
export const isWithNpcs = ({ figures, npcs }: CaseWithNpcs): boolean => npcs !== undefined || Object.values(figures).some(isNpc);

/** Zones of the NPCs and places that figures remember, for a table that holds them all. */
export function npcSpots({ figures, npcs }: CaseWithNpcs): Spot[] {
  const shapes = Object.values(npcs?.zones ?? {}).flatMap(({ x, y, polygon, disc }) => [
    ...(x && y ? x.map((east, i): Spot => ({ x: east, y: y[i] ?? 0 })) : []),
    ...(polygon ?? []),
    ...(disc ? [disc.at] : []),
  ]);
  const noted = Object.values(figures).flatMap(({ firingPost, guardPost, lastCover }) => [firingPost?.at, guardPost?.at, lastCover?.at]);
  return [...shapes, ...noted.filter((spot) => spot !== undefined)];
}

/** Options of a game and of the NPC document, chosen together. */
export const withNpcOptions = <K extends Readonly<Record<string, readonly string[]>>>(known: K): K & typeof NPC_OPTION_VALUES => ({
  ...known,
  ...NPC_OPTION_VALUES,
});

/** The chosen options of one list of them. */
export const optionsAmong = (chosen: Readonly<Record<string, string>>, known: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(chosen).filter(([key]) => Object.hasOwn(known, key)));

/** Roles of a battle; `witnesses`: groups that only keep the battle going, which are nobody's prey. */
export function npcsOf(
  one: CaseWithNpcs,
  frame: Frame,
  chosen: Readonly<Record<string, string>>,
  witnesses: readonly string[],
): Npcs | undefined {
  const own = Object.entries(one.figures).flatMap(([id, spec]): readonly (readonly [string, Role])[] =>
    isNpc(spec) ? [[id, { mission: spec.mission?.mission ?? { type: 'soldier' }, behaviour: spec.behaviour ?? 'walker' }]] : [],
  );
  if (!isWithNpcs(one)) return undefined;
  const { zones = {}, hostile, chiefs } = one.npcs ?? {};
  const options = optionsAmong(chosen, NPC_OPTION_VALUES) as Partial<NpcOptions>;
  const aside = witnesses.map((id): readonly [string, Role] => [id, { mission: { type: 'soldier' }, behaviour: 'static' }]);
  return {
    options,
    zones: Object.entries(zones).map(([name, area]) => ({ id: name, name: text(name, name), shape: shapeOf(area, frame) })),
    roles: Object.fromEntries([...own, ...aside]),
    ...(hostile && { hostile }),
    ...(chiefs && { chiefs }),
  };
}

/** Roles of a battle with what the case says of its set-up. */
export interface Cast {
  readonly npcs: Npcs | undefined;
  /** The case ends with the refusal of its set-up. */
  readonly refused: boolean;
  /** Breaches and odd pairs that the case expects and that are not there. */
  readonly amiss: readonly Text[];
}

/** Casts the NPCs of a case: roles that do not suit their figures are reported, unless the case expects that (AI-CORE-VALIDATE). */
export function castOf<F extends { readonly id: string }>(
  one: CaseWithNpcs,
  npcs: Npcs | undefined,
  setting: Omit<Parameters<typeof judgeNpcs<F>>[0], 'npcs'>,
  meets: (figure: F, need: Need) => boolean,
  report: Report,
): Cast {
  const { refused, odd } = one.npcs ?? {};
  const reasons: Text[] = [];
  judgeNpcs({ ...setting, npcs }, meets, ([, part, figure, ...rest], fr, en) => {
    const path: Path = part === 'roles' ? ['figures', figure ?? '', ...rest.slice(0, 1)] : ['npcs', part ?? '', figure ?? '', ...rest];
    if (refused) reasons.push(text(fr, en));
    else report(path, text(fr, en));
  });
  const absent = (refused ?? []).filter((breach) => !reasons.some(({ en }) => en.includes(breach)));
  const told = reasons.map(({ en }) => en).join(' | ') || '–';
  const found = npcs ? oddPairs(npcs).filter((id) => Object.hasOwn(one.figures, id)) : [];
  return {
    npcs,
    refused: refused !== undefined,
    amiss: [
      ...absent.map((breach) => differs(text('mise en place', 'set-up'), breach, told)),
      ...(odd && odd.toSorted().join() !== found.toSorted().join()
        ? [differs(text('paires étranges', 'odd pairs'), odd.join(), found.join() || '–')]
        : []),
    ],
  };
}

/** The memory of a figure as an NPC, by the rules that noted it. */
export function npcMarks(
  id: string,
  spec: NpcCase,
  { figures }: CaseWithNpcs,
  frame: Frame,
  places: ReadonlyMap<string, Place>,
  report: Report,
) {
  if (!isNpc(spec)) {
    const stray = (['target', 'controlledBy', 'firingPost', 'towardsPost', 'guardPost', 'waypoint', 'lastCover'] as const).find(
      (key) => spec[key] !== undefined,
    );
    if (stray) report(['figures', id, stray], text('seulement avec une mission', 'only with a mission'));
    return {};
  }
  const { mission, target, controlledBy, firingPost, towardsPost, guardPost, waypoint, lastCover } = spec;
  const known = (name: string | undefined, key: string): string | undefined => {
    if (name === undefined || Object.hasOwn(figures, name)) return name;
    const hint = meant(name, Object.keys(figures));
    report(['figures', id, key], text(`figurine inconnue : « ${name} »${hint.fr}`, `unknown figure "${name}"${hint.en}`));
    return undefined;
  };
  const place = (spot: Spot): Place => toPlace(frame, spot, () => 0);
  const own = places.get(id);
  const stands = (at: Place): boolean => own !== undefined && Math.hypot(own.x - at.x, own.y - at.y) <= 1;
  const marks: { -readonly [R in keyof Memory]?: Memory[R] } = {};
  if (mission?.derived && mission.mission.type === 'chief' && mission.mission.of) marks['AI-MIS-CHEF'] = writtenMission(mission.mission.of);
  const [prey, chief] = [known(target, 'target'), known(controlledBy, 'controlledBy')];
  if (prey !== undefined) marks['AI-MIS-ASSASSIN'] = prey;
  if (chief !== undefined) marks['AI-MIS-CHEF-CONTROL'] = chief;
  if (firingPost) {
    const facing = facingOf(id, firingPost.facing, places, report);
    marks['AI-MIS-SNIPER-VANTAGE'] = { ...place(firingPost.at), facing };
  }
  if (towardsPost !== undefined) marks['AI-MIS-SNIPER'] = { moves: towardsPost, turn: 0 };
  if (guardPost) {
    const at = place(guardPost.at);
    marks['AI-MIS-GARDE'] = { ...at, ...((guardPost.taken ?? stands(at)) && { taken: true as const }) };
  }
  if (waypoint !== undefined) {
    const route = mission?.mission.type === 'patrol' ? mission.mission.zones : [];
    const index = route.findIndex((zone) => fold(zone) === fold(waypoint));
    if (index < 0)
      report(['figures', id, 'waypoint'], text(`zone hors de la route : « ${waypoint} »`, `no zone of its route: "${waypoint}"`));
    marks['AI-MIS-PATROUILLE'] = Math.max(0, index);
  }
  if (lastCover) {
    const rule = spec.behaviour === 'stalker' ? 'AI-BEH-HARCELEUR' : 'AI-BEH-PRUDENT';
    marks[rule] = { ...place(lastCover.at), ...(lastCover.idle !== undefined && { idle: lastCover.idle, turn: 0 }) };
  }
  return marks;
}

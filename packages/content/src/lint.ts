import type { Band, Content, RuleGrant, Text } from '@escarmouche/urss-classic';
import type { Feature } from '@escarmouche/space';
import type { BattleMap } from './battle-map.ts';
import { sameNames } from './band-names.ts';
import { packFiles } from './bundled.ts';
import { gap, RADIUS } from './lint/ground.ts';
import { deployable, groundOf, reachable, roomFor } from './lint/reach.ts';
import type { PlaceGrid } from './lint/reach.ts';
import type { GridPlace } from './lint/ground.ts';
import { parseMap } from './map.ts';
import { parsePack } from './pack.ts';
import { mapFiles } from './ready-maps.ts';
import type { Pack, PackOptions } from './pack.ts';
import type { Problem } from './result.ts';
import { parseTownPack } from './zombies/pack.ts';
import { zombiesFiles } from './zombies.ts';

/** A problem must be mended; a remark is for an author to weigh (equipment that no profile carries may be meant for later ones). */
export interface Finding extends Problem {
  readonly kind: 'problem' | 'remark';
}

/** A band of this many figures must find room in every zone of a map. */
const FIGURES_IN_A_ZONE = 12;
/** Two words may be the same in both languages; a longer text that is was never translated. */
const LONGEST_SHARED_NAME = 24;

function remark(path: string, fr: string, en: string): Finding {
  return { kind: 'remark', path, fr, en };
}

function problem(path: string, fr: string, en: string): Finding {
  return { kind: 'problem', path, fr, en };
}

function untranslated(path: string, text: Text): readonly Finding[] {
  if (text.fr !== text.en || text.fr.length <= LONGEST_SHARED_NAME) return [];
  return [remark(path, 'le même texte en français et en anglais', 'the same text in French and in English')];
}

function unused(content: Content, bands: readonly Band[]): readonly Finding[] {
  const profiles = Object.values(content.profiles);
  const figures = bands.flatMap((band) => band.figures);
  const carried = new Set([...profiles, ...figures].flatMap(({ weapons = [] }) => weapons));
  const worn = new Set([...profiles, ...figures].flatMap(({ armour = [] }) => armour));
  const fielded = new Set(figures.flatMap(({ profile, skill = profile }) => [profile, skill]));
  const idle = (file: string, ids: readonly string[], used: ReadonlySet<string>, fr: string, en: string) =>
    ids.filter((id) => !used.has(id)).map((id) => remark(`${content.adaptation}/${file}: ${id}`, fr, en));
  return [
    ...idle('weapons.json', Object.keys(content.weapons), carried, 'personne ne porte cette arme', 'nobody carries this weapon'),
    ...idle('armour.json', Object.keys(content.armour), worn, 'personne ne porte cette armure', 'nobody wears this armour'),
    ...idle('profiles.json', Object.keys(content.profiles), fielded, 'aucune bande n’aligne ce profil', 'no band fields this profile'),
  ];
}

/** Every rule that a pack's profiles and weapons give. */
export function grantsOf(content: Content): readonly RuleGrant[] {
  return [...Object.values(content.profiles), ...Object.values(content.weapons)].flatMap((item) => item.rules);
}

function kindsWithoutFigure(content: Content): readonly Finding[] {
  const types = new Set(Object.values(content.profiles).flatMap((profile) => profile.types));
  const aimed = grantsOf(content).flatMap((grant) => (grant.kind === undefined || types.has(grant.kind) ? [] : [grant.kind]));
  return aimed.map((kind) =>
    remark(`${content.adaptation}/profiles.json`, `aucun profil n’est de type « ${kind} »`, `no profile is of the type "${kind}"`),
  );
}

function lintPack(pack: Pack): readonly Finding[] {
  const { content, manifest, bands } = pack;
  const name = content.adaptation;
  const named = [...Object.values(content.profiles), ...Object.values(content.weapons), ...Object.values(content.armour), ...bands];
  return [
    ...untranslated(`${name}/manifest.json: description`, manifest.description),
    ...named.flatMap((item) => untranslated(`${name}: ${item.id}`, item.name)),
    ...unused(content, bands),
    ...bands.flatMap((band) => sameNames(band.figures).map(({ fr, en }) => remark(`${name}/bands.json: ${band.id}`, fr, en))),
    ...kindsWithoutFigure(content),
  ];
}

/** What the parser leaves to an author's judgment in the pack of a town of tiles. */
export function lintTownPack(files: Readonly<Record<string, unknown>>, name: string): readonly Finding[] {
  const pack = parseTownPack(files);
  if (!pack.ok) return problems(pack.problems, name);
  const { manifest, tiles, cards } = pack.value;
  return [
    ...untranslated(`${name}/manifest.json: description`, manifest.description),
    ...[...tiles, ...cards].flatMap((item) => untranslated(`${name}: ${item.id}`, item.name)),
  ];
}

/** Spots on top of a feature where a base stands wholly. */
function roof(ground: PlaceGrid, feature: Feature): readonly GridPlace[] {
  return ground.spots.filter((spot) => spot.z === feature.top && gap(feature.shape, spot) <= -RADIUS);
}

/**
 * What a map's shapes alone do not show: a zone without room for a band, zones that nobody can walk between, a roof without a way up, a
 * ladder that leads nowhere, a place without a way back. A coarse check, for authors: the rules use the exact plane.
 */
export function lintMap(map: BattleMap): readonly Finding[] {
  const ground = groundOf(map.table);
  const zones = map.zones.map((zone) => deployable(ground, zone));
  const start = zones[0] ?? [];
  const onFoot = reachable(ground, start.slice(0, 1), 'foot');
  const anyhow = reachable(ground, start, 'any');
  const back = reachable(ground, start, 'any', true);
  const findings: Finding[] = [];
  for (const [index, spots] of zones.entries()) {
    const at = `${map.id}: zones[${String(index)}]`;
    const room = roomFor(spots, FIGURES_IN_A_ZONE);
    if (room < FIGURES_IN_A_ZONE) {
      findings.push(problem(at, `place pour ${String(room)} figurines seulement`, `room for only ${String(room)} figures`));
    }
    if (!spots.some((spot) => onFoot.has(spot))) {
      findings.push(problem(at, 'on n’y va pas à pied depuis la première zone', 'nobody can walk here from the first zone'));
    }
  }
  for (const [index, feature] of map.table.features.entries()) {
    const at = `${map.id}: table.features[${String(index)}] (${feature.id})`;
    if (feature.kind === 'solid' && feature.climbable !== false) {
      const spots = roof(ground, feature);
      if (spots.length > 0 && !spots.some((spot) => anyhow.has(spot))) {
        findings.push(problem(at, 'on ne peut pas y monter', 'there is no way up'));
      }
    }
    if (feature.kind === 'ladder' && !ladderLeads(ground, anyhow, feature)) {
      findings.push(problem(at, 'cette échelle ne mène nulle part', 'this ladder leads nowhere'));
    }
  }
  const trapped = [...anyhow].find((spot) => !back.has(spot));
  if (trapped !== undefined) {
    const place = `(${String(trapped.x / 1000)}, ${String(trapped.y / 1000)})`;
    findings.push(problem(`${map.id}: table`, `on ne ressort pas de ${place}`, `there is no way out of ${place}`));
  }
  return [...findings, ...untranslated(`${map.id}: story`, map.story)];
}

function ladderLeads(ground: PlaceGrid, anyhow: ReadonlySet<GridPlace>, ladder: Feature): boolean {
  const near = [...anyhow].filter((spot) => gap(ladder.shape, spot) < 2 * RADIUS);
  return (
    near.some((spot) => spot.z === ladder.top && ground.climbs.has(spot)) && near.some((spot) => Math.abs(spot.z - ladder.base) <= RADIUS)
  );
}

function problems(list: readonly Problem[], file = ''): readonly Finding[] {
  return list.map(({ path, fr, en }) => problem(file === '' ? path : `${file}/${path}`, fr, en));
}

/**
 * Looks through all bundled packs, bands and maps. `knownRules`: the slugs of the special rules that the system implements; a rule that
 * data give and code lacks is a problem, as one is that does nothing where it is given (`idle`); a rule that no data give is a remark.
 */
export function lintContent(knownRules: ReadonlySet<string>, idle?: PackOptions['idle']): readonly Finding[] {
  const findings: Finding[] = [];
  const given = new Set<string>();
  for (const [name, files] of Object.entries(packFiles)) {
    const pack = parsePack(files, { knownRules, ...(idle && { idle }) });
    if (!pack.ok) {
      findings.push(...problems(pack.problems, name));
      continue;
    }
    findings.push(...lintPack(pack.value));
    for (const grant of grantsOf(pack.value.content)) given.add(grant.id);
  }
  findings.push(...lintTownPack(zombiesFiles, 'zombies'));
  for (const [name, file] of Object.entries(mapFiles)) {
    const map = parseMap(file, name);
    findings.push(...(map.ok ? lintMap(map.value) : problems(map.problems)));
  }
  for (const rule of knownRules) {
    if (!given.has(rule)) findings.push(remark(rule, 'aucune donnée ne donne cette règle', 'no data give this rule'));
  }
  return findings;
}

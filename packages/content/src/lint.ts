import type { Band, Content, RuleGrant, Text } from '@escarmouche/urss-classic';
import type { Feature, Table } from '@escarmouche/space';
import type { BattleMap } from './battle-map.ts';
import { sameNames } from './band-names.ts';
import { gap, RADIUS, STEP } from './lint/ground.ts';
import { deployable, groundOf, reachable, roomFor } from './lint/reach.ts';
import type { PlaceGrid } from './lint/reach.ts';
import type { GridPlace } from './lint/ground.ts';
import type { Manifest, Pack } from './pack.ts';
import type { Problem } from './result.ts';

/** Remarks on packs and maps that are right, for their authors to weigh: equipment that no profile carries may be meant for later ones. */

/** Figures of a band that should find room in every zone of a map. */
const FIGURES_IN_A_ZONE = 12;
/** Places of a table times its features: four times those of the largest map of the box, for which a check takes a second. */
const MOST_LOOKED_AT = 6_000_000;
/** Two words may be the same in both languages; a longer text that is the same was never translated. */
const LONGEST_SHARED_NAME = 24;

const remark = (path: string, fr: string, en: string): Problem => ({ path, fr, en });

function untranslated(path: string, text: Text): readonly Problem[] {
  if (text.fr !== text.en || text.fr.length <= LONGEST_SHARED_NAME) return [];
  return [remark(path, 'le même texte en français et en anglais', 'the same text in French and in English')];
}

function idle(file: string, ids: readonly string[], used: ReadonlySet<string>, fr: string, en: string): readonly Problem[] {
  return ids.filter((id) => !used.has(id)).map((id) => remark(`${file}: ${id}`, fr, en));
}

function unused(content: Content, bands: readonly Band[]): readonly Problem[] {
  const profiles = Object.values(content.profiles);
  const figures = bands.flatMap((band) => band.figures);
  const carried = new Set([...profiles, ...figures].flatMap(({ weapons = [] }) => weapons));
  const worn = new Set([...profiles, ...figures].flatMap(({ armour = [] }) => armour));
  const fielded = new Set(figures.flatMap(({ profile, skill = profile }) => [profile, skill]));
  return [
    ...idle('weapons.json', Object.keys(content.weapons), carried, 'personne ne porte cette arme', 'nobody carries this weapon'),
    ...idle('armour.json', Object.keys(content.armour), worn, 'personne ne porte cette armure', 'nobody wears this armour'),
    ...idle('profiles.json', Object.keys(content.profiles), fielded, 'aucune bande n’aligne ce profil', 'no band fields this profile'),
  ];
}

function kindsWithoutFigure({ profiles, weapons }: Content): readonly Problem[] {
  const types = new Set(Object.values(profiles).flatMap((profile) => profile.types));
  const grants = [...Object.values(profiles), ...Object.values(weapons)].flatMap((item): readonly RuleGrant[] => item.rules);
  return grants.flatMap(({ kind }) =>
    kind === undefined || types.has(kind)
      ? []
      : remark('profiles.json', `aucun profil n’est de type « ${kind} »`, `no profile is of the type "${kind}"`),
  );
}

interface Named {
  readonly id: string;
  readonly name: Text;
}

interface NamedBand extends Named {
  readonly figures: readonly { readonly name?: string | undefined }[];
}

/** Remarks on the names in a pack of any game: texts that were not translated, figures of a band that go by the same name. */
export const nameRemarks = (manifest: Pick<Manifest, 'description'>, items: readonly Named[], bands: readonly NamedBand[] = []) => [
  ...untranslated('manifest.json: description', manifest.description),
  ...[...items, ...bands].flatMap(({ id, name }) => untranslated(id, name)),
  ...bands.flatMap(({ id, figures }) => sameNames(figures).map(({ fr, en }) => remark(`bands.json: ${id}`, fr, en))),
];

/** Remarks on a pack of URSS classic. */
export function packRemarks({ content, manifest, bands }: Pack): readonly Problem[] {
  const items = [content.profiles, content.weapons, content.armour].flatMap((list): readonly Named[] => Object.values(list));
  return [...nameRemarks(manifest, items, bands), ...unused(content, bands), ...kindsWithoutFigure(content)];
}

/** Spots on top of a feature where a base stands wholly. */
function roof(ground: PlaceGrid, feature: Feature): readonly GridPlace[] {
  return ground.spots.filter((spot) => spot.z === feature.top && gap(feature.shape, spot) <= -RADIUS);
}

/**
 * Remarks on the ground of a map: a zone without room for a band, zones without a way between them on foot, a roof without a way up, a ladder that
 * leads nowhere, a place without a way back. A coarse check, of maps that are not too large for it: the rules use the exact plane.
 */
export function mapRemarks(map: BattleMap): readonly Problem[] {
  return [...(isTooLarge(map.table) ? [] : groundRemarks(map)), ...untranslated('story', map.story)];
}

const isTooLarge = ({ width, height, features }: Table): boolean => ((width / STEP) * height * features.length) / STEP > MOST_LOOKED_AT;

function groundRemarks(map: BattleMap): readonly Problem[] {
  const ground = groundOf(map.table);
  const zones = map.zones.map((zone) => deployable(ground, zone));
  const start = zones[0] ?? [];
  const onFoot = reachable(ground, start.slice(0, 1), 'foot');
  const anyhow = reachable(ground, start, 'any');
  const back = reachable(ground, start, 'any', true);
  const remarks: Problem[] = [];
  for (const [index, spots] of zones.entries()) {
    const at = `zones[${String(index)}]`;
    const room = roomFor(spots, FIGURES_IN_A_ZONE);
    if (room < FIGURES_IN_A_ZONE) {
      remarks.push(remark(at, `place pour ${String(room)} figurines seulement`, `room for only ${String(room)} figures`));
    }
    if (!spots.some((spot) => onFoot.has(spot))) {
      remarks.push(remark(at, 'on n’y va pas à pied depuis la première zone', 'nobody can walk here from the first zone'));
    }
  }
  for (const [index, feature] of map.table.features.entries()) {
    const at = `table.features[${String(index)}]`;
    if (feature.kind === 'solid' && feature.climbable !== false) {
      const spots = roof(ground, feature);
      if (spots.length > 0 && !spots.some((spot) => anyhow.has(spot))) {
        remarks.push(remark(at, `on ne peut pas monter sur « ${feature.id} »`, `there is no way up "${feature.id}"`));
      }
    }
    if (feature.kind === 'ladder' && !ladderLeads(ground, anyhow, feature)) {
      remarks.push(remark(at, `l’échelle « ${feature.id} » ne mène nulle part`, `the ladder "${feature.id}" leads nowhere`));
    }
  }
  const trapped = [...anyhow].find((spot) => !back.has(spot));
  if (trapped !== undefined) {
    const place = `(${String(trapped.x / 1000)}, ${String(trapped.y / 1000)})`;
    remarks.push(remark('table', `on ne ressort pas de ${place}`, `there is no way out of ${place}`));
  }
  return remarks;
}

function ladderLeads(ground: PlaceGrid, anyhow: ReadonlySet<GridPlace>, ladder: Feature): boolean {
  const near = [...anyhow].filter((spot) => gap(ladder.shape, spot) < 2 * RADIUS);
  return (
    near.some((spot) => spot.z === ladder.top && ground.climbs.has(spot)) && near.some((spot) => Math.abs(spot.z - ladder.base) <= RADIUS)
  );
}

import { maps } from '@escarmouche/content';
import { kit, kitBands } from '@escarmouche/content/kit';
import type { Random } from '@escarmouche/referee';
import {
  bandSheets,
  equipmentFaults,
  fullVitality,
  grantedTo,
  grantFaults,
  numbered,
  OPTION_KEYS,
  OPTION_VALUES,
  sheetFrom,
  specialRules,
  usualTable,
  usualZones,
  withDefaults,
  type ChosenUpgrade,
  type GroupSetup,
  type Options,
  type Position,
  type Profile,
  type Reading,
  type RuleGrant,
  type Setup,
  type Sheet,
} from '@escarmouche/urss-kit';
import { randomSetup } from '../../../packages/systems/urss-kit/src/testing-battles.ts';
import { drawnPosition, someScenario } from './crowd.ts';
import { pick } from './file-kind.ts';
import { drawnMap } from './maps.ts';

/** Battles of URSS kit drawn for the fuzzers: ready bands and random figures with random gear, under any options, begun or about to begin. */

const some = <T>(list: readonly T[], one: number, random: Random): T[] => list.filter(() => random(one) === 0);

function drawnOptions(random: Random): Partial<Options> {
  const chosen = OPTION_KEYS.filter((key) => key === 'turn.activation' || random(4) > 0);
  return Object.fromEntries(chosen.map((key) => [key, pick<string>(OPTION_VALUES[key], random)])) as Partial<Options>;
}

/** The rules of equipment, by these options. */
export const readingBy = (options: Partial<Options>): Reading => ({
  options: withDefaults(options),
  rules: (slug) => (specialRules.has(slug) ? specialRules.get(slug) : undefined),
});

const isAllowed = (sheet: Sheet, reading: Reading): boolean =>
  grantFaults(sheet, reading).length + equipmentFaults(sheet, reading).length === 0;

/** A special rule with what it asks for. */
function grantOf(id: string, random: Random): RuleGrant {
  switch (specialRules.get(id).takes) {
    case 'level':
      return { id, level: random(7) - 3 };
    case 'value':
      return { id, value: 1 + random(4) };
    case 'kind':
      return { id, kind: pick(['Humain', 'Droïde', 'Démon', 'Énorme'], random) };
    default:
      return { id };
  }
}

/** Some special rules, each with what it needs. */
function drawnGrants(random: Random): RuleGrant[] {
  const drawn = Array.from({ length: random(5) }, () => specialRules.get(pick(specialRules.ids(), random)));
  return [...new Set(drawn.flatMap(({ id, needs }) => (needs === undefined ? [id] : [needs, id])))].map((id) => grantOf(id, random));
}

const keys = (list: object): readonly string[] => Object.keys(list);

function drawnUpgrades(weapons: readonly string[], random: Random): ChosenUpgrade[] {
  return numbered(weapons).flatMap((weapon) =>
    some(keys(kit.upgrades), 4, random).map((upgrade) => ({ upgrade, weapon, value: 1 + random(6) })),
  );
}

/** A figure of a profile with any gear and further rules that the rules of equipment allow it. */
function drawnSheet(reading: Reading, group: string, place: number, random: Random): Sheet {
  const own = pick(Object.values(kit.profiles), random);
  for (let tries = 0; tries < 40; tries++) {
    const weapons = Array.from({ length: random(5) }, () => pick(keys(kit.weapons), random));
    const profile: Profile = { ...own, rules: [...own.rules, ...drawnGrants(random)], ...(random(4) === 0 && { hands: 1 + random(4) }) };
    const sheet = sheetFrom(kit, profile, group, place, {
      id: `${group}-${place}`,
      weapons,
      armour: random(3) === 0 ? [] : [pick(keys(kit.armour), random)],
      shields: some(keys(kit.shields), 4, random),
      objects: some(keys(kit.objects), 6, random),
      upgrades: drawnUpgrades(weapons, random),
    });
    if (isAllowed(sheet, reading)) return sheet;
  }
  return sheetFrom(kit, own, group, place, { id: `${group}-${place}` });
}

type Zones = readonly GroupSetup['zone'][];

/** A group that deploys in one of the zones; of three or more, some may be allied with the first. */
function groupIn(zones: Zones, i: number, figures: readonly Sheet[], random: Random): GroupSetup {
  const zone = zones[i % zones.length] ?? pick(zones, random);
  const side = i > 1 && random(2) ? 's0' : `s${i}`;
  return { id: `g${i}`, name: `g${i}`, side, seat: `p${i}`, zone, figures: [...figures] };
}

/** Two to four groups of figures that chance has equipped. */
function drawnGroups(zones: Zones, reading: Reading, random: Random): GroupSetup[] {
  return Array.from({ length: 2 + (random(4) === 0 ? 1 + random(2) : 0) }, (_, i) => {
    const figures = Array.from({ length: 1 + random(5) }, (_one, k) => drawnSheet(reading, `g${i}`, k, random));
    return groupIn(zones, i, figures, random);
  });
}

/** Two or three of our ready bands. */
const readyGroups = (zones: Zones, random: Random): GroupSetup[] =>
  Array.from({ length: 2 + random(2) }, (_, i) => groupIn(zones, i, bandSheets(kit, pick(kitBands, random).figures, `g${i}`), random));

const sizeOf = (sheet: Sheet) => ({ r: grantedTo(sheet).r, h: grantedTo(sheet).h, vitality: fullVitality(sheet) });

/** In the middle of a battle, everybody in any state. */
const midway = (battle: Setup, random: Random): Position =>
  drawnPosition(battle, sizeOf, () => ({ stunned: random(10) === 0, left: random(4) === 0 ? 1 : 2 }), random);

/** A battle drawn by chance; the same chance draws the same battle. */
export function drawnKitBattle(random: Random): Setup {
  const kind = random(20);
  if (kind === 0) return randomSetup(random);
  const options = drawnOptions(random);
  const { table, zones } = kind < 3 ? { table: usualTable, zones: usualZones } : random(3) === 0 ? pick(maps, random) : drawnMap(random);
  const groups = kind < 6 ? readyGroups(zones, random) : drawnGroups(zones, readingBy(options), random);
  const battle: Setup = { options, table, groups };
  return someScenario(random(6) === 0 ? battle : { ...battle, position: midway(battle, random) }, random);
}

import { bandsFor, contents, maps, mixContents, parameters } from '@escarmouche/content';
import { scenarios } from '@escarmouche/content/scenarios';
import { scenarioSetup } from '@escarmouche/content/scenarios/setup';
import { NOBODY, type Random } from '@escarmouche/referee';
import {
  bandSheets,
  fullVitality,
  grantedTo,
  OPTION_KEYS,
  OPTION_VALUES,
  specialRules,
  sheetFrom,
  type Content,
  type GroupSetup,
  type Options,
  type Position,
  type RuleGrant,
  type Setup,
  type Sheet,
} from '@escarmouche/urss-classic';
import { randomSetup } from '../../../packages/systems/urss-classic/src/testing-battles.ts';
import { drawnPosition, someScenario } from './crowd.ts';
import { pick } from './file-kind.ts';
import { drawnMap } from './maps.ts';

/** Battles drawn for the fuzzers: on our maps and on drawn ones, from our packs and from testing sheets, under any options, begun or about to begin. */

const LEVELS = ['bonus', 'normal', 'malus'] as const;

function drawnOptions(random: Random): Partial<Options> {
  return Object.fromEntries(
    OPTION_KEYS.filter(() => random(4) > 0).map((key) => [key, pick<string>(OPTION_VALUES[key], random)]),
  ) as Partial<Options>;
}

/** A special rule with what it asks for. */
function drawnGrant(random: Random): RuleGrant {
  const id = pick(specialRules.ids(), random);
  switch (parameters[id]) {
    case 'level':
      return { id, level: pick(LEVELS, random) };
    case 'value':
      return { id, value: 1 + random(4) };
    case 'kind':
      return { id, kind: pick(['Rebelle', 'Stormtrooper', 'Zombi'], random) };
    default:
      return { id };
  }
}

/** A figure of a profile, at times with rules and a weapon that chance adds; nothing twice. */
function drawnSheet(content: Content, id: string, group: string, random: Random): Sheet {
  const profile = pick(Object.values(content.profiles), random);
  const known = new Set(profile.rules.map((rule) => rule.id));
  const added = Array.from({ length: random(5) }, () => drawnGrant(random)).filter((rule) => !known.has(rule.id));
  const rules = [...profile.rules, ...new Map(added.map((rule) => [rule.id, rule])).values()];
  const weapons = random(3) === 0 ? [...profile.weapons, pick(Object.keys(content.weapons), random)] : profile.weapons;
  return sheetFrom(content, profile, id, id, group, { rules, weapons });
}

function drawnContent(random: Random): Content {
  return random(4) === 0 ? mixContents(contents) : pick(contents, random);
}

/** Two to four groups, now and then two of them allied. */
function drawnGroups(content: Content, zones: readonly GroupSetup['zone'][], random: Random): GroupSetup[] {
  const count = 2 + (random(4) === 0 ? 1 + random(2) : 0);
  return Array.from({ length: count }, (_, i) => {
    const id = `g${i}`;
    const figures = Array.from({ length: 1 + random(5) }, (_one, k) => drawnSheet(content, `${id}-${k}`, id, random));
    return {
      id,
      name: id,
      side: i > 1 && random(2) ? 's0' : `s${i}`,
      seat: `p${i}`,
      zone: pick([zones[i % 2] ?? pick(zones, random)], random),
      figures,
    };
  });
}

/** A ready band of ours in its zone. */
function readyGroups(content: Content, zones: readonly GroupSetup['zone'][], random: Random): GroupSetup[] {
  return [0, 1].map((i) => {
    const band = pick(bandsFor(content.adaptation), random);
    const id = `g${i}`;
    const zone = zones[i] ?? pick(zones, random);
    return { id, name: band.name.fr, side: `s${i}`, seat: `p${i}`, zone, figures: bandSheets(content, band.figures, id) };
  });
}

const sizeOf = (sheet: Sheet) => ({ r: grantedTo(sheet).r, h: grantedTo(sheet).h, vitality: fullVitality(sheet) });

/** In the middle of a battle, everybody in any state. */
const midway = (battle: Setup, random: Random): Position => drawnPosition(battle, sizeOf, () => ({}), random);

/** At times the rules play a group, but never the first; nobody of it is on alert (UC-SV-AI-SCOPE). */
function someAutomatic(battle: Setup, random: Random): Setup {
  if (random(4) > 0) return battle;
  const groups = battle.groups.map((group, i) => (i > 0 && random(2) === 0 ? { ...group, seat: NOBODY } : group));
  if (!battle.position) return { ...battle, groups };
  const played = new Set(groups.flatMap(({ seat, figures }) => (seat === NOBODY ? figures.map(({ id }) => id) : [])));
  const figures = Object.entries(battle.position.figures).map(
    ([id, one]) => [id, played.has(id) ? { ...one, alert: false } : one] as const,
  );
  return { ...battle, groups, position: { ...battle.position, figures: Object.fromEntries(figures) } };
}

const FIELD = { x: 0, y: 0, width: 60_000, height: 60_000, front: 'north' } as const;

/**
 * Somebody among so many of nobody's, of two sides, that a turn of theirs takes hundreds of steps: far away ones do nothing. At times they are alone
 * until others come, or for good.
 */
export function crowdedBattle(random: Random): Setup {
  const content = contents.find(({ adaptation }) => adaptation === 'survivants');
  if (!content) throw new Error('no survivors');
  const [turn, count] = [2 + random(3), 101 + random(20)];
  const groupOf = (id: string, profile: string, figures: number, seat: string): GroupSetup => ({
    id,
    name: id,
    side: id,
    seat,
    zone: FIELD,
    figures: bandSheets(
      content,
      Array.from({ length: figures }, () => ({ profile })),
      id,
    ),
  });
  const groups = [
    groupOf('a', 'survivant', 2, 'p'),
    groupOf('b', 'zombi', Math.min(100, count), NOBODY),
    groupOf('c', 'zombi', count, NOBODY),
  ];
  const name = { fr: 'foule', en: 'crowd' };
  const arrivals = { figures: groups[0]?.figures.map(({ id }) => id) ?? [], zone: FIELD };
  const scenario = {
    id: 'crowd',
    name,
    story: name,
    zones: [],
    tokens: [],
    objectives: [],
    happenings: [{ id: 'late', text: name, when: { turn }, arrivals }],
  };
  return {
    adaptation: content.adaptation,
    options: drawnOptions(random),
    table: { width: FIELD.width, height: FIELD.height, features: [] },
    groups,
    ...(random(2) === 0 && { scenario }),
  };
}

/** A battle drawn by chance; the same chance draws the same battle. */
export function drawnBattle(random: Random): Setup {
  const kind = random(20);
  if (kind === 0) return randomSetup(random);
  const options = drawnOptions(random);
  if (kind === 2) return scenarioSetup(pick(scenarios, random), { options });
  const map = kind < 8 ? pick(maps, random) : drawnMap(random);
  const head = { options, table: map.table };
  if (kind === 1) {
    const content = pick(contents, random);
    return { ...head, adaptation: content.adaptation, groups: readyGroups(content, map.zones, random) };
  }
  const content = drawnContent(random);
  const battle: Setup = { ...head, adaptation: content.adaptation, groups: drawnGroups(content, map.zones, random) };
  const begun = random(12) === 0 ? battle : { ...battle, position: midway(battle, random) };
  return someAutomatic(someScenario(begun, random), random);
}

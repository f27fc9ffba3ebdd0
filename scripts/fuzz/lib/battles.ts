import { bandsFor, contents, maps, mixContents, parameters } from '@escarmouche/content';
import { scenarios } from '@escarmouche/content/scenarios';
import { scenarioSetup } from '@escarmouche/content/scenarios/setup';
import { NOBODY, type Random } from '@escarmouche/referee';
import { arrivingLater } from '@escarmouche/skirmish/plane';
import { canStand, scaleTo, standAt, type Other, type Point } from '@escarmouche/space';
import {
  bandSheets,
  fullVitality,
  grantedTo,
  OPTION_KEYS,
  OPTION_VALUES,
  specialRules,
  sheetFrom,
  type Content,
  type Figure,
  type GroupSetup,
  type Options,
  type Position,
  type RuleGrant,
  type Setup,
  type Sheet,
} from '@escarmouche/urss-classic';
import { randomSetup } from '../../../packages/systems/urss-classic/src/testing-battles.ts';
import { drawnMap } from './maps.ts';
import { drawnScenario } from './scenarios.ts';

/** Battles drawn for the fuzzers: on our maps and on drawn ones, from our packs and from testing sheets, under any options, begun or about to begin. */

function pick<T>(list: readonly T[], random: Random): T {
  const found = list[random(list.length)];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
}

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

const DIRECTIONS = [1000, 800, 600, 0, -600, -800, -1000];

function drawnFacing(random: Random): Figure['facing'] {
  const x = pick(DIRECTIONS, random);
  const y = pick(DIRECTIONS, random);
  return x === 0 && y === 0 ? { x: 1000, y: 0 } : { x, y };
}

/** A place just beside, upon or in some terrain, or in contact with one already placed, or anywhere in the square. */
function drawnPlace({ table }: Setup, others: readonly Other[], r: number, corner: Point, width: number, random: Random): Point {
  const near = others[random(Math.max(1, others.length))];
  const shape = table.features[random(Math.max(1, table.features.length))]?.shape;
  const way = drawnFacing(random);
  const kind = random(4);
  if (kind === 0 && near) {
    const to = scaleTo(way, near.body.r + r);
    return { x: near.body.x + to.x, y: near.body.y + to.y };
  }
  if (kind < 3 && shape?.type === 'disc') {
    const to = scaleTo(way, shape.r + r * (random(3) - 1));
    return { x: shape.x + to.x, y: shape.y + to.y };
  }
  if (kind < 3 && shape?.type === 'polygon') {
    const at = random(shape.points.length);
    const [from, to] = [shape.points[at] ?? corner, shape.points[(at + 1) % shape.points.length] ?? corner];
    const out = scaleTo({ x: to.y - from.y, y: from.x - to.x }, r * (random(3) - 1) + random(21));
    const share = random(101) / 100;
    return { x: Math.round(from.x + (to.x - from.x) * share) + out.x, y: Math.round(from.y + (to.y - from.y) * share) + out.y };
  }
  return { x: corner.x + random(width + 1), y: corner.y + random(width + 1) };
}

/** In the middle of a battle: everybody somewhere in a crowded square, in any state. Who finds no place is out of action. */
function drawnPosition(battle: Setup, random: Random): Position {
  const { table, groups } = battle;
  const width = Math.min(table.width, 8000 + random(8000));
  const corner = { x: random(table.width - width + 1), y: random(Math.max(1, table.height - width + 1)) };
  const others: Other[] = [];
  const figures: Record<string, Position['figures'][string]> = {};
  for (const sheet of groups.flatMap((group) => group.figures)) {
    const { r, h } = grantedTo(sheet);
    const base = { r, h };
    figures[sheet.id] = { x: corner.x, y: corner.y, posture: 'out' };
    for (let tries = 0; tries < 30; tries++) {
      const at = drawnPlace(battle, others, base.r, corner, width, random);
      const stance = { stepUp: 500, wet: random(2) === 0 };
      const levels = standAt(table, { ...at, ...base }, others, stance);
      if (levels.length === 0) continue;
      const body = { ...at, ...base, z: pick(levels, random) };
      if (canStand(table, body, others, stance)) continue;
      others.push({ id: sheet.id, body, manner: 'block' });
      const prone = random(8) === 0;
      figures[sheet.id] = {
        ...at,
        z: body.z,
        facing: drawnFacing(random),
        posture: prone ? 'prone' : 'standing',
        vitality: 1 + random(fullVitality(sheet)),
        activated: random(4) === 0,
        alert: !prone && random(4) === 0,
        demoralised: random(8) === 0,
      };
      break;
    }
  }
  const order = groups.map(({ id }) => id);
  const waits = (group: GroupSetup): boolean => group.figures.some(({ id }) => !figures[id]?.activated && figures[id]?.posture !== 'out');
  const playing = groups.find(waits);
  return { order, turn: 1 + random(4), ...(playing ? { group: playing.id } : {}), figures };
}

/** At times the rules play a group, but never the first. */
function someAutomatic(battle: Setup, random: Random): Setup {
  if (random(4) > 0) return battle;
  return { ...battle, groups: battle.groups.map((group, i) => (i > 0 && random(2) === 0 ? { ...group, seat: NOBODY } : group)) };
}

/** At times it is about something, and who comes later is not there yet. */
function someScenario(battle: Setup, random: Random): Setup {
  if (random(3) > 0) return battle;
  const scenario = drawnScenario(battle, random);
  const later = new Set(arrivingLater(scenario));
  const { position } = battle;
  if (!position) return { ...battle, scenario };
  const figures = Object.fromEntries(Object.entries(position.figures).filter(([id]) => !later.has(id)));
  return { ...battle, scenario, position: { ...position, figures } };
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
  const begun = random(12) === 0 ? battle : { ...battle, position: drawnPosition(battle, random) };
  return someScenario(someAutomatic(begun, random), random);
}

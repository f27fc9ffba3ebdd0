import { eachOnce, shortList } from '@escarmouche/referee/schema';
import { judgeScenario } from '@escarmouche/skirmish/plane/scenario/names';
import type { Content, Profile } from '@escarmouche/urss-classic';
import type { BattleMap } from './battle-map.ts';
import { contentFor } from './bundled.ts';
import { classicBands } from './classic-bands.ts';
import { kitEditionFaults } from './kit/edition-faults.ts';
import { checkBandFigure, type Check } from './kit/pack.ts';
import { kit } from './kit/ready.ts';
import { kitScenarioBands } from './kit/scenario-bands.ts';
import type { KitScenario } from './kit/scenario-setup.ts';
import { loadScenario, type ClassicScenario, type ScenarioFile, type ScenarioGroup } from './load-scenario.ts';
import { refuseHostile } from './guard.ts';
import { loadMap } from './load-map.ts';
import { checkOnTable, parseMap, type Report } from './map.ts';
import { checkFigure } from './pack.ts';
import { read } from './read.ts';
import { maps } from './ready-maps.ts';
import { pathOf, refuse, type Problem, type Result } from './result.ts';
import { bandsOnOffer, type OpenGroup, type ScenarioBands } from './scenario-bands.ts';
import { scenario } from './schemas/scenario.ts';

/**
 * Reads a scenario file: the file as it is, or every problem found, each with its path and its reason. Never throws. `reading`: the known special
 * rules of URSS kit, and options that bear on equipment, where the scenario says nothing of them.
 */
export function parseScenario(input: unknown, reading: Check['reading'], file = ''): Result<ScenarioFile> {
  const ownMap = mapProblems(input, file);
  if (ownMap.length > 0) return refuse(ownMap);
  const parsed = read(scenario, file, input);
  if (!parsed.ok) return parsed;
  const problems: Problem[] = [];
  const report: Report = (keys, fr, en) => problems.push({ path: pathOf(file, keys), fr, en });
  const judge = JUDGES[parsed.value.system] as Judge<ScenarioFile>;
  judge(parsed.value, reading, report);
  return problems.length === 0 ? parsed : refuse(problems);
}

/** Problems of a map that stands in a scenario itself: a union of schemas would not say. */
function mapProblems(input: unknown, file: string): readonly Problem[] {
  const map: unknown = typeof input === 'object' && input !== null && 'map' in input ? input.map : undefined;
  if (typeof map !== 'object' || map === null || refuseHostile(file, input)) return [];
  const parsed = parseMap(map, pathOf(file, ['map']));
  return parsed.ok ? [] : parsed.problems.map(({ path, ...reason }) => ({ path: path.replace('map: ', 'map.'), ...reason }));
}

type Judge<F> = (file: F, reading: Check['reading'], report: Report) => void;

/** By game: figures are as its rules allow. */
const JUDGES: { readonly [S in ScenarioFile['system']]: Judge<Extract<ScenarioFile, { readonly system: S }>> } = {
  'urss-classic': judgeClassic,
  'urss-kit': judgeKit,
};

function judgeClassic(file: ClassicScenario, reading: Check['reading'], report: Report): void {
  const content = contentFor(file.adaptation);
  if (!content) unknownAdaptation(file, report);
  else file.groups.forEach((group, i) => judgeGroup(group, content, (keys, fr, en) => report(['groups', i, ...keys], fr, en)));
  judgeBattle(file, content && classicBands(content), report);
  if (file.editions) kitEditionFaults(file, reading, report);
}

/** Figures are of the kit, and may carry their things. */
function judgeKit(file: KitScenario, reading: Check['reading'], report: Report): void {
  const check: Check = { content: kit, reading: { ...reading, options: { ...reading.options, ...file.options } }, report };
  if (file.adaptation !== kit.adaptation) unknownAdaptation(file, report);
  else file.groups.forEach(({ figures = [] }, i) => figures.forEach((one, k) => checkBandFigure(['groups', i, 'figures', k], one, check)));
  judgeBattle(file, file.adaptation === kit.adaptation ? kitScenarioBands : undefined, report);
}

function unknownAdaptation({ adaptation }: ScenarioFile, report: Report): void {
  report(['adaptation'], `adaptation inconnue : « ${adaptation} »`, `unknown adaptation: "${adaptation}"`);
}

/** Every name in a battle of figures is known. `bands`: those of its world, where there is such a world. */
function judgeBattle(file: ScenarioFile, bands: ScenarioBands | undefined, report: Report): void {
  if (bands) file.groups.forEach((group, i) => judgeChoices(group, bands, (keys, fr, en) => report(['groups', i, ...keys], fr, en)));
  const { map: on } = file;
  const map = typeof on === 'string' ? maps.find(({ id }) => id === on) : loadMap(on);
  if (!map) {
    const [asked, ready] = [String(on), shortList(maps.map(({ id }) => id))];
    report(['map'], `carte inconnue : « ${asked} » ; il y a : ${ready}`, `unknown map: "${asked}"; there are: ${ready}`);
  }
  judgeSides(file, report);
  if (map && judgeDeployment(file, map, report)) {
    const members = file.groups.map((group) => figureIds(group, bands));
    judgeCourse(file, map, members, report);
  }
}

type Members = readonly (readonly string[])[];

const isZombie = ({ types }: Profile): boolean => types.includes('Zombi');

/** The bands to choose from are there, each once and within the budget. */
function judgeChoices({ choices = [], budget }: OpenGroup, bands: ScenarioBands, report: Report): void {
  eachOnce(choices, (i) => ['choices', i], report);
  choices.forEach((id, i) => {
    const band = bands.ready.find((one) => one.id === id);
    if (!band) return report(['choices', i], `bande inconnue : « ${id} »`, `unknown band: "${id}"`);
    const worth = bands.worth?.(band.figures);
    if (budget !== undefined && worth !== undefined && worth > budget) {
      report(
        ['choices', i],
        `« ${id} » vaut ${String(worth)}, plus que le budget`,
        `"${id}" is worth ${String(worth)}, more than the budget`,
      );
    }
  });
}

/** Figures are of the content; those of a group that plays itself are zombies (UC-SV-AI-SCOPE). */
function judgeGroup({ seat, figures = [], choices = [] }: ScenarioGroup, content: Content, report: Report): void {
  figures.forEach((figure, i) => checkFigure('', ['figures', i], figure, content, (_file, keys, fr, en) => report(keys, fr, en)));
  if (seat !== 'automaton') return;
  const chosen = classicBands(content)
    .ready.filter(({ id }) => choices.includes(id))
    .flatMap((band) => band.figures);
  if ([...figures, ...chosen].some(({ profile }) => content.profiles[profile] && !isZombie(content.profiles[profile]))) {
    report(['seat'], 'seuls des zombies se jouent tout seuls', 'only zombies play themselves');
  }
}

/** A player and an opponent are there; no seat plays two sides, or has two players. */
function judgeSides({ groups }: ScenarioFile, report: Report): void {
  if (groups.every(({ seat }) => seat === 'automaton')) report(['groups'], 'personne ne joue', 'nobody plays');
  if (groups.every(({ side }) => side === groups[0]?.side)) report(['groups'], 'un seul camp', 'only one side');
  groups.forEach(({ seat, side, by }, i) => {
    const first = groups.find((group) => group.seat === seat);
    if (by && seat === 'automaton')
      report(['groups', i, 'by'], 'un groupe qui se joue tout seul n’a pas de joueur', 'a group that plays by itself has no player');
    if (seat !== 'automaton' && first && first.by !== by)
      report(['groups', i, 'by'], `« ${seat} » a déjà un autre joueur`, `"${seat}" already has another player`);
    if (seat !== 'automaton' && first && first.side !== side)
      report(['groups', i, 'side'], `« ${seat} » joue déjà un autre camp`, `"${seat}" already plays another side`);
  });
}

/** Deployment zones that go by their number are on the map. Returns whether all are. */
function judgeDeployment(file: ScenarioFile, map: BattleMap, report: Report): boolean {
  const { groups, happenings } = file;
  const editions = Object.entries('editions' in file ? (file.editions ?? {}) : {});
  const zones = [
    ...groups.map(({ zone }, i) => ({ zone, keys: ['groups', i, 'zone'] })),
    ...editions.flatMap(([system, { deployment = {} }]) =>
      Object.entries(deployment).map(([id, zone]) => ({ zone, keys: ['editions', system, 'deployment', id] })),
    ),
    ...happenings.map(({ arrivals }, i) => ({ zone: arrivals?.zone, keys: ['happenings', i, 'arrivals', 'zone'] })),
  ];
  const missing = zones.filter(({ zone }) => typeof zone === 'number' && zone > map.zones.length);
  const count = String(map.zones.length);
  for (const { keys } of missing) report(keys, `la carte n’a que ${count} zones`, `the map has only ${count} zones`);
  return missing.length === 0;
}

/** The course of the scenario: zones and tokens lie on the table, and every name is known. */
function judgeCourse(file: ScenarioFile, map: BattleMap, members: Members, report: Report): void {
  const loaded = loadScenario(file, map, (name) => [name]);
  loaded.zones.forEach(({ shape }, i) => checkOnTable(shape, map.table, ['zones', i, 'shape'], report));
  loaded.tokens.forEach(({ at }, i) => {
    if (at.x > map.table.width || at.y > map.table.height) report(['tokens', i, 'at'], 'hors de la table', 'off the table');
  });
  eachOnce(
    file.groups.flatMap(({ id }, i) => [id, ...(members[i] ?? [])]),
    () => ['groups'],
    report,
  );
  const groups = file.groups.map(({ id, side }, i) => ({ side, figures: [id, ...(members[i] ?? [])].map((name) => ({ id: name })) }));
  judgeScenario({ scenario: loaded, groups }, (keys, fr, en) => report(keys.slice(1), fr, en));
  const sizeOf = (name: string): number => members[file.groups.findIndex(({ id }) => id === name)]?.length ?? 1;
  loaded.objectives.forEach((objective, i) => {
    if (!('count' in objective)) return;
    const most = objective.who.reduce((sum, name) => sum + sizeOf(name), 0);
    if (objective.count > most) report(['objectives', i, 'count'], `au plus ${String(most)}`, `at most ${String(most)}`);
  });
}

/** The ids of a group’s figures: their own, or the group’s with a number. */
function idsOf(group: string, figures: readonly { readonly id?: string | undefined }[]): readonly string[] {
  return figures.map(({ id }, i) => id ?? `${group}${String(i + 1)}`);
}

/** As many as the smallest band has where there is a choice. */
function figureIds(group: ScenarioFile['groups'][number], bands: ScenarioBands | undefined): readonly string[] {
  const { id, figures } = group;
  if (figures) return idsOf(id, figures);
  const sizes = bands ? bandsOnOffer(group, bands).map((band) => band.figures.length) : [];
  return Array.from({ length: sizes.length === 0 ? 0 : Math.min(...sizes) }, (_, i) => `${id}${String(i + 1)}`);
}

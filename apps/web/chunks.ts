import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { normalizePath, type Rolldown } from 'vite';

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const SRC = normalizePath(fileURLToPath(new URL('./src/', import.meta.url)));

/** Files of a game, told in its room (`files.json`); names of modules are beginnings of their paths. */
interface GameFiles {
  /** The module of its board. */
  readonly board: string;
  /** Modules that a battle begins with, beside its board and those of every table. */
  readonly battle: readonly string[];
  /** Modules of pages before a battle, which do not wait for the files of one. */
  readonly before: readonly string[];
  /** Modules of its rules that stand in no file of their own: odds, and what judges what comes from outside. */
  readonly later: readonly string[];
  /** Of those, modules that a figure with its gear stands on: pages that make bands fetch them without the rest. */
  readonly gear?: readonly string[];
}

const games: ReadonlyMap<string, GameFiles> = new Map(
  readdirSync(`${SRC}systems`)
    .filter((id) => existsSync(`${SRC}systems/${id}/files.json`))
    .map((id) => [id, JSON.parse(readFileSync(`${SRC}systems/${id}/files.json`, 'utf8')) as GameFiles]),
);

const oneOf = (paths: readonly string[]): string => paths.map((path) => path.replaceAll('.', '\\.').replaceAll('/', '.')).join('|');
const rulesOf = (id: string, { later }: GameFiles): RegExp => new RegExp(`systems.${id}.src.(?!${oneOf(later)})`);
const gearOf = (id: string, gear: readonly string[]): RegExp => new RegExp(`systems.${id}.src.(?:${oneOf(gear)})`);

const anyOf = (...those: readonly RegExp[]): RegExp => new RegExp(those.map(({ source }) => source).join('|'));

/**
 * Modules that name their file by their folder. `page`: parts of other packages that every page needs. `base`: modules below maps, kept battles and rules,
 * so that no other page waits for rules, and the fetching of files, which workers do as well. `gate`: judges of data from outside. Then the rules of each
 * kind, with the modules that stand on them, but without those of odds, which are fetched when they are asked for (decisions 17 and 19). `scene`: the
 * extras of three that it draws with.
 */
const FOLDERS = {
  page: /node_modules.(?:svelte|esm-env|clsx).|content.src.rulebooks\./,
  'kept-battles': /node_modules.idb./,
  base: anyOf(
    /preload-helper|dynamic_import_helper|games.src.games\./,
    /referee.src.(?:json|naming|options|outcome|sources|told-apart)\./,
    /space.src.plane.(?:measure|types|shapes.shapes|sight.(?:blockers|line|memo))\./,
    /skirmish.src.(?:band|registry|roster|plane.npc.(?:options|zones))\./,
    /content.src.(?:by-id|trusted|units)\./,
  ),
  gate: anyOf(
    /zod.v4/,
    /(?:referee|session).src.(?:corrections|real|load|load-settings|refused|schema)\./,
    /space.src.plane.schema/,
    /skirmish.src.(?:contradiction|plane.(?:correction.schema|gate|position|(?:(?:battle|place)-)?schema|validator|scenario.(?:names|schema)|npc.(?:judge|(?:(?:consult|memory)-)?schema)))\./,
  ),
  // Workers take their random numbers from here: a file of the table would not run in one.
  referee: anyOf(/packages.(?:referee.src.(?!outcomes)|session.src.(?!branch|dealing|npc-document|verify))/, /systems.urss.bot-random\./),
  sight:
    /(?:space.src.plane.sight.(?:area|gather|pieces|sight)|skirmish.src.(?:sentence|placed.(?:bodies|told|vision))|content.src.silhouettes.(?:named|silhouette))\./,
  plane: anyOf(
    /space.src.plane.(?!reach|paths.(?:corners|strides)|sight.view)/,
    /ai.src.(?:npc.group.(?:chiefs|mission-order)|plane.opening)\./,
    /skirmish.src.(?!(?:chain|(?:plane.)?danger|expected|feats|power|plane.correction.\w+|plane.npc.(?:by-gear|needs|odd-pairs|words))\.)/,
  ),
  scene: /three.examples/,
  ...Object.fromEntries([...games].map(([id, files]) => [id, rulesOf(id, files)])),
  ...Object.fromEntries([...games].flatMap(([id, { gear }]) => (gear ? [[`${id}-gear`, gearOf(id, gear)]] : []))),
};

/** Modules that every page begins with, and the frame of most. */
const EVERY = ['main.ts', 'parts/Page.svelte', 'parts/Menu.svelte', 'parts/Empty.svelte'];
/** Modules that draw the grounds of the first page, of kept battles and of the set-up page, and every plan after them. */
const PICTURES = ['boards/plane/plan/MapPicture.svelte', 'boards/plane/plan/dressed/index.ts', 'systems/plane/maps/usual-maps.ts'];

/** `rounds`: of the dice tray, which comes with the first roll, but some games tell of rounds before. */
const TABLE = ['shell/TablePage.svelte', 'table/battles.ts', 'table/resume.ts', 'boards/dice/rounds.ts'];
/** The view in three dimensions. */
const SCENE = 'boards/plane/scene/Scene.svelte';

/** Modules of pages before any battle, which do not wait for the files of one. */
const BEFORE = [
  'main.ts',
  'home/Home.svelte',
  'home/LibraryPage.svelte',
  'boards/plane/plan/MapPicture.svelte',
  'systems/plane/maps/usual-maps.ts',
  'setup/SetupPage.svelte',
  'bands/BandPage.svelte',
  ...[...games.values()].flatMap(({ before }) => before),
];

/** Files of the page with all that they import at once, of the page too. */
function withImports(files: readonly string[], context: Context): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (id: string): void => {
    if (!id.startsWith(SRC) || found.has(id)) return;
    const module = context.getModuleInfo(id);
    if (!module) throw new Error(`${id} is not in the page: chunks.ts names it`);
    found.add(id);
    module.importedIds.forEach(add);
  };
  files.forEach((file) => add(`${SRC}${file}`));
  return found;
}

/** Modules of what comes before any battle, by what begins with them. */
function pages(context: Context): ReadonlyMap<string, string> {
  const library = withImports(['home/LibraryPage.svelte'], context);
  const groups = {
    page: withImports(EVERY, context),
    pictures: withImports(PICTURES, context),
    'kept-battles': [...withImports(['home/Home.svelte'], context)].filter((id) => library.has(id)),
  };
  const names = new Map<string, string>();
  for (const [name, ids] of Object.entries(groups)) for (const id of ids) if (!names.has(id)) names.set(id, name);
  return names;
}

/** Workers begin files of their own. */
const WORKERS = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('-worker.ts'));

/** Modules that something but cases needs: others that stand among those of a game are for lessons alone, and fetched with them. */
function beyondCases(context: Context): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (id: string): void => {
    if (found.has(id) || /packages.cases.src/.test(id)) return;
    found.add(id);
    const module = context.getModuleInfo(id);
    for (const other of [...(module?.importedIds ?? []), ...(module?.dynamicallyImportedIds ?? [])]) add(other);
  };
  for (const path of ['main.ts', ...WORKERS]) add(`${SRC}${normalizePath(path)}`);
  return found;
}

/** The end of the name of a file of several games: the games, the board where all of its games share them, or nothing where boards do. */
function sharedBy(ids: readonly string[]): string {
  const [board = '', ...others] = new Set(ids.map((id) => games.get(id)?.board));
  if (others.length > 0) return '';
  const all = [...games.values()].filter((game) => game.board === board);
  return `-${ids.length > 1 && ids.length === all.length ? board.split('/')[1] : ids.join('-')}`;
}

/**
 * Modules of the page that battles begin with, by the game that does or the board of those that do, behind `table`, or `shared` where a page before the
 * battle needs them too; and those of the scene.
 */
function tables(context: Context): ReadonlyMap<string, string> {
  const before = withImports(BEFORE, context);
  const users = new Map<string, string[]>();
  for (const [game, { board, battle }] of games)
    for (const id of withImports([...TABLE, board, ...battle], context)) users.set(id, [...(users.get(id) ?? []), game]);
  const names = new Map([...users].map(([id, those]) => [id, `${before.has(id) ? 'shared' : 'table'}${sharedBy(those)}`]));
  for (const id of withImports([SCENE], context)) if (!names.has(id) && id.includes('/boards/plane/scene/')) names.set(id, 'scene');
  return names;
}

/**
 * Names the file that a module is fetched in; by itself the bundler makes a file of all that the same pages want, several dozen for one battle,
 * and the smaller a file, the worse it is compressed (decision 19). A file imports none that imports it: a module's imports serve every game that it
 * serves itself, and neither rules nor what they stand on imports a page.
 */
export function chunkNames(): Rolldown.CodeSplittingNameFunction {
  let names: ReadonlyMap<string, string> | undefined;
  let others: ReadonlySet<string> | undefined;
  return (id, context) => {
    others ??= beyondCases(context);
    if (!others.has(id)) return null;
    const folder = Object.entries(FOLDERS).find(([, those]) => those.test(id));
    names ??= new Map([...tables(context), ...pages(context)]);
    return folder?.[0] ?? names.get(id) ?? null;
  };
}

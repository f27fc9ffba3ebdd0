import { fileURLToPath } from 'node:url';
import { normalizePath, type Rolldown } from 'vite';

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const SRC = normalizePath(fileURLToPath(new URL('./src/', import.meta.url)));

/**
 * Rules of each kind, together with what stands on them. Not with them: what other pages take (bands, maps), what judges what comes from outside,
 * and what tells of odds, which is fetched when it is asked (decisions 17 and 19).
 */
const RULES = {
  referee: /packages.(?:referee|session).src.(?!(?:json|load|options|outcome|refused|schema|sources)\.)/,
  plane: new RegExp(
    [
      /space.src.plane.(?!(?:measure|schema|shapes.shapes|sight.(?:blockers|line|memo))\.|reach)/,
      /skirmish.src.(?!(?:band|chain|contradiction|danger|expected|registry|roster|.*(?:gate|names|position|schema))\.)/,
    ]
      .map(({ source }) => source)
      .join('|'),
  ),
  'urss-classic': /systems.urss-classic.src.(?!odds|(?:band|commands|content|gate|setup|state|system|upgrade|validate)\.)/,
  'urss-kit':
    /systems.urss-kit.src.(?!odds|(?:arms|band|commands|content|dice|equipment|gained|gate|granted|grants|hands|movement.mixed-legs|options|rule|setup|state|system|terrain|validate)\.)/,
  zombies: /systems.zombies.src.(?!(?:commands|content|setup|shape|state|system|validate)\.)/,
};

const TABLE = ['shell/TablePage.svelte', 'table/battles.ts', 'table/resume.ts'];
const PLANE = [...TABLE, 'boards/plane/PlaneFrame.svelte'];

/** What a battle of each game begins with. */
const BATTLES = {
  classic: [...PLANE, 'systems/urss-classic/index.ts', 'systems/urss-classic/battle-plan.ts'],
  kit: [...PLANE, 'systems/urss-kit/index.ts', 'systems/urss-kit/battle-plan.ts'],
  zombies: [...TABLE, 'systems/zombies/index.ts', 'boards/tiles/TilesFrame.svelte'],
};

/** The view in three dimensions. */
const SCENE = 'boards/plane/scene/Scene.svelte';

/** What comes before any battle and should not wait for the files of one. */
const BEFORE = [
  'main.ts',
  'home/Home.svelte',
  'home/LibraryPage.svelte',
  'boards/plane/plan/MapPicture.svelte',
  'systems/plane/maps/usual-maps.ts',
  'setup/SetupPage.svelte',
  'systems/urss-classic/new-game.ts',
  'systems/zombies/new-game.ts',
  'bands/BandPage.svelte',
  'systems/urss-classic/making.ts',
  'systems/urss-kit/making.ts',
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

/** Modules of the page that only battles begin with, by the games that do: `table-classic-kit`; and those of the scene. */
function tables(context: Context): ReadonlyMap<string, string> {
  const before = withImports(BEFORE, context);
  const names = new Map<string, string>();
  for (const [game, files] of Object.entries(BATTLES)) {
    for (const id of withImports(files, context)) if (!before.has(id)) names.set(id, `${names.get(id) ?? 'table'}-${game}`);
  }
  for (const id of withImports([SCENE], context)) if (!names.has(id) && id.includes('/boards/plane/scene/')) names.set(id, 'scene');
  return names;
}

/**
 * Names the file that a module is fetched in; by itself the bundler makes a file of all that the same pages want, several dozen for one battle,
 * and the smaller a file, the worse it is compressed (decision 19). A file imports none that imports it: a module's imports serve every game that it
 * serves itself, and rules import no page.
 */
export function chunkNames(): Rolldown.CodeSplittingNameFunction {
  let pages: ReadonlyMap<string, string> | undefined;
  return (id, context) => {
    const rules = Object.entries(RULES).find(([, those]) => those.test(id));
    pages ??= tables(context);
    return rules?.[0] ?? pages.get(id) ?? null;
  };
}

/**
 * Sources that name a game outside its rooms, and would have to be touched for another: `npx tsx scripts/named-games.ts`. A room is a folder or a
 * file that is named by the game; tests may name games, and so may data.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = join(import.meta.dirname, '..');

/** Names of a game in code, and of its rooms. Zombies are figures of another game, too: the word alone is no name. */
const NAMED: Readonly<Record<string, { readonly code: RegExp; readonly room: RegExp }>> = {
  'urss-kit': { code: /urss-?kit/i, room: /(?:^|[/.-])(?:urss-)?kit(?=[/.-])/ },
  zombies: { code: /['"/]zombies['"/]|Zombies!!!|\bzombies(?:Bot|Game|Model|Rules)\b/, room: /(?:^|[/.-])zombies(?=[/.-])/ },
};

const isSource = (path: string): boolean => /\.(?:ts|js|mjs|svelte)$/.test(path) && !/\.(?:test|spec)\.ts$/.test(path);

/** Paths of the sources that name a game outside its rooms. */
export function namersOf(game: string): readonly string[] {
  const named = NAMED[game];
  if (!named) throw new Error(`no game "${game}"`);
  const all = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' }).split('\n');
  return all
    .filter((path) => isSource(path) && !named.room.test(path) && path !== 'scripts/named-games.ts')
    .filter((path) => named.code.test(readFileSync(join(ROOT, path), 'utf8')));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const game of Object.keys(NAMED)) {
    const found = namersOf(game);
    console.log(`${game}: ${found.length}`);
    for (const path of found) console.log(`  ${path}`);
  }
}

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, rmdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

// Everything in this file runs before anything is installed: Node's own modules only.

/** Absolute path of the repository. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Does a version of Node run the project (`engines` in package.json)? @param {string} version */
export function isSupported(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return (major === 20 && minor >= 20) || (major === 22 && minor >= 18) || major > 22;
}

/** Ends the process with a clear message when Node is too old to run the project. */
export function requireNode() {
  if (isSupported(process.versions.node)) return;
  console.error(`Escarmouche needs Node 22.18 or newer, or 20.20; this is Node ${process.versions.node}. See https://nodejs.org/.`);
  process.exit(1);
}

/**
 * Calls `end` once nothing has broken the silence for so long; never without a limit.
 * @param {number | undefined} limit in milliseconds
 * @param {() => void} end
 */
export function endAfterSilence(limit, end) {
  const timer = limit === undefined ? undefined : setTimeout(end, limit);
  return { broken: () => timer?.refresh(), over: () => clearTimeout(timer) };
}

/**
 * Runs a program to its end, without standard input.
 * @param {string} command
 * @param {string[]} args
 * @param {{ show?: boolean, env?: Record<string, string>, cwd?: string, silence?: number }} [options] show: print the output as it comes
 * instead of keeping it; silence in milliseconds: a program that prints nothing for so long is ended
 * @returns {Promise<{ code: number, output: string }>} the exit code (1 when it could not start or was ended) and what it printed
 */
export function run(command, args, { show = false, env = {}, cwd = root, silence } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
      shell: process.platform === 'win32' && command === 'npm',
    });
    let output = '';
    const silent = endAfterSilence(silence, () => child.kill());
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
        silent.broken();
      });
    }
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code, signal) => {
      silent.over();
      if (signal !== null) output += `${command} was ended by ${signal}\n`;
      resolve({ code: code ?? 1, output });
    });
  });
}

/**
 * Runs a program that the project's packages bring along.
 * @param {string} path of its JavaScript file under node_modules
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runTool(path, args, options) {
  return run(process.execPath, [join(root, 'node_modules', path), ...args], options);
}

/**
 * Ends the process with a clear message when nothing can be written in a folder.
 * @param {string} folder
 */
function requireWritable(folder) {
  try {
    rmdirSync(mkdtempSync(join(folder, '.write-')));
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    console.error(
      `Escarmouche has to write in ${folder}, which cannot be done (${reason}). Copy it to a folder of your own and start it there.`,
    );
    process.exit(1);
  }
}

/** @param {string} path @returns {Record<string, { version?: string, optional?: boolean }>} */
function lockedPackages(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
}

/**
 * Does node_modules hold the packages of package-lock.json? By versions, not dates: a checkout touches dates.
 * @param {string} folder that holds package-lock.json
 */
export function isInstalled(folder) {
  const wanted = Object.entries(lockedPackages(join(folder, 'package-lock.json')));
  const present = lockedPackages(join(folder, 'node_modules', '.package-lock.json'));
  return wanted.every(
    ([path, { optional, version }]) =>
      !path.includes('node_modules/') || optional || (path in present && present[path]?.version === version),
  );
}

/**
 * Installs the packages of a folder when they are missing or out of date. Ends the process when that fails.
 * @param {string} [folder] that holds package.json and package-lock.json
 */
export async function ensureInstalled(folder = root) {
  if (isInstalled(folder)) return;
  requireWritable(folder);
  console.log('Installing packages (once, about a minute) ...');
  const { code, output } = await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
  if (code === 0) return;
  console.error(output);
  console.error(`Packages could not be installed in ${folder} (npm ci ended with ${code}).`);
  process.exit(1);
}

const web = join(root, 'apps', 'web');
const server = join(root, 'apps', 'server');

/** Folder of the built web app. */
export const dist = join(web, 'dist');

/** Names that say nothing about whether the built app is fresh. */
const notSources = new Set(['node_modules', 'dist', 'test', 'tests', '.svelte-check']);

/** @param {string} path @returns {number} latest change of a file or of anything in a folder, ms since 1970 */
function latestChange(path) {
  const entry = statSync(path);
  return entry.isDirectory() ? Math.max(entry.mtimeMs, ...changesInside(path)) : entry.mtimeMs;
}

/** @param {string} folder @returns {number[]} */
function changesInside(folder) {
  return readdirSync(folder)
    .filter((name) => !notSources.has(name))
    .map((name) => latestChange(join(folder, name)));
}

/** Does the built web app exist, newer than all its sources? */
export function isBuilt() {
  const page = join(dist, 'index.html');
  if (!existsSync(page)) return false;
  // Not the date of apps/web itself: writing dist changes it.
  const latest = Math.max(latestChange(join(root, 'packages')), latestChange(join(root, 'package-lock.json')), ...changesInside(web));
  return latest <= statSync(page).mtimeMs;
}

/**
 * The address of a part of the built host; undefined where it is not there, or older than its sources, which then run as they are.
 * @param {'index' | 'escarmouche'} part index: the host as a module; escarmouche: the command line
 * @param {string} [from] folder of the repository
 */
export function builtHost(part, from = root) {
  const apps = join(from, 'apps');
  const file = join(apps, 'server', 'dist', `${part}.mjs`);
  if (!existsSync(file)) return undefined;
  const sources = [join(from, 'packages'), join(from, 'package-lock.json'), join(apps, 'web', 'policy.mjs')].map(latestChange);
  // Not the dates of the folders themselves: writing dist changes them.
  const latest = Math.max(...sources, ...changesInside(join(apps, 'server')), ...changesInside(join(apps, 'cli')));
  return latest <= statSync(file).mtimeMs ? pathToFileURL(file).href : undefined;
}

/** @param {string} folder with a configuration of Vite */
const bundled = (folder) => runTool('vite/bin/vite.js', ['build'], { cwd: folder });

/**
 * Builds the web app and the host, and opens both once, the host with all commands: a part that does not start is taken away again.
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function build() {
  requireWritable(web);
  const [built, host] = await Promise.all([bundled(web), bundled(server)]);
  if (built.code !== 0) return built;
  const begun = host.code === 0 ? await run(process.execPath, [join(server, 'dist', 'escarmouche.mjs'), '--help']) : host;
  if (begun.code !== 0) {
    rmSync(join(server, 'dist'), { recursive: true, force: true });
    return begun;
  }
  // Not before packages are installed: it needs one of them.
  const { openBuilt } = await import('./open-built.mjs');
  const opened = await openBuilt(dist);
  if (opened.code !== 0) rmSync(join(dist, 'index.html'));
  return { code: opened.code, output: built.output + opened.output };
}

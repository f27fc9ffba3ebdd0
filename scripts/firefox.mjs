import { delimiter, join } from 'node:path';
import { isExecutable } from './chromium.mjs';

const names = ['firefox-esr', 'firefox'];

/**
 * The Firefox that the smoke test drives: the FIREFOX variable when set, else the first one on the PATH or in /usr/bin.
 * @returns {string | undefined} absolute path, or undefined when this machine has none
 */
export function findFirefox() {
  if (process.env.FIREFOX) return isExecutable(process.env.FIREFOX) ? process.env.FIREFOX : undefined;
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), '/usr/bin'];
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, '/Applications/Firefox.app/Contents/MacOS/firefox'].find(isExecutable);
}

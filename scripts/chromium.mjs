import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** @param {string} path */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The Chromium that browser tests drive: the CHROMIUM variable when set, else the first one on the PATH or in /usr/bin. In each folder
 * the shell without a window comes first: the same engine, and a fifth less time.
 * @returns {string | undefined} absolute path, or undefined when this machine has none
 */
export function findChromium() {
  if (process.env.CHROMIUM) return isExecutable(process.env.CHROMIUM) ? process.env.CHROMIUM : undefined;
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), '/usr/bin', '/snap/bin'];
  const candidates = [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...macApplications];
  return candidates.find(isExecutable);
}

/**
 * Features of Chromium's own address bar, which nobody sees without a display: its page beside each page tested costs as much as that page.
 * A list given here replaces Playwright's, from which the last three are taken.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxAimPopup',
  'PaintHolding',
  'HttpsUpgrades',
  'OptimizationHints',
];

/** Flags under which Chromium runs as root, without a display, and asks nothing of the network. */
export const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Threads that compile and clean up beside the page gain nothing where pages keep all cores busy: a tenth less time.
  '--js-flags=--single-threaded',
  `--disable-features=${disabledFeatures.join(',')}`,
];

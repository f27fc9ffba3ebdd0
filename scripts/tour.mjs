// node scripts/tour.mjs --out DIR [--only NAME,..] [--size wide,phone,large] [--lang fr,en] [--theme dark,light,contrast]
//                       [--text 100,200] [--motion full,none] [--site DIR]
//
// Takes a picture of every screen in every look asked for, and contact sheets of them. The tour judges nothing by the picture; a screen that
// logs an error or can be moved sideways fails. NAME is a group (pages, town, table, scene: the
// table in three dimensions), a state's name or the beginning of names.
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from './chromium.mjs';
import { dist } from './prepare.mjs';
import { headers } from '../apps/web/policy.mjs';
import { createStaticServer, listen } from '../apps/server/src/static.mjs';
import { picture, SIZES } from './tour/picture.mjs';
import { contactSheets } from './tour/sheet.mjs';
import { states as pages } from './tour/pages.mjs';
import { states as table } from './tour/table.mjs';
import { states as town } from './tour/zombies.mjs';

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    only: { type: 'string', default: '' },
    size: { type: 'string', default: 'wide,phone,large' },
    lang: { type: 'string', default: 'fr' },
    theme: { type: 'string', default: 'dark' },
    text: { type: 'string', default: '100' },
    motion: { type: 'string', default: 'full' },
    site: { type: 'string', default: dist },
  },
});

if (values.out === undefined) {
  console.error('Say where the pictures go: --out DIR');
  process.exit(1);
}
const out = resolve(values.out);
const list = (/** @type {string} */ text) => text.split(',').filter(Boolean);
const wanted = list(values.only);
const all = [
  ...pages.map((state) => ({ ...state, group: 'pages' })),
  ...town.map((state) => ({ ...state, group: 'town' })),
  ...table.map((state) => (state.name.endsWith('-3d') ? { ...state, group: 'scene', drawn: true } : { ...state, group: 'table' })),
];
const names = new Set(all.map(({ name }) => name));
const states = all.filter(
  ({ group, name }) => wanted.length === 0 || wanted.some((one) => group === one || (names.has(one) ? name === one : name.startsWith(one))),
);
const themes = list(values.theme);
const looks = list(values.size).flatMap((size) =>
  list(values.lang).flatMap((lang) =>
    list(values.text).flatMap((text) => list(values.motion).map((motion) => ({ size, lang, text, motion }))),
  ),
);
/** One visit shows a state in all themes, but where each needs its own. */
const visits = (/** @type {import('./tour/picture.mjs').State} */ { drawn = false }) => (drawn ? themes.map((theme) => [theme]) : [themes]);
const unknown = list(values.size).filter((size) => !(size in SIZES));
if (states.length === 0 || unknown.length > 0) {
  console.error(unknown.length > 0 ? `Unknown sizes: ${unknown.join(', ')}` : 'No state has such a name.');
  process.exit(1);
}

const server = createStaticServer(resolve(values.site), headers);
const site = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
const executablePath = findChromium();
const browser = await chromium.launch({
  args: [...chromiumFlags, '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  ...(executablePath === undefined ? {} : { executablePath }),
});

let failures = 0;
try {
  for (const { size, lang, text, motion } of looks) {
    const folders = Object.fromEntries(themes.map((theme) => [theme, [size, lang, theme, text, motion].join('-')]));
    for (const folder of Object.values(folders)) {
      await rm(join(out, folder), { recursive: true, force: true });
      await mkdir(join(out, folder), { recursive: true });
    }
    const fileOf = (/** @type {string} */ theme, /** @type {string} */ name) => join(out, folders[theme] ?? '', `${name}.png`);
    for (const state of states) {
      for (const taken of visits(state)) {
        const [theme = ''] = taken;
        const files = Object.fromEntries(taken.map((one) => [one, fileOf(one, state.name)]));
        const faults = await picture(browser, site, state, { size, lang, theme, text, motion }, files);
        failures += faults.length;
        for (const fault of faults) console.error(`${folders[theme]} ${state.name}: ${fault}`);
      }
    }
    for (const theme of themes) {
      const taken = states.map(({ name }) => ({ name, file: fileOf(theme, name) }));
      await contactSheets(browser, taken, join(out, `sheet-${folders[theme]}`));
      console.log(`${folders[theme]}: ${taken.length} pictures`);
    }
  }
} finally {
  await browser.close();
  server.close();
  server.closeAllConnections();
}
if (failures > 0) {
  console.error(`${failures} faults`);
  process.exit(1);
}

// node scripts/first-page.mjs
//
// Makes what the first page shows of a battle: `battle.webp`, the scene as the program draws it, and `battle.json`, what its log tells. The battle is
// `scripts/tour/first-page.jsonl`, played by two bots to its last shot (`escarmouche simulate compagnie-des-trois-peuples garde-du-troll --map
// cour-du-chateau --seed "accueil 6" -n 1 --save FILE`). Run it after `npm run build` when scenes or logs look otherwise.
import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { format } from 'prettier';
import { headers } from '../apps/web/policy.mjs';
import { chromiumFlags, findChromium } from './chromium.mjs';
import { dist } from './prepare.mjs';
import { createStaticServer, listen } from '../apps/server/src/static.mjs';

/** The shot has been told: so many commands, and so many events of the next. */
const MOMENT = '410.1';
/** The lines of the log that end the battle, before the one that says who has won. */
const LINES = [-6, -1];
/** Notation of a roll, left out of the lines for a newcomer; the dice themselves stay. */
const NOTATION = /, \d+d6\S*(?=,)/;
const SIZE = { width: 1200, height: 900 };
/** The shooter and the figure that falls, their distance in the picture, and the middle between them. */
const TWO = ['a5', 'b1'];
const WIDE = 190;
const MIDDLE = { x: 640, y: 500 };
/** The way that the table is turned by, in pixels of the pointer: a look from lower down. */
const TURN = { x: 80, y: -45 };
/** The most that the picture may weigh, in bytes. */
const HEAVIEST = 60_000;

const battle = await readFile(new URL('./tour/first-page.jsonl', import.meta.url));
const made = (/** @type {string} */ name) => new URL(`../apps/web/src/home/${name}`, import.meta.url);

const server = createStaticServer(dist, headers);
const site = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
const executablePath = findChromium();
const browser = await chromium.launch({
  args: [...chromiumFlags, '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  ...(executablePath === undefined ? {} : { executablePath }),
});

/** Opens the battle at a moment. @param {string} locale @param {string} view @param {string} moment */
async function open(locale, view, moment) {
  const context = await browser.newContext({
    locale,
    viewport: { width: 1700, height: 1100 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    bypassCSP: true,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(180_000);
  await page.addInitScript((chosen) => localStorage.setItem('escarmouche-settings', JSON.stringify({ view: chosen })), view);
  await page.goto(`${site}/#/battles`);
  await page.locator('input[type=file]').setInputFiles({ name: 'battle.jsonl', mimeType: 'text/plain', buffer: battle });
  const link = page.locator('a[href*="/replay/"]').first();
  const id = (await link.getAttribute('href'))?.split('/')[2] ?? '';
  await page.goto(`${site}/#/replay/${id}/${moment}`);
  await page.locator('.board svg').first().waitFor();
  return page;
}

/** Places of the two in the picture. @param {import('@playwright/test').Page} page */
async function spread(page) {
  const [one, other] = await page.evaluate(
    (ids) =>
      ids.map((id) => {
        const { e, f } = /** @type {SVGGElement} */ (document.querySelector(`[data-figure="${id}"]`)).getScreenCTM() ?? { e: 0, f: 0 };
        return { x: e, y: f };
      }),
    TWO,
  );
  if (!one || !other) throw new Error('they are not to be seen');
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, wide: Math.abs(one.x - other.x) };
}

/** The last lines of the log. @param {string} locale */
async function told(locale) {
  const page = await open(locale, 'plan', '411.9');
  const lines = page.locator('.log ol ol > li');
  await lines.first().waitFor();
  const all = await lines.allInnerTexts();
  await page.context().close();
  return all.slice(...LINES).map((text) =>
    text
      .trim()
      .replaceAll(/\s*\n\s*/g, ' ')
      .replace(NOTATION, ''),
  );
}

/** A picture as WebP, as good as it may weigh. @param {import('@playwright/test').Page} page @param {Buffer} png */
async function webp(page, png) {
  for (let quality = 0.9; quality > 0.3; quality -= 0.05) {
    const address = await page.evaluate(
      async ([source, { width, height }, share]) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        const canvas = Object.assign(document.createElement('canvas'), { width, height });
        canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
        return canvas.toDataURL('image/webp', share);
      },
      /** @type {const} */ ([`data:image/png;base64,${png.toString('base64')}`, SIZE, quality]),
    );
    const bytes = Buffer.from(address.split(',')[1] ?? '', 'base64');
    if (bytes.length <= HEAVIEST) return bytes;
  }
  throw new Error('too heavy');
}

try {
  const page = await open('fr-FR', 'scene', MOMENT);
  // The scene alone, as large as the picture, without what is written of heights.
  await page.addStyleTag({
    content: `.board-frame { position: fixed !important; inset: 0 auto auto 0; width: ${SIZE.width}px !important; height: ${SIZE.height}px !important; z-index: 9999; }
      .board-frame button, .board-frame svg > text { display: none !important; }`,
  });
  await page.locator('.board canvas').waitFor();
  await page.waitForTimeout(3000);
  await page.keyboard.press('f');
  await page.waitForTimeout(1500);
  // A look from lower down, across the table.
  await page.mouse.move(MIDDLE.x, MIDDLE.y);
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(MIDDLE.x + TURN.x, MIDDLE.y + TURN.y, { steps: 8 });
  await page.mouse.up({ button: 'right' });
  await page.waitForTimeout(1000);
  for (let i = 0; i < 8 && (await spread(page)).wide < WIDE; i++) {
    const { x, y } = await spread(page);
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -120);
    await page.waitForTimeout(1000);
  }
  const { x, y } = await spread(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(MIDDLE.x, MIDDLE.y, { steps: 4 });
  await page.mouse.up();
  await page.mouse.move(0, 0);
  // Once it rests it is drawn as sharp as can be.
  await page.waitForTimeout(6000);
  const png = await page.screenshot({ clip: { x: 0, y: 0, ...SIZE }, timeout: 180_000 });
  const blank = await browser.newPage();
  await writeFile(made('battle.webp'), await webp(blank, png));
  const story = { fr: await told('fr-FR'), en: await told('en-GB') };
  await writeFile(made('battle.json'), await format(JSON.stringify(story), { parser: 'json', printWidth: 140 }));
  console.log(story);
} finally {
  await browser.close();
  server.close();
  server.closeAllConnections();
}

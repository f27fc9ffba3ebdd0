/** @typedef {{ size: string, lang: string, theme: string, text: string, motion: string }} Look how the page is dressed */

/**
 * @typedef {object} Tour what a state is reached with
 * @property {import('@playwright/test').Page} page
 * @property {Look} look
 * @property {string} site address, without a slash at its end
 * @property {(fr: string, en: string) => string} say the wording of the language spoken
 * @property {(path: string) => Promise<void>} go to a page, by what stands after '#/', until it shows its title
 */

/**
 * @typedef {object} State a screen worth a look
 * @property {string} name
 * @property {(tour: Tour) => Promise<void>} show from an empty device to the screen
 * @property {boolean} [whole] the page down to its end, not only what is in sight
 * @property {boolean} [drawn] what is seen took its colours from the theme when it was made, or tells which theme is chosen: every theme needs a visit of its own
 */

export const SIZES = {
  wide: { width: 1280, height: 800 },
  large: { width: 1920, height: 1080 },
  phone: { width: 390, height: 844 },
};

/** Pixels; the page below is not shown. */
const HIGHEST = 6000;

/** The element that sticks out furthest to the right of a page that can be moved sideways; '' when it cannot. */
function stickingOut() {
  const root = document.documentElement;
  if (root.scrollWidth <= root.clientWidth) return '';
  const [furthest] = [...document.querySelectorAll('body *')].sort(
    (a, b) => b.getBoundingClientRect().right - a.getBoundingClientRect().right,
  );
  return `${root.scrollWidth} wide in ${root.clientWidth}: ${furthest?.tagName} ${furthest?.getAttribute('class') ?? ''}`;
}

/** Makes the window as high as the page: a bar that sticks to its bottom stays there. @param {import('@playwright/test').Page} page */
async function wholeInSight(page) {
  const width = page.viewportSize()?.width ?? 0;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(height, HIGHEST) });
  await page.waitForTimeout(200);
}

/**
 * Takes the picture of a state on a device of its own.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} site
 * @param {State} state
 * @param {Look} look
 * @param {Readonly<Record<string, string>>} files where the picture goes, by theme; that of the look is the one set
 * @returns {Promise<string[]>} what went wrong, in words; [] when all went well
 */
export async function picture(browser, site, state, look, files) {
  const phone = look.size === 'phone';
  const context = await browser.newContext({
    viewport: SIZES[/** @type {keyof typeof SIZES} */ (look.size)],
    locale: look.lang === 'en' ? 'en-GB' : 'fr-FR',
    hasTouch: phone,
    isMobile: phone,
    reducedMotion: look.motion === 'none' ? 'reduce' : 'no-preference',
    serviceWorkers: 'block',
  });
  /** @type {string[]} */
  const faults = [];
  try {
    const page = await context.newPage();
    await page.addInitScript(
      ([theme, text]) => {
        if (localStorage.getItem('escarmouche-settings') === null)
          localStorage.setItem('escarmouche-settings', JSON.stringify({ theme, text }));
      },
      [look.theme, look.text],
    );
    page.on('console', (message) => message.type() === 'error' && faults.push(`logged ${message.text()}`));
    page.on('pageerror', (error) => faults.push(`threw ${error.message}`));
    /** @type {Tour} */
    const tour = {
      page,
      look,
      site,
      say: (fr, en) => (look.lang === 'en' ? en : fr),
      async go(path) {
        await page.goto(`${site}/#/${path}`);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
      },
    };
    await state.show(tour);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
    const wide = await page.evaluate(stickingOut);
    if (wide !== '') faults.push(`moves sideways, ${wide}`);
    if (state.whole) await wholeInSight(page);
    for (const [theme, file] of Object.entries(files)) {
      await page.evaluate((other) => (document.documentElement.dataset.theme = other), theme);
      await page.screenshot({ path: file, animations: 'disabled' });
    }
  } catch (error) {
    faults.push(`not reached: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    await context.close();
  }
  return faults;
}

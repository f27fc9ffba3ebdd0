import { readFile } from 'node:fs/promises';

const A_SHEET = 12;

/** @param {{ name: string, file: string }} shot @returns {Promise<string>} its place on a sheet */
async function frame({ name, file }) {
  const bytes = await readFile(file).catch(() => undefined);
  const inside = bytes ? `<img src="data:image/png;base64,${bytes.toString('base64')}">` : 'no picture';
  return `<figure><figcaption>${name}</figcaption><div>${inside}</div></figure>`;
}

/**
 * Puts pictures together, twelve on a sheet; of a long page only the top is shown.
 * @param {import('@playwright/test').Browser} browser
 * @param {readonly { name: string, file: string }[]} shots
 * @param {string} start of the sheets' file names
 */
export async function contactSheets(browser, shots, start) {
  const page = await browser.newPage({ viewport: { width: 1800, height: 1000 } });
  for (let at = 0; at < shots.length; at += A_SHEET) {
    const frames = await Promise.all(shots.slice(at, at + A_SHEET).map((shot) => frame(shot)));
    await page.setContent(
      `<style>
        body { display: grid; grid-template-columns: repeat(4, 1fr); gap: 10px; align-content: start; margin: 10px; background: #888; font: 14px sans-serif }
        figure { margin: 0 } img { display: block; width: 100% } div { max-height: 960px; overflow: hidden; background: #ccc }
      </style>${frames.join('')}`,
    );
    await page.screenshot({ path: `${start}-${at / A_SHEET + 1}.png`, fullPage: true });
  }
  await page.close();
}

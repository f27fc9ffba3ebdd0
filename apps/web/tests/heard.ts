import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import ts from 'typescript';
import type * as Heard from './heard-page.ts';
import { rests, settled, takeIn } from './play.ts';

/** Languages of the transcripts, as browsers ask for them. */
export const LOCALES = { fr: 'fr-FR', en: 'en-GB' } as const;
export type Tongue = keyof typeof LOCALES;

/** Modules that listen come from the page's own address: its content security policy lets nothing else in. */
const MODULES: Readonly<Record<string, () => Promise<string>>> = {
  reader: () => readFile(createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js'), 'utf8'),
  page: async () =>
    ts.transpile(await readFile(new URL('heard-page.ts', import.meta.url), 'utf8'), {
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ES2022,
    }),
};
const ADDRESS = '/heard/page.js';

/** A transcript of what a screen reader says of a page; of one scene after the other. */
export interface Transcript {
  /** Begins a scene where the page is now. `quiet`: until nothing more is to be heard in it; at the table, until all that has happened has been said. */
  begins(quiet?: () => Promise<unknown>): Promise<void>;
  /** Notes what a person does, does it, and notes what is heard until the page rests. */
  does(what: string, deed: () => Promise<unknown>): Promise<void>;
  /** Presses keys one after the other, as a person would. */
  presses(...keys: readonly string[]): Promise<void>;
  /** Types a line, all its letters at once, and presses Enter. */
  types(line: string): Promise<void>;
  /** Notes a part of the page as it is read from its beginning to its end. */
  reads(what: string, part: Locator): Promise<void>;
  /** The scene is the one that is kept; `HEARD=write` keeps it. */
  isKept(name: string, tongue: Tongue): Promise<void>;
}

/** Opens a match file at the table, under a title that is the same in each run. */
export async function openHeard(page: Page, file: string, title: string): Promise<void> {
  const id = await takeIn(page, file, title);
  await page.goto(`/#/table/${id}`);
  await expect(page.locator('.table')).toBeVisible();
  await settled(page);
  await rests(page);
}

/** Until nothing is being fetched, and the page has nothing left to do with what has come. */
function fetching(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  // A page that draws nothing may never be told that it is idle.
  const idle = (): Promise<unknown> => page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 150 })));
  return async () => {
    do {
      await expect.poll(() => underWay.size).toBe(0);
      await idle();
      await idle();
    } while (underWay.size > 0);
  };
}

/** At the table: nothing changes any more, and all that has happened has been said. */
async function saidAll(page: Page): Promise<void> {
  await rests(page);
  const found = (name: string): Promise<string | null | undefined> =>
    page.locator(`[${name}]`).evaluateAll(([one], of) => one?.getAttribute(of), name);
  await expect(async () => expect(await found('data-heard')).toBe(await found('data-version'))).toPass();
}

/** Listens to a page from now on, until another page is opened. */
export async function listen(page: Page): Promise<Transcript> {
  await page.route('**/heard/*.js', async (route) => {
    const [, name = ''] = /(\w+)\.js$/.exec(route.request().url()) ?? [];
    await route.fulfill({ contentType: 'text/javascript', body: await MODULES[name]?.() });
  });
  const ear = await page.evaluateHandle((address) => import(address) as Promise<typeof Heard>, ADDRESS);
  await ear.evaluate(({ listen: begin }) => begin());
  const fetched = fetching(page);
  let lines: string[] = [];
  let quiet: () => Promise<unknown> = fetched;
  const transcript: Transcript = {
    async begins(until = () => saidAll(page)) {
      quiet = until;
      lines = [];
      await fetched();
      await ear.evaluate(({ heard }) => heard());
    },
    async does(what, deed) {
      await deed();
      await quiet();
      await fetched();
      await quiet();
      lines.push(`> ${what}`, ...(await ear.evaluate(({ heard }) => heard())).map((line) => `  ${line}`));
    },
    async presses(...keys) {
      for (const key of keys) await transcript.does(key, () => page.keyboard.press(key));
    },
    types: (line) =>
      transcript.does(`“${line}”`, async () => {
        await page.keyboard.insertText(line);
        await page.keyboard.press('Enter');
      }),
    async reads(what, part) {
      await fetched();
      const node = await part.elementHandle();
      const read = await ear.evaluate((module, one) => module.read(one as Element), node);
      lines.push(`> (${what})`, ...read.map((line) => `  ${line}`));
    },
    async isKept(name, tongue) {
      const kept = new URL(`heard/${name}.${tongue}.txt`, import.meta.url);
      const text = `${lines.join('\n')}\n`;
      if (process.env['HEARD'] === 'write') await writeFile(kept, text);
      else expect(text).toBe(await readFile(kept, 'utf8'));
    },
  };
  return transcript;
}

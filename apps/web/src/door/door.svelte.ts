import { i18n } from '../i18n/index.svelte.ts';
import { router } from '../router/router.svelte.ts';
import type { What } from '../share/what.ts';
import type { Taken } from './take.ts';

/** News of files that somebody has brought, or of a deed with such a file. */
interface Said {
  readonly problems: readonly string[];
  readonly news: string;
  /** The deed on offer. */
  readonly act?: { readonly text: string; run(): void };
}

let said = $state.raw<Said & { readonly at: string }>();
/** Number of times that files were taken in. */
let taken = $state(0);

/** Says it until another page is opened. */
function say(what: Partial<Said>): void {
  said = { problems: [], news: '', ...what, at: location.hash };
}

/** Opens the page of files taken in, with their news. */
function open({ to, ...what }: Taken): void {
  if (to !== undefined) router.go(to);
  if (what.news !== '' || what.problems.length > 0) say(what);
}

/** The way into the program for files, whatever page they are brought to. */
export const door = {
  /** Nothing any more on another page than it was said on. */
  get said(): Said | undefined {
    return said && router.route && said.at === location.hash ? said : undefined;
  },
  get taken() {
    return taken;
  },
  say,
  close(): void {
    said = undefined;
  },
  /** Takes files in, each as what it is, and opens the page that they belong to. */
  async take(files: readonly File[]): Promise<void> {
    if (files.length === 0) return;
    said = undefined;
    const { takeAll } = await import('./take.ts');
    open(await takeAll(files, i18n.language, router.route.page));
    taken += 1;
  },
  /** Keeps the content of a link and opens its page. */
  async receive(name: string, what: What): Promise<void> {
    const { receive } = await import('./take.ts');
    open(await receive(name, what, i18n.language));
  },
};

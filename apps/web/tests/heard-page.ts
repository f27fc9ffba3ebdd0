/**
 * The words of a screen reader about a page, in the page itself: given to the page as a module of its own (`heard.ts`), beside the virtual reader.
 */
interface Reader {
  readonly activeNode: Node | null;
  start(options: { readonly container: Node }): Promise<void>;
  stop(): Promise<void>;
  next(): Promise<void>;
  lastSpokenPhrase(): Promise<string>;
  spokenPhraseLog(): Promise<readonly string[]>;
  clearSpokenPhraseLog(): Promise<void>;
}
const READER = '/heard/reader.js';
const { Virtual } = (await import(READER)) as { readonly Virtual: new () => Reader };

/** Elements said by one name, with any content. */
const WHOLE = 'button, a, h1, h2, h3, h4, summary, option, [role=option], label';
/** Roles without a name, of which nothing is said. */
const NAMELESS = /^(?:paragraph|group|list|strong|emphasis|code|time|document|separator|term|definition)?$/;
/** Said of nothing: that a button works, that a field has its own name written in it. */
const NEEDLESS = /, not disabled\b|(?<=, (.+)), placeholder \1/;
const LIVE = /^(?:polite|assertive): /;
/** Stops of a reader on its way through a part of a page: more are a page that never ends. */
const MOST = 5000;

const ear = new Virtual();

/** Begins to listen to live regions, and to what gets the focus. */
export async function listen(): Promise<void> {
  foldAway();
  await ear.start({ container: document.body });
  await ear.clearSpokenPhraseLog();
}

/** The reader does not know that what lies in a closed fold is not there: styles tell it. */
function foldAway(): void {
  const computed = window.getComputedStyle.bind(window);
  const none = document.createElement('p');
  none.hidden = true;
  document.head.append(none);
  const hidden = computed(none);
  window.getComputedStyle = (element, pseudo) =>
    element.localName !== 'summary' && element.parentElement?.matches('details:not([open])') ? hidden : computed(element, pseudo);
}

/** Phrases heard since the last time: the element that gets the focus is spoken at once, news after it. */
export async function heard(): Promise<readonly string[]> {
  const all = [...(await ear.spokenPhraseLog())];
  await ear.clearSpokenPhraseLog();
  return [
    ...all.filter((phrase) => !LIVE.test(phrase)).map((phrase) => `focus: ${phrase.replace(NEEDLESS, '')}`),
    ...all.filter((phrase) => LIVE.test(phrase)).map((phrase) => phrase.replace(/^polite: /, 'says: ')),
  ];
}

/** A part of the page from its beginning to its end, a line for each stop of a reader. */
export async function read(part: Element): Promise<readonly string[]> {
  const reader = new Virtual();
  const page = new Sheet(part);
  await reader.start({ container: part });
  for (let stops = 0; stops < MOST; stops++) {
    const phrase = await reader.lastSpokenPhrase();
    const node = reader.activeNode;
    const ends = phrase.startsWith('end');
    if (stops > 0 && node === part && ends) break;
    if (node instanceof Text) page.words(node, phrase);
    else if (node instanceof Element && !ends) page.thing(node, phrase);
    await reader.next();
    if (stops > 0 && reader.activeNode === part && !(await reader.lastSpokenPhrase()).startsWith('end')) break;
  }
  await reader.stop();
  return page.lines;
}

/**
 * Lines as real readers say them: words of one paragraph together, a button once, of a list of choices the one chosen, and neither the beginning nor the
 * end of what has no name.
 */
class Sheet {
  readonly lines: string[] = [];
  readonly #part: Element;
  readonly #whole = new Set<Element>();
  #block: Element | undefined;
  #bullet = '';
  #gap = false;

  constructor(part: Element) {
    this.#part = part;
  }

  words(node: Text, said: string): void {
    const whole = node.parentElement?.closest(WHOLE);
    if (whole && this.#whole.has(whole)) return;
    // The field is named by it.
    if (node.parentElement?.closest('label')?.control) return;
    this.#put(node, said, isApart(node));
    this.#gap = /\s$/.test(node.data);
  }

  thing(node: Element, said: string): void {
    const within = node.parentElement?.closest(WHOLE);
    if (within && this.#whole.has(within)) return;
    if (node.matches(WHOLE)) this.#whole.add(node);
    if (node.matches('li, [role=listitem]')) {
      this.#bullet = '• ';
      this.#block = undefined;
    } else if (node.matches('summary')) this.#put(undefined, `fold, ${said}, ${node.closest('details')?.open ? 'expanded' : 'collapsed'}`);
    else if (node instanceof HTMLSelectElement) {
      const [named = ''] = said.split(', has popup');
      const value = `, ${node.value}`;
      const name = named.endsWith(value) ? named.slice(0, -value.length) : named;
      this.#put(undefined, `${name}, ${node.selectedOptions[0]?.text ?? ''}`);
    } else if (!node.matches('option') && !NAMELESS.test(said)) {
      const isInline = node.matches('a, button') && getComputedStyle(node).display.startsWith('inline');
      this.#put(isInline ? node : undefined, said.replace(NEEDLESS, ''));
      this.#gap = false;
    }
  }

  /** `inline`: it goes on in the paragraph where it stands. */
  #put(inline: Node | undefined, said: string, apart = false): void {
    const block = inline && this.#blockOf(inline);
    const last = this.lines.at(-1);
    if (block && block === this.#block && last !== undefined && this.#bullet === '')
      this.lines[this.lines.length - 1] = last + (apart || this.#gap ? ' ' : '') + said;
    else this.lines.push(this.#bullet + said);
    this.#bullet = '';
    this.#block = block;
  }

  #blockOf(node: Node): Element | undefined {
    let at = node.parentElement;
    while (at && at !== this.#part && /^(?:inline|contents)/.test(getComputedStyle(at).display)) at = at.parentElement;
    return at ?? undefined;
  }
}

/** Is there space before the words of a node, or in a node of its own? */
function isApart(node: Text): boolean {
  let before = node.previousSibling;
  while (before instanceof Comment || (before instanceof Text && before.data === '')) before = before.previousSibling;
  return /^\s/.test(node.data) || (before instanceof Text && /\s$/.test(before.data));
}

import type { RuleChapter, RuleEntry } from '@escarmouche/content/rulebook';
import { rulebookOf } from '@escarmouche/content/rulebooks';
import { bookFor } from '@escarmouche/games';
import { i18n } from '../i18n/index.svelte.ts';

/** Chapters by rulebook. */
let chapters = $state.raw<Readonly<Record<string, readonly RuleChapter[]>>>({});
let entries = $state.raw<Readonly<Record<string, RuleEntry>>>({});
let open = $state<string>();
let why = $state<string>();
const loading: Record<string, Promise<void> | undefined> = {};

/** Ids of rules and of books stand in addresses, where any text may be written. */
const named = <T>(known: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(known, name) ? known[name] : undefined;

/** A rulebook comes when the first of its rules is named: its words are not needed to lay the table. */
export const rules = {
  /** Why something was refused, where the open card was asked for that. */
  get why() {
    return why;
  },
  /** Id of the rule whose card is open. */
  get open() {
    return open;
  },
  /** A rulebook; empty until it is there. */
  chapters: (book: string): readonly RuleChapter[] => named(chapters, book) ?? [],
  entry: (id: string): RuleEntry | undefined => named(entries, id),
  /** True when the rulebook for this rule is there, and does not hold the rule. */
  missing(id: string): boolean {
    const book = bookFor(id);
    return !Object.hasOwn(entries, id) && (book === undefined || Object.hasOwn(chapters, book.id));
  },
  /** Title of a rule in the chosen language; "the rule" until the book, which this fetches, is there; its id when no book holds it. */
  title(id: string): string {
    void rules.load(id);
    return rules.entry(id)?.title[i18n.language] ?? (rules.missing(id) ? id : i18n.t.table.why);
  },
  /** Words of a rule in the chosen language; nothing until the book, which this fetches, is there. */
  text(id: string): string | undefined {
    void rules.load(id);
    return rules.entry(id)?.text[i18n.language];
  },
  /** Fetches a rulebook, or that of the rule with this id; settles when the book is there. */
  async load(bookOrRule: string): Promise<void> {
    const book = bookFor(bookOrRule)?.id;
    if (book === undefined) return;
    loading[book] ??= rulebookOf(book).then((come) => {
      chapters = { ...chapters, [book]: come.chapters };
      entries = { ...entries, ...Object.fromEntries(come.rules.map((entry) => [entry.id, entry])) };
    });
    return loading[book];
  },
  /** Settles when no rulebook is on its way any more. */
  async settled(): Promise<void> {
    await Promise.all(Object.values(loading));
  },
  /** `reason`: of the refusal that the rule is asked about. */
  show(id: string, reason?: string): void {
    open = id;
    why = reason;
    void rules.load(id);
  },
  close(): void {
    open = undefined;
  },
};

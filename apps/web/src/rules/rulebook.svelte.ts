import type { RuleChapter, RuleEntry } from '@escarmouche/content/rulebook';
import { rulebookFor } from '@escarmouche/content/rulebooks';
import { i18n } from '../i18n/index.svelte.ts';

/** Chapters by system. */
let chapters = $state.raw<ReadonlyMap<string, readonly RuleChapter[]>>(new Map());
let entries = $state.raw<ReadonlyMap<string, RuleEntry>>(new Map());
let open = $state<string>();
const loading: Record<string, Promise<void> | undefined> = {};

/** A rulebook comes when the first of its rules is named: its words are not needed to lay the table. */
export const rules = {
  /** Id of the rule whose card is open. */
  get open() {
    return open;
  },
  /** The rulebook of a system; empty until it is there. */
  chapters: (system: string): readonly RuleChapter[] => chapters.get(system) ?? [],
  entry: (id: string): RuleEntry | undefined => entries.get(id),
  /** True when the rulebook that would hold this rule is there, and does not hold it. */
  missing(id: string): boolean {
    const book = rulebookFor(id);
    return !entries.has(id) && (book === undefined || chapters.has(book.system));
  },
  /** Title of a rule in the chosen language; "the rule" until the book, which this fetches, is there; its id when no book holds it. */
  title(id: string): string {
    void rules.load(id);
    return entries.get(id)?.title[i18n.language] ?? (rules.missing(id) ? id : i18n.t.table.why);
  },
  /** Fetches the rulebook of a system, or of the rule with this id; settles when it is there. */
  async load(systemOrRule: string): Promise<void> {
    const book = rulebookFor(systemOrRule);
    if (!book) return;
    loading[book.system] ??= book.load().then((come) => {
      chapters = new Map([...chapters, [book.system, come.chapters]]);
      entries = new Map([...entries, ...come.rules.map((entry) => [entry.id, entry] as const)]);
    });
    return loading[book.system];
  },
  show(id: string): void {
    open = id;
    void rules.load(id);
  },
  close(): void {
    open = undefined;
  },
};

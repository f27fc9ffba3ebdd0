import type { RuleChapter, RuleEntry } from '@escarmouche/content/rulebook';
import { i18n } from '../i18n/index.svelte.ts';

let chapters = $state.raw<readonly RuleChapter[]>([]);
let entries = $state.raw<Readonly<Record<string, RuleEntry>>>({});
let open = $state<string>();
let loading: Promise<void> | undefined;

/** The rulebook comes when the first rule is named: its words are not needed to lay the table. */
export const rules = {
  get chapters() {
    return chapters;
  },
  /** Id of the rule whose card is open. */
  get open() {
    return open;
  },
  entry: (id: string): RuleEntry | undefined => entries[id],
  /** Title of a rule in the chosen language; its id until the book, which this fetches, is there. */
  title(id: string): string {
    void rules.load();
    return entries[id]?.title[i18n.language] ?? id;
  },
  load(): Promise<void> {
    loading ??= import('@escarmouche/content/rulebook').then((book) => {
      chapters = book.ruleChapters;
      entries = Object.fromEntries(book.rulebook.map((entry) => [entry.id, entry]));
    });
    return loading;
  },
  show(id: string): void {
    open = id;
    void rules.load();
  },
  close(): void {
    open = undefined;
  },
};

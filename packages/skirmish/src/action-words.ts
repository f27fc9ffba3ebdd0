import type { Text } from '@escarmouche/referee';

/** Names of a special rule's action in screens, logs, text commands and case files, which name no rule. */
export interface ActionWords {
  /** In the action bar; the rule's title when absent. */
  readonly label?: Text;
  /** On the button that does it. */
  readonly commit: Text;
  /** Verb of the log after the figure's name: "hides". Absent where the events that follow tell the action. */
  readonly told?: Text;
  /** Words that a player may type, without accents. */
  readonly typed: { readonly fr: readonly string[]; readonly en: readonly string[] };
  /** In case files: the documented word first. */
  readonly written: readonly string[];
}

/** A roll that belongs to one rule: its purpose is the rule's slug. */
export interface Asked {
  readonly title: Text;
  /** In case files: the documented word first. */
  readonly written: readonly string[];
}

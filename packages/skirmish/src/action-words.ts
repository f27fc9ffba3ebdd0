import type { Text } from '@escarmouche/referee';

/** How the action of a special rule is called, for screens, logs, text commands and case files, which name no rule. */
export interface ActionWords {
  /** In the action bar; the rule's title when absent. */
  readonly label?: Text;
  /** On the button that does it. */
  readonly commit: Text;
  /** In the log, after who does it: "hides". Absent where what follows tells it. */
  readonly told?: Text;
  /** What a player may type, without accents. */
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

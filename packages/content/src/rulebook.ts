import type { Text } from '@escarmouche/urss-classic';

/** The game's reading of a point that the rule leaves open; `option` is the key of the `RuleOption` that can change it. */
interface Ruling extends Text {
  readonly option?: string;
}

/** One rule as a player reads it. */
export interface RuleEntry {
  readonly id: string;
  /** Subject of the rule: core, dice, melee, attribute, profile and so on. */
  readonly kind: string;
  readonly title: Text;
  readonly text: Text;
  readonly rulings: readonly Ruling[];
  /** Line numbers of the original French document; empty for a rule of ours. */
  readonly lines: string;
  /** Ids of the rules to read with this one. */
  readonly needs: readonly string[];
}

export interface RuleChapter {
  readonly id: string;
  readonly title: Text;
  readonly entries: readonly RuleEntry[];
}

/** A point of the rules that a match may read in several ways (UC-SYS-OPTIONS, ZB-CORE-OPTIONS). `see` is the rule that offers the choice. */
export interface RuleOption {
  readonly key: string;
  readonly title: Text;
  readonly values: readonly (Text & { readonly value: string })[];
  readonly default: string;
  readonly see: string;
}

/** The rules of one system, as its players read them. */
export interface Rulebook {
  /** In reading order. */
  readonly chapters: readonly RuleChapter[];
  /** Every rule, in reading order. */
  readonly rules: readonly RuleEntry[];
  /** The rule with this id; undefined when the rulebook holds none. */
  readonly entry: (id: string) => RuleEntry | undefined;
}

/** A rulebook of these chapters, its rules found by their ids. */
export function bookOf(chapters: readonly RuleChapter[]): Rulebook {
  const rules = chapters.flatMap((chapter) => chapter.entries);
  const entries = new Map(rules.map((entry) => [entry.id, entry]));
  return { chapters, rules, entry: (id) => entries.get(id) };
}

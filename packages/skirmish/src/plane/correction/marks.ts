import { line, refuse, type Refusal, type Sentence, type Text } from '@escarmouche/referee';
import type { Battle } from '../../roster.ts';
import type { Words } from '../../sentence.ts';
import type { Corrected, Correction } from './correction.ts';

/** A memory that a special rule has of a figure for the battle, as far as persons tell it. */
interface Memory {
  readonly takes: string;
  /** The mark of "yes"; true where it is left out. */
  readonly value?: unknown;
}

/** Things that a memory may name. */
type Names = Readonly<Record<string, readonly string[]>>;

/** Why a rule remembers no such thing of a figure. `memories`: those of the rule; undefined where there is no such rule. `rule`: id of the rule on players' decisions. */
export function memoryRefusal(rule: string, memories: readonly Memory[] | undefined, value: unknown, names: Names): Refusal | undefined {
  if (!memories) return refuse(rule, 'Règle spéciale inconnue.', 'Unknown special rule.');
  const fits = ({ takes, value: yes = true }: Memory): boolean => {
    const known = names[takes];
    return known ? Array.isArray(value) && value.every((one) => known.includes(String(one))) : takes === 'yes' && value === yes;
  };
  return value === null || memories.some(fits)
    ? undefined
    : refuse(rule, 'Cette règle ne retient pas cela d’une figurine.', 'This rule remembers no such thing of a figure.');
}

/** Marks as they were said to be: "Rechargement : arbalète". `things`: weapons that a mark may name. */
export function describeMarks(
  words: Words<Battle>,
  { marks = {} }: Corrected<Correction>,
  citeOf: (rule: string) => string,
  things: readonly { readonly id: string; readonly name: Text }[],
): Sentence[] {
  const { language } = words;
  return Object.entries(marks).map(([rule, value]) => {
    const named = Array.isArray(value) ? things.filter(({ id }) => value.includes(id)).map(({ name }) => name[language]) : [];
    const what = named.length > 0 ? [named.join(', ')] : value === true ? words.say(['oui'], ['yes']) : words.say(['non'], ['no']);
    return words.say(line`${words.rule(citeOf(rule))} : ${what}`, line`${words.rule(citeOf(rule))}: ${what}`);
  });
}

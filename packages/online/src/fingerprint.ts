/** Fingerprints of parts of trees. */
type Prints = Pick<Map<object, number>, 'get' | 'set'>;

/** Those of parts that never change again. */
const known = new WeakMap<object, number>();
const words = new Map<string, number>();
/** Texts that are remembered: names of members and figures, which come again and again. */
const MOST_WORDS = 5000;
const LONGEST_WORD = 40;
const double = new Float64Array(1);
const halves = new Int32Array(double.buffer);

/** Marks of the kinds of JSON values, so that 1, "1" and [1] differ. */
const NULL = 1;
const TRUE = 2;
const FALSE = 3;
const NUMBER = 4;
const TEXT = 5;
const LIST = 6;
const TREE = 7;

/**
 * A short name (8 hexadecimal digits) of a JSON tree, the same on every machine and in whatever order the members stand; undefined members count as absent.
 * Names tell trees apart as those of `digest` do, and protect nothing; as no text is written they are found several times faster. `prints`:
 * those of the parts of trees found before, where nothing of these trees has changed since; those found now are added.
 */
export const fingerprint = (value: unknown, prints?: Prints): string => (printed(value, prints) >>> 0).toString(16).padStart(8, '0');

/** Two numbers of 32 bits in one. */
function mixed(a: number, b: number): number {
  const once = Math.imul(a ^ b, 0x9e3779b1);
  const twice = Math.imul(once ^ (once >>> 15), 0x85ebca6b);
  return ((twice ^ (twice >>> 13)) + a) | 0;
}

function printed(value: unknown, prints: Prints | undefined): number {
  if (typeof value === 'number') return printedNumber(value);
  if (typeof value === 'string') return mixed(TEXT, printedText(value));
  if (typeof value === 'boolean') return value ? TRUE : FALSE;
  if (typeof value !== 'object' || value === null) return NULL;
  const kept = Object.isFrozen(value) ? known : prints;
  const found = kept?.get(value);
  if (found !== undefined) return found;
  const print = printedTree(value, prints);
  kept?.set(value, print);
  return print;
}

function printedTree(value: object, prints: Prints | undefined): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, member) => mixed(sum, printed(member, prints)), LIST);
  let sum = 0;
  for (const [name, member] of Object.entries(value))
    if (member !== undefined) sum = (sum + mixed(printedText(name), printed(member, prints))) | 0;
  return mixed(TREE, sum);
}

function printedNumber(value: number): number {
  // A sum with zero has no sign of its own where it is zero, as in the text of a message.
  double[0] = value + 0;
  return mixed(mixed(NUMBER, halves[0] ?? 0), halves[1] ?? 0);
}

function printedText(text: string): number {
  const found = words.get(text);
  if (found !== undefined) return found;
  let sum = text.length;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  if (text.length <= LONGEST_WORD && words.size < MOST_WORDS) words.set(text, sum);
  return sum;
}

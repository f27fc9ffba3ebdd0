/** Plain data: the form of states, commands, events and answers. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

/** A deep copy of a plain JSON tree, without the minus zeros that its text would not keep. Frozen branches never change: they are shared. */
export function copy<T>(value: T): T {
  if (value === 0) return 0 as T;
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  if (Array.isArray(value)) return value.map(copy) as T;
  const result = { ...(value as Record<string, unknown>) };
  for (const key of Object.keys(result)) result[key] = copy(result[key]);
  return result as T;
}

/**
 * A deep copy of a plain JSON tree, put together member by member: objects with the same members in the same order are then laid out alike for the
 * engine. Objects that a spread has given new members each have a layout of their own, and are many times slower to read.
 */
export function rebuilt<T>(value: T): T {
  if (Array.isArray(value)) return value.map(rebuilt) as T;
  if (typeof value !== 'object' || value === null) return value;
  const result: Record<string, unknown> = {};
  for (const [key, member] of Object.entries(value)) result[key] = rebuilt(member);
  return result as T;
}

/** A branch that never changes again: copies share it. Lists inside stay as they are, because engines read frozen ones many times more slowly. */
export function freeze<T>(value: T): T {
  return typeof value === 'object' && value !== null && !Object.isFrozen(value) ? Object.freeze(freezeMembers(value)) : value;
}

function freezeMembers<T extends object>(value: T): T {
  for (const member of Object.values(value))
    if (Array.isArray(member)) freezeMembers(member);
    else freeze(member);
  return value;
}

const frozenTexts = new WeakMap<object, string>();

/** The same text for equal trees, whatever the order of their keys; undefined members count as absent. Frozen branches are written once. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null || !Object.isFrozen(value)) return write(value);
  const known = frozenTexts.get(value);
  if (known !== undefined) return known;
  const text = write(value);
  frozenTexts.set(value, text);
  return text;
}

function write(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`);
    return `{${members.join(',')}}`;
  }
  // a file may hold 1e999, which is read as Infinity: it is no null
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  return JSON.stringify(value) ?? 'null';
}

/** A short name (8 hexadecimal digits, FNV-1a) of a JSON tree, the same on every machine. Names tell trees apart; they protect nothing. */
export function digest(value: unknown): string {
  const text = canonical(value);
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

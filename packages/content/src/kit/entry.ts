import type { Text } from '@escarmouche/referee';
import { keyOf } from './vocabulary.ts';

/** One entry of a written profile, with the sign or number after its name. */
export interface Marked {
  readonly text: string;
  readonly name: string;
  /** 2 for "2+", -1 for "-"; absent without a sign. */
  readonly level?: number;
  readonly number?: number;
}

/** Hyphens, dashes and pluses as keyboards and documents write them. */
const MINUS = /[-‐‑‒–—−]/;
const SIGN = /^(.*?)\s*(\d*)\s*([-‐‑‒–—−+＋])$/;
const NUMBER = /^(.*?)\s*(\d+)$/;
/** The cost of an action, written after some names: "Soin (1 action)". */
const COST = /\s*\(\d+\s*actions?\)/i;

/** The name before a colon, and the entries, which commas, semicolons or lines divide; empty ones are left out. */
export function entriesOf(text: string): { readonly name?: string; readonly entries: readonly string[] } {
  const colon = text.indexOf(':');
  const name = colon < 0 ? '' : text.slice(0, colon).trim();
  const entries = text.slice(colon + 1).split(/[,;\n]/);
  return { ...(name !== '' && { name }), entries: entries.map((entry) => entry.trim()).filter((entry) => entry !== '') };
}

export function marked(entry: string): Marked {
  const text = entry.replace(COST, '').replace(/\.$/, '').trim();
  const [, signed, size, sign] = SIGN.exec(text) ?? [];
  if (signed !== undefined && sign !== undefined) {
    const levels = size === '' ? 1 : Number(size);
    return { text, name: signed, level: levels === 0 ? 0 : MINUS.test(sign) ? -levels : levels };
  }
  const [, name, number] = NUMBER.exec(text) ?? [];
  return name === undefined ? { text, name: text } : { text, name, number: Number(number) };
}

/** The part after one of these names in a text, as it is written: "Lycan" of "Tueur de Lycan", "Énorme" of "Tueur d’Énorme". */
export function kindAfter(text: string, names: readonly Text[]): string | undefined {
  const keys = new Set(names.flatMap(({ fr, en }) => [keyOf(fr), keyOf(en), keyOf(fr).replace(/de$/, 'd')]));
  // The longest name counts: a rule called Tueur as well is not Tueur of a type "de Lycan".
  const gap = [...text.matchAll(/[\s'’]+/g)].findLast(({ index }) => keys.has(keyOf(text.slice(0, index))));
  return gap && text.slice(gap.index + gap[0].length);
}

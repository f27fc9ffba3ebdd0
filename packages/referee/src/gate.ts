import type { Text } from './types.ts';

/** Characters of the longest file, link or message that is read at all: far above any match, and refused before a word of it is parsed. */
export const LONGEST_TEXT = 8_000_000;

/** Levels and values of one piece of JSON: far above anything a set-up, command, answer or event states. */
const MOST_LEVELS = 60;
const MOST_VALUES = 500_000;

/** Keys that reach into a prototype where a tree is copied or merged. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** The longest place that a reason quotes. */
const LONGEST_PLACE = 60;

/** Why a text from outside is too long to be read. */
export function refuseLength(text: { readonly length: number }): Text | undefined {
  if (text.length <= LONGEST_TEXT) return undefined;
  return {
    fr: `Ce texte est trop long : ${inMillions(text.length, 'fr')} millions de caractères, au plus ${LONGEST_TEXT / 1e6}.`,
    en: `This text is too long: ${inMillions(text.length, 'en')} million characters, at most ${LONGEST_TEXT / 1e6}.`,
  };
}

const inMillions = (count: number, language: 'fr' | 'en'): string => (count / 1e6).toFixed(1).replace('.', language === 'fr' ? ',' : '.');

/**
 * The gate for JSON from outside (file, link, message, command, answer): why a value is not taken, with its place in it, or undefined. Taken are
 * trees of plain objects and arrays with members of their own: finite numbers, strings, booleans and null.
 */
export function refuseJson(value: unknown): Text | undefined {
  const fault = faultIn(value, 0, { values: 0 });
  if (!fault) return undefined;
  const place = fault.place.replace(/^\./, '');
  if (place === '') return fault.reason;
  const where = place.length > LONGEST_PLACE ? `${place.slice(0, LONGEST_PLACE)}…` : place;
  const { fr, en } = fault.reason;
  return { fr: fr.replace(/\.$/, ` (${where}).`), en: en.replace(/\.$/, ` (${where}).`) };
}

/** A fault and its place: ".answers[0].answer". */
interface Fault {
  readonly place: string;
  readonly reason: Text;
}

const fault = (fr: string, en: string): Fault => ({ place: '', reason: { fr, en } });

function faultIn(value: unknown, level: number, seen: { values: number }): Fault | undefined {
  if (++seen.values > MOST_VALUES) return fault('Il y a trop de valeurs.', 'There are too many values.');
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') {
    return Number.isFinite(value) ? undefined : fault('Un nombre n’est pas fini.', 'A number is not finite.');
  }
  if (value === undefined) return fault('Une valeur manque.', 'A value is missing.');
  if (typeof value !== 'object') return fault('Ceci n’est pas une donnée.', 'This is not data.');
  if (level > MOST_LEVELS) return fault('Il y a trop de niveaux.', 'It is nested too deep.');
  return Array.isArray(value) ? faultInItems(value, level, seen) : faultInMembers(value, level, seen);
}

function faultInItems(items: readonly unknown[], level: number, seen: { values: number }): Fault | undefined {
  for (const [index, item] of items.entries()) {
    const found = faultIn(item, level + 1, seen);
    if (found) return { ...found, place: `[${index}]${found.place}` };
  }
  return undefined;
}

function faultInMembers(object: object, level: number, seen: { values: number }): Fault | undefined {
  const parent: unknown = Object.getPrototypeOf(object);
  if (parent !== null && parent !== Object.prototype) return fault('Ceci n’est pas une donnée.', 'This is not data.');
  for (const [key, member] of Object.entries(object)) {
    if (FORBIDDEN.has(key)) return fault(`La clé « ${key} » est interdite.`, `The key "${key}" is forbidden.`);
    const found = faultIn(member, level + 1, seen);
    if (found) return { ...found, place: `.${key}${found.place}` };
  }
  return undefined;
}

export type ReadJson =
  | { readonly ok: true; readonly value: unknown }
  /** `parsed`: the text is JSON, but of no acceptable form. */
  | { readonly ok: false; readonly parsed: boolean; readonly reason: Text };

/** Reads a text from outside as JSON, through the gate. Never throws. */
export function readJson(text: string): ReadJson {
  const tooLong = refuseLength(text);
  if (tooLong) return { ok: false, parsed: false, reason: tooLong };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, parsed: false, reason: { fr: 'Ceci n’est pas du JSON.', en: 'This is not JSON.' } };
  }
  const reason = refuseJson(value);
  return reason ? { ok: false, parsed: true, reason } : { ok: true, value };
}

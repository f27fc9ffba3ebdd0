import { isTitle } from './title.ts';

/** A row that makes no battle for a list: damaged, or written by another program. */
export interface OddRow {
  readonly key: IDBValidKey;
  /** All content of the row, as text. */
  readonly text: string;
}

/** Has a value out of the device's memory all members that a list shows of a battle? */
export function isKept(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { id, system, title, updated, turn, over, moment, side, result, origin } = value;
  return (
    isFilled(id) &&
    isFilled(system) &&
    isTitle(title) &&
    Number.isFinite(updated) &&
    Number.isInteger(turn) &&
    typeof over === 'boolean' &&
    (side === undefined || Number.isInteger(side)) &&
    [moment, result].every((text) => text === undefined || isText(text)) &&
    (origin === undefined || isOrigin(origin))
  );
}

/** All content found, as far as text can hold it. */
export function textOf(found: unknown): string {
  try {
    return JSON.stringify(found, undefined, 2);
  } catch {
    return String(found);
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
const isFilled = (value: unknown): boolean => typeof value === 'string' && value !== '';
const isText = (value: unknown): boolean => isRecord(value) && typeof value.fr === 'string' && typeof value.en === 'string';
const isOrigin = (value: unknown): boolean =>
  isRecord(value) && [value.id, value.root, value.title].every((one) => typeof one === 'string') && Number.isInteger(value.turn);

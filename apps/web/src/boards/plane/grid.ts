import { PACE, type Point } from '@escarmouche/space';

const TENTH = PACE / 10;
const LETTERS = 26;

/**
 * Names of places on a plane. Letters go along the lower edge and numbers up the left one, a pace apart, from the corner A0: "D7.5" is three paces to
 * the right of it and seven and a half up. Between two letters tenths follow the letter: "D.4/7.5". Names read to a tenth of a pace.
 */
export function letterAt(column: number): string {
  const last = String.fromCharCode(65 + (column % LETTERS));
  return column < LETTERS ? last : letterAt(Math.floor(column / LETTERS) - 1) + last;
}

const toTenth = (length: number): number => Math.round(length / TENTH) * TENTH;

/** The name of a point of a plane; a name always has a decimal, so that it is never the tag of a figure. */
export const nameOfSpot = ({ x, y }: Point): string => exactNameOfSpot({ x: Math.max(0, toTenth(x)), y: toTenth(y) });

/** The name that is read as this very point: of as many decimals as that takes. */
export function exactNameOfSpot({ x, y }: Point): string {
  const letter = letterAt(Math.floor(x / PACE));
  const part = (x % PACE).toString().padStart(3, '0').replace(/0+$/, '');
  const up = (y / PACE).toFixed(3).replace(/0{1,2}$/, '');
  return part === '' ? `${letter}${up}` : `${letter}.${part}/${up}`;
}

const NAME = /^([a-z]{1,2})(?:[.,](\d{1,3}))?(\s*[/:;]\s*|\s+)?(\d{1,3}(?:[.,]\d{1,3})?)$/i;

/** The point that a name means, in units; nothing when it is no name of a place. Whether the point lies on the table is not asked. */
export function spotOfName(name: string): Point | undefined {
  const [, letters = '', part, separator, number = ''] = NAME.exec(name.trim()) ?? [];
  if (letters === '' || (part !== undefined && separator === undefined)) return undefined;
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * LETTERS + letter.charCodeAt(0) - 64;
  const across = column - 1 + Number(`0.${part ?? '0'}`);
  return { x: Math.round(across * PACE), y: Math.round(Number(number.replace(',', '.')) * PACE) };
}

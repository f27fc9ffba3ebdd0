import { short } from '@escarmouche/referee/schema';

/** An object or a list that a text has begun. */
interface Begun {
  /** Its place, as problems name it. */
  readonly path: string;
  readonly list: boolean;
  /** The name or the number of the next value; undefined before the name of a member. */
  at: string | number | undefined;
}

/** The deepest nesting of any file that is read. */
const MOST_LEVELS = 60;
const LITERAL = /-?\d[\d.eE+-]*|true|false|null/y;
const COLON = /\s*:/y;

/** The end of a sign that is asked for; undefined where something else stands. */
function endOf(sign: RegExp, text: string, from: number): number | undefined {
  sign.lastIndex = from;
  return sign.test(text) ? sign.lastIndex : undefined;
}

/** The end of a string that begins at a quotation mark; undefined where it does not end on its line. */
function endOfString(text: string, from: number): number | undefined {
  for (let at = from + 1; at < text.length; at++) {
    const sign = text[at];
    if (sign === '\\') at++;
    else if (sign === '"') return at + 1;
    else if (sign === '\n') return undefined;
  }
  return undefined;
}

function placeIn(begun: Begun | undefined): string {
  if (!begun) return '';
  if (begun.list) return `${begun.path}[${String(begun.at)}]`;
  const name = short(String(begun.at));
  return begun.path === '' ? name : `${begun.path}.${name}`;
}

/** The line of each value of a JSON text, from 1, by its place; and the line where a text that is not JSON breaks off. */
export function linesOf(text: string): { readonly lines: ReadonlyMap<string, number>; readonly broken: number } {
  const lines = new Map<string, number>();
  const begun: Begun[] = [];
  let line = 1;
  /** A value may come: at the start, or after a value that is complete and divided from it. */
  let divided = true;
  let at = 0;
  while (at < text.length && begun.length <= MOST_LEVELS) {
    const sign = text[at] ?? '';
    const inside = begun.at(-1);
    let end: number | undefined = at + 1;
    if (sign === '\n') line += 1;
    else if (/\s/.test(sign)) end = at + 1;
    else if (sign === '}' || sign === ']') {
      if (inside?.list !== (sign === ']')) end = undefined;
      begun.pop();
      divided = false;
    } else if (sign === ',') {
      if (!inside || divided) end = undefined;
      else inside.at = inside.list ? Number(inside.at) + 1 : undefined;
      divided = true;
    } else if (!divided) end = undefined;
    else if (inside && inside.at === undefined) {
      const quoted = sign === '"' ? endOfString(text, at) : undefined;
      end = quoted && endOf(COLON, text, quoted);
      inside.at = nameIn(text.slice(at, quoted));
    } else {
      const path = placeIn(inside);
      lines.set(path, line);
      if (sign === '{' || sign === '[') begun.push({ path, list: sign === '[', at: sign === '[' ? 0 : undefined });
      else {
        end = sign === '"' ? endOfString(text, at) : endOf(LITERAL, text, at);
        divided = false;
      }
    }
    if (end === undefined) break;
    at = end;
  }
  return { lines, broken: line };
}

function nameIn(quoted: string): string {
  try {
    return String(JSON.parse(quoted));
  } catch {
    return quoted;
  }
}

/** The line of a place, or of the smallest part around it that the text has. */
export function lineOf(path: string, lines: ReadonlyMap<string, number>): number {
  for (let place = path; ; place = place.slice(0, Math.max(0, place.lastIndexOf('.'), place.lastIndexOf('[')))) {
    const line = lines.get(place);
    if (line !== undefined || place === '') return line ?? 1;
  }
}

import { isMap, isScalar, isSeq, LineCounter, parseAllDocuments, type Document, type Node } from 'yaml';
import type { Path, Problem } from './problem.ts';
import { text } from './text.ts';
import { standsFor } from './keyed.ts';

/** A problem with the line where it stands in the file, from 1. */
export interface LocatedProblem extends Problem {
  readonly line: number;
}

/** One document of a file as plain values. */
export interface Written {
  readonly value: unknown;
  /** The line of what stands at a path; of the nearest thing around it when the author's file has nothing there. */
  lineAt(path: Path): number;
}

export interface WrittenFile {
  readonly documents: readonly Written[];
  readonly problems: readonly LocatedProblem[];
}

/** Longest file and deepest nesting that are read. */
const LONGEST = 200_000;
const DEEPEST = 30;
const MOST_ALIASES = 100;
/** Open brackets, those in comments and texts too; the YAML library takes the square of it. */
const MOST_OPEN = 1000;
/** Longest name or sentence, in characters. */
const LONGEST_TEXT = 500;

/** Reads the documents of a YAML file within limits of size and depth. Never throws. */
export function readYaml(source: string): WrittenFile {
  if (source.length > LONGEST) return onlyProblem(1, [], 'fichier trop long', 'file too long');
  const open = tooManyOpen(source);
  if (open !== undefined) return onlyProblem(open, [], 'trop de niveaux', 'nested too deep');
  const counter = new LineCounter();
  const found: Written[] = [];
  const problems: LocatedProblem[] = [];
  const documents = parseAllDocuments(source, { lineCounter: counter, uniqueKeys: true, logLevel: 'error', prettyErrors: false });
  for (const document of 'empty' in documents ? [] : documents) {
    const [error] = document.errors;
    if (error) {
      const { line } = counter.linePos(error.pos[0]);
      const [reason = ''] = error.message.split('\n');
      problems.push({ line, path: [], reason: text(`YAML illisible : ${reason}`, `unreadable YAML: ${reason}`) });
      continue;
    }
    const lineAt = (path: Path): number => lineIn(document, path, counter);
    const value = plain(document);
    if (value === undefined) {
      problems.push({ line: lineAt([]), path: [], reason: text('document illisible', 'unreadable document') });
      continue;
    }
    if (value === null) continue;
    const long = longTextIn(value, []);
    if (long) problems.push({ line: lineAt(long), path: long, reason: text('texte trop long', 'text too long') });
    else found.push({ value, lineAt });
  }
  return { documents: found, problems };
}

/** The line where too many brackets are open at once, or too many dashes begin lists within lists. */
function tooManyOpen(source: string): number | undefined {
  let open = 0;
  let dashes = 0;
  let line = 1;
  for (const char of source) {
    if (char === '\n') line++;
    if (char === '[' || char === '{') open++;
    else if (char === ']' || char === '}') open = Math.max(0, open - 1);
    if (char === '-' || char === '?') dashes++;
    else if (char !== ' ') dashes = 0;
    if (open > MOST_OPEN || dashes > MOST_OPEN) return line;
  }
  return undefined;
}

function onlyProblem(line: number, path: Path, fr: string, en: string): WrittenFile {
  return { documents: [], problems: [{ line, path, reason: text(fr, en) }] };
}

/** The document as plain values; undefined when it has too many aliases or is nested too deep. */
function plain(document: Document): unknown {
  try {
    const value: unknown = document.toJS({ maxAliasCount: MOST_ALIASES });
    return depth(value, 0) > DEEPEST ? undefined : (value ?? null);
  } catch {
    return undefined;
  }
}

function depth(value: unknown, level: number): number {
  if (typeof value !== 'object' || value === null || level > DEEPEST) return level;
  return Math.max(level, ...Object.values(value).map((inner) => depth(inner, level + 1)));
}

/** The path of a text that is too long to be a name, value or key alike. */
function longTextIn(value: unknown, path: Path): Path | undefined {
  if (typeof value === 'string') return value.length > LONGEST_TEXT ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    if (key.length > LONGEST_TEXT) return path;
    const found = longTextIn(inner, [...path, Array.isArray(value) ? Number(key) : key]);
    if (found) return found;
  }
  return undefined;
}

/** The line of what stands at a path of ours; of the nearest thing around it when the author's file has nothing there. */
function lineIn(document: Document, path: Path, counter: LineCounter): number {
  let node = document.contents as Node | null;
  let start = node?.range?.[0] ?? document.range?.[0] ?? 0;
  for (const key of path) {
    const next = step(node, key);
    if (!next) break;
    node = next.node;
    start = next.start;
  }
  return counter.linePos(start).line;
}

function step(node: Node | null, key: PropertyKey): { node: Node | null; start: number } | undefined {
  if (isSeq(node) && typeof key === 'number') {
    const item = node.items[key] as Node | null | undefined;
    return item?.range ? { node: item, start: item.range[0] } : undefined;
  }
  if (!isMap(node)) return undefined;
  for (const pair of node.items) {
    const written = pair.key;
    if (!isScalar(written) || !standsFor(String(written.value), String(key))) continue;
    return { node: (pair.value ?? null) as Node | null, start: written.range?.[0] ?? 0 };
  }
  return undefined;
}

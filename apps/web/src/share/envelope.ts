import type { FigureChoice } from '../systems/new-game.ts';
import { pack, unpack } from './share.ts';

/** A side's figures, to be used again. */
export interface SharedBand {
  readonly kind: 'band';
  readonly system: string;
  readonly pack: string;
  readonly name: string;
  readonly figures: readonly FigureChoice[];
}

export interface SharedBattle {
  readonly kind: 'battle';
  readonly title: string;
  /** The match file, as it is exported. */
  readonly file: string;
}

export type Shared = SharedBand | SharedBattle;

const LONGEST_NAME = 120;
const MOST_FIGURES = 60;
const MOST_PIECES = 10;

const isName = (value: unknown): value is string => typeof value === 'string' && value.length > 0 && value.length <= LONGEST_NAME;

const maybeName = (value: unknown): value is string | undefined => value === undefined || isName(value);

const maybeNames = (value: unknown): value is readonly string[] | undefined =>
  value === undefined || (Array.isArray(value) && value.length <= MOST_PIECES && value.every(isName));

/** A figure of a band, without whatever else was sent with it; undefined when it is none. */
function readFigure(value: unknown): FigureChoice | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { profile, name, weapons, armour, skill } = value as Readonly<Record<string, unknown>>;
  if (!isName(profile) || !maybeName(name) || !maybeNames(weapons) || !maybeNames(armour) || !maybeName(skill)) return undefined;
  return { profile, name, weapons, armour, skill };
}

/** What a text that somebody sent holds; undefined when it is nothing that is known here. Whether its rules hold is judged where it is opened. */
export async function parseShared(text: string): Promise<Shared | undefined> {
  // The first page knows no referee: it comes with what is read.
  const { readJson } = await import('@escarmouche/referee');
  const gated = readJson(text);
  if (!gated.ok) return undefined;
  const { value: read } = gated;
  if (typeof read !== 'object' || read === null || !('kind' in read)) return undefined;
  if (read.kind === 'battle' && 'title' in read && 'file' in read && isName(read.title) && typeof read.file === 'string') {
    return { kind: 'battle', title: read.title, file: read.file };
  }
  if (read.kind !== 'band' || !('system' in read) || !('pack' in read) || !('name' in read) || !('figures' in read)) return undefined;
  const { system, pack: from, name, figures } = read;
  if (!isName(system) || !isName(from) || !isName(name) || !Array.isArray(figures)) return undefined;
  if (figures.length === 0 || figures.length > MOST_FIGURES) return undefined;
  const known = figures.map(readFigure).filter((figure) => figure !== undefined);
  return known.length < figures.length ? undefined : { kind: 'band', system, pack: from, name, figures: known };
}

/** The part of an address after '#' that carries it. */
export async function linkOf(shared: Shared): Promise<string> {
  return `#/received/${await pack(JSON.stringify(shared))}`;
}

export type Received = { readonly ok: true; readonly shared: Shared } | { readonly ok: false; readonly why: 'broken' | 'large' };

export async function receive(packed: string): Promise<Received> {
  const unpacked = await unpack(packed);
  if (!unpacked.ok) return unpacked;
  const shared = await parseShared(unpacked.text);
  return shared ? { ok: true, shared } : { ok: false, why: 'broken' };
}

import type { Text } from '@escarmouche/referee';
import type { z } from 'zod';
import * as classic from '../band-figure.ts';
import type { FigureChoice } from '../figure-choice.ts';
import * as kit from '../kit/band-figure.ts';
import type * as schemas from '../schemas/band.ts';

/** A band as its file holds it, of any game. */
export type BandFile = z.output<typeof schemas.band>;

/** A band as pages hold it: its figures as chosen there, its name as its player reads it. */
export interface BandOnPage {
  readonly system: string;
  readonly pack: string;
  readonly name: string | Text;
  readonly figures: readonly FigureChoice[];
}

/** A figure as the bands of a game write it. */
export type FigureOf<S extends BandFile['system']> = Extract<BandFile, { readonly system: S }>['figures'][number];

/** The figures of a game as pages choose them. */
interface Choosing<F> {
  choiceOf(figure: F): FigureChoice;
  figureOf(choice: FigureChoice): object;
}

/** Of every game that has bands. */
const CHOOSING: { readonly [S in BandFile['system']]: Choosing<FigureOf<S>> } = { 'urss-classic': classic, 'urss-kit': kit };

/** The file of a band that a page holds; undefined for a game whose bands are not read here. */
export function bandFileOf({ system, pack, name, figures }: BandOnPage): BandFile | undefined {
  if (!hasBands(system)) return undefined;
  const { figureOf } = CHOOSING[system];
  const band = { kind: 'band', version: 1, name, system, adaptation: pack, figures: figures.map(figureOf) };
  return JSON.parse(JSON.stringify(band)) as BandFile;
}

const hasBands = (system: string): system is BandFile['system'] => Object.hasOwn(CHOOSING, system);

/** A band as a page takes it up. */
export function onPage({ system, adaptation: pack, name, figures }: BandFile): BandOnPage {
  const { choiceOf } = CHOOSING[system] as Choosing<BandFile['figures'][number]>;
  return { system, pack, name, figures: figures.map(choiceOf) };
}

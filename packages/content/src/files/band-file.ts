import type { Text } from '@escarmouche/referee';
import type { z } from 'zod';
import { choiceOf, figureOf } from '../band-figure.ts';
import type { FigureChoice } from '../figure-choice.ts';
import { choiceOf as kitChoiceOf, figureOf as kitFigureOf } from '../kit/band-figure.ts';
import type * as schemas from '../schemas/band.ts';

/** A band as its file holds it, whatever its game. */
export type BandFile = z.output<typeof schemas.band>;

/** A band as pages hold it: its figures as they are chosen there, its name as its player reads it. */
export interface BandOnPage {
  readonly system: string;
  readonly pack: string;
  readonly name: string | Text;
  readonly figures: readonly FigureChoice[];
}

/** The file of a band that a page holds; undefined where its game has no bands that are read here. */
export function bandFileOf({ system, pack, name, figures }: BandOnPage): BandFile | undefined {
  const head = { kind: 'band', version: 1, name: typeof name === 'string' ? name : { ...name } } as const;
  const band = (own: object): BandFile => JSON.parse(JSON.stringify({ ...head, ...own })) as BandFile;
  if (system === 'urss-classic') return band({ system, adaptation: pack, figures: figures.map(figureOf) });
  return system === 'urss-kit' ? band({ system, adaptation: pack, figures: figures.map(kitFigureOf) }) : undefined;
}

/** A band as a page takes it up. */
export function onPage(band: BandFile): BandOnPage {
  const { system, adaptation: pack, name } = band;
  const figures = band.system === 'urss-kit' ? band.figures.map(kitChoiceOf) : band.figures.map(choiceOf);
  return { system, pack, name, figures };
}

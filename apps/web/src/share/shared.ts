import type { FigureChoice } from '@escarmouche/content';
import type { OwnFile } from '../storage/own.svelte.ts';

/** A side's figures, to be used again. */
export interface SharedBand {
  readonly kind: 'band';
  readonly system: string;
  readonly pack: string;
  readonly name: string;
  readonly figures: readonly FigureChoice[];
}

interface SharedBattle {
  readonly kind: 'battle';
  readonly title: string;
  /** The match file, as it is exported. */
  readonly file: string;
}

export type Shared = SharedBand | SharedBattle | OwnFile;

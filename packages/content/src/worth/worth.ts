import type { Band, BandFigure, Content } from '@escarmouche/urss-classic';
import generic from '../../worth/generic.json' with { type: 'json' };
import medFan from '../../worth/med-fan.json' with { type: 'json' };
import starWars from '../../worth/star-wars.json' with { type: 'json' };
import survivants from '../../worth/survivants.json' with { type: 'json' };
import { contentFor } from '../bundled.ts';
import { unmixed } from '../mix.ts';
import { partsOf } from './parts.ts';

/** What a part of a figure is worth, and how far the true worth may be from that, 95 times in 100. */
export interface Measured {
  readonly worth: number;
  readonly margin: number;
}

/** A worth file of a pack, by the name of each part: `profile:stormtrooper`. */
export interface WorthFile {
  readonly adaptation: string;
  /** Battles in which a band of the pack stood. */
  readonly battles: number;
  /** Digest of the pack as it was measured. */
  readonly of: string;
  readonly parts: Readonly<Record<string, Measured>>;
}

export const worthFiles: readonly WorthFile[] = [starWars, medFan, survivants, generic];

/** Nobody is worth less, however badly equipped. */
export const LEAST_WORTH = 1;
/** What a profile is taken for that nobody has measured: a usual soldier. Other parts are taken for nothing. */
const USUAL = 100;

function worthOfPart(adaptation: string, part: string): number {
  const [kind = '', name = ''] = part.split(':');
  const [pack, id] = unmixed(name) ?? [adaptation, name];
  const parts = worthFiles.find((file) => file.adaptation === pack)?.parts ?? {};
  const measured = Object.hasOwn(parts, `${kind}:${id}`) ? parts[`${kind}:${id}`] : undefined;
  return measured?.worth ?? (kind === 'profile' ? USUAL : 0);
}

/** What a figure is worth with all that is chosen for it; a Stormtrooper as printed is worth 100. The content may be mixed. */
export function worthIn(content: Content, figure: BandFigure): number {
  let sum = 0;
  for (const [part, times] of partsOf(content, figure)) sum += times * worthOfPart(content.adaptation, part);
  return Math.max(LEAST_WORTH, sum);
}

/** What a figure of a pack is worth. */
export function worthOf(pack: string, figure: BandFigure): number {
  const content = contentFor(pack);
  if (!content) throw new Error(`no pack "${pack}"`);
  return worthIn(content, figure);
}

/** What figures are worth together, to the unit. */
export function bandWorth(content: Content, figures: Band['figures']): number {
  return Math.round(figures.reduce((sum, figure) => sum + worthIn(content, figure), 0));
}

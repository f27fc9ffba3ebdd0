import type { Band, BandFigure, Content } from '@escarmouche/urss-classic';
import generic from '../../worth/generic.json' with { type: 'json' };
import medFan from '../../worth/med-fan.json' with { type: 'json' };
import starWars from '../../worth/star-wars.json' with { type: 'json' };
import survivants from '../../worth/survivants.json' with { type: 'json' };
import { bandsFor } from '../bundled.ts';
import { unmixed } from '../mix.ts';
import { sumOfParts, type Measured, type WorthFile } from './measured.ts';
import { partsOf } from './parts.ts';
import { propose, type Asked, type Random } from './propose.ts';

export const worthFiles: readonly WorthFile[] = [starWars, medFan, survivants, generic];

function measuredIn(adaptation: string, part: string): Measured | undefined {
  const [kind = '', name = ''] = part.split(':');
  const [pack, id] = unmixed(name) ?? [adaptation, name];
  const parts = worthFiles.find((file) => file.adaptation === pack)?.parts ?? {};
  return Object.hasOwn(parts, `${kind}:${id}`) ? parts[`${kind}:${id}`] : undefined;
}

/** The worth of a figure with all its choices; a Stormtrooper as printed is worth 100. The content may be mixed. */
export const worthIn = (content: Content, figure: BandFigure): number =>
  sumOfParts(partsOf(content, figure), (part) => measuredIn(content.adaptation, part));

/** The worth of figures together, to the unit. */
export const bandWorth = (content: Content, figures: Band['figures']): number => Math.round(sumIn(content, figures));

const sumIn = (content: Content, figures: Band['figures']): number => figures.reduce((sum, figure) => sum + worthIn(content, figure), 0);

/** A band of a pack with a worth as near the one asked for as can be found. */
export function proposeBand({ content, ...asked }: Asked & { readonly content: Content }, random: Random): Band['figures'] {
  const ready = bandsFor(content.adaptation).flatMap(({ figures }) => figures);
  return propose({ ...asked, ready, profiles: Object.values(content.profiles), worthOf: (figures) => sumIn(content, figures) }, random);
}

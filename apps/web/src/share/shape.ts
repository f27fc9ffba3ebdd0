import { readJson } from '@escarmouche/referee';
import { id, list, whole } from '@escarmouche/referee/schema';
import * as z from 'zod/mini';
import { MOST_PIECES, type FigureChoice, type Piece } from '@escarmouche/content';
import type { Shared } from './shared.ts';

/** The shape of what is shared. It comes when something is opened: the first page does without it. */

const MOST_FIGURES = 60;

const name = z.string().check(z.minLength(1), z.maxLength(120));
const own = { id: name, number: z.optional(whole(-1000, 1000)) };
const piece = z.object({ ...own, upgrades: z.optional(list(z.object(own), MOST_PIECES)) });
const ids = z.optional(list(name, MOST_PIECES));

const figure = z.object({
  profile: name,
  name: z.optional(name),
  gear: z.optional(z.record(id, list(piece, MOST_PIECES))),
  levels: z.optional(z.record(id, name)),
  /** As links of the first version have it. */
  weapons: ids,
  armour: ids,
  skill: z.optional(name),
});

const shared = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('battle'), title: name, file: z.string() }),
  z.object({ kind: z.literal('band'), system: name, pack: name, name, figures: list(figure, MOST_FIGURES).check(z.minLength(1)) }),
]);

const pieces = (of: readonly string[]): readonly Piece[] => of.map((one) => ({ id: one }));

/** A figure of a link of the first version, which knew URSS alone, as figures are written today. */
function ofToday({ weapons, armour, skill, gear, levels, ...figureNow }: z.output<typeof figure>): FigureChoice {
  const formerly = { ...(weapons && { weapons: pieces(weapons) }), ...(armour && { armour: pieces(armour) }) };
  return { ...figureNow, gear: gear ?? formerly, levels: levels ?? (skill === undefined ? {} : { skill }) };
}

/** What a text that somebody sent holds; undefined when it is nothing that is known here. Whether its rules hold is judged where it is opened. */
export function readShared(text: string): Shared | undefined {
  const gated = readJson(text);
  if (!gated.ok) return undefined;
  const { success, data } = shared.safeParse(gated.value);
  if (!success) return undefined;
  return data.kind === 'battle' ? data : { ...data, figures: data.figures.map(ofToday) };
}

import type { Language } from '@escarmouche/referee';
import { BOT, NPC, PERSON, type DiceOf, type SeatHolder } from '@escarmouche/session';
import { MOST_FIGURES } from '../bands/judged.ts';
import type { FigureChoice } from '@escarmouche/content';
import type { Remark } from '../systems/band-making.ts';
import type { BandOnOffer, NewGameOptions } from '../systems/new-game.ts';

/** A side in the making. `band` is '' when the side is no ready band any more. */
export interface SideChoice {
  readonly band: string;
  readonly by: SeatHolder['by'];
  /** Dice of the side while a person plays it. */
  readonly dice: DiceOf;
  readonly figures: BandOnOffer['figures'];
  /** Its name when it is no ready band. */
  readonly name?: string;
  /** Level of the side’s bot; the usual level when absent. */
  readonly level?: string;
}

/** The sides that a page begins with: as few as may be, the first a person's, the others the bot's: its rival, or who plays itself. */
export function firstSides({ seats, bands }: NewGameOptions, pack: string, language: Language): readonly SideChoice[] {
  const all = bands?.ready(pack, language) ?? [];
  const alone = all.filter(({ figures }) => bands?.playsItself?.(pack, figures));
  const led = all.filter((band) => !alone.includes(band));
  const rivalTo = (band: BandOnOffer | undefined) => all.find(({ id }) => id === bands?.rival?.(band?.id ?? ''));
  const proposed = [led[2], led[1], led[0]];
  const first = proposed.find(rivalTo) ?? proposed.find(Boolean);
  const rival = rivalTo(first);
  return Array.from({ length: seats.least }, (_, i) => sideAt(i, i === 0 ? first : (rival ?? alone[0] ?? all[0])));
}

/** A side as it is when it is added. */
export const sideAt = (index: number, band?: BandOnOffer): SideChoice => ({
  band: band?.id ?? '',
  by: index === 0 ? 'person' : 'bot',
  dice: 'seeded',
  figures: band?.figures ?? [],
});

/** Holder of the seat of a side; `usual`: level of a bot whose level nobody has chosen. */
export function holderOf({ by, level = '' }: Pick<SideChoice, 'by' | 'level'>, usual = ''): SeatHolder {
  if (by !== 'bot') return by === 'npc' ? NPC : PERSON;
  const chosen = level || usual;
  return chosen === '' ? BOT : { by, level: chosen };
}

export function bandOf(bands: readonly BandOnOffer[], id: string): BandOnOffer['figures'] | undefined {
  return bands.find((band) => band.id === id)?.figures;
}

/** Figures by profile. */
export function countsOf({ figures }: SideChoice): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { profile } of figures) counts.set(profile, (counts.get(profile) ?? 0) + 1);
  return counts;
}

/** The side with so many figures of a profile: the last of them goes first, new ones come without a name of their own. */
export function withCount({ figures }: SideChoice, profile: string, count: number): SideChoice['figures'] {
  const others = figures.filter((figure) => figure.profile !== profile);
  const kept = figures.filter((figure) => figure.profile === profile).slice(0, Math.max(0, count));
  if (kept.length === count) {
    const dropped = new Set(figures.filter((figure) => figure.profile === profile).slice(count));
    return figures.filter((figure) => !dropped.has(figure));
  }
  return others.length + count > MOST_FIGURES ? figures : [...figures, ...Array.from({ length: count - kept.length }, () => ({ profile }))];
}

/** The other side takes the rival of the band that the first has chosen, as long as it has a ready band itself. */
export function withRival(sides: readonly SideChoice[], ready: readonly BandOnOffer[], rival: string | undefined): readonly SideChoice[] {
  const band = ready.find(({ id }) => id === rival);
  return sides.map((side, i) => (i === 1 && band && side.band !== '' ? { ...side, band: band.id, figures: band.figures } : side));
}

/** The figures of a side with another in one place. */
export function withFigure({ figures }: SideChoice, place: number, figure: FigureChoice): SideChoice['figures'] {
  return figures.map((one, i) => (i === place ? figure : one));
}

/** The reason why a side cannot go to the table: the number of its figures, a remark of the rules, or a role that does not suit. */
export type SideProblem = 'empty' | 'tooMany' | 'forbidden' | 'unsuited';

export function sideProblem(
  { figures }: SideChoice,
  remarks: readonly Remark[] = [],
  onRoles: readonly Remark[] = [],
): SideProblem | undefined {
  if (figures.length === 0) return 'empty';
  if (figures.length > MOST_FIGURES) return 'tooMany';
  if (remarks.some(({ forbids }) => forbids)) return 'forbidden';
  return onRoles.some(({ forbids }) => forbids) ? 'unsuited' : undefined;
}

/** The names of sides, those that others have as well with the letter of the side. */
export const toldApart = (names: readonly string[], letters: readonly string[]): readonly string[] =>
  names.map((name, i) => (names.filter((one) => one === name).length > 1 ? `${name} ${letters[i] ?? ''}` : name));

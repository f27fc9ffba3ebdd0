import { bandsFor, contentFor, firstBattle, mapsOf, rivals, type BattleMap } from '@escarmouche/content';
import type { Band, Content } from '@escarmouche/urss-classic';
import type { Fought } from './fit.ts';
import { namedParts } from './measure.ts';
import { playPair, shareOf, type Fared } from './pairs.ts';

/** Two ready bands that players are offered together, and the maps they may meet on. */
export interface Meeting {
  readonly content: Content;
  readonly bands: readonly [Band, Band];
  readonly maps: readonly BattleMap[];
}

/** The battle that one click starts, and the rivals of a pack on every map of their world. */
export function meetingsOf(adaptation: string): readonly Meeting[] {
  const content = contentFor(adaptation);
  const ready = bandsFor(adaptation);
  const maps = mapsOf(adaptation);
  const meet = (ids: readonly string[], where: readonly BattleMap[]): readonly Meeting[] => {
    const [one, other] = ids.map((id) => ready.find((band) => band.id === id));
    return content && one && other ? [{ content, bands: [one, other], maps: where }] : [];
  };
  const first = maps.filter(({ id }) => id === firstBattle.map);
  return [...meet(firstBattle.bands, first), ...rivals.flatMap((ids) => meet(ids, maps))];
}

export function playMeeting({ content, bands, maps }: Meeting, seed: string, battles: number): Fared {
  const [one, other] = bands.map(({ id, figures }) => ({ name: id, figures, content }));
  if (!one || !other) throw new Error('a meeting is of two bands');
  return playPair([one, other], maps, `${seed} ${one.name} ${other.name}`, battles);
}

/** The battles of a meeting, as a fit counts them: each went as all of them did in the mean. */
export function foughtIn({ content, bands: [one, other] }: Meeting, fared: Fared): readonly Fought[] {
  const battle = { a: namedParts(content, one.figures), b: namedParts(content, other.figures), score: shareOf(fared) };
  return Array.from({ length: fared.won[0] + fared.won[1] + fared.drawn }, () => battle);
}

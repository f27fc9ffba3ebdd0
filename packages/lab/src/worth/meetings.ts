import { bandsFor, contentFor, firstBattle, mapsOf, type BattleMap } from '@escarmouche/content';
import type { Band, Content } from '@escarmouche/urss-classic';
import { playPair, type Fared } from './pairs.ts';

/** Two ready bands that players are offered together, and the maps they may meet on. */
export interface Meeting {
  readonly content: Content;
  readonly bands: readonly [Band, Band];
  readonly maps: readonly BattleMap[];
}

/** Every two ready bands of a pack on the maps of its world, and the battle that one click starts. */
export function meetingsOf(adaptation: string): readonly Meeting[] {
  const content = contentFor(adaptation);
  if (!content) return [];
  const bands = bandsFor(adaptation);
  const maps = mapsOf(adaptation);
  const all = bands.flatMap((one, i) => bands.slice(i + 1).map((other): Meeting => ({ content, bands: [one, other], maps })));
  const first = firstBattle.bands.flatMap((id) => bands.find((band) => band.id === id) ?? []);
  const [one, other] = first;
  if (!one || !other) return all;
  return [{ content, bands: [one, other], maps: maps.filter(({ id }) => id === firstBattle.map) }, ...all];
}

export function playMeeting({ content, bands, maps }: Meeting, seed: string, battles: number): Fared {
  const [one, other] = bands.map(({ id, figures }) => ({ name: id, figures, content }));
  if (!one || !other) throw new Error('a meeting is of two bands');
  return playPair([one, other], maps, `${seed} ${one.name} ${other.name}`, battles);
}

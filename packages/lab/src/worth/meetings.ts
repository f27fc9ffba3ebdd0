import type { BattleMap } from '@escarmouche/content';
import type { ReadyBand } from '@escarmouche/games/setups';
import type { World } from '@escarmouche/games/worlds';
import type { Fought } from './fit.ts';
import { namedParts, type BandsOfGame } from './measure.ts';
import { playPair, shareOf, type Fared } from './pairs.ts';

/** Two ready bands that players are offered together, and the maps they may meet on. */
export interface Meeting {
  readonly world: World;
  readonly bands: readonly [ReadyBand, ReadyBand];
  readonly maps: readonly BattleMap[];
}

/** The battle that one click starts, and the rivals of a world on every map of it. */
export function meetingsOf({ bands: { ready, first, rivals } }: BandsOfGame, world: World): readonly Meeting[] {
  const meet = (ids: readonly string[], maps: readonly BattleMap[]): readonly Meeting[] => {
    const [one, other] = ids.map((id) => ready.find((band) => band.id === id && band.adaptation === world.id));
    return one && other ? [{ world, bands: [one, other], maps }] : [];
  };
  return [
    ...meet(
      first.bands,
      world.maps.filter(({ id }) => id === first.map),
    ),
    ...rivals.flatMap((ids) => meet(ids, world.maps)),
  ];
}

export function playMeeting(game: BandsOfGame, { bands: [one, other], maps }: Meeting, seed: string, battles: number): Fared {
  return playPair(game, [one, other], maps, `${seed} ${one.id} ${other.id}`, battles);
}

/** The battles of a meeting, as a fit counts them: each went as all of them did in the mean. */
export function foughtIn({ world, bands: [one, other] }: Meeting, fared: Fared): readonly Fought[] {
  const battle = { a: namedParts(world, one.figures), b: namedParts(world, other.figures), score: shareOf(fared) };
  return Array.from({ length: fared.won[0] + fared.won[1] + fared.drawn }, () => battle);
}

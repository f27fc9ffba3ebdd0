import { bandsFor, maps, starWars } from '../packages/content/src/index.ts';
import { sheetFrom, type Setup } from '../packages/systems/urss-classic/src/index.ts';

/** Two bands of six on one of our maps. */
export function skirmish(mapIndex: number): Setup {
  const map = maps[mapIndex % maps.length];
  const bands = ['patrouille-imperiale', 'cellule-rebelle'].map((id) => bandsFor('star-wars').find((band) => band.id === id));
  if (!map) throw new Error('there are no maps');
  const groups = bands.map((band, i) => {
    const zone = map.zones[i];
    if (!band || !zone) throw new Error('a band or a zone is missing');
    const figures = band.figures.flatMap(({ profile: id, name }, k) => {
      const profile = starWars.profiles[id];
      return profile ? [sheetFrom(starWars, profile, `${i}-${k}`, name ?? id, `g${i}`)] : [];
    });
    return { id: `g${i}`, name: band.name.fr, side: `s${i}`, seat: `p${i}`, zone, figures };
  });
  return { adaptation: 'star-wars', options: {}, table: map.table, groups };
}

import type { Language } from '@escarmouche/referee';
import { KILLS_TO_WIN, kindOf, MOST_LIVES, townOf, type State } from '@escarmouche/zombies';
import type { TileOnBoard, TilesBoard } from '../../boards/tiles/model.ts';
import { nameOf, sideOf, silhouetteOf, spotOf, whereIs, zombieId } from './look.ts';
import { wordsOf } from './words.ts';

const towns = new WeakMap<State['tiles'], Map<Language, readonly TileOnBoard[]>>();

/** The tiles of a town, the same list as long as none is laid. */
function tilesOf(state: State, language: Language): readonly TileOnBoard[] {
  const byLanguage = towns.get(state.tiles) ?? new Map<Language, readonly TileOnBoard[]>();
  towns.set(state.tiles, byLanguage);
  const known = byLanguage.get(language) ?? laidTiles(state, language);
  byLanguage.set(language, known);
  return known;
}

function laidTiles(state: State, language: Language): readonly TileOnBoard[] {
  const town = townOf(state);
  return state.tiles.flatMap(({ x, y, kind }, index) => {
    const look = town.tiles[index]?.look;
    const { named, name } = kindOf(state.scene, kind);
    return look ? [{ x, y, kind, look, ...(named && { name: name[language] }) }] : [];
  });
}

export function boardOf(state: State, _matchSettings: unknown, language: Language): TilesBoard {
  const { pieces, moved, counts } = wordsOf(language);
  return {
    kind: 'tiles',
    tiles: tilesOf(state, language),
    zombies: state.zombies.flatMap((one, square) => {
      if (one !== 1) return [];
      const spent = state.turn.step === 'herding' && state.turn.shifted.includes(square);
      const spoken = [pieces.zombie, whereIs(state, square, language), spent ? moved : ''].filter(Boolean).join(', ');
      return [{ id: zombieId(square), at: spotOf(state, square), spent, spoken }];
    }),
    tokens: state.tokens.flatMap((token, square) =>
      token ? [{ at: spotOf(state, square), token, spoken: `${pieces[token]}, ${whereIs(state, square, language)}` }] : [],
    ),
    figures: state.scene.seats.flatMap(({ seat }) => {
      const player = state.players[seat];
      if (!player) return [];
      const name = nameOf(state, seat);
      const { lives, bullets, trophies, square } = player;
      const has = [counts.lives(lives), counts.bullets(bullets), counts.trophies(trophies, KILLS_TO_WIN)];
      return [
        {
          id: seat,
          name,
          spoken: [name, whereIs(state, square, language), ...has].join(', '),
          side: sideOf(state, seat),
          silhouette: silhouetteOf(sideOf(state, seat)),
          at: spotOf(state, square),
          vitality: { left: lives, full: MOST_LIVES },
          active: state.phase === 'playing' && state.turn.seat === seat,
        },
      ];
    }),
  };
}

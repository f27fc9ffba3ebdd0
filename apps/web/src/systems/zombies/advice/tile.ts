import type { Language, Seat } from '@escarmouche/referee';
import { SIDE, turn as turned } from '@escarmouche/space/tiles';
import { kindOf, zombiesGame, type Command, type State, type TileKind } from '@escarmouche/zombies';
import type { Vector } from '@escarmouche/space';
import type { BoardPoint } from '../../../boards/board-point.ts';
import { facingOf, strokesOf } from '../../../boards/tiles/turned.ts';
import { cellOf } from '../../../boards/tiles/model.ts';
import type { Overlay } from '../../../boards/tiles/overlay.ts';
import type { Preview } from '../../preview.ts';
import { cellName } from '../look.ts';
import { adviceWords } from './words.ts';
import { wordsOf } from '../words.ts';

type Place = Extract<Command, { type: 'place' }>;

/** Every placement of the tile in hand that the rules allow. */
function placements(state: State, seat: Seat): readonly Place[] {
  return zombiesGame.offers(state, seat).flatMap(({ command, refusal }) => (command?.type === 'place' && !refusal ? [command] : []));
}

const drawn = (state: State): TileKind | undefined => (state.turn.drawn === undefined ? undefined : kindOf(state.scene, state.turn.drawn));

/** The cells for the tile in hand, with the tile laid in each. */
export function cellsOverlay(state: State, seat: Seat, language: Language): Overlay {
  const kind = drawn(state);
  if (!kind) return {};
  const cells = new Map<string, Place>();
  for (const place of placements(state, seat)) {
    const key = `${place.x} ${place.y}`;
    if (!cells.has(key)) cells.set(key, place);
  }
  const tile = { kind: kind.id, ...(kind.named && { name: kind.name[language] }) };
  return { cells: [...cells.values()].map(({ x, y, turn }) => ({ x, y, tile: { ...tile, look: turned(kind, turn) } })) };
}

/** The tile in hand on the cell of a spot, turned so many times through the turns that fit. */
export function tilePreview(
  state: State,
  seat: Seat,
  at: BoardPoint,
  facing: Vector | undefined,
  language: Language,
): Preview<Command> | undefined {
  const kind = drawn(state);
  if (!kind) return undefined;
  const { x, y } = cellOf({ x: Math.round(at.x), y: Math.round(at.y) });
  if (state.tiles.some((tile) => tile.x === x && tile.y === y)) return undefined;
  const fits = placements(state, seat).filter((place) => place.x === x && place.y === y);
  const strokes = fits.length === 0 ? 0 : ((strokesOf(facing) % fits.length) + fits.length) % fits.length;
  const place: Place = fits[strokes] ?? { type: 'place', x, y, turn: 0 };
  const refusal = zombiesGame.check(state, seat, place);
  const words = adviceWords(language).tile;
  const tile = {
    kind: kind.id,
    look: turned(kind, place.turn),
    ways: fits.length,
    ...(kind.named && { name: kind.name[language] }),
  };
  return {
    commands: [place],
    ...(refusal && { refusal }),
    overlay: {
      ...cellsOverlay(state, seat, language),
      ghost: { at: { x: x * SIDE, y: y * SIDE }, facing: facingOf(strokes), tone: refusal ? 'bad' : 'good', tile },
    },
    panel: {
      title: [kind.name[language], cellName(state, { x, y }, language)].filter(Boolean).join(' → '),
      ...(!refusal && { detail: words.ways(fits.length) }),
      facts: [{ label: words.comes, value: pieces(kind, language), rule: kind.rule }],
      commit: words.lay,
    },
  };
}

/** Pieces laid on a tile: on a building as its kind says, on a street a zombie for each exit. */
function pieces({ named, role, zombies: count, bullets, lives, exits }: TileKind, language: Language): string {
  const { counts } = wordsOf(language);
  const wanted = named || role === 'heliport' ? count : exits.length;
  const parts = [
    wanted > 0 ? counts.zombies(wanted) : '',
    bullets > 0 ? counts.bullets(bullets) : '',
    lives > 0 ? counts.lives(lives) : '',
  ].filter(Boolean);
  return parts.join(', ') || adviceWords(language).tile.nothing;
}

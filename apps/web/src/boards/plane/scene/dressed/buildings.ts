import { Color } from 'three';
import { frameOf, sideTowards } from '../../looks/frame.ts';
import { shareOf } from '../../looks/tints.ts';
import { block, slab } from '../blocks.ts';
import { shade, type Solids } from '../solids.ts';
import { put, spread, standOf, tint, type Builder, type Stand } from './stand.ts';

const GLASS = new Color('#31475a');
const FRAME = new Color('#e2dac8');
const WOOD = new Color('#5b4026');

/** Windows along both long walls. */
function windows(solids: Solids, stand: Stand, from: number, high: number, step: number): void {
  for (const u of spread(stand.length - 0.6, step))
    for (const side of [-1, 1]) {
      put(solids, stand, [u, (side * stand.width) / 2, from + high / 2], [step * 0.5, 0.05, high + 0.12], FRAME);
      put(solids, stand, [u, (side * stand.width) / 2, from + high / 2], [step * 0.42, 0.08, high], GLASS);
    }
}

const house: Builder = ({ walls, plain }, piece, { towards }) => {
  const stand = standOf(piece);
  const side = sideTowards(frameOf(piece.shape), towards);
  const roof = tint(piece);
  block(walls, plain, piece, roof, new Color('#c2b096'));
  const storeys = stand.height > 2.7 ? [0.9, 2] : [0.9];
  for (const from of storeys) windows(plain, stand, from, 0.6, 1.4);
  put(plain, stand, [0, (side * stand.width) / 2, 0.75], [0.8, 0.1, 1.5], WOOD);
  for (const v of spread(stand.width - 0.6, 0.42))
    put(plain, stand, [0, v, stand.height + 0.02], [stand.length - 0.5, 0.05, 0.03], shade(roof, 0.7));
  put(plain, stand, [stand.length * 0.22, 0, stand.height + 0.05], [1.2, 0.8, 0.08], new Color('#6d8ea3'));
};

/** A window as wide as the front, a sign over it and an awning that leans out of the wall. */
const shop: Builder = ({ walls, plain }, piece, { towards }) => {
  const stand = standOf(piece);
  const side = sideTowards(frameOf(piece.shape), towards);
  const front = (side * stand.width) / 2;
  const colour = new Color(shareOf(piece, 2) > 0.5 ? '#a8402f' : '#356a5a');
  block(walls, plain, piece, tint(piece), new Color('#b3a792'));
  put(plain, stand, [0, front, 0.8], [stand.length * 0.88, 0.06, 1.3], FRAME);
  put(plain, stand, [0, front, 0.8], [stand.length * 0.84, 0.1, 1.2], GLASS);
  put(plain, stand, [0, front, stand.height - 0.35], [stand.length * 0.8, 0.12, 0.4], colour);
  spread(stand.length, 0.4).forEach((u, i) => {
    const cloth = i % 2 === 0 ? colour : FRAME;
    put(plain, stand, [u, front + side * 0.2, 1.62], [0.4, 0.42, 0.06], cloth);
    put(plain, stand, [u, front + side * 0.42, 1.54], [0.4, 0.04, 0.18], shade(cloth, 0.85));
  });
  put(plain, stand, [stand.length * 0.24, -side * stand.width * 0.12, stand.height + 0.14], [0.9, 0.9, 0.26], new Color('#a9adb0'));
};

/** Glazed fronts under the floor of an upper storey. */
const terrace: Builder = ({ walls, plain }, piece) => {
  const stand = standOf(piece);
  slab(walls, plain, piece, tint(piece), shade(tint(piece), 0.8));
  for (const u of spread(stand.length - 0.4, 1.8))
    for (const side of [-1, 1]) {
      put(plain, stand, [u, (side * stand.width) / 2, 1], [1.55, 0.06, 1.6], FRAME);
      put(plain, stand, [u, (side * stand.width) / 2, 1], [1.45, 0.1, 1.5], GLASS);
    }
  for (const u of spread(stand.length, 0.7))
    put(plain, stand, [u - 0.35, 0, stand.height + 0.006], [0.04, stand.width, 0.01], shade(tint(piece), 0.75));
};

const column: Builder = ({ plain }, piece) => {
  const { length, height, at } = standOf(piece);
  const [r, stone] = [length / 2, tint(piece)];
  const dark = shade(stone, 0.6);
  plain.turned(
    at(0, 0, 0),
    [
      [r, 0, dark],
      [r, 0.25, dark],
      [r * 0.78, 0.35, stone],
      [r * 0.7, height - 0.4, stone],
      [r, height - 0.2, dark],
      [r, height, stone],
      [0, height, stone],
    ],
    18,
  );
};

export const buildings = { house, shop, terrace, column };

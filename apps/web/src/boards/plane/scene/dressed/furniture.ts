import { Color } from 'three';
import { shareOf } from '../../looks/tints.ts';
import { shade } from '../solids.ts';
import { put, spread, standOf, tint, type Builder } from './stand.ts';

const WATER = new Color('#5fa3cf');
const DARK = new Color('#1b2128');
const STONE = new Color('#a39d90');
const WOOD = new Color('#7a5a37');

const bench: Builder = ({ plain }, piece) => {
  const stand = standOf(piece);
  const { length, width, height } = stand;
  for (const v of [-0.33, 0, 0.33]) put(plain, stand, [0, v * width, height - 0.05], [length, width * 0.26, 0.08], tint(piece));
  for (const u of [-0.4, 0.4]) put(plain, stand, [u * length, 0, (height - 0.1) / 2], [0.1, width * 0.8, height - 0.1], DARK);
};

const barrel: Builder = ({ plain }, piece) => {
  const { at, length, width, height } = standOf(piece);
  const r = Math.min(length / 4, width / 2);
  const wood = tint(piece);
  for (const u of [-length / 4, length / 4])
    plain.turned(
      at(u, 0, 0),
      [
        [r * 0.82, 0, shade(wood, 0.5)],
        [r, height * 0.5, wood],
        [r * 0.82, height, shade(wood, 1.1)],
        [0, height, shade(wood, 0.85)],
      ],
      14,
    );
};

const counter: Builder = ({ plain }, piece) => {
  const stand = standOf(piece);
  const { length, width, height } = stand;
  put(plain, stand, [0, 0, height * 0.45], [length * 0.96, width * 0.86, height * 0.9], shade(tint(piece), 0.7));
  put(plain, stand, [0, 0, height * 0.95], [length, width, height * 0.1], shade(tint(piece), 1.25));
  const u = (shareOf(piece, 1) - 0.5) * length * 0.5;
  if (length > 2) put(plain, stand, [u, 0, height + 0.12], [0.4, 0.34, 0.24], DARK);
};

const GOODS = ['#b5523f', '#c9a04a', '#4f7a8a', '#7d8f52', '#8a5a7c', '#d6cdb8'].map((colour) => new Color(colour));

/** Boards with goods of many colours between them, on both sides. */
const shelf: Builder = ({ plain }, piece) => {
  const stand = standOf(piece);
  const { length, width, height } = stand;
  const boards = spread(height, 0.6);
  put(plain, stand, [0, 0, height / 2], [length, 0.08, height], shade(WOOD, 0.8));
  for (const end of [-1, 1]) put(plain, stand, [(end * length) / 2, 0, height / 2], [0.08, width, height], WOOD);
  boards.forEach((up, row) => {
    put(plain, stand, [0, 0, up - 0.24], [length, width, 0.06], WOOD);
    for (const side of [-1, 1])
      spread(length - 0.1, 0.3).forEach((u, i) => {
        const share = shareOf(piece, i + row * 40 + side * 7);
        const goods = GOODS[Math.floor(share * GOODS.length)] ?? WOOD;
        put(plain, stand, [u, side * width * 0.24, up - 0.06], [0.24, width * 0.36, 0.3 + share * 0.12], goods);
      });
  });
};

/** Two basins over each other and the water that falls from them. */
const fountain: Builder = ({ plain }, piece) => {
  const { at, length, height } = standOf(piece);
  const r = length / 2;
  const stone = tint(piece);
  plain.turned(
    at(0, 0, -0.12),
    [
      [r, 0, shade(stone, 0.6)],
      [r * 0.5, 0.2, stone],
      [r * 0.36, height * 0.5, stone],
      [r * 0.95, height * 0.62, shade(stone, 1.1)],
      [r * 0.9, height * 0.66, WATER],
      [r * 0.2, height * 0.68, WATER],
      [r * 0.16, height * 0.95, stone],
      [r * 0.45, height, shade(stone, 1.1)],
      [0, height + 0.05, new Color('#e8f6ff')],
    ],
    16,
  );
};

/** A ring of stone, and the beam that carries the bucket. */
const well: Builder = ({ plain }, piece) => {
  const stand = standOf(piece);
  const { at, length, height } = stand;
  const r = length / 2;
  plain.turned(
    at(0, 0, 0),
    [
      [r, 0, shade(STONE, 0.5)],
      [r * 0.96, height, STONE],
      [r * 0.68, height, shade(STONE, 1.1)],
      [r * 0.66, height * 0.5, shade(STONE, 0.3)],
      [0, height * 0.5, new Color('#1b2a35')],
    ],
    18,
  );
  for (const end of [-1, 1]) put(plain, stand, [end * r * 0.82, 0, height * 0.9], [0.14, 0.14, height * 1.8], WOOD);
  put(plain, stand, [0, 0, height * 1.75], [length, 0.16, 0.16], WOOD);
  put(plain, stand, [0, 0, height * 1.2], [0.3, 0.3, 0.3], shade(WOOD, 1.2));
};

const trough: Builder = ({ plain }, piece) => {
  const { at, length, height } = standOf(piece);
  const r = length / 2;
  plain.turned(
    at(0, 0, 0),
    [
      [r * 0.8, 0, shade(STONE, 0.5)],
      [r, height, STONE],
      [r * 0.76, height, shade(STONE, 1.1)],
      [r * 0.7, height * 0.8, WATER],
      [0, height * 0.8, WATER],
    ],
    12,
  );
};

const anvil: Builder = ({ plain }, piece) => {
  const stand = standOf(piece);
  const { length, height } = stand;
  plain.turned(
    stand.at(0, 0, 0),
    [
      [length * 0.4, 0, shade(WOOD, 0.5)],
      [length * 0.36, height * 0.55, WOOD],
      [0, height * 0.55, shade(WOOD, 1.2)],
    ],
    10,
  );
  put(plain, stand, [0, 0, height * 0.68], [length * 0.34, length * 0.26, height * 0.28], DARK);
  put(plain, stand, [0, 0, height * 0.9], [length, length * 0.32, height * 0.2], new Color('#565d66'));
};

const cross: Builder = ({ plain }, piece) => {
  const stand = standOf(piece);
  const { length, height } = stand;
  put(plain, stand, [0, 0, height * 0.08], [length, length, height * 0.16], shade(STONE, 0.8));
  put(plain, stand, [0, 0, height / 2], [length * 0.26, length * 0.26, height], STONE);
  put(plain, stand, [0, 0, height * 0.74], [length, length * 0.24, length * 0.26], STONE);
};

export const furniture = { bench, barrel, counter, shelf, fountain, well, trough, anvil, cross };

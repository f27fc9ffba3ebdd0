import { Color } from 'three';
import { shareOf } from '../../looks/tints.ts';
import { tree as treeOf } from '../plants.ts';
import { shade, type Solids, type Vec3 } from '../solids.ts';
import { put, spread, standOf, tint, type Builder, type Stand } from './stand.ts';

const LEAF = new Color('#53773a');
const BRIGHT = new Color('#80a04f');

const tree: Builder = ({ trunks, crowns }, piece) => {
  treeOf(trunks, crowns, piece);
};

const leaf = (share: number): Color => LEAF.clone().lerp(BRIGHT, share);

const bush: Builder = ({ plain }, piece) => {
  const { at, length, height } = standOf(piece);
  const r = length / 2;
  for (let i = 0; i < 5; i++) {
    const angle = (i / 4) * 2 * Math.PI + shareOf(piece, i);
    const [away, size] = i === 4 ? [0, r * 0.75] : [r * 0.45, r * 0.55];
    const up = i === 4 ? height * 0.55 : height * 0.35;
    plain.ball(at(Math.cos(angle) * away, Math.sin(angle) * away, up), [size, size, height * 0.42], leaf(shareOf(piece, i + 5)), 5, 8);
  }
};

function foliage(solids: Solids, stand: Stand, shares: (i: number) => number, up: number, r: number, step: number): void {
  spread(stand.length - r * 0.4, step).forEach((u, i) => {
    const size: Vec3 = [r * 1.1, r, r * (0.85 + shares(i) * 0.3)];
    solids.ball(stand.at(u, (shares(i + 40) - 0.5) * 0.1, up), size, leaf(shares(i + 80)), 5, 8);
  });
}

const hedge: Builder = ({ plain }, piece) => {
  const stand = standOf(piece);
  const { length, width, height } = stand;
  put(plain, stand, [0, 0, height * 0.38], [length * 0.96, width * 0.8, height * 0.76], shade(LEAF, 0.8));
  foliage(plain, stand, (i) => shareOf(piece, i), height * 0.62, width * 0.55, width * 0.65);
};

const planter: Builder = ({ plain }, piece) => {
  const stand = standOf(piece);
  const { length, width, height } = stand;
  const box = tint(piece);
  put(plain, stand, [0, 0, height * 0.32], [length, width, height * 0.64], box);
  put(plain, stand, [0, 0, height * 0.64], [length, width, 0.05], shade(box, 1.3));
  foliage(plain, stand, (i) => shareOf(piece, i), height * 0.7, width * 0.34, width * 0.55);
  const bloom = new Color(shareOf(piece, 3) > 0.5 ? '#d9725f' : '#e7c95a');
  spread(length - 0.4, 0.45).forEach((u, i) => {
    plain.ball(stand.at(u, (shareOf(piece, i + 9) - 0.5) * width * 0.5, height * 0.98), [0.08, 0.08, 0.08], bloom, 4, 5);
  });
};

const hay: Builder = ({ plain }, piece) => {
  const { at, length, height } = standOf(piece);
  const [r, straw] = [length / 2, tint(piece)];
  plain.turned(
    at(0, 0, 0),
    [
      [r, 0, shade(straw, 0.55)],
      [r * 0.98, height * 0.35, shade(straw, 0.9)],
      [r * 0.85, height * 0.7, straw],
      [r * 0.6, height, shade(straw, 1.15)],
      [0, height, shade(straw, 1.2)],
    ],
    14,
  );
};

export const nature = { tree, bush, hedge, planter, hay };

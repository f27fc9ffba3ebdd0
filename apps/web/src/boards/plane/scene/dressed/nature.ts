import { Color } from 'three';
import { shareOf, tintOf } from '../../looks/tints.ts';
import { tree as treeOf } from '../plants.ts';
import { inset, outlineOf, shade, type Solids, type Spot } from '../solids.ts';
import { put, spread, standOf, type Builder, type Stand } from './stand.ts';

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
    const size: Spot = [r * 1.1, r, r * (0.85 + shares(i) * 0.3)];
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
  const box = new Color(tintOf(piece) ?? '#888');
  put(plain, stand, [0, 0, height * 0.32], [length, width, height * 0.64], box);
  put(plain, stand, [0, 0, height * 0.64], [length, width, 0.05], shade(box, 1.3));
  foliage(plain, stand, (i) => shareOf(piece, i), height * 0.7, width * 0.34, width * 0.55);
  const bloom = new Color(shareOf(piece, 3) > 0.5 ? '#d9725f' : '#e7c95a');
  spread(length - 0.4, 0.45).forEach((u, i) => {
    plain.ball(stand.at(u, (shareOf(piece, i + 9) - 0.5) * width * 0.5, height * 0.98), [0.08, 0.08, 0.08], bloom, 4, 5);
  });
};

/** Faces that lean in from the foot to a top that can be stood on, each of another shade. */
const rock: Builder = ({ plain }, piece) => {
  const outline = outlineOf(piece.shape);
  const [base, top] = [piece.base / 1000, piece.top / 1000];
  const stone = new Color(tintOf(piece) ?? '#888');
  const upper = inset(outline, 0.22) ?? outline;
  outline.forEach((a, i) => {
    const next = (i + 1) % outline.length;
    const [b, c, d] = [outline[next] ?? a, upper[next] ?? a, upper[i] ?? a];
    const [low, high] = [shade(stone, 0.5 + shareOf(piece, i) * 0.12), shade(stone, 0.9 + shareOf(piece, i + 20) * 0.25)];
    const lift = base + (top - base) * (0.55 + shareOf(piece, i + 40) * 0.15);
    plain.triangle([a.x, a.y, base], [b.x, b.y, base], [b.x, b.y, lift], [low, low, high]);
    plain.triangle([a.x, a.y, base], [b.x, b.y, lift], [a.x, a.y, lift], [low, high, high]);
    plain.triangle([a.x, a.y, lift], [b.x, b.y, lift], [c.x, c.y, top], [high, high, stone]);
    plain.triangle([a.x, a.y, lift], [c.x, c.y, top], [d.x, d.y, top], [high, stone, stone]);
  });
  plain.face(upper, top, shade(stone, 1.12));
};

/** A round trunk along its longer axis, cut at both ends. */
const log: Builder = ({ trunks }, piece) => {
  const stand = standOf(piece);
  const [half, r, h] = [stand.length / 2, stand.width / 2, stand.height / 2];
  const [bark, wood] = [new Color('#6b5138'), new Color('#c9a878')];
  const on = (i: number, end: number): Spot => {
    const angle = (i / 10) * 2 * Math.PI;
    return stand.at(end * half, r * Math.cos(angle), h + h * Math.sin(angle));
  };
  for (let i = 0; i < 10; i++) {
    const colour = shade(bark, 0.8 + shareOf(piece, i) * 0.4);
    const one = [colour, colour, colour] as const;
    trunks.triangle(on(i, 1), on(i + 1, 1), on(i + 1, -1), one);
    trunks.triangle(on(i, 1), on(i + 1, -1), on(i, -1), one);
    for (const end of [1, -1])
      trunks.triangle(stand.at(end * half, 0, h), on(end > 0 ? i + 1 : i, end), on(end > 0 ? i : i + 1, end), [
        shade(wood, 0.7),
        wood,
        wood,
      ]);
  }
};

const hay: Builder = ({ plain }, piece) => {
  const { at, length, height } = standOf(piece);
  const [r, straw] = [length / 2, new Color(tintOf(piece) ?? '#888')];
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

export const nature = { tree, bush, hedge, planter, rock, log, hay };

import type { Point } from '@escarmouche/space';
import type { Terrain } from '../../model.ts';
import { shareOf } from '../../looks/tints.ts';
import { bar, between, circle, line, lobes, type Mark, type Painter } from './marks.ts';

const DARK = '#14161b';
const LEAF = '#79994c';

/** The crown above a trunk hides and stops nothing, and so is drawn thin: the trunk shows through. */
const tree: Painter = (piece, { middle, length }) => {
  const r = length / 2;
  const turn = shareOf(piece, 1) * 6;
  return [
    { d: lobes(middle, r * 3, turn, 9), fill: '#3f6a2c', opacity: 0.46, stroke: '#233f18', width: 50 },
    { d: lobes({ x: middle.x - r * 0.35, y: middle.y + r * 0.45 }, r * 1.9, turn + 1, 7), fill: '#6d9444', opacity: 0.34 },
    { d: circle(middle, r), fill: '#5b4630', stroke: DARK, width: 50 },
    { d: circle(middle, r * 0.55), stroke: '#8d7350', width: 50, opacity: 0.7 },
  ];
};

const bush: Painter = (piece, { middle, length }) => {
  const [r, turn] = [length / 2, shareOf(piece, 1) * 6];
  return [
    { d: lobes(middle, r * 1.02, turn), fill: '#4b6a35', stroke: '#233f18', width: 45 },
    { d: lobes({ x: middle.x - r * 0.15, y: middle.y + r * 0.2 }, r * 0.62, turn + 1, 6), fill: LEAF, opacity: 0.6 },
  ];
};

/** Leaves along a box of them. */
function foliage(piece: Terrain, points: readonly Point[], r: number): readonly Mark[] {
  const leaves = points.map((point, i) => lobes(point, r * (0.85 + shareOf(piece, i) * 0.3), shareOf(piece, i + 50) * 6, 6));
  return [
    { d: leaves.filter((_, i) => i % 2 === 0).join(''), fill: '#5f8440', stroke: '#233f18', width: 35 },
    { d: leaves.filter((_, i) => i % 2 === 1).join(''), fill: LEAF, opacity: 0.85, stroke: '#233f18', width: 35 },
  ];
}

const hedge: Painter = (piece, { at, length, width }) =>
  foliage(
    piece,
    between(-length / 2 - width * 0.25, length / 2 + width * 0.25, width * 0.62).map((u) => at(u, 0)),
    width * 0.5,
  );

/** A box of earth with flowers in it. */
const planter: Painter = (piece, frame) => {
  const { at, length, width } = frame;
  const places = between(-length / 2, length / 2, width * 0.55).map((u, i) => at(u, (shareOf(piece, i) - 0.5) * width * 0.2));
  const blooms = places.map((point, i) => circle({ x: point.x + (shareOf(piece, i + 9) - 0.5) * 300, y: point.y + 90 }, 80)).join('');
  return [
    { d: bar(frame, -length / 2 + 110, length / 2 - 110, -width / 2 + 110, width / 2 - 110), fill: '#3f3325' },
    ...foliage(piece, places, width * 0.33),
    { d: blooms, fill: shareOf(piece, 3) > 0.5 ? '#d9725f' : '#e7c95a' },
  ];
};

const hay: Painter = (piece, { middle, length }) => {
  const straws = Array.from({ length: 40 }, (_, i) => {
    const [angle, away] = [shareOf(piece, i) * 6.3, (0.15 + shareOf(piece, i + 60) * 0.7) * (length / 2)];
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return line({ x: middle.x + c * away, y: middle.y + s * away }, { x: middle.x + c * (away + 200), y: middle.y + s * (away + 200) });
  }).join('');
  return [
    { d: circle(middle, length * 0.26), fill: '#e2c46c', opacity: 0.8 },
    { d: straws, stroke: '#8a6a26', width: 40, opacity: 0.6 },
  ];
};

export const nature = { tree, bush, hedge, planter, hay };

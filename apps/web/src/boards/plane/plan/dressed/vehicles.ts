import { shareOf } from '../../looks/tints.ts';
import { across, bar, between, circle, line, type Mark, type Painter } from './marks.ts';
import type { Frame } from '../../looks/frame.ts';

const DARK = '#14161b';
const GLASS = '#23323d';

/** Two panes that lean towards the roof. */
const pane = ({ at }: Frame, u0: number, u1: number, low: number, high: number): string =>
  line(at(u0, -low), at(u0, low), at(u1, high), at(u1, -high)) + 'Z';

const car: Painter = (piece, frame) => {
  const { length, width } = frame;
  const way = shareOf(piece, 1) > 0.5 ? 1 : -1;
  const [side, lamps] = [width * 0.4, (way * length) / 2 - way * 130];
  return [
    { d: bar(frame, way * length * 0.16, -way * length * 0.3, -side * 0.8, side * 0.8), fill: '#fff', opacity: 0.14 },
    { d: pane(frame, way * length * 0.3, way * length * 0.14, side, side * 0.8), fill: GLASS },
    { d: pane(frame, -way * length * 0.4, -way * length * 0.29, side * 0.9, side * 0.75), fill: GLASS },
    { d: bar(frame, way * length * 0.12, -way * length * 0.27, side * 0.88, side * 1.1), fill: GLASS },
    { d: bar(frame, way * length * 0.12, -way * length * 0.27, -side * 0.88, -side * 1.1), fill: GLASS },
    { d: circle(frame.at(lamps, side * 0.75), 110) + circle(frame.at(lamps, -side * 0.75), 110), fill: '#f6ecc2' },
    { d: circle(frame.at(-lamps, side * 0.75), 90) + circle(frame.at(-lamps, -side * 0.75), 90), fill: '#a3281f' },
  ];
};

const bus: Painter = (_, frame) => {
  const { length, width } = frame;
  const [half, side] = [length / 2, width / 2];
  const panes = between(-half + 300, half - 300, 900);
  const glass = (v0: number, v1: number): string => panes.map((u) => bar(frame, u - 340, u + 340, v0, v1)).join('');
  return [
    { d: bar(frame, -half + 260, half - 260, -side * 0.62, side * 0.62), fill: '#fff', opacity: 0.22 },
    { d: glass(side * 0.76, side * 0.96) + glass(-side * 0.96, -side * 0.76), fill: GLASS },
    { d: bar(frame, half - 240, half - 60, -side * 0.8, side * 0.8), fill: GLASS },
    { d: bar(frame, -half + 60, -half + 180, -side * 0.6, side * 0.6), fill: GLASS },
    {
      d: bar(frame, -half * 0.55, -half * 0.25, -420, 420) + bar(frame, half * 0.25, half * 0.55, -420, 420),
      fill: '#e4d7b0',
      stroke: DARK,
      width: 45,
    },
  ];
};

/** A bed of planks full of hay between two wheels. */
const cart: Painter = (piece, frame) => {
  const { length, width, at } = frame;
  const straws = Array.from({ length: 26 }, (_, i) => {
    const [u, v] = [(shareOf(piece, i) - 0.5) * length * 0.66, (shareOf(piece, i + 40) - 0.5) * width * 0.5];
    const [du, dv] = [(shareOf(piece, i + 80) - 0.5) * 520, (shareOf(piece, i + 120) - 0.5) * 520];
    return line(at(u, v), at(u + du, v + dv));
  }).join('');
  return [
    across(frame, 300, DARK, 35, 0.35),
    { d: bar(frame, -length * 0.4, length * 0.4, -width * 0.34, width * 0.34), fill: '#c9a64f', stroke: DARK, width: 40 },
    { d: straws, stroke: '#f0d98c', width: 55, opacity: 0.8 },
    { d: bar(frame, -420, 420, width * 0.4, width * 0.5) + bar(frame, -420, 420, -width * 0.5, -width * 0.4), fill: '#3b2a1a' },
  ];
};

/** A petrol pump: white dial on red. */
const pump: Painter = (_, { middle, length }): readonly Mark[] => [
  { d: circle(middle, length * 0.3), fill: '#efe9dc', stroke: DARK, width: 45 },
  { d: line(middle, { x: middle.x + length * 0.16, y: middle.y + length * 0.16 }), stroke: DARK, width: 60 },
];

export const vehicles = { car, bus, cart, pump };

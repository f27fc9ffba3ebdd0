import { shareOf } from '../../looks/tints.ts';
import { alongside, bar, between, circle, line, type Mark, type Painter } from './marks.ts';

const DARK = '#14161b';
const LIGHT = '#f4efe2';

const bench: Painter = (_, frame) => [alongside(frame, frame.width / 3, DARK, 50, 0.5)];

/** Barrels side by side. */
const barrel: Painter = (_, frame) => {
  const { at, length, width } = frame;
  const r = Math.min(length / 4, width / 2);
  return [-length / 4, length / 4].flatMap((u): readonly Mark[] => [
    { d: circle(at(u, 0), r), fill: '#8f6a3c', stroke: DARK, width: 45 },
    { d: circle(at(u, 0), r * 0.72), stroke: '#3a2a18', width: 50, opacity: 0.7 },
    { d: line(at(u, -r * 0.7), at(u, r * 0.7)), stroke: '#3a2a18', width: 35, opacity: 0.6 },
  ]);
};

/** A worktop, with a till where it is long enough. */
const counter: Painter = (piece, frame) => {
  const { length, width } = frame;
  const top: Mark = { d: bar(frame, -length / 2 + 80, length / 2 - 80, -width / 2 + 80, width / 2 - 80), fill: LIGHT, opacity: 0.35 };
  if (length <= 2000) return [top];
  const u = (shareOf(piece, 1) - 0.5) * length * 0.5;
  return [top, { d: bar(frame, u - 220, u + 220, -width * 0.28, width * 0.28), fill: '#3b4148', stroke: DARK, width: 35 }];
};

const GOODS = ['#b5523f', '#c9a04a', '#4f7a8a', '#7d8f52', '#8a5a7c', '#d6cdb8'] as const;

/** Two rows of goods, back to back. */
const shelf: Painter = (piece, frame) => {
  const { length, width } = frame;
  const cuts = [-length / 2 + 80, ...between(-length / 2 + 80, length / 2 - 80, 260)];
  const rows = [
    [-width * 0.4, -40],
    [40, width * 0.4],
  ] as const;
  return rows.flatMap(([v0, v1], row) =>
    cuts.map((u, i): Mark => {
      const fill = GOODS[Math.floor(shareOf(piece, i + row * 40) * GOODS.length)];
      return { d: bar(frame, u + 20, (cuts[i + 1] ?? length / 2 - 80) - 20, v0, v1), fill };
    }),
  );
};

/** A basin with water standing in rings around its jet. */
const fountain: Painter = (_, { middle, length }) => [
  { d: circle(middle, length * 0.4), fill: '#7fb4d2', stroke: DARK, width: 50 },
  { d: circle(middle, length * 0.24), stroke: '#e8f6ff', width: 60, opacity: 0.9 },
  { d: circle(middle, length * 0.1), fill: '#fff' },
];

/** A ring of stones, black water and the beam over it. */
const well: Painter = (_, frame) => {
  const { middle, length, at } = frame;
  const joints = Array.from(Array(12).keys(), (i) => {
    const [c, s] = [Math.cos((i / 12) * 2 * Math.PI), Math.sin((i / 12) * 2 * Math.PI)];
    const [near, far] = [length * 0.32, length / 2];
    return line({ x: middle.x + c * near, y: middle.y + s * near }, { x: middle.x + c * far, y: middle.y + s * far });
  }).join('');
  return [
    { d: joints, stroke: DARK, width: 40, opacity: 0.5 },
    { d: circle(middle, length * 0.32), fill: '#1b2a35', stroke: DARK, width: 50 },
    { d: bar(frame, -length / 2, length / 2, -90, 90), fill: '#6f5236', stroke: DARK, width: 35 },
    { d: circle(at(0, 0), 170), fill: '#a9895c', stroke: DARK, width: 35 },
  ];
};

const trough: Painter = (_, { middle, length }) => [{ d: circle(middle, length * 0.34), fill: '#4f86a8', stroke: DARK, width: 45 }];

const anvil: Painter = (_, frame) => [
  { d: circle(frame.middle, frame.length / 2), fill: '#5f4a32', stroke: DARK, width: 35 },
  { d: bar(frame, -frame.length * 0.45, frame.length * 0.45, -110, 110), fill: '#2b2f35', stroke: '#9aa2aa', width: 30 },
];

const cross: Painter = (_, { middle, length }) => {
  const [{ x, y }, r] = [middle, length * 0.34];
  const d = line({ x: x - r, y }, { x: x + r, y }) + line({ x, y: y - r }, { x, y: y + r });
  return [
    { d, stroke: '#3a352c', width: 150 },
    { d, stroke: '#d8d2c2', width: 70 },
  ];
};

export const furniture = { bench, barrel, counter, shelf, fountain, well, trough, anvil, cross };

import type { Frame } from '../../looks/frame.ts';
import { shareOf } from '../../looks/tints.ts';
import { cornersOf, middleOf, pathOf } from '../shadow.ts';
import { across, alongside, bar, between, circle, line, rim, type Mark, type Painter } from './marks.ts';

const DARK = '#14161b';
const LIGHT = '#f4efe2';

/** Flagstones behind a rim. */
const keep: Painter = (_, frame) => [across(frame, 900, DARK, 40, 0.2), alongside(frame, 800, DARK, 40, 0.2), rim(frame, 230)];

/** Coping stones; a wall with a bend is left plain. */
const wall: Painter = ({ shape }, frame) => {
  if (shape.type === 'disc' || shape.points.length > 4) return [];
  const ridge = line(frame.at(-frame.length / 2, 0), frame.at(frame.length / 2, 0));
  return [across(frame, 620, DARK, 45, 0.4), { d: ridge, stroke: LIGHT, width: 60, opacity: 0.25 }];
};

/** The edge of every step catches light. */
const stairs: Painter = (_, frame) => [
  { d: bar(frame, -frame.length / 2, frame.length / 2, -frame.width / 2, frame.width / 2), fill: DARK, opacity: 0.1 },
  alongside(frame, frame.width / 2, DARK, 45, 0.35),
];

/** Merlons with gaps between them. */
const battlement: Painter = (_, frame) => {
  const { length, width } = frame;
  const cuts = between(-length / 2, length / 2, 420);
  const d = cuts.flatMap((u, i) => (i % 2 === 0 ? [bar(frame, u, cuts[i + 1] ?? length / 2, -width / 2, width / 2)] : [])).join('');
  return [{ d, fill: DARK, opacity: 0.5 }];
};

const planks: Painter = (_, frame) => [
  across(frame, 320, DARK, 40, 0.45),
  {
    d: line(frame.at(-frame.length / 2, frame.width * 0.42), frame.at(frame.length / 2, frame.width * 0.42)),
    stroke: DARK,
    width: 70,
    opacity: 0.5,
  },
  {
    d: line(frame.at(-frame.length / 2, -frame.width * 0.42), frame.at(frame.length / 2, -frame.width * 0.42)),
    stroke: DARK,
    width: 70,
    opacity: 0.5,
  },
];

/** Posts along the middle, and what joins them. */
function rails({ at, length }: Frame, post: string, rail: string, step: number, size: number): readonly Mark[] {
  const places = [-length / 2 + size, ...between(-length / 2, length / 2, step), length / 2 - size];
  return [
    { d: line(at(-length / 2, 0), at(length / 2, 0)), stroke: rail, width: size },
    { d: places.map((u) => circle(at(u, 0), size)).join(''), fill: post, stroke: DARK, width: 30 },
  ];
}

const fence: Painter = (_, frame) => rails(frame, '#6f5434', '#d1b180', 900, 110);

const railing: Painter = (_, frame) => rails(frame, '#3f464d', '#c6d0d8', 600, 80);

const crate: Painter = (_, frame) => {
  const [u, v] = [frame.length / 2 - 90, frame.width / 2 - 90];
  return [
    alongside(frame, 260, DARK, 35, 0.35),
    { d: bar(frame, -u, u, -v, v), stroke: DARK, width: 60, opacity: 0.4 },
    { d: line(frame.at(-u, -v), frame.at(u, v)), stroke: DARK, width: 60, opacity: 0.35 },
  ];
};

/** Faces of stone from a ridge to every corner. */
const rock: Painter = (piece) => {
  const corners = cornersOf(piece.shape);
  const middle = middleOf(piece.shape);
  const inner = corners.map(({ x, y }, i) => {
    const near = 0.42 + shareOf(piece, i) * 0.22;
    return { x: middle.x + (x - middle.x) * near, y: middle.y + (y - middle.y) * near };
  });
  const faces = corners.map((a, i): Mark => {
    const next = (i + 1) % corners.length;
    const [b, c, d] = [corners[next] ?? a, inner[next] ?? a, inner[i] ?? a];
    // Light falls from the north-west, as on all of the plan.
    const lit = (b.y - a.y + (b.x - a.x)) / Math.max(1, Math.hypot(b.x - a.x, b.y - a.y));
    return {
      d: pathOf([a, b, c, d]),
      fill: lit < 0 ? '#fff' : DARK,
      opacity: Math.min(0.34, Math.abs(lit) * 0.22),
      stroke: DARK,
      width: 30,
    };
  });
  return [...faces, { d: pathOf(inner), fill: '#fff', opacity: 0.14 }];
};

/** Bark along a trunk, and the rings where it was cut. */
const log: Painter = (_, frame) => {
  const { at, length, width } = frame;
  return [
    alongside(frame, width / 4, DARK, 40, 0.35),
    { d: bar(frame, length / 2 - 220, length / 2, -width / 2, width / 2), fill: '#c9a878', stroke: DARK, width: 40 },
    { d: line(at(length / 2 - 110, -width * 0.3), at(length / 2 - 110, width * 0.3)), stroke: '#7a5a37', width: 50 },
  ];
};

export const works = { keep, wall, stairs, battlement, planks, fence, railing, crate, rock, log };

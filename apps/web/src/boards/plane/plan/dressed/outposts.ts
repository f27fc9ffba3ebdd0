import { sideTowards, type Frame } from '../../looks/frame.ts';
import { shareOf } from '../../looks/tints.ts';
import { cornersOf, middleOf, pathOf } from '../shadow.ts';
import { across, alongside, bar, between, circle, line, rim, type Mark, type Painter } from './marks.ts';

const DARK = '#14161b';
const LIGHT = '#f4efe2';
const STRIPE = '#d8a53a';

/** A door in the wall at the front, seen as its sill. */
const sill = (frame: Frame, side: number, wide: number, fill: string): Mark => {
  const v = (side * frame.width) / 2;
  return { d: bar(frame, -wide / 2, wide / 2, v - side * 170, v + side * 60), fill, stroke: DARK, width: 30 };
};

/** An outline with its corners drawn in, by a share of their way to the middle. */
function drawnIn({ shape }: Parameters<Painter>[0], share: number): string {
  const middle = middleOf(shape);
  return pathOf(cornersOf(shape).map(({ x, y }) => ({ x: x + (middle.x - x) * share, y: y + (middle.y - y) * share })));
}

/** Plates of a ship's skin, a spine along it and a hatch to climb out of. */
const hull: Painter = (piece, frame) => {
  const { at, length, width } = frame;
  const [u, hatch] = [length / 2, Math.min(650, width * 0.28)];
  return [
    { d: drawnIn(piece, 0.1), stroke: LIGHT, width: 35, opacity: 0.35 },
    { d: drawnIn(piece, 0.34), fill: LIGHT, opacity: 0.08, stroke: DARK, width: 45 },
    {
      d: between(-u * 0.66, u * 0.66, length / 6)
        .map((x) => line(at(x, -width * 0.33), at(x, width * 0.33)))
        .join(''),
      stroke: DARK,
      width: 40,
      opacity: 0.4,
    },
    { d: bar(frame, -u * 0.6, u * 0.6, -width * 0.045, width * 0.045), fill: '#a4532f', opacity: 0.8 },
    { d: circle(at(u * 0.3, width * 0.17), hatch), fill: '#565d66', stroke: DARK, width: 50 },
    { d: circle(at(u * 0.3, width * 0.17), hatch * 0.66), stroke: LIGHT, width: 35, opacity: 0.4 },
    { d: bar(frame, -u * 0.5, -u * 0.24, -width * 0.24, -width * 0.12), fill: DARK, opacity: 0.5 },
  ];
};

/** A roof of sheets with a fan, and the gate at the front. */
const depot: Painter = (_, frame, towards) => {
  const { at, length, width } = frame;
  const fan = at(-length * 0.28, 0);
  return [
    across(frame, 480, DARK, 30, 0.22),
    rim(frame, 220),
    { d: bar(frame, length * 0.08, length * 0.36, -width * 0.2, width * 0.2), fill: '#5d7f93', opacity: 0.85, stroke: DARK, width: 40 },
    { d: line(at(length * 0.22, -width * 0.2), at(length * 0.22, width * 0.2)), stroke: DARK, width: 35 },
    { d: circle(fan, 480), fill: '#a9adb0', stroke: DARK, width: 40 },
    { d: circle(fan, 330), fill: '#3f444a' },
    sill(frame, sideTowards(frame, towards), Math.min(2400, length * 0.45), STRIPE),
  ];
};

/** A lid with ribs, and bars on the doors at one end. */
const container: Painter = (piece, frame) => {
  const { length, width } = frame;
  const end = shareOf(piece, 1) > 0.5 ? 1 : -1;
  const [from, to] = [(end * length) / 2, (end * length) / 2 - end * 160];
  return [across(frame, 230, DARK, 55, 0.3), { d: bar(frame, from, to, -width / 2, width / 2), fill: LIGHT, opacity: 0.5 }];
};

/** The lid of a tank, its rim and seams; the valve to the north of the middle, where its height is written. */
const tank: Painter = (_, { middle, length }) => [
  { d: circle(middle, length * 0.4), fill: LIGHT, opacity: 0.16, stroke: DARK, width: 45 },
  { d: circle(middle, length * 0.24), stroke: DARK, width: 35, opacity: 0.4 },
  { d: circle({ x: middle.x, y: middle.y + length * 0.27 }, length * 0.07), fill: '#a8402f', stroke: DARK, width: 40 },
];

/** A flat roof of clay, its rim and a door at the front; a thin wall only crumbles. */
const adobe: Painter = (piece, frame, towards) => {
  if (frame.width < 1500) return [across(frame, 900, DARK, 40, 0.22)];
  return [
    { d: drawnIn(piece, 0.16), fill: DARK, opacity: 0.12, stroke: LIGHT, width: 40 },
    { d: drawnIn(piece, 0.62), stroke: DARK, width: 40, opacity: 0.3 },
    sill(frame, sideTowards(frame, towards), 900, '#5b4026'),
  ];
};

/** Reeds laid from the ridge down to both eaves, and a door at the front. */
const hut: Painter = (_, frame, towards) => [
  across(frame, 170, DARK, 30, 0.24),
  rim(frame, 200),
  { d: line(frame.at(-frame.length / 2, 0), frame.at(frame.length / 2, 0)), stroke: '#e0c98d', width: 130, opacity: 0.6 },
  sill(frame, sideTowards(frame, towards), 900, '#5b4026'),
];

/** Two rows of bags. */
const sandbags: Painter = (_, frame) => {
  const { length, width } = frame;
  const d = [-1, 1].flatMap((side, row) =>
    between(-length / 2 - 250 + row * 125, length / 2 + row * 125, 500).map((u) =>
      bar(frame, Math.max(-length / 2, u - 225), Math.min(length / 2, u + 225), side * width * 0.04, side * width * 0.48),
    ),
  );
  return [{ d: d.join(''), fill: '#cdbb8b', stroke: '#4a3f27', width: 40 }];
};

/** Jars close together, seen into their mouths. */
const jars: Painter = (piece, { at, length, width }) =>
  [-1, 1].flatMap((u) =>
    [-1, 1].flatMap((v, i): readonly Mark[] => {
      const [middle, r] = [at((u * length) / 4, (v * width) / 4), (Math.min(length, width) / 4) * (0.8 + shareOf(piece, i + u) * 0.2)];
      return [
        { d: circle(middle, r), fill: i === 0 ? '#b07a4e' : '#9c8f7a', stroke: DARK, width: 35 },
        { d: circle(middle, r * 0.45), fill: DARK, opacity: 0.75 },
      ];
    }),
  );

/** The fins of a mast that draws water from the air. */
const condenser: Painter = (_, { at, middle, length }) => {
  const r = length / 2;
  return [
    { d: line(at(-r, 0), at(r, 0)) + line(at(0, -r), at(0, r)), stroke: '#e3e0d6', width: 150 },
    { d: circle(middle, r * 0.5), fill: '#8d949c', stroke: DARK, width: 45 },
    { d: circle(middle, r * 0.2), fill: '#a8402f' },
  ];
};

/** Bars one sees the ground through, between two beams. */
const grating: Painter = (_, frame) => {
  const { length, width } = frame;
  const edge = (side: number): string => bar(frame, -length / 2, length / 2, side * width * 0.5, side * width * 0.41);
  return [across(frame, 190, DARK, 50, 0.5), alongside(frame, 380, DARK, 30, 0.4), { d: edge(1) + edge(-1), fill: STRIPE, opacity: 0.85 }];
};

const post: Painter = (_, frame) => [{ d: circle(frame.middle, frame.length * 0.3), fill: '#c9a878', stroke: DARK, width: 30 }];

export const outposts = { hull, depot, container, tank, adobe, hut, sandbags, jars, condenser, grating, post };

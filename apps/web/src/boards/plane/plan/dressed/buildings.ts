import { sideTowards, type Frame } from '../../looks/frame.ts';
import { shareOf } from '../../looks/tints.ts';
import { across, alongside, bar, between, circle, line, rim, type Mark, type Painter } from './marks.ts';

const DARK = '#14161b';
const LIGHT = '#f4efe2';

/** Glass in the roof: a pane with a bright edge. */
function skylight(frame: Frame, u: number, v: number, long: number, wide: number): readonly Mark[] {
  const d = bar(frame, u - long / 2, u + long / 2, v - wide / 2, v + wide / 2);
  return [
    { d, fill: '#5d7f93', opacity: 0.85, stroke: DARK, width: 50 },
    { d: line(frame.at(u - long / 2, v - wide / 2), frame.at(u + long / 2, v + wide / 2)), stroke: LIGHT, width: 40, opacity: 0.55 },
  ];
}

/** A terrace of tiles with a skylight and a chimney. */
const house: Painter = (piece, frame) => {
  const { length, width } = frame;
  const u = (shareOf(piece, 1) > 0.5 ? 1 : -1) * length * 0.22;
  const chimney = bar(frame, -u - 300, -u + 300, width * 0.18, width * 0.18 + 600);
  return [
    alongside(frame, 420, DARK, 45, 0.28),
    { ...across(frame, 700, DARK, 30, 0.14) },
    rim(frame, 260),
    ...skylight(frame, u, 0, 1300, 800),
    { d: chimney, fill: '#6b4436', stroke: DARK, width: 50 },
    { d: circle(frame.at(-u, width * 0.18 + 300), 150), fill: DARK, opacity: 0.8 },
  ];
};

/** A gravel roof with machines, and the awning over the window at its front. */
const shop: Painter = (piece, frame, towards) => {
  const { length, width } = frame;
  const side = sideTowards(frame, towards);
  const [edge, back] = [(side * width) / 2, side * (width / 2 - 420)];
  const stripe = shareOf(piece, 2) > 0.5 ? '#a8402f' : '#356a5a';
  const stripes = between(-length / 2, length / 2, 400);
  const awning = [-length / 2, ...stripes].flatMap((u, i): readonly Mark[] =>
    i % 2 === 0 ? [{ d: bar(frame, u, Math.min(length / 2, stripes[i] ?? length / 2), back, edge), fill: stripe }] : [],
  );
  const fan = frame.at(length * 0.24, -side * width * 0.12);
  return [
    rim(frame, 240),
    {
      d: bar(frame, length * 0.24 - 450, length * 0.24 + 450, -side * width * 0.12 - 450, -side * width * 0.12 + 450),
      fill: '#a9adb0',
      stroke: DARK,
      width: 40,
    },
    { d: circle(fan, 320), fill: '#4a4f55', stroke: DARK, width: 40 },
    ...skylight(frame, -length * 0.2, -side * width * 0.1, 1100, 700),
    { d: bar(frame, -length / 2, length / 2, back, edge), fill: '#e9e2d0' },
    ...awning,
  ];
};

/** The floor of an upper storey. */
const terrace: Painter = (_, frame) => [across(frame, 700, DARK, 30, 0.2), alongside(frame, 700, DARK, 30, 0.2)];

const column: Painter = (_, { middle, length }) => [
  { d: circle(middle, length * 0.36), stroke: DARK, width: 50, opacity: 0.35 },
  { d: circle(middle, length * 0.2), fill: LIGHT, opacity: 0.4 },
];

export const buildings = { house, shop, terrace, column };

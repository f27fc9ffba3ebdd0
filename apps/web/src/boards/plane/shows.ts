import type { Deed } from '../board.ts';
import { heightOf } from './body.ts';
import type { FigureOnBoard, PlaneBoard } from './model.ts';
import type { Overlay } from './overlay.ts';

/** A deed done to somebody is a line from chest to chest in the colour of who does it, and both are marked. */
export function shows({ figures }: PlaneBoard, { by, on, tone }: Deed): Overlay {
  const [one, other] = [by, on].map((id) => figures.find((figure) => figure.id === id));
  const marks = [one, other].flatMap((figure) => (figure ? [{ kind: 'figure' as const, id: figure.id, tone }] : []));
  return one && other ? { marks, sights: [{ from: chestOf(one), to: chestOf(other), tone, side: one.side }] } : { marks };
}

/** The outcome is written beside the figure it befalls, whatever the words cover. */
export function lands({ figures }: PlaneBoard, { by, on = by, tone, lands: text }: Deed): Overlay {
  const figure = figures.find(({ id }) => id === on);
  return figure && text !== undefined ? { notes: [{ at: figure.at, r: figure.r, parts: [{ text, tone }], always: true }] } : {};
}

const chestOf = (figure: FigureOnBoard) => ({ x: figure.at.x, y: figure.at.y, z: figure.at.z + 0.7 * heightOf(figure) });

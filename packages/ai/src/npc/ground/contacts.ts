import type { FigureId } from '@escarmouche/skirmish';
import { bodyAt, directions, inContact, LENGTH_TOLERANCE, roundPlace, type Body, type Mover, type Place } from '@escarmouche/space';

const ROUND = directions(16);

/**
 * The 16 places, from bearing 0 of the table on, where a base of a radius touches a body at its level (AI-MDA-SAMPLE): a unit apart, for a place that
 * rounding brings nearer cannot be walked to along the body.
 */
export function contactsOf(body: Body, radius: number): readonly Place[] {
  const reach = radius + body.r + LENGTH_TOLERANCE;
  return ROUND.map(({ x, y }) => roundPlace({ x: body.x + x * reach, y: body.y + y * reach }, body.z));
}

/** Figures in base contact with the mover at a place. */
export const touchedBy = ({ body, others }: Mover, at: Place): readonly FigureId[] =>
  others.filter((other) => inContact(bodyAt(at, body), other.body)).map(({ id }) => id);

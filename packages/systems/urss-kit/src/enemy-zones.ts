import { refuse, type Refusal } from '@escarmouche/referee';
import { groupOf, nameOf } from '@escarmouche/skirmish';
import { inside, type Zone } from '@escarmouche/skirmish/plane';
import { below, span, type Body } from '@escarmouche/space';
import { citing } from './registry.ts';
import type { Figure, State } from './state.ts';

/** Why a figure may not be deployed there: beyond its own zone, some of its base is in that of an enemy group (UK-SYS-SCOPE). */
export function enemyZoneRefusal(state: State, { id }: Figure, body: Body): Refusal | undefined {
  const own = groupOf(state, id);
  const trespasses = state.scene.groups.some(({ side, zone }) => side !== own.side && reachesInto(zone, body));
  if (inside(own.zone, body) || !trespasses) return undefined;
  const who = nameOf(state, id);
  return refuse(
    citing('deploysAhead', 'UK-SYS-SCOPE'),
    `${who} ne peut être dans une zone adverse.`,
    `${who} may not be in an enemy zone.`,
  );
}

function reachesInto({ x, y, width, height }: Zone, body: Body): boolean {
  const nearest = { x: Math.max(x, Math.min(body.x, x + width)), y: Math.max(y, Math.min(body.y, y + height)) };
  return below(span(nearest, body), body.r);
}

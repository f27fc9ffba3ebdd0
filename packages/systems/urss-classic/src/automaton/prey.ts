import { distanceBetween } from '@escarmouche/skirmish/placed';
import { engagedWith, sees } from '@escarmouche/skirmish/plane';
import { below } from '@escarmouche/space';
import { plane } from '../plane.ts';
import type { Figure, FigureId, State } from '../state.ts';
import { undetectableFrom } from '../undetectable.ts';
import { preysOf } from './zombies.ts';

/** The prey a zombie walks to: the nearest in sight; of several as near the one most straight ahead, then the first by roster (UC-SV-AI-MOVE). */
export function preyInSight(state: State, zombie: Figure): Figure | undefined {
  const away = (prey: Figure): number => distanceBetween(state, zombie, prey);
  const seen = preysOf(state).filter((prey) => sees(plane, state, zombie, prey) && !undetectableFrom(state, prey, away(prey)));
  const nearest = Math.min(...seen.map(away));
  return mostAhead(
    zombie,
    seen.filter((prey) => !below(nearest, away(prey))),
  );
}

/** The prey a zombie fights: the one walked to, else a prone one, else the one most straight ahead (UC-SV-AI-FIGHT). */
export function preyAtHand(state: State, zombie: Figure, walkedTo: FigureId | undefined): Figure | undefined {
  const touched = preysInContact(state, zombie);
  const meant = touched.find(({ id }) => id === walkedTo);
  if (meant) return meant;
  const prone = touched.filter(({ posture }) => posture === 'prone');
  return mostAhead(zombie, prone.length > 0 ? prone : touched);
}

export function preysInContact(state: State, zombie: Figure): Figure[] {
  const preys = preysOf(state);
  return engagedWith(state, zombie).filter((enemy) => preys.includes(enemy));
}

/** The prey at the smallest angle from the zombie's facing; the first of those at one angle. */
function mostAhead(zombie: Figure, preys: readonly Figure[]): Figure | undefined {
  /** Cosine of the angle, as many times as the facing is long. */
  const ahead = ({ x, y }: Figure): number => {
    const [dx, dy] = [x - zombie.x, y - zombie.y];
    const size = Math.sqrt(dx * dx + dy * dy);
    return size === 0 ? Infinity : (dx * zombie.facing.x + dy * zombie.facing.y) / size;
  };
  return preys.reduce<Figure | undefined>((best, prey) => (best && ahead(best) >= ahead(prey) ? best : prey), undefined);
}

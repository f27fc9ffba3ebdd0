import type { Cube } from '@escarmouche/space/cubes';
import type { Weapon } from './content.ts';
import type { FigureId } from '@escarmouche/skirmish';

/** A shot under way (DZ-SHOOT-ACTION). */
export interface Shot {
  readonly shooter: FigureId;
  readonly weapon: Weapon;
  readonly target: FigureId;
  readonly suppress: boolean;
  /** Dé results spent on it. */
  readonly dice: number;
}

/** A weapon aimed at a cube, and everybody in it (DZ-LOS-CUBE). */
export interface Burst {
  readonly shooter: FigureId;
  readonly weapon: Weapon;
  readonly at: Cube;
  /** Dé results spent on the throw. */
  readonly dice: number;
}

/** An attack that has hit: more successes than the target (DZ-SHOOT-HIT). */
export interface Hit {
  readonly attacker: FigureId;
  readonly target: FigureId;
  readonly weapon?: Weapon | undefined;
  readonly difference: number;
  readonly how: 'shoot' | 'fight';
}

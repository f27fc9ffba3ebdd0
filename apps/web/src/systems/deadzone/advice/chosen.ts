/** An entry of the action bar: the act, its means, and whether a command die pays for it. */
export interface Chosen {
  readonly type: 'move' | 'sprint' | 'shoot' | 'shootCube' | 'suppress' | 'fight' | 'special' | 'standUp' | 'splat' | 'drop' | 'give';
  readonly weapon?: string;
  /** Slug of the rule that gives a Special action. */
  readonly rule?: string;
  readonly free: boolean;
}

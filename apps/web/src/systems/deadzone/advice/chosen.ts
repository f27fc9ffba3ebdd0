/** An entry of the action bar: what is done, with what, and whether a command die pays for it. */
export interface Chosen {
  readonly type: 'move' | 'sprint' | 'shoot' | 'suppress' | 'fight' | 'standUp' | 'splat';
  readonly weapon?: string;
  readonly free: boolean;
}

/** The sounds of a table: never the only sign of anything. */
export type Sound = 'dice' | 'step' | 'shot' | 'blow' | 'fall' | 'card' | 'tile' | 'turn' | 'win' | 'loss';

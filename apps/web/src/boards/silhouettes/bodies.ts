import type { Kind } from '@escarmouche/content/silhouettes';

/** Transforms of things in hand for bodies that hold them elsewhere than a grown figure, or are of another size. */
export const BODIES: Readonly<Partial<Record<Kind, string>>> = {
  sniper: 'translate(0 -2)',
  small: 'translate(.7 4) scale(.75)',
  dwarf: 'translate(.7 2.3) scale(.9)',
  beast: 'translate(1 -5.4) scale(.8)',
  huge: 'translate(2.4 1)',
  robed: 'translate(0 .5)',
};

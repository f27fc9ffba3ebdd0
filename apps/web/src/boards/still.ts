/** Is motion to be left out, by the device or by the player's settings? */
export const still = (): boolean =>
  document.documentElement.dataset.motion === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches;

import type { TransitionConfig } from 'svelte/transition';
import { settings } from '../../settings/settings.svelte.ts';

/** Shares of the time in which who is killed falls, and at which it begins to fade. */
const [DOWN, FADES] = [0.22, 0.65];
const LASTS = 1400;

interface Left {
  readonly killed: boolean;
}

/** The end of a piece on the board: killed, it falls on the spot, lies there and fades; else it is out of sight at once. */
export function falls(_node: Element, { killed }: Left): TransitionConfig {
  return { duration: killed && !settings.looks.still ? LASTS : 0, css: (_, gone) => fallen(gone) };
}

/** The end of a piece that lies already. */
export function fades(_node: Element, { killed }: Left): TransitionConfig {
  return { duration: killed && !settings.looks.still ? LASTS / 2 : 0, css: (left) => `opacity: ${left}` };
}

/** The look of who fell so long ago, from 0 to 1. */
export function fallen(gone: number): string {
  const down = Math.min(1, gone / DOWN) ** 2;
  const left = Math.min(1, (1 - gone) / (1 - FADES));
  return `transform: rotate(${(down * 90).toFixed(1)}deg); opacity: ${left.toFixed(2)}`;
}

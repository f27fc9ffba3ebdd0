import { Color } from 'three';
import type { Tone } from '../../overlay.ts';
import { lookOf } from '../../sides.ts';

/** The page's own colours, so that a theme colours the scene too. */
export interface Colours {
  side(index: number): Color;
  tone(tone: Tone): Color;
  readonly accent: Color;
  /** Lines are set off from the ground under them. */
  readonly cased: boolean;
}

const TONES: Record<Tone, string> = { plain: '--text-2', good: '--good', warn: '--warn', bad: '--bad', info: '--info' };

export function readColours(node: Element): Colours {
  const style = getComputedStyle(node);
  const known = new Map<string, Color>();
  const read = (name: string): Color => {
    const colour = known.get(name) ?? new Color(style.getPropertyValue(name).trim() || '#fff');
    known.set(name, colour);
    return colour;
  };
  return {
    side: (index) => read(`--side-${lookOf(index).key}`),
    tone: (tone) => read(TONES[tone]),
    accent: read('--accent'),
    cased: style.getPropertyValue('--case').trim() !== 'none',
  };
}

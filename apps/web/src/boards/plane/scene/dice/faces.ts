import type { Texture } from 'three';
import { PIPS } from '../../../dice/throws.ts';
import { canvasOf, textureOf } from '../textures.ts';

const SIDE = 128;

/** Pictures of a die's faces in a row: pips up to six, numbers above. */
export function facesTexture(values: readonly number[], numbers: boolean): Texture | undefined {
  const context = canvasOf(SIDE * values.length, SIDE);
  if (!context) return undefined;
  context.fillStyle = '#f4f0e4';
  context.fillRect(0, 0, SIDE * values.length, SIDE);
  context.fillStyle = '#1b1d23';
  for (const [i, value] of values.entries()) {
    const middle = SIDE * (i + 0.5);
    if (numbers) number(context, value, middle);
    else
      for (const [x, y] of PIPS[value] ?? []) {
        context.beginPath();
        context.arc(middle + x * SIDE * 0.25, SIDE / 2 + y * SIDE * 0.25, SIDE * 0.095, 0, 7);
        context.fill();
      }
  }
  return textureOf(context, false);
}

function number(context: CanvasRenderingContext2D, value: number, middle: number): void {
  context.font = `700 ${SIDE * 0.42}px 'Inter Variable', system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(String(value), middle, SIDE * 0.64);
  if (value === 6) context.fillRect(middle - SIDE * 0.13, SIDE * 0.83, SIDE * 0.26, SIDE * 0.05);
}

import { mix } from '@escarmouche/referee';
import type { Ground } from '../model.ts';
import { PALETTES } from '../palette.ts';

const SIDE = 128;
const tiles = new Map<Ground, string>();

/** A small tile of speckled ground as a data URL, drawn once. */
export function groundTile(ground: Ground): string {
  const known = tiles.get(ground);
  if (known !== undefined) return known;
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) return '';
  const { ground: colour, specks } = PALETTES[ground];
  context.fillStyle = colour;
  context.fillRect(0, 0, SIDE, SIDE);
  for (let i = 0; i < 900; i++) {
    const bits = mix(i, ground.length);
    const size = 1 + (bits >>> 28) / 5;
    context.globalAlpha = 0.25 + ((bits >>> 20) & 15) / 30;
    context.fillStyle = (bits & 1) === 0 ? specks[0] : specks[1];
    context.fillRect((bits >>> 1) & 127, (bits >>> 9) & 127, size, size);
  }
  const url = canvas.toDataURL('image/png');
  tiles.set(ground, url);
  return url;
}

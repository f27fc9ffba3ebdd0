import { mix } from '@escarmouche/referee';
import { CanvasTexture, RepeatWrapping, SRGBColorSpace, type Texture } from 'three';
import type { Ground } from '../model.ts';

/** A canvas to paint on; headless or without memory there is none, and the scene goes without. */
export function canvasOf(width: number, height: number): CanvasRenderingContext2D | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas.getContext('2d') ?? undefined;
}

export function textureOf(context: CanvasRenderingContext2D, repeats: boolean): Texture {
  const texture = new CanvasTexture(context.canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  if (repeats) {
    texture.wrapS = RepeatWrapping;
    texture.wrapT = RepeatWrapping;
  }
  return texture;
}

/** A share from 0 to 1 that is always the same for the same numbers. */
export const chance = (a: number, b: number): number => mix(a, b) / 4294967296;

/** Side of a tile as it is painted, and how much finer it is: close to a wall a pixel of it is about one of the screen. */
const [SIDE, FINER] = [256, 2];
/** Side of a tile in the world, in paces. */
export const TILE = 2;

/** The texture of walls: plates on a deck, stones on grass and cobbles, else plaster. Pale, to be tinted. */
export function wallTexture(ground: Ground): Texture | undefined {
  return tile((context) => {
    speckle(context, 500, 0.12);
    if (ground === 'deck') plates(context);
    else if (ground === 'grass' || ground === 'cobbles') stones(context);
    else plaster(context);
  });
}

/** Planks and a frame for crates. */
export function crateTexture(): Texture | undefined {
  return tile((context) => {
    speckle(context, 300, 0.12);
    for (let i = 0; i < 8; i++) {
      context.fillStyle = `rgb(60 40 20 / ${0.05 + chance(i, 4) * 0.14})`;
      context.fillRect(0, i * 32, SIDE, 30);
      context.fillStyle = 'rgb(30 18 8 / 0.5)';
      context.fillRect(0, i * 32 + 30, SIDE, 2);
    }
  });
}

/** Ripples of open water. */
export function waterTexture(): Texture | undefined {
  return tile((context) => {
    context.fillStyle = '#3f7fae';
    context.fillRect(0, 0, SIDE, SIDE);
    context.lineWidth = 3;
    for (let row = 0; row < 8; row++) {
      context.strokeStyle = `rgb(190 228 250 / ${0.08 + chance(row, 9) * 0.16})`;
      context.beginPath();
      for (let x = 0; x <= SIDE; x += 8) context.lineTo(x, row * 32 + 16 + Math.sin((x / SIDE) * 2 * Math.PI * 2 + row * 1.7) * 5);
      context.stroke();
    }
  });
}

/** Nothing but grain, for pieces painted in one colour. */
export const grainTexture = (): Texture | undefined => tile(() => undefined);

function tile(paint: (context: CanvasRenderingContext2D) => void): Texture | undefined {
  const context = canvasOf(SIDE * FINER, SIDE * FINER);
  if (!context) return undefined;
  context.scale(FINER, FINER);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, SIDE, SIDE);
  paint(context);
  for (const coarse of [1, 2, 8]) grain(context, (SIDE * FINER) / coarse);
  const texture = textureOf(context, true);
  texture.repeat.set(1 / TILE, 1 / TILE);
  return texture;
}

/** Specks of so many a side, each darker by a little; made once, for every tile. */
const specks = new Map<number, HTMLCanvasElement>();

function grain(context: CanvasRenderingContext2D, side: number): void {
  const made = specks.get(side) ?? speckled(side);
  if (!made) return;
  specks.set(side, made);
  context.drawImage(made, 0, 0, SIDE, SIDE);
}

function speckled(side: number): HTMLCanvasElement | undefined {
  const context = canvasOf(side, side);
  const image = context?.createImageData(side, side);
  if (!context || !image) return undefined;
  for (let i = 0; i < side * side; i++) image.data[i * 4 + 3] = (mix(i, side) % 256) * 0.13;
  context.putImageData(image, 0, 0);
  return context.canvas;
}

/** Stains of many sizes. */
function speckle(context: CanvasRenderingContext2D, count: number, strength: number): void {
  for (let i = 0; i < count; i++) {
    context.fillStyle = `rgb(20 20 24 / ${chance(i, 1) * strength})`;
    context.beginPath();
    const r = 0.4 + chance(i, 5) ** 3 * 7;
    context.ellipse(chance(i, 2) * SIDE, chance(i, 3) * SIDE, r, r * (0.4 + chance(i, 6)), chance(i, 8) * 3, 0, 7);
    context.fill();
  }
}

function plates(context: CanvasRenderingContext2D): void {
  for (let i = 0; i < 4; i++) {
    const [x, y] = [(i % 2) * 128, Math.floor(i / 2) * 128];
    context.fillStyle = `rgb(30 34 42 / ${0.04 + chance(i, 7) * 0.12})`;
    context.fillRect(x, y, 128, 128);
    context.fillStyle = 'rgb(12 14 18 / 0.45)';
    context.fillRect(x, y, 128, 3);
    context.fillRect(x, y, 3, 128);
    context.fillStyle = 'rgb(255 255 255 / 0.28)';
    context.fillRect(x + 3, y + 3, 125, 2);
    context.fillStyle = 'rgb(12 14 18 / 0.35)';
    for (const [dx, dy] of [
      [12, 12],
      [116, 12],
      [12, 116],
      [116, 116],
    ] as const)
      context.fillRect(x + dx, y + dy, 4, 4);
  }
}

function stones(context: CanvasRenderingContext2D): void {
  for (let row = 0; row < 8; row++) {
    let x = -chance(row, 11) * 30;
    for (let i = 0; x < SIDE; i++) {
      const width = 28 + chance(row * 16 + i, 12) * 34;
      context.fillStyle = `rgb(40 34 26 / ${0.05 + chance(row * 16 + i, 13) * 0.22})`;
      context.fillRect(x, row * 32, width - 2, 30);
      context.fillStyle = 'rgb(24 20 14 / 0.42)';
      context.fillRect(x + width - 3, row * 32, 3, 32);
      x += width;
    }
    context.fillStyle = 'rgb(24 20 14 / 0.42)';
    context.fillRect(0, row * 32 + 29, SIDE, 3);
  }
}

function plaster(context: CanvasRenderingContext2D): void {
  for (let i = 0; i < 26; i++) {
    context.fillStyle = `rgb(90 60 26 / ${chance(i, 21) * 0.1})`;
    context.beginPath();
    context.ellipse(chance(i, 22) * SIDE, chance(i, 23) * SIDE, 20 + chance(i, 24) * 40, 8 + chance(i, 25) * 14, 0, 0, 7);
    context.fill();
  }
  context.strokeStyle = 'rgb(70 44 16 / 0.25)';
  context.lineWidth = 2;
  for (let i = 0; i < 5; i++) {
    context.beginPath();
    const [x, y] = [chance(i, 31) * SIDE, chance(i, 32) * SIDE];
    context.moveTo(x, y);
    context.lineTo(x + 20 - chance(i, 33) * 40, y + 14 + chance(i, 34) * 20);
    context.stroke();
  }
}

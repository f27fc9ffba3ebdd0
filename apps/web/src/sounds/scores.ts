import type { Sound } from './names.ts';

/** A part of a sound: a hiss let through about a pitch, or a tone that glides. Times in seconds, pitches in hertz, loudness from 0 to 1. */
export type Part =
  | { readonly kind: 'hiss'; readonly at: number; readonly lasts: number; readonly pitch: number; readonly loud: number }
  | {
      readonly kind: 'tone';
      readonly at: number;
      readonly lasts: number;
      readonly from: number;
      readonly to: number;
      readonly loud: number;
    };

const hiss = (at: number, lasts: number, pitch: number, loud: number): Part => ({ kind: 'hiss', at, lasts, pitch, loud });
const tone = (at: number, lasts: number, from: number, to: number, loud: number): Part => ({ kind: 'tone', at, lasts, from, to, loud });
const notes = (pitches: readonly number[], apart: number, loud: number): readonly Part[] =>
  pitches.map((pitch, i) => tone(i * apart, 2.2 * apart, pitch, pitch, loud));

export const SCORES: Readonly<Record<Sound, readonly Part[]>> = {
  dice: [0, 0.1, 0.17, 0.31, 0.42, 0.55].map((at, i) => hiss(at, 0.03, 2200 + 260 * (i % 3), 0.7 - 0.08 * i)),
  step: [hiss(0, 0.07, 260, 0.8), hiss(0.19, 0.07, 220, 0.7)],
  shot: [hiss(0, 0.14, 1800, 0.8), tone(0, 0.16, 900, 140, 0.35)],
  blow: [hiss(0, 0.08, 700, 0.9), tone(0, 0.12, 170, 80, 0.6)],
  fall: [tone(0, 0.3, 220, 55, 0.6), hiss(0.22, 0.12, 180, 0.9)],
  card: [hiss(0, 0.07, 3400, 0.4)],
  tile: [hiss(0, 0.05, 800, 0.8), hiss(0.07, 0.03, 1500, 0.4)],
  turn: notes([523, 659], 0.14, 0.3),
  win: notes([523, 659, 784, 1047], 0.16, 0.4),
  loss: notes([392, 330, 262], 0.22, 0.4),
};

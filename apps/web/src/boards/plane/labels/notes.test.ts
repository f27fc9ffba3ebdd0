import { expect, test } from 'vitest';
import type { Overlay } from '../overlay.ts';
import { figure } from '../testing.ts';
import type { Camera } from '../plan/camera.ts';
import { ghostBoxes } from '../plan/ghost.ts';
import { pipBoxes } from '../plan/pips.ts';
import { planProjection } from '../plan/projection.ts';
import { layOut } from './names.ts';
import { NOTE_HEIGHT, writeNotes } from './notes.ts';

const view = { width: 800, height: 600 };
const camera: Camera = { x: 20_000, y: 15_000, scale: 0.02, quarter: 0 };
const plan = planProjection(camera, view);
const NAMING = { namedFrom: 15, heightOf: () => 17, signsOf: () => 0 };
const place = { x: 20_000, y: 15_000, z: 0 };
const overlay: Overlay = {
  ghost: { figure: 'a', at: place, r: 500, facing: { x: 0, y: 1000 }, tone: 'good', turnable: true },
  trail: { points: [{ ...place, y: 12_000 }, place], tone: 'good', label: '3 pas' },
  notes: [
    { at: { x: 20_500, y: 16_000 }, r: 500, parts: [{ text: '1,2 pas', tone: 'plain' }] },
    { at: { x: 19_500, y: 16_000 }, r: 500, parts: [{ text: '1,4 pas', tone: 'plain' }] },
    { at: { x: 20_000, y: 16_500 }, r: 0, parts: [{ text: '0,6 pas', tone: 'info' }] },
  ],
  rings: [{ center: place, radius: 90_000, label: 'far', tone: 'plain' }],
};

test('words of an overlay cover neither each other nor the ghost; a ring out of view has none', () => {
  const written = writeNotes(overlay, plan, ghostBoxes(overlay.ghost, camera, view));
  expect(written.map(({ parts }) => parts[0]?.text)).toEqual(['3 pas', '1,2 pas', '1,4 pas', '0,6 pas']);
  written.forEach((one, i) => {
    for (const other of written.slice(i + 1)) {
      const apart = Math.abs(one.x - other.x) >= (one.width + other.width) / 2 || Math.abs(one.y - other.y) >= NOTE_HEIGHT;
      expect(apart).toBe(true);
    }
    expect(Math.abs(one.x - 400) < one.width / 2 + 10 && Math.abs(one.y - 300) < NOTE_HEIGHT / 2 + 10).toBe(false);
  });
});

test('words for which there is no room are left out, but never the length of the way', () => {
  const everywhere = [{ left: 0, top: 0, right: 800, bottom: 600 }];
  expect(writeNotes(overlay, plan, everywhere).map(({ parts }) => parts[0]?.text)).toEqual(['3 pas']);
});

test('how a deed goes out is written whatever it covers', () => {
  const all = (overlay.notes ?? []).map((note, i) => (i === 0 ? { ...note, always: true } : note));
  const everywhere = [{ left: 0, top: 0, right: 800, bottom: 600 }];
  expect(writeNotes({ notes: all }, plan, everywhere).map(({ parts }) => parts[0]?.text)).toEqual(['1,2 pas']);
});

test('words about what is out of view are left out, though they would go in at the edge', () => {
  const beyond = { at: { x: 20_000, y: 31_000 }, r: 500, parts: [{ text: '16 pas', tone: 'plain' as const }] };
  const seen = { from: place, to: { ...place, y: 20_000 }, label: '100 %', tone: 'good' as const, dashed: false };
  const unseen = { from: place, to: { ...place, y: 90_000 }, label: '0 %', tone: 'bad' as const, dashed: true };
  const far: Overlay = { notes: [beyond], sights: [seen, unseen] };
  expect(writeNotes(far, plan, []).map(({ parts }) => parts[0]?.text)).toEqual(['100 %']);
});

/** Four rows of four, a pace and a half apart. */
const crowd = Array.from({ length: 16 }, (_, i) => {
  return { ...figure(`B${i + 1}`, 18_000 + (i % 4) * 1500, 13_000 + Math.floor(i / 4) * 1500), name: 'Rask' };
});
const about = (answers: readonly number[]): Overlay => ({
  notes: crowd.map(({ at, r }, i) => ({
    at,
    r,
    parts: [{ text: '9,5 pas', tone: 'plain' }],
    ...(answers.includes(i) && { answers: true }),
  })),
});

test('in a crowd words about a figure stand beside it or beside its name, on nothing else, or are left out', () => {
  const { names, taken } = layOut(crowd, plan, NAMING);
  const written = writeNotes(about([]), plan, taken, 1, crowd, names);
  expect(written.length).toBeGreaterThan(4);
  expect(written.length).toBeLessThan(16);
  for (const { x, y, width, parts, from } of written) {
    expect(from).toBeUndefined();
    const name = names.find(({ tag }) => tag === parts[0]?.text);
    const whose = crowd.find(({ tag }) => tag === parts[0]?.text);
    if (!name || !whose) throw new Error('nobody');
    const disc = { x: 400 + (whose.at.x - camera.x) * camera.scale, y: 300 - (whose.at.y - camera.y) * camera.scale };
    const gap = (one: { x: number; y: number }, w: number, h: number): number =>
      Math.hypot(Math.max(0, Math.abs(x - one.x) - (width + w) / 2), Math.max(0, Math.abs(y - one.y) - (NOTE_HEIGHT + h) / 2));
    expect(Math.min(gap(disc, 20, 20), gap(name, name.width, 17)), name.tag).toBeLessThan(8);
  }
});

test('UC-ACT-ALERT-TRIGGER: who may answer has its words even in the middle of a crowd, with a line to them', () => {
  const { names, taken } = layOut(crowd, plan, NAMING);
  const written = writeNotes(about([5]), plan, taken, 1, crowd, names);
  const words = written.find(({ parts }) => parts[0]?.text === 'B6');
  expect(words?.from).toEqual({ x: 390, y: 310 });
});

test('of several lines the words stand at the end that they do not share', () => {
  const [one, , , four] = crowd;
  if (!one || !four) throw new Error('nobody');
  const from = { x: 19_000, y: 5000, z: 0 };
  const sights = [one, four].map(({ at }) => ({ from, to: at, tone: 'bad' as const, label: '100 %' }));
  const written = writeNotes({ sights }, plan, [], 1, [one, four]);
  const places = written.map(({ x, y, parts }) => [parts[0]?.text, Math.hypot(x - 400, y - 340) < 90]);
  expect(places).toEqual([
    ['B1', true],
    ['B4', true],
  ]);
});

test('where that end is out of view the words stand at the edge, where the line leaves the view', () => {
  const ends = [figure('B1', 19_000, 20_000), figure('B2', 90_000, 15_000)];
  const from = { x: 20_000, y: 15_000, z: 0 };
  const sights = ends.map(({ at }) => ({ from, to: at, tone: 'bad' as const, label: '100 %' }));
  const [, second] = writeNotes({ sights }, plan, [], 1, ends);
  expect(second?.parts[0]?.text).toBe('B2');
  expect((second?.x ?? 0) + (second?.width ?? 0) / 2).toBe(view.width - 3);
  expect(Math.abs((second?.y ?? 0) - 300)).toBeLessThan(20);
});

test('no name lies over the points of vitality above a figure', () => {
  const hero = { ...figure('A1', 20_000, 15_000), vitality: { left: 2, full: 3 } };
  const under = figure('A2', 20_000, 14_000);
  const figures = [hero, under];
  const { names } = layOut(figures, plan, NAMING, 1, pipBoxes(figures, camera, view));
  const name = names.find(({ tag }) => tag === 'A1');
  expect(name && Math.abs(name.x - 400) < (name.width + 21) / 2 && Math.abs(name.y - 284) < (17 + 7) / 2).toBe(false);
});

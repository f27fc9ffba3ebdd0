import { Color, Group, Mesh, MeshBasicMaterial, type BufferGeometry, type Material, type Object3D } from 'three';
import { LineMaterial } from 'three/addons/lines/LineMaterial.js';
import { LineSegments2 } from 'three/addons/lines/LineSegments2.js';
import { LineSegmentsGeometry } from 'three/addons/lines/LineSegmentsGeometry.js';
import { PACE, type Place, type Point } from '@escarmouche/space';
import type { Tone } from '../../overlay.ts';
import type { Band, Overlay, SightLine } from '../overlay.ts';
import type { PlaneBoard, Terrain } from '../model.ts';
import type { Colours } from './colours.ts';
import { EYE, MIDDLE, TALL } from '../body.ts';
import { levelAt } from './pick.ts';
import { createSolids, outlineOf } from './solids.ts';

/** Lines on the ground lie this far above it. */
const ABOVE = 70;
const PARTS = 72;

const NOTHING: Terrain = { id: '', kind: 'solid', shape: { type: 'disc', x: 0, y: 0, r: 1 }, base: -1000 * PACE, top: -1000 * PACE };

/** Lines over the table: sight, trails, rings, and the outlines of lit terrain. */
export interface Lines {
  /** `level`: the height of the acting figure; regions do not climb onto roofs far above it. */
  show(overlay: Overlay, level: number): void;
  dispose(): void;
}

interface Style {
  readonly width: number;
  readonly opacity?: number;
  readonly dash?: readonly [number, number] | undefined;
  /** The line shows through terrain before it. */
  readonly through?: boolean;
}

export function createLines(scene: Object3D, board: PlaneBoard, colours: Colours): Lines {
  let group = new Group();
  scene.add(group);
  let made: (BufferGeometry | Material)[] = [];

  /** Lines of one look are drawn as one: their number costs, to make and to throw away, and not their length. */
  let waiting = new Map<string, { readonly positions: number[]; readonly colour: Color; readonly style: Style }>();

  function add(places: readonly Place[], colour: Color, style: Style, closed = false): void {
    const look = JSON.stringify([colour.r, colour.g, colour.b, style]);
    const positions = waiting.get(look)?.positions ?? [];
    const ends = closed ? places.length : places.length - 1;
    for (let i = 0; i < ends; i++) {
      const [a, b] = [places[i], places[(i + 1) % places.length]];
      if (a && b) positions.push(a.x / PACE, a.z / PACE, -a.y / PACE, b.x / PACE, b.z / PACE, -b.y / PACE);
    }
    if (positions.length > 0) waiting.set(look, { positions, colour, style });
  }

  function make(): void {
    for (const { positions, colour, style } of waiting.values()) {
      if (colours.cased) draw(positions, CASE, { ...style, width: style.width + 1.8, opacity: style.through ? 0.3 : 0.9 }, 0);
      draw(positions, colour, colours.cased && !style.through ? { ...style, opacity: 1 } : style, 1);
    }
    waiting = new Map();
  }

  /** `rank`: order among lines of a kind, a higher one on top. */
  function draw(positions: number[], colour: Color, { width, opacity = 1, dash, through = false }: Style, rank: number): void {
    const geometry = new LineSegmentsGeometry().setPositions(positions);
    const material = new LineMaterial({
      color: colour,
      linewidth: width,
      transparent: true,
      opacity,
      depthTest: !through,
      depthWrite: false,
      dashed: dash !== undefined,
      ...(dash && { dashSize: dash[0], gapSize: dash[1] }),
    });
    const line = new LineSegments2(geometry, material);
    if (dash) line.computeLineDistances();
    line.frustumCulled = false;
    line.renderOrder = (through ? 20 : 10) + rank;
    group.add(line);
    made.push(geometry, material);
  }

  /** A line that shows plainly in the open, and faintly behind terrain. */
  function addSeen(places: readonly Place[], colour: Color, style: Style, closed = false): void {
    add(places, colour, { ...style, opacity: 0.34 * (style.opacity ?? 1), through: true }, closed);
    add(places, colour, style, closed);
  }

  function light(piece: Terrain, tone: Tone): void {
    const outline = outlineOf(piece.shape);
    const [base, top] = [Math.min(piece.base, piece.top) / PACE, Math.max(piece.base, piece.top) / PACE];
    const solids = createSolids();
    const colour = colours.tone(tone);
    solids.sides(outline, base, top + 0.03, colour, colour);
    solids.face(outline, top + 0.03, colour);
    const geometry = solids.build();
    const material = new MeshBasicMaterial({
      color: colour,
      transparent: true,
      opacity: 0.26,
      depthWrite: false,
      polygonOffset: true,
      polygonOffsetFactor: -2,
      polygonOffsetUnits: -2,
    });
    const mesh = new Mesh(geometry, material);
    mesh.renderOrder = 7;
    group.add(mesh);
    made.push(geometry, material);
    const rim = outline.map(({ x, y }) => ({ x: x * PACE, y: y * PACE, z: top * PACE + 30 }));
    addSeen(rim, colour, { width: 2.2 }, true);
  }

  const onGround = ({ x, y }: Point, below = Infinity): Place => ({ x, y, z: levelAt(board, { x, y }, below) + ABOVE });

  function clear(): void {
    group.clear();
    for (const one of made) one.dispose();
    made = [];
  }

  // A line of each kind stays from the start, of no length: a shader goes with the last line that uses it, and takes long to make.
  const nowhere = { x: 0, y: 0, z: -1000 * PACE };
  add([nowhere, nowhere], colours.accent, { width: 1 });
  add([nowhere, nowhere], colours.accent, { width: 1, dash: [1, 1] });
  light(NOTHING, 'plain');
  make();
  const kept = made;
  made = [];
  const warm = group;
  group = new Group();
  scene.add(group);

  const rims = new Group();
  let rimmed: Overlay['bands'];
  let rimParts: typeof made = [];
  /** Rims of regions change less often than other lines, and are kept as long as the regions are the same. */
  function showRims(bands: Overlay['bands'], level: number): void {
    if (bands === rimmed) return;
    rimmed = bands;
    rims.clear();
    for (const one of rimParts) one.dispose();
    const [into, parts] = [group, made];
    group = rims;
    made = [];
    for (const { outlines, cost } of bands ?? [])
      for (const outline of outlines)
        add(
          outline.map((at) => onGround(at, level + TALL)),
          RIM,
          RIMS[cost],
          true,
        );
    make();
    rimParts = made;
    group = into;
    made = parts;
  }
  scene.add(rims);

  return {
    show({ rings = [], trail, sights = [], marks = [], notes = [], audit, bands }, level) {
      showRims(bands, level);
      clear();
      for (const { center, radius, tone } of rings)
        for (const run of runsOnTable(center, radius, board))
          addSeen(
            run.map((at) => onGround(at)),
            colours.tone(tone),
            { width: 1.2, opacity: 0.6, dash: [0.3, 0.4] },
          );
      if (trail) {
        const places = draped(board, trail.points);
        add(places, colours.tone('plain').clone().multiplyScalar(0), { width: 6, opacity: 0.4 });
        addSeen(places, colours.tone(trail.tone), { width: 3, dash: [0.35, 0.22] });
        const [first] = trail.points;
        if (trail.beyond)
          addSeen(
            trail.beyond.map((at) => onGround(at, (first?.z ?? 0) + TALL)),
            colours.tone('bad'),
            { width: 2.4, dash: [0.12, 0.3] },
          );
      }
      for (const { from, at } of notes)
        if (from) add([onGround(from), onGround(at)], colours.tone('plain'), { width: 1.4, opacity: 0.7, dash: [0.08, 0.22] });
      if (audit) {
        const side = colours.side(audit.side);
        addSeen([audit.eye, audit.stop ?? audit.to], side, { width: 3 });
        if (audit.stop)
          addSeen([audit.stop, audit.to], colours.tone(audit.tone === 'bad' ? 'bad' : 'warn'), {
            width: 2,
            opacity: 0.7,
            dash: DASHES.bad,
          });
        if (audit.tone !== 'bad') addSeen(headOf(audit.eye, audit.to), side, { width: 3 });
      } else
        for (const sight of sights) {
          const [eye, end] = eyeLine(sight);
          const { tone, side, paired } = sight;
          const [colour, width] = [side === undefined ? colours.tone(tone) : colours.side(side), paired ? 1.8 : 2.4];
          addSeen([eye, end], colour, { width, dash: DASHES[tone] });
          if (side !== undefined) addSeen(headOf(eye, end), colour, { width });
        }
      for (const { kind, id, tone } of marks) {
        const piece = kind === 'feature' ? board.terrain.find((one) => one.id === id) : undefined;
        if (piece) light(piece, tone);
      }
      make();
    },
    dispose() {
      clear();
      for (const one of kept) one.dispose();
      showRims(undefined, 0);
      scene.remove(group, warm, rims);
    },
  };
}

const CASE = new Color('#000');
const RIM = new Color('#ffe9a3');
const RIMS: Record<Band['cost'], Style> = {
  half: { width: 1.2, opacity: 0.55, dash: [0.08, 0.3] },
  full: { width: 1.6, opacity: 0.72 },
  more: { width: 1.2, opacity: 0.5, dash: [0.3, 0.36] },
};
const DASHES: Partial<Record<Tone, readonly [number, number]>> = { bad: [0.14, 0.26], warn: [0.6, 0.25] };

/** The two strokes of a head at the end of a line. */
function headOf(from: Place, to: Place): readonly Place[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z) || 1;
  const [x, y, z] = [(to.x - from.x) / length, (to.y - from.y) / length, (to.z - from.z) / length];
  const back = (aside: number): Place => ({ x: to.x - 420 * x - aside * y, y: to.y - 420 * y + aside * x, z: to.z - 420 * z });
  return [back(200), to, back(-200)];
}

/** From the eye to the middle of the body; of two that lie side by side each a little to its right. */
function eyeLine({ from, to, paired }: SightLine): readonly [Place, Place] {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [x, y] = paired ? [((to.y - from.y) / length) * 90, ((from.x - to.x) / length) * 90] : [0, 0];
  return [
    { x: from.x + x, y: from.y + y, z: from.z + EYE },
    { x: to.x + x, y: to.y + y, z: to.z + MIDDLE },
  ];
}

/** The points of a trail at their own heights, upright at a step up or down. */
function draped(board: PlaneBoard, points: readonly Place[]): readonly Place[] {
  const [first] = points;
  if (!first) return [];
  const places: Place[] = [{ ...first, z: first.z + ABOVE }];
  for (const [i, b] of points.slice(1).entries()) {
    const a = points[i] ?? b;
    if (a.z !== b.z) places.push(...steps(board, a, b));
    places.push({ ...b, z: b.z + ABOVE });
  }
  return places;
}

const SAMPLES = 24;

function steps(board: PlaneBoard, a: Place, b: Place): readonly Place[] {
  const [low, high] = [Math.min(a.z, b.z), Math.max(a.z, b.z)];
  let level = a.z;
  return Array.from({ length: SAMPLES - 1 }, (_, i) => {
    const share = (i + 1) / SAMPLES;
    return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
  }).flatMap((at) => {
    const z = Math.min(high, Math.max(low, levelAt(board, at, high)));
    if (z === level) return [];
    const step = [
      { ...at, z: level + ABOVE },
      { ...at, z: z + ABOVE },
    ];
    level = z;
    return step;
  });
}

/** A ring as the pieces of it that lie on the table. */
function runsOnTable({ x, y }: Point, radius: number, { width, height }: PlaneBoard): readonly (readonly Point[])[] {
  const runs: Point[][] = [[]];
  for (let i = 0; i <= PARTS; i++) {
    const angle = (i / PARTS) * 2 * Math.PI;
    const at = { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
    if (at.x >= 0 && at.y >= 0 && at.x <= width && at.y <= height) runs.at(-1)?.push(at);
    else if (runs.at(-1)?.length !== 0) runs.push([]);
  }
  return runs;
}

import { Color, Euler, GreaterDepth, Matrix4, MeshBasicMaterial, MeshLambertMaterial, Quaternion, Vector3, type Object3D } from 'three';
import type { Place, Vector } from '@escarmouche/space';
import type { Mark } from '../../overlay.ts';
import type { Ghost } from '../overlay.ts';
import { lookOf } from '../../sides.ts';
import type { Bearing, FigureOnBoard } from '../model.ts';
import type { Colours } from './colours.ts';
import { createInstances, type Instance, type Instances } from './instances.ts';
import { arcGeometry, BASE_RADIUS, baseGeometry, noseGeometry, pawnGeometry, ringGeometry, shadeGeometry, worn } from './pawns.ts';

const PACE = 1000;
/** Height of flat marks above the ground or roof under them, in paces, so that they are drawn over it. */
const LIFT = 0.035;

export interface Company {
  show(
    figures: readonly FigureOnBoard[],
    selected: string | undefined,
    targets: readonly string[],
    marks: readonly Mark[],
    ghost: Ghost | undefined,
  ): void;
  dispose(): void;
}

const flat = (opacity: number) =>
  new MeshBasicMaterial({
    transparent: true,
    opacity,
    depthWrite: false,
    polygonOffset: true,
    polygonOffsetFactor: -2,
    polygonOffsetUnits: -2,
  });

/** All figures of a table: a few calls draw them, however many there are. */
export function createCompany(scene: Object3D, colours: Colours): Company {
  const bodies = new Map<
    number,
    { readonly pawns: Instances; readonly hidden: Instances; readonly ghosts: Instances; readonly left: Instances }
  >();
  const bases = createInstances(scene, baseGeometry(), new MeshLambertMaterial({ vertexColors: true }), { casts: true });
  const noses = createInstances(scene, noseGeometry(), flat(0.95), { order: 4 });
  const arcs = createInstances(scene, arcGeometry(), flat(0.17), { order: 3 });
  const rings = {
    active: createInstances(scene, ringGeometry(1.1, 1.34), flat(1), { order: 5 }),
    selected: createInstances(scene, ringGeometry(1.12, 1.26, 12), flat(0.95), { order: 6 }),
    target: createInstances(scene, ringGeometry(1.2, 1.36, 20), flat(0.95), { order: 5 }),
    mark: createInstances(scene, ringGeometry(1.38, 1.62), flat(0.9), { order: 5 }),
    glow: createInstances(scene, ringGeometry(0.2, 1.62), flat(0.16), { order: 4 }),
  };

  function bodyOf(side: number) {
    const known = bodies.get(side);
    if (known) return known;
    const { shape } = lookOf(side);
    const made = {
      pawns: createInstances(scene, pawnGeometry(shape), new MeshLambertMaterial({ vertexColors: true }), { casts: true }),
      hidden: createInstances(
        scene,
        shadeGeometry(),
        new MeshBasicMaterial({ transparent: true, opacity: 0.2, depthWrite: false, depthFunc: GreaterDepth }),
        { order: 8 },
      ),
      ghosts: createInstances(
        scene,
        pawnGeometry(shape),
        new MeshLambertMaterial({ vertexColors: true, transparent: true, opacity: 0.9 }),
        { order: 9 },
      ),
      left: createInstances(
        scene,
        pawnGeometry(shape),
        new MeshLambertMaterial({ vertexColors: true, transparent: true, opacity: 0.26, depthWrite: false }),
        { order: 8 },
      ),
    };
    bodies.set(side, made);
    return made;
  }

  return {
    show(figures, selected, targets, marks, ghost) {
      const tones = new Map(marks.filter(({ kind }) => kind === 'figure').map(({ id, tone }) => [id, tone]));
      const inPlay = figures.filter(({ bearing }) => bearing !== 'out');
      const around = (chosen: readonly FigureOnBoard[], colourOf: (figure: FigureOnBoard) => Color): Instance[] =>
        chosen.map((figure) => ({ matrix: flatAt(figure.at, figure.r, figure.facing), colour: colourOf(figure) }));
      const sideOf = ({ side, bearing, falls, spent }: FigureOnBoard): Color => worn(colours.side(side), falls?.from ?? bearing, spent);
      const marked = figures.filter(({ id }) => tones.has(id));
      const toneOf = ({ id }: FigureOnBoard): Color => colours.tone(tones.get(id) ?? 'plain');
      const pale = new Color('#ffe9a3');

      bases.show(
        inPlay.filter(({ bearing }) => bearing !== 'hanging').map((figure) => ({ matrix: onBase(figure), colour: sideOf(figure) })),
      );
      const stays = inPlay.filter(({ id, facing }) => facing && id !== ghost?.figure);
      noses.show([
        ...around(stays, sideOf),
        ...(ghost?.facing ? [{ matrix: flatAt(ghost.at, ghost.r, ghost.facing), colour: colours.tone(ghost.tone) }] : []),
      ]);
      arcs.show([
        ...around(stays, ({ side }) => colours.side(side)),
        ...(ghost?.facing ? [{ matrix: flatAt(ghost.at, ghost.r, ghost.facing), colour: colours.tone(ghost.tone) }] : []),
      ]);
      rings.active.show(
        around(
          inPlay.filter(({ active }) => active),
          () => colours.accent,
        ),
      );
      rings.selected.show(
        around(
          inPlay.filter(({ id, active }) => id === selected && !active),
          () => new Color('#fff'),
        ),
      );
      rings.target.show(
        around(
          inPlay.filter(({ id }) => targets.includes(id)),
          () => pale,
        ),
      );
      rings.mark.show([
        ...around(marked, toneOf),
        ...(ghost ? [{ matrix: flatAt(ghost.at, ghost.r * 0.82, ghost.facing), colour: colours.tone(ghost.tone) }] : []),
      ]);
      rings.glow.show(around(marked, toneOf));

      for (const side of new Set(figures.map((figure) => figure.side))) bodyOf(side);
      const moving = ghost && figures.find(({ id }) => id === ghost.figure);
      for (const [side, { pawns, hidden, ghosts, left }] of bodies) {
        const own = figures.filter((figure) => figure.side === side && figure !== moving);
        const shown = own.map((figure) => ({ matrix: bodyAt(figure), colour: sideOf(figure) }));
        pawns.show(shown);
        hidden.show(shown.filter((_, i) => own[i]?.bearing !== 'out').map(({ matrix }) => ({ matrix, colour: colours.side(side) })));
        const mover = ghost && moving?.side === side ? moving : undefined;
        ghosts.show(ghost && mover ? [{ matrix: bodyAt({ ...ghost, bearing: 'standing' }), colour: colours.side(side) }] : []);
        // A faint body stays behind where the figure stands, unless the figure merely turns.
        const went = ghost && mover && (ghost.at.x !== mover.at.x || ghost.at.y !== mover.at.y || ghost.at.z !== mover.at.z);
        left.show(went ? [{ matrix: bodyAt(mover), colour: colours.side(side) }] : []);
      }
    },
    dispose() {
      for (const one of [bases, noses, arcs, ...Object.values(rings)]) one.dispose();
      for (const body of bodies.values()) for (const one of Object.values(body)) one.dispose();
    },
  };
}

const UP = new Vector3(0, 1, 0);
const turnOf = ({ x, y }: Vector): Quaternion => new Quaternion().setFromAxisAngle(UP, Math.atan2(-x, y));
const world = ({ x, y, z }: Place, lift = 0): Vector3 => new Vector3(x / PACE, z / PACE + lift, -y / PACE);
const cube = (size: number): Vector3 => new Vector3(size, size, size);

/** Bodies that face nowhere look this way. */
const NORTH: Vector = { x: 0, y: 1 };

const flatAt = (at: Place, r: number, facing = NORTH): Matrix4 =>
  new Matrix4().compose(world(at, LIFT), turnOf(facing), new Vector3(r / PACE, 1, r / PACE));

const onBase = ({ at, r, facing }: FigureOnBoard): Matrix4 =>
  new Matrix4().compose(world(at), turnOf(facing ?? NORTH), cube(r / PACE / BASE_RADIUS));

/**
 * The pose of a body: leaning this far back about its feet, this much lifted and set back from the middle of its base (paces), and turned
 * aslant of its facing (radians), for a body that lies along the line of sight would seem to stand.
 */
type Held = readonly [lean: number, lift: number, back: number, aslant: number];
const HELD: Record<Bearing, Held> = {
  standing: [0, 0, 0, 0],
  prone: [-Math.PI / 2, 0.3, 0.75, 0.7],
  hanging: [-0.22, 0.05, 0.12, 0],
  out: [Math.PI / 2, 0.24, -0.75, -0.6],
};

/** A fall goes ever faster; a figure that lay already takes its last pose at once. */
function heldOf({ bearing, falls }: Pick<FigureOnBoard, 'bearing' | 'falls'>): Held {
  const to = HELD[bearing];
  if (!falls || falls.from === 'prone') return to;
  const from = HELD[falls.from];
  const at = (i: 0 | 1 | 2 | 3): number => from[i] + (to[i] - from[i]) * falls.gone ** 2;
  return [at(0), at(1), at(2), at(3)];
}

function bodyAt({ at, r, facing = NORTH, ...body }: Pick<FigureOnBoard, 'at' | 'r' | 'facing' | 'bearing' | 'falls'>): Matrix4 {
  const size = r / PACE / BASE_RADIUS;
  const [lean, lift, back, aslant] = heldOf(body);
  const [c, s, length] = [Math.cos(aslant), Math.sin(aslant), Math.hypot(facing.x, facing.y) || 1];
  const along = { x: (facing.x * c - facing.y * s) / length, y: (facing.x * s + facing.y * c) / length };
  const foot = { x: at.x - along.x * back * size * PACE, y: at.y - along.y * back * size * PACE, z: at.z };
  const held = turnOf(along).multiply(new Quaternion().setFromEuler(new Euler(lean, 0, 0)));
  return new Matrix4().compose(world(foot, lift * size), held, cube(size));
}

import { Color, GreaterDepth, Matrix4, MeshBasicMaterial, MeshLambertMaterial, type BufferGeometry, type Object3D } from 'three';
import type { Mark } from '../../overlay.ts';
import type { Ghost } from '../overlay.ts';
import { lookOf, type SideLook } from '../../sides.ts';
import { statureOf } from '../body.ts';
import type { FigureOnBoard } from '../model.ts';
import type { Colours } from './colours.ts';
import { createInstances, type Instance, type Instances } from './instances.ts';
import { baseGeometry, shadeGeometry, worn } from './pawns/base.ts';
import { arcGeometry, noseGeometry, ringGeometry } from './pawns/marks.ts';
import { pawnGeometry } from './pawns/pawn.ts';
import { bodyAt, flatAt, onBase } from './pawns/poses.ts';

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
  const bases = new Map<SideLook['shape'], Instances>();
  /** By kind, what is in hand, and whether it is raised. */
  const pawns = new Map<string, Instances>();
  const hidden = createInstances(
    scene,
    shadeGeometry(),
    new MeshBasicMaterial({ transparent: true, opacity: 0.2, depthWrite: false, depthFunc: GreaterDepth }),
    { order: 8 },
  );
  // One body at a time is moved: these take on its shape.
  const ghosts = createInstances(scene, shadeGeometry(), new MeshLambertMaterial({ vertexColors: true, transparent: true, opacity: 0.9 }), {
    order: 9,
  });
  const left = createInstances(
    scene,
    shadeGeometry(),
    new MeshLambertMaterial({ vertexColors: true, transparent: true, opacity: 0.26, depthWrite: false }),
    { order: 8 },
  );
  const noses = createInstances(scene, noseGeometry(), flat(0.95), { order: 4 });
  const arcs = createInstances(scene, arcGeometry(), flat(0.17), { order: 3 });
  const rings = {
    active: createInstances(scene, ringGeometry(1.1, 1.34), flat(1), { order: 5 }),
    selected: createInstances(scene, ringGeometry(1.12, 1.26, 12), flat(0.95), { order: 6 }),
    target: createInstances(scene, ringGeometry(1.2, 1.36, 20), flat(0.95), { order: 5 }),
    mark: createInstances(scene, ringGeometry(1.38, 1.62), flat(0.9), { order: 5 }),
    glow: createInstances(scene, ringGeometry(0.2, 1.62), flat(0.16), { order: 4 }),
  };

  const solid = (geometry: BufferGeometry) =>
    createInstances(scene, geometry, new MeshLambertMaterial({ vertexColors: true }), { casts: true });
  const pawnsOf = (figure: FigureOnBoard): Instances =>
    known(pawns, lookOfPawn(figure), () => solid(pawnGeometry(figure.silhouette, figure.alert)));
  const basesOf = (side: number): Instances => known(bases, lookOf(side).shape, () => solid(baseGeometry(lookOf(side).shape)));

  return {
    show(figures, selected, targets, marks, ghost) {
      const tones = new Map(marks.filter(({ kind }) => kind === 'figure').map(({ id, tone }) => [id, tone]));
      const inPlay = figures.filter(({ bearing }) => bearing !== 'out');
      const sideOf = ({ side, bearing, falls, spent }: FigureOnBoard): Color => worn(colours.side(side), falls?.from ?? bearing, spent);
      const marked = figures.filter(({ id }) => tones.has(id));
      const toneOf = ({ id }: FigureOnBoard): Color => colours.tone(tones.get(id) ?? 'plain');
      const pale = new Color('#ffe9a3');

      for (const { side } of inPlay) basesOf(side);
      for (const [shape, instances] of bases) {
        const own = inPlay.filter(({ side, bearing }) => lookOf(side).shape === shape && bearing !== 'hanging');
        instances.show(own.map((figure) => ({ matrix: onBase(figure), colour: sideOf(figure) })));
      }
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

      const moving = ghost && figures.find(({ id }) => id === ghost.figure);
      const bodies = figures.filter((figure) => figure !== moving);
      for (const figure of figures) pawnsOf(figure);
      for (const [look, instances] of pawns) {
        const alike = bodies.filter((figure) => lookOfPawn(figure) === look);
        instances.show(alike.map((figure) => ({ matrix: bodyAt(figure), colour: sideOf(figure) })));
      }
      hidden.show(
        bodies
          .filter(({ bearing }) => bearing !== 'out')
          .map((figure) => {
            const size = statureOf(figure.silhouette);
            return { matrix: bodyAt(figure).multiply(new Matrix4().makeScale(size, size, size)), colour: colours.side(figure.side) };
          }),
      );
      if (!ghost || !moving) {
        for (const one of [ghosts, left]) one.show([]);
        return;
      }
      const [colour, { geometry }] = [colours.side(moving.side), pawnsOf(moving)];
      for (const one of [ghosts, left]) one.wear(geometry);
      ghosts.show([{ matrix: bodyAt({ ...moving, at: ghost.at, facing: ghost.facing, bearing: 'standing' }), colour }]);
      // A faint body stays behind where the figure stands, unless the figure merely turns.
      const went = ghost.at.x !== moving.at.x || ghost.at.y !== moving.at.y || ghost.at.z !== moving.at.z;
      left.show(went ? [{ matrix: bodyAt(moving), colour }] : []);
    },
    dispose() {
      for (const one of [...bases.values(), ...pawns.values(), hidden, ghosts, left, noses, arcs, ...Object.values(rings)]) one.dispose();
    },
  };
}

const around = (chosen: readonly FigureOnBoard[], colourOf: (figure: FigureOnBoard) => Color): Instance[] =>
  chosen.map((figure) => ({ matrix: flatAt(figure.at, figure.r, figure.facing), colour: colourOf(figure) }));

const lookOfPawn = ({ silhouette: { kind, held }, alert }: FigureOnBoard): string => `${kind} ${held} ${alert}`;

/** The value of a map for a key; made and kept where there is none. */
function known<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}

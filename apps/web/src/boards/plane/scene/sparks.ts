import { Color, Euler, Matrix4, MeshBasicMaterial, Quaternion, Vector3, type Object3D } from 'three';
import { PACE } from '@escarmouche/space';
import type { Spark } from '../overlay.ts';
import { PUFFS } from '../puffs.ts';
import { createInstances, type Instances } from './instances.ts';
import { all, ball, rod, WHITE, type Piece } from './pawns/pieces.ts';
import { createSolids } from './solids.ts';

/** Flashes and dust; made with the first of either. */
export interface Sparks {
  show(spark: Spark | undefined): void;
  dispose(): void;
}

const material = (opacity: number) => new MeshBasicMaterial({ transparent: true, opacity, depthWrite: false });
const FLAME = new Color('#ffe08a');
const DUST = new Color('#d8c8a8');

/** A flash of the length 1, ahead. */
const FLASH: Piece = all(
  rod([0, -0.1, 0], [0, 1, 0], 0.24, 0, WHITE, 5),
  rod([0, 0.1, 0], [0.5, 0.3, 0], 0.12, 0, WHITE, 4),
  rod([0, 0.1, 0], [-0.5, 0.3, 0], 0.12, 0, WHITE, 4),
  rod([0, 0.1, 0], [0, 0.3, 0.5], 0.12, 0, WHITE, 4),
);
const PUFF: Piece = ball([0, 0, 0], 1, WHITE, 5, 8);

export function createSparks(scene: Object3D): Sparks {
  const of = (piece: Piece, paint: MeshBasicMaterial): Instances => {
    const solids = createSolids();
    piece(solids);
    return createInstances(scene, solids.build(), paint, { order: 12 });
  };
  let made: { readonly flash: Instances; readonly dust: Instances; readonly cloud: MeshBasicMaterial } | undefined;
  function make() {
    const cloud = material(1);
    return { flash: of(FLASH, material(0.95)), dust: of(PUFF, cloud), cloud };
  }

  return {
    show(spark) {
      if (!spark && !made) return;
      made ??= make();
      const { flash, dust, cloud } = made;
      flash.show(spark?.kind === 'flash' ? [{ matrix: flashOf(spark), colour: FLAME }] : []);
      dust.show(spark?.kind === 'dust' ? puffsOf(spark).map((matrix) => ({ matrix, colour: DUST })) : []);
      cloud.opacity = 0.6 * (1 - (spark?.gone ?? 0));
    },
    dispose() {
      made?.flash.dispose();
      made?.dust.dispose();
    },
  };
}

/** The flash leaps up and is gone. */
function flashOf({ at, way, r, gone }: Spark): Matrix4 {
  const size = (r / PACE) * 1.7 * Math.sin(Math.PI * (0.25 + 0.75 * gone));
  const turn = new Quaternion().setFromEuler(new Euler(0, Math.atan2(-way.x, way.y), 0));
  return new Matrix4().compose(new Vector3(at.x, at.z, -at.y).divideScalar(PACE), turn, new Vector3(size, size, size));
}

/** Puffs of dust spread and rise a little. */
function puffsOf({ at, r, gone }: Spark): readonly Matrix4[] {
  const spread = (r / PACE) * (1 + 0.7 * gone);
  return PUFFS.map(({ x, y, size }) => {
    const middle = new Vector3(at.x / PACE + x * spread, at.z / PACE + (r / PACE) * (0.25 + 0.5 * gone), -at.y / PACE - y * spread);
    const s = (r / PACE) * size * (0.6 + 0.6 * gone);
    return new Matrix4().compose(middle, new Quaternion(), new Vector3(s, s * 0.75, s));
  });
}

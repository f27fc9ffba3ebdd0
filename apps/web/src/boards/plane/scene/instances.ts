import { Color, InstancedMesh, type BufferGeometry, type Material, type Matrix4, type Object3D } from 'three';

export interface Instance {
  readonly matrix: Matrix4;
  readonly colour: Color;
}

/** Copies of one thing, drawn in one call; room for more is made when needed. */
export function createInstances(
  parent: Object3D,
  geometry: BufferGeometry,
  material: Material,
  { casts = false, order = 0 }: { readonly casts?: boolean; readonly order?: number } = {},
) {
  let room = 16;
  let mesh = made();

  function made(): InstancedMesh {
    const one = new InstancedMesh(geometry, material, room);
    one.castShadow = casts;
    one.receiveShadow = casts;
    one.frustumCulled = false;
    one.renderOrder = order;
    one.count = 0;
    // With a colour from the start the shader is made ready with the first picture, not when the first copy is shown.
    one.setColorAt(0, new Color());
    parent.add(one);
    return one;
  }
  function drop(): void {
    parent.remove(mesh);
    mesh.dispose();
  }

  return {
    /** The geometry copied now. */
    get geometry() {
      return geometry;
    },
    /** Copies something else from now on, that somebody else disposes of. */
    wear(other: BufferGeometry): void {
      mesh.geometry = other;
    },
    show(instances: readonly Instance[]): void {
      if (instances.length > room) {
        drop();
        room = instances.length * 2;
        mesh = made();
      }
      mesh.count = instances.length;
      for (const [i, { matrix, colour }] of instances.entries()) {
        mesh.setMatrixAt(i, matrix);
        mesh.setColorAt(i, colour);
      }
      mesh.instanceMatrix.needsUpdate = true;
      if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true;
    },
    dispose(): void {
      drop();
      geometry.dispose();
      material.dispose();
    },
  };
}

export type Instances = ReturnType<typeof createInstances>;

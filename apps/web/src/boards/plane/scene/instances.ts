import { InstancedMesh, type BufferGeometry, type Color, type Material, type Matrix4, type Object3D } from 'three';

export interface Instance {
  readonly matrix: Matrix4;
  readonly colour: Color;
}

/** As many copies of one thing as are wanted, drawn in one call; more room is made when it is needed. */
export function createInstances(
  parent: Object3D,
  geometry: BufferGeometry,
  material: Material,
  { casts = false, order = 0 }: { readonly casts?: boolean; readonly order?: number } = {},
) {
  let mesh: InstancedMesh | undefined;
  let room = 0;

  function withRoom(count: number): InstancedMesh | undefined {
    if (mesh && count <= room) return mesh;
    if (count === 0) return undefined;
    drop();
    room = Math.max(16, count * 2);
    mesh = new InstancedMesh(geometry, material, room);
    mesh.castShadow = casts;
    mesh.receiveShadow = casts;
    mesh.frustumCulled = false;
    mesh.renderOrder = order;
    parent.add(mesh);
    return mesh;
  }
  function drop(): void {
    if (!mesh) return;
    parent.remove(mesh);
    mesh.dispose();
  }

  return {
    show(instances: readonly Instance[]): void {
      const shown = withRoom(instances.length);
      if (!shown) return;
      shown.count = instances.length;
      shown.visible = instances.length > 0;
      for (const [i, { matrix, colour }] of instances.entries()) {
        shown.setMatrixAt(i, matrix);
        shown.setColorAt(i, colour);
      }
      shown.instanceMatrix.needsUpdate = true;
      if (shown.instanceColor) shown.instanceColor.needsUpdate = true;
    },
    dispose(): void {
      drop();
      geometry.dispose();
      material.dispose();
    },
  };
}

export type Instances = ReturnType<typeof createInstances>;

import {
  DirectionalLight,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PerspectiveCamera,
  Quaternion,
  Scene,
  Vector3,
  WebGLRenderer,
  type Color,
  type Material,
  type Texture,
} from 'three';
import { sidesOf, type Thrown } from '../../../dice/throws.ts';
import { ringGeometry } from '../pawns/marks.ts';
import { facesTexture } from './faces.ts';
import { cube, octahedron, type DieShape } from './shapes.ts';
import { across, flight, landing, sorting, type Seat } from './tumble.ts';

const FALLING = 950;
const SORTING = 260;

interface Die {
  readonly mesh: Mesh;
  readonly shadow: Mesh;
  readonly colour: Color;
  readonly end: Quaternion;
  readonly axis: Vector3;
  readonly from: Seat;
  readonly to: Seat;
  readonly rest: number;
  readonly kept: boolean;
}

/** Dice in three dimensions in a canvas of their own, which fall onto faces known already. */
export function createTray(canvas: HTMLCanvasElement) {
  const context = canvas.getContext('webgl2', { alpha: true, antialias: true });
  if (!context) throw new Error('WebGL 2 is missing');
  const renderer = new WebGLRenderer({ canvas, context, alpha: true, antialias: true });
  renderer.setClearColor('#000', 0);
  renderer.setPixelRatio(Math.min(2, devicePixelRatio));
  renderer.setSize(canvas.clientWidth, canvas.clientHeight, false);
  const scene = new Scene();
  const aspect = canvas.clientWidth / Math.max(1, canvas.clientHeight);
  const camera = new PerspectiveCamera(24, aspect, 1, 60);
  /** Looks at the tray from where so many dice show. */
  function stepBack(count: number): void {
    const far = across(count) / 2 / (Math.tan((12 * Math.PI) / 180) * aspect);
    camera.position.set(0, far * 0.9, far * 0.44);
  }
  camera.quaternion.setFromAxisAngle(new Vector3(1, 0, 0), -Math.atan2(0.9, 0.44));
  const light = new DirectionalLight('#fff3de', 2.6);
  light.position.set(-3, 7, 4);
  scene.add(light, new HemisphereLight('#e6edf7', '#4a4640', 1.5));

  const shapes = new Map<number, { readonly shape: DieShape; readonly map: Texture | undefined }>();
  const shadowShape = ringGeometry(0, 0.62);
  const shadowMaterial = new MeshBasicMaterial({ color: '#000', transparent: true, opacity: 0.3, depthWrite: false });
  let dice: readonly Die[] = [];
  let materials: Material[] = [];
  let frame = 0;
  let finish: (() => void) | undefined;

  function shapeOf(sides: number) {
    const known = shapes.get(sides);
    if (known) return known;
    const values = sides === 8 ? [1, 2, 3, 4, 5, 6, 7, 8] : sides === 3 ? [1, 2, 3, 3, 2, 1] : [1, 2, 3, 4, 5, 6];
    const made = { shape: sides === 8 ? octahedron() : cube(values), map: facesTexture(values, sides === 8) };
    shapes.set(sides, made);
    return made;
  }

  function clear(): void {
    for (const { mesh, shadow } of dice) scene.remove(mesh, shadow);
    for (const material of materials) material.dispose();
    dice = [];
    materials = [];
  }

  function lay({ notation, dice: rolled }: Thrown): void {
    clear();
    const { shape, map } = shapeOf(sidesOf(notation));
    stepBack(rolled.length);
    const from = landing(rolled.length);
    const to = sorting(rolled.map(({ kept }) => kept));
    dice = rolled.map(({ face, kept }, i) => {
      const material = new MeshLambertMaterial(map ? { map } : {});
      materials.push(material);
      const [mesh, shadow] = [new Mesh(shape.geometry, material), new Mesh(shadowShape, shadowMaterial)];
      scene.add(mesh, shadow);
      const lean = new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), ((i * 37) % 11) / 24 - 0.22);
      return {
        mesh,
        shadow,
        colour: material.color,
        end: lean.multiply(shape.show(face)),
        axis: new Vector3(0.35 - i * 0.2, 0.25, 1),
        from: from[i] ?? { x: 0, z: 0 },
        to: to[i] ?? { x: 0, z: 0 },
        rest: shape.rest,
        kept,
      };
    });
  }

  /** Draws the dice at a time of their fall, and of their being sorted. */
  function draw(fallen: number, sorted: number): void {
    const eased = sorted * sorted * (3 - 2 * sorted);
    for (const [i, die] of dice.entries()) {
      const { x, y, z, spin } = flight(die.from, i, Math.min(1, fallen * 1.12 - i * 0.04));
      const [dx, dz] = [(die.to.x - die.from.x) * eased, (die.to.z - die.from.z) * eased];
      const size = die.kept ? 1 : 1 - 0.2 * eased;
      die.mesh.position.set(x + dx, (die.rest + y) * size, z + dz);
      die.mesh.scale.set(size, size, size);
      die.mesh.quaternion.copy(new Quaternion().setFromAxisAngle(unit(die.axis), spin * 2 * Math.PI).multiply(die.end));
      die.shadow.position.set(x + dx + y * 0.25, 0.01, z + dz + 0.05);
      const spread = (1 + y * 0.25) * size;
      die.shadow.scale.set(spread, 1, spread);
      const dim = die.kept ? 1 : 1 - 0.68 * eased;
      die.colour.setRGB(dim, dim, dim);
    }
    renderer.render(scene, camera);
  }

  return {
    /** Throws dice; resolves when they lie. */
    throw(thrown: Thrown): Promise<void> {
      finish?.();
      lay(thrown);
      return new Promise((resolve) => {
        const begin = performance.now();
        finish = () => {
          cancelAnimationFrame(frame);
          finish = undefined;
          draw(1, 1);
          resolve();
        };
        const step = (now: number): void => {
          const gone = now - begin;
          if (gone >= FALLING + SORTING) return finish?.();
          draw(Math.min(1, Math.max(0, gone / FALLING)), Math.min(1, Math.max(0, (gone - FALLING) / SORTING)));
          frame = requestAnimationFrame(step);
        };
        frame = requestAnimationFrame(step);
      });
    },
    /** The dice lie at once. */
    skip(): void {
      finish?.();
    },
    dispose(): void {
      finish?.();
      clear();
      for (const { shape, map } of shapes.values()) {
        shape.geometry.dispose();
        map?.dispose();
      }
      shadowShape.dispose();
      shadowMaterial.dispose();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}

export type Tray = ReturnType<typeof createTray>;

function unit(axis: Vector3): Vector3 {
  const size = Math.hypot(axis.x, axis.y, axis.z);
  return new Vector3(axis.x / size, axis.y / size, axis.z / size);
}

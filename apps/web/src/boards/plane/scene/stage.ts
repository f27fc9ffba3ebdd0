import {
  DirectionalLight,
  HemisphereLight,
  Matrix4,
  PCFShadowMap,
  PerspectiveCamera,
  Scene,
  Vector3,
  WebGLRenderer,
  type Object3D,
} from 'three';
import type { Place } from '@escarmouche/space';
import { createPacing } from './pacing.ts';
import { axesOf, eyeOf, FIELD, type Camera, type Size } from './perspective.ts';
import { createStretch } from './stretch.ts';

const PACE = 1000;
/** More pixels than this cost frames and show nothing. */
const SHARPEST = 2;
/** Above this many pixels a picture is drawn a little coarser. */
const MANY = 2_200_000;
/** After so many milliseconds without a new picture the last one is drawn as sharp as can be. */
const RESTING = 250;

/** Lights, camera and picture. The stage draws when asked, once a frame, and not otherwise. */
export interface Stage {
  readonly scene: Object3D;
  /** Asks for a new picture. `moved`: shadows have changed too. */
  draw(moved?: boolean): void;
  look(from: Camera): void;
  resize(view: Size): void;
  dispose(): void;
}

/** Fails with an exception where there is no WebGL 2. `onlost` is called when the graphics card drops the picture. */
export function createStage(canvas: HTMLCanvasElement, table: Size, onlost: () => void): Stage {
  const context = canvas.getContext('webgl2', { alpha: true, antialias: true, powerPreference: 'high-performance' });
  if (!context) throw new Error('WebGL 2 is missing');
  const renderer = new WebGLRenderer({ canvas, context, alpha: true, antialias: true });
  renderer.setClearColor('#000', 0);
  renderer.debug.checkShaderErrors = false;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.shadowMap.autoUpdate = false;
  const scene = new Scene();
  const camera = new PerspectiveCamera(FIELD, 1, 1, 1000);
  scene.add(new HemisphereLight('#dfe8f5', '#6b5f52', 1.55), sun(table));

  const lost = (event: Event): void => {
    event.preventDefault();
    onlost();
  };
  canvas.addEventListener('webglcontextlost', lost);

  const pacing = createPacing();
  const stretch = createStretch(context);
  let size: Size = { width: 1, height: 1 };
  let ratio = 1;
  let frame = 0;
  let rest = 0;
  let disposed = false;

  /** Draws into a corner of the canvas and stretches that over it in the same picture: making the canvas itself smaller takes longer than a picture. */
  function paint(share: number): void {
    const [width, height] = [Math.floor(size.width * share * ratio), Math.floor(size.height * share * ratio)];
    renderer.setViewport(0, 0, width / ratio, height / ratio);
    renderer.render(scene, camera);
    if (share === 1) return;
    stretch(width, height);
    renderer.resetState();
  }
  function ask(): void {
    frame ||= requestAnimationFrame((begin) => {
      frame = 0;
      clearTimeout(rest);
      const share = pacing.share();
      paint(share);
      requestAnimationFrame((end) => pacing.took(end - begin));
      if (share < 1) rest = window.setTimeout(() => requestAnimationFrame(() => paint(1)), RESTING);
    });
  }

  return {
    scene,
    draw(moved = false) {
      if (moved) renderer.shadowMap.needsUpdate = true;
      ask();
    },
    look(from) {
      aim(camera, from);
      ask();
    },
    resize(view) {
      size = view;
      ratio = ratioFor(view);
      renderer.setPixelRatio(ratio);
      renderer.setSize(view.width, view.height, false);
      camera.aspect = view.width / Math.max(1, view.height);
      camera.updateProjectionMatrix();
      // A canvas of another size is empty: a picture is painted before the canvas is seen, with all other changes by then.
      queueMicrotask(() => {
        if (!disposed) paint(pacing.share());
      });
      ask();
    },
    dispose() {
      disposed = true;
      cancelAnimationFrame(frame);
      clearTimeout(rest);
      canvas.removeEventListener('webglcontextlost', lost);
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}

/** Pixels of the picture a pixel of the page. */
const ratioFor = ({ width, height }: Size): number =>
  Math.max(0.75, Math.min(devicePixelRatio, SHARPEST, Math.sqrt(MANY / Math.max(1, width * height))));

const toWorld = ({ x, y, z }: Place, scale = 1): Vector3 => new Vector3(x * scale, z * scale, -y * scale);

function aim(camera: PerspectiveCamera, from: Camera): void {
  const { right, up, ahead } = axesOf(from);
  const back = { x: -ahead.x, y: -ahead.y, z: -ahead.z };
  const eye = toWorld(eyeOf(from), 1 / PACE);
  camera.position.set(eye.x, eye.y, eye.z);
  camera.quaternion.setFromRotationMatrix(new Matrix4().makeBasis(toWorld(right), toWorld(up), toWorld(back)));
  camera.near = Math.max(0.5, from.distance / PACE / 12);
  camera.far = (from.distance / PACE) * 6;
  camera.updateProjectionMatrix();
}

/** Warm light from the south-west, so that walls that are looked at from the south are lit; with shadows over the whole table. */
function sun(table: Size): DirectionalLight {
  const light = new DirectionalLight('#fff0d6', 2.5);
  const [w, h] = [table.width / PACE, table.height / PACE];
  light.position.set(w / 2 - Math.max(w, h) * 0.5, Math.max(w, h) * 0.95, -h / 2 + Math.max(w, h) * 0.32);
  light.target.position.set(w / 2, 0, -h / 2);
  light.target.updateMatrixWorld();
  light.castShadow = true;
  const { camera, mapSize } = light.shadow;
  const half = Math.hypot(w, h) / 2 + 1;
  camera.left = -half;
  camera.right = half;
  camera.top = half * 0.86;
  camera.bottom = -half * 0.86;
  camera.near = 1;
  camera.far = Math.max(w, h) * 3;
  camera.updateProjectionMatrix();
  mapSize.set(2048, 2048);
  light.shadow.bias = -0.0006;
  light.shadow.normalBias = 0.03;
  light.shadow.radius = 2.5;
  light.shadow.intensity = 0.78;
  return light;
}

import type { Place, Point } from '@escarmouche/space';
import type { Camera as BoardCamera } from '../../camera.ts';
import type { OnScreen } from '../labels/projection.ts';

/**
 * The eye on the scene: the point of the ground in the middle of the view, the turn of the eye around it (radians, 0 with the north at the
 * top, clockwise), its height above the horizon (radians, a quarter turn is from above) and its distance in units.
 */
export interface Camera extends BoardCamera {
  readonly yaw: number;
  readonly pitch: number;
  readonly distance: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A half line from the eye, in units; `way` has the length 1. */
export interface Ray {
  readonly eye: Place;
  readonly way: Place;
}

export const RADIANS = Math.PI / 180;
/** Angle of view, from the bottom to the top of it, in degrees. */
export const FIELD = 22;
export const TOP = 90 * RADIANS;
export const TILTED = 52 * RADIANS;

interface Axes {
  readonly right: Place;
  readonly up: Place;
  readonly ahead: Place;
}

export function axesOf({ yaw, pitch }: Camera): Axes {
  const [sy, cy, sp, cp] = [Math.sin(yaw), Math.cos(yaw), Math.sin(pitch), Math.cos(pitch)];
  return {
    right: { x: cy, y: -sy, z: 0 },
    up: { x: sy * sp, y: cy * sp, z: cp },
    ahead: { x: sy * cp, y: cy * cp, z: -sp },
  };
}

export function eyeOf(camera: Camera): Place {
  const { ahead } = axesOf(camera);
  return { x: camera.x - ahead.x * camera.distance, y: camera.y - ahead.y * camera.distance, z: -ahead.z * camera.distance };
}

/** Pixels a unit at a depth of one unit. */
const focal = (view: Size): number => view.height / 2 / Math.tan((FIELD / 2) * RADIANS);

/** Says where places show on the screen, for many places of one camera. */
export function projector(camera: Camera, view: Size): (place: Place) => OnScreen {
  const { right, up, ahead } = axesOf(camera);
  const eye = eyeOf(camera);
  const f = focal(view);
  return (place) => {
    const [x, y, z] = [place.x - eye.x, place.y - eye.y, place.z - eye.z];
    const scale = f / Math.max(1, x * ahead.x + y * ahead.y + z * ahead.z);
    return {
      x: view.width / 2 + (x * right.x + y * right.y) * scale,
      y: view.height / 2 - (x * up.x + y * up.y + z * up.z) * scale,
      scale,
    };
  };
}

export const toScreen = (camera: Camera, view: Size, place: Place): OnScreen => projector(camera, view)(place);

/** The half line from the eye through a pixel. */
export function rayAt(camera: Camera, view: Size, at: Point): Ray {
  const { right, up, ahead } = axesOf(camera);
  const f = focal(view);
  const [u, v] = [(at.x - view.width / 2) / f, (view.height / 2 - at.y) / f];
  const size = Math.hypot(1, u, v);
  return {
    eye: eyeOf(camera),
    way: {
      x: (ahead.x + right.x * u + up.x * v) / size,
      y: (ahead.y + right.y * u + up.y * v) / size,
      z: (ahead.z + up.z * v) / size,
    },
  };
}

/** The point of a level under a pixel; where the view nears the horizon, a far one. */
export function groundAt(camera: Camera, view: Size, at: Point, level = 0): Point {
  const { eye, way } = rayAt(camera, view, at);
  const far = (eye.z - level) / Math.max(0.06, -way.z);
  return { x: eye.x + way.x * far, y: eye.y + way.y * far };
}

/** Pixels a unit in the middle of the view. */
export const scaleOf = (camera: Camera, view: Size): number => focal(view) / camera.distance;

/** A direction of the screen (right and down) as one of the table. */
export function directionOnTable({ yaw }: Camera, { x, y }: Point): Point {
  const [s, c] = [Math.sin(yaw), Math.cos(yaw)];
  return { x: x * c - y * s, y: -x * s - y * c };
}

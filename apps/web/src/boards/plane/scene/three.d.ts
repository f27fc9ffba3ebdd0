/** As much of three.js 0.187 as the scene uses: the library brings no types of its own. */
declare module 'three' {
  export interface Vector2 {
    x: number;
    y: number;
    set(x: number, y: number): this;
  }
  export const Vector2: new (x?: number, y?: number) => Vector2;

  export interface Vector3 {
    x: number;
    y: number;
    z: number;
    set(x: number, y: number, z: number): this;
  }
  export const Vector3: new (x?: number, y?: number, z?: number) => Vector3;

  export interface Euler {
    set(x: number, y: number, z: number, order?: string): this;
  }
  export const Euler: new (x?: number, y?: number, z?: number, order?: string) => Euler;

  export interface Quaternion {
    x: number;
    y: number;
    z: number;
    w: number;
    identity(): this;
    copy(other: Quaternion): this;
    setFromEuler(euler: Euler): this;
    setFromAxisAngle(axis: Vector3, angle: number): this;
    setFromRotationMatrix(matrix: Matrix4): this;
    setFromUnitVectors(from: Vector3, to: Vector3): this;
    multiply(other: Quaternion): this;
    premultiply(other: Quaternion): this;
    slerpQuaternions(from: Quaternion, to: Quaternion, share: number): this;
  }
  export const Quaternion: new (x?: number, y?: number, z?: number, w?: number) => Quaternion;

  export interface Matrix4 {
    compose(position: Vector3, rotation: Quaternion, scale: Vector3): this;
    makeBasis(x: Vector3, y: Vector3, z: Vector3): this;
  }
  export const Matrix4: new () => Matrix4;

  export interface Color {
    r: number;
    g: number;
    b: number;
    set(colour: string | number): this;
    setRGB(r: number, g: number, b: number): this;
    lerp(other: Color, share: number): this;
    multiplyScalar(by: number): this;
    clone(): Color;
  }
  export const Color: new (colour?: string | number) => Color;

  export interface Object3D {
    readonly position: Vector3;
    readonly quaternion: Quaternion;
    readonly scale: Vector3;
    visible: boolean;
    castShadow: boolean;
    receiveShadow: boolean;
    frustumCulled: boolean;
    renderOrder: number;
    add(...children: Object3D[]): this;
    remove(...children: Object3D[]): this;
    clear(): this;
    updateMatrixWorld(): void;
  }
  export type Scene = Object3D;
  export const Scene: new () => Scene;
  export type Group = Object3D;
  export const Group: new () => Group;

  export interface PerspectiveCamera extends Object3D {
    fov: number;
    aspect: number;
    near: number;
    far: number;
    updateProjectionMatrix(): void;
  }
  export const PerspectiveCamera: new (fov?: number, aspect?: number, near?: number, far?: number) => PerspectiveCamera;

  export interface BufferAttribute {
    readonly array: Float32Array;
    needsUpdate: boolean;
  }
  export const BufferAttribute: new (array: Float32Array, itemSize: number) => BufferAttribute;

  export interface BufferGeometry {
    setAttribute(name: string, attribute: BufferAttribute): this;
    computeBoundingSphere(): void;
    dispose(): void;
  }
  export const BufferGeometry: new () => BufferGeometry;

  export interface MaterialParameters {
    color?: Color | string;
    map?: Texture;
    vertexColors?: boolean;
    transparent?: boolean;
    opacity?: number;
    alphaTest?: number;
    depthTest?: boolean;
    depthWrite?: boolean;
    depthFunc?: number;
    side?: number;
    polygonOffset?: boolean;
    polygonOffsetFactor?: number;
    polygonOffsetUnits?: number;
  }
  export interface Material {
    opacity: number;
    visible: boolean;
    dispose(): void;
  }
  export interface ColouredMaterial extends Material {
    readonly color: Color;
  }
  export const MeshLambertMaterial: new (parameters?: MaterialParameters) => ColouredMaterial;
  export const MeshBasicMaterial: new (parameters?: MaterialParameters) => ColouredMaterial;

  export interface Mesh extends Object3D {
    geometry: BufferGeometry;
    material: Material;
  }
  export const Mesh: new (geometry: BufferGeometry, material: Material) => Mesh;

  export interface InstancedMesh extends Mesh {
    count: number;
    readonly instanceMatrix: BufferAttribute;
    readonly instanceColor: BufferAttribute | null;
    setMatrixAt(index: number, matrix: Matrix4): void;
    setColorAt(index: number, colour: Color): void;
    dispose(): void;
  }
  export const InstancedMesh: new (geometry: BufferGeometry, material: Material, count: number) => InstancedMesh;

  export interface Texture {
    wrapS: number;
    wrapT: number;
    colorSpace: string;
    anisotropy: number;
    generateMipmaps: boolean;
    minFilter: number;
    needsUpdate: boolean;
    readonly repeat: Vector2;
    dispose(): void;
  }
  export const CanvasTexture: new (canvas: HTMLCanvasElement) => Texture;

  export interface DirectionalLight extends Object3D {
    readonly target: Object3D;
    readonly shadow: {
      readonly mapSize: Vector2;
      readonly camera: Object3D & {
        left: number;
        right: number;
        top: number;
        bottom: number;
        near: number;
        far: number;
        updateProjectionMatrix(): void;
      };
      bias: number;
      normalBias: number;
      radius: number;
      intensity: number;
    };
  }
  export const DirectionalLight: new (colour?: string, intensity?: number) => DirectionalLight;
  export const HemisphereLight: new (sky?: string, ground?: string, intensity?: number) => Object3D;

  export interface WebGLRenderer {
    readonly domElement: HTMLCanvasElement;
    readonly shadowMap: { enabled: boolean; type: number; autoUpdate: boolean; needsUpdate: boolean };
    readonly debug: { checkShaderErrors: boolean };
    setPixelRatio(ratio: number): void;
    setViewport(x: number, y: number, width: number, height: number): void;
    setSize(width: number, height: number, style?: boolean): void;
    setClearColor(colour: string, alpha: number): void;
    render(scene: Object3D, camera: Object3D): void;
    /** After WebGL was used beside it. */
    resetState(): void;
    dispose(): void;
    forceContextLoss(): void;
  }
  export const WebGLRenderer: new (parameters: {
    canvas: HTMLCanvasElement;
    context?: WebGL2RenderingContext;
    antialias?: boolean;
    alpha?: boolean;
    powerPreference?: string;
  }) => WebGLRenderer;

  export const GreaterDepth: number;
  export const PCFShadowMap: number;
  export const RepeatWrapping: number;
  export const SRGBColorSpace: string;

  export const ShapeUtils: { triangulateShape(contour: Vector2[], holes: Vector2[][]): [number, number, number][] };
}

declare module 'three/addons/lines/LineSegmentsGeometry.js' {
  import type { BufferGeometry } from 'three';

  export interface LineSegmentsGeometry extends BufferGeometry {
    instanceCount: number;
    setPositions(array: number[]): this;
    setColors(array: number[]): this;
  }
  export const LineSegmentsGeometry: new () => LineSegmentsGeometry;
}

declare module 'three/addons/lines/LineMaterial.js' {
  import type { Material, MaterialParameters, Vector2 } from 'three';

  export interface LineMaterial extends Material {
    linewidth: number;
    readonly resolution: Vector2;
  }
  export const LineMaterial: new (
    parameters: MaterialParameters & { linewidth?: number; dashed?: boolean; dashSize?: number; gapSize?: number; worldUnits?: boolean },
  ) => LineMaterial;
}

declare module 'three/addons/lines/LineSegments2.js' {
  import type { Mesh } from 'three';
  import type { LineMaterial } from 'three/addons/lines/LineMaterial.js';
  import type { LineSegmentsGeometry } from 'three/addons/lines/LineSegmentsGeometry.js';

  export interface LineSegments2 extends Mesh {
    computeLineDistances(): this;
  }
  export const LineSegments2: new (geometry: LineSegmentsGeometry, material: LineMaterial) => LineSegments2;
}

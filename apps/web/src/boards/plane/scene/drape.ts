import { Color, Mesh, MeshBasicMaterial, type Object3D } from 'three';
import type { Point } from '@escarmouche/space';
import type { Band, Overlay } from '../overlay.ts';
import type { Area, PlaneBoard, Zone } from '../model.ts';
import { PLACE, shades } from '../../ranks.ts';
import type { Colours } from './colours.ts';
import { paintScale, trace } from './ground.ts';
import { createSolids, outlineOf } from './solids.ts';
import { sheet } from './terrain.ts';
import { canvasOf, textureOf } from './textures.ts';

const PACE = 1000;
const LARGEST = 1024;
const ABOVE = 0.02;
const FILLS: Record<Band['cost'], number> = { half: 0.13, full: 0.11, more: 0.05 };

const toPaces = ({ x, y }: Point): Point => ({ x: x / PACE, y: y / PACE });

/**
 * Regions painted on a cloth that lies over the ground and over every roof: zones of deployment, areas of the scenario, the reach of a
 * figure.
 */
export interface Drape {
  /** Says whether anything has changed. */
  show(zones: readonly Zone[], areas: readonly Area[], overlay: Pick<Overlay, 'reach' | 'bands' | 'places'>): boolean;
  dispose(): void;
}

export function createDrape(scene: Object3D, board: PlaneBoard, colours: Colours): Drape | undefined {
  const scale = paintScale(board, LARGEST);
  const [width, height] = [Math.round((board.width / PACE) * scale), Math.round((board.height / PACE) * scale)];
  const [cloth, mask] = [canvasOf(width, height), canvasOf(width, height)];
  if (!cloth || !mask) return undefined;
  const texture = textureOf(cloth, false);
  const material = new MeshBasicMaterial({
    map: texture,
    transparent: true,
    depthWrite: false,
    polygonOffset: true,
    polygonOffsetFactor: -1,
    polygonOffsetUnits: -1,
  });
  const geometry = clothOver(board);
  const mesh = new Mesh(geometry, material);
  mesh.renderOrder = 1;
  mesh.visible = false;
  scene.add(mesh);

  let shown: { zones: readonly Zone[]; areas: readonly Area[]; region: Overlay['reach'] | Overlay['bands']; places?: Overlay['places'] } = {
    zones: [],
    areas: [],
    region: undefined,
  };

  function paintZone({ side, x, y, width: w, height: h, open }: Zone): void {
    if (!cloth) return;
    const { r, g, b } = toBytes(colours.side(side));
    const [left, top, wide, tall] = [(x / PACE) * scale, height - ((y + h) / PACE) * scale, (w / PACE) * scale, (h / PACE) * scale];
    cloth.fillStyle = `rgb(${r} ${g} ${b} / ${open ? 0.24 : 0.08})`;
    cloth.fillRect(left, top, wide, tall);
    cloth.strokeStyle = `rgb(${r} ${g} ${b} / ${open ? 0.95 : 0.5})`;
    cloth.lineWidth = open ? 4 : 2;
    cloth.setLineDash(open ? [14, 9] : [4, 10]);
    cloth.strokeRect(left + 2, top + 2, wide - 4, tall - 4);
  }

  function paintArea({ shape, side }: Area): void {
    if (!cloth) return;
    const { r, g, b } = toBytes(side === undefined ? colours.accent : colours.side(side));
    cloth.beginPath();
    trace(cloth, outlineOf(shape), scale, height);
    cloth.fillStyle = `rgb(${r} ${g} ${b} / 0.16)`;
    cloth.fill();
    cloth.strokeStyle = `rgb(${r} ${g} ${b} / 0.95)`;
    cloth.lineWidth = 4;
    cloth.setLineDash([16, 8]);
    cloth.stroke();
  }

  function paintPlaces(places: NonNullable<Overlay['places']>): void {
    if (!cloth) return;
    for (const { colour, places: those } of shades(places)) {
      cloth.fillStyle = `${colour}c0`;
      for (const { at } of those) {
        cloth.beginPath();
        cloth.arc((at.x / PACE) * scale, height - (at.y / PACE) * scale, (PLACE / PACE) * scale, 0, 7);
        cloth.fill();
      }
    }
  }

  /** Outlines that lie apart or in one another: a hole is one more outline. */
  function paintBand({ outlines, cost }: Band): void {
    if (!cloth) return;
    cloth.beginPath();
    for (const outline of outlines) trace(cloth, outline.map(toPaces), scale, height);
    cloth.fillStyle = `rgb(255 242 184 / ${FILLS[cost]})`;
    cloth.fill('evenodd');
  }

  /** The outlines overlap: their union is filled once, and only its rim is drawn. */
  function paintReach(reach: NonNullable<Overlay['reach']>): void {
    if (!cloth || !mask) return;
    const over = (paint: () => void): void => {
      for (const outline of reach) {
        mask.beginPath();
        trace(mask, outline.map(toPaces), scale, height);
        paint();
      }
    };
    mask.clearRect(0, 0, width, height);
    mask.globalCompositeOperation = 'source-over';
    mask.strokeStyle = '#ffe9a3';
    mask.lineWidth = 7;
    mask.lineJoin = 'round';
    over(() => mask.stroke());
    mask.globalCompositeOperation = 'destination-out';
    mask.lineWidth = 2;
    over(() => {
      mask.fill();
      mask.stroke();
    });
    cloth.globalAlpha = 0.95;
    cloth.drawImage(mask.canvas, 0, 0);
    mask.globalCompositeOperation = 'source-over';
    mask.clearRect(0, 0, width, height);
    mask.fillStyle = '#fff2c4';
    over(() => mask.fill());
    cloth.globalAlpha = 0.2;
    cloth.drawImage(mask.canvas, 0, 0);
    cloth.globalAlpha = 1;
  }

  return {
    show(zones, areas, { reach, bands, places }) {
      const region = bands ?? reach;
      if (region === shown.region && places === shown.places && isSame(zones, shown.zones) && isSame(areas, shown.areas)) return false;
      shown = { zones, areas, region, places };
      cloth.clearRect(0, 0, width, height);
      for (const zone of zones) paintZone(zone);
      for (const area of areas) paintArea(area);
      if (bands) for (const band of bands) paintBand(band);
      else if (reach) paintReach(reach);
      if (places) paintPlaces(places);
      mesh.visible = zones.length + areas.length > 0 || region !== undefined || places !== undefined;
      texture.needsUpdate = true;
      return true;
    },
    dispose() {
      scene.remove(mesh);
      for (const one of [geometry, material, texture]) one.dispose();
    },
  };
}

/** True for one and the same list, and for two empty ones. */
const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean => a === b || a.length + b.length === 0;

const byte = (share: number): number => Math.round(255 * (share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055));

/** A colour of three.js, which is linear, as the page's. */
const toBytes = ({ r, g, b }: Color): { r: number; g: number; b: number } => ({ r: byte(r), g: byte(g), b: byte(b) });

function clothOver(board: PlaneBoard) {
  const solids = createSolids();
  const [w, h] = [board.width / PACE, board.height / PACE];
  const white = new Color('#fff');
  sheet(solids, board, ABOVE);
  for (const piece of board.terrain) {
    if (piece.kind !== 'solid' && piece.kind !== 'void') continue;
    const level = (piece.kind === 'void' ? piece.base : piece.top) / PACE;
    if (level !== 0) solids.face(outlineOf(piece.shape), level + ABOVE, white, true, ({ x, y }) => [x / w, y / h]);
  }
  return solids.build();
}

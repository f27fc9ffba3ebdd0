import type { Object3D } from 'three';
import type { PlaneBoard } from '../model.ts';
import { readColours, type Colours } from './colours.ts';
import { createCompany, type Company } from './company.ts';
import { createDrape, type Drape } from './drape.ts';
import { createLines, type Lines } from './lines.ts';
import { createSparks, type Sparks } from './sparks.ts';
import { createLandscape, type Landscape } from './terrain.ts';

/** All that stands and lies on a table, and the colours of the page that it was made in. */
export interface Parts {
  readonly colours: Colours;
  readonly landscape: Landscape;
  readonly company: Company;
  readonly drape: Drape | undefined;
  readonly lines: Lines;
  readonly sparks: Sparks;
  dispose(): void;
}

/** `page`: the element whose colours they take. */
export function createParts(scene: Object3D, board: PlaneBoard, page: Element, build: Parameters<typeof createLandscape>[1]): Parts {
  const colours = readColours(page);
  const landscape = createLandscape(board, build);
  scene.add(landscape.group);
  const company = createCompany(scene, colours);
  const drape = createDrape(scene, board, colours);
  const lines = createLines(scene, board, colours);
  const sparks = createSparks(scene);
  return {
    colours,
    landscape,
    company,
    drape,
    lines,
    sparks,
    dispose() {
      scene.remove(landscape.group);
      for (const part of [company, drape, lines, sparks, landscape]) part?.dispose();
    },
  };
}

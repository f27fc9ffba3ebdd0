import { PACE, type Table } from '@escarmouche/space';

/** A table with a crate in its middle. */
export const GROUND: Table = {
  width: 14 * PACE,
  height: 14 * PACE,
  features: [
    {
      id: 'crate',
      kind: 'solid',
      name: { fr: 'Caisse', en: 'Crate' },
      shape: {
        type: 'polygon',
        points: [
          { x: 6000, y: 6000 },
          { x: 8000, y: 6000 },
          { x: 8000, y: 8000 },
          { x: 6000, y: 8000 },
        ],
      },
      base: 0,
      top: 1000,
    },
  ],
};

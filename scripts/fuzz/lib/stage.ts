import type { Zone } from '@escarmouche/skirmish/plane';
import type { Table } from '@escarmouche/space';

/** Stage of a showcase: a table with a rock, the figures of group a beside it, enemies of group b around. */

/** The rock's western face. */
const ROCK = 16_000;

export const STAGE: Table = {
  width: 30_000,
  height: 30_000,
  features: [
    {
      id: 'rock',
      kind: 'solid',
      shape: {
        type: 'polygon',
        points: [
          { x: ROCK, y: 14_000 },
          { x: 18_000, y: 14_000 },
          { x: 18_000, y: 16_000 },
          { x: ROCK, y: 16_000 },
        ],
      },
      base: 0,
      top: 2000,
    },
  ],
};

const WHOLE_STAGE: Zone = { x: 0, y: 0, width: STAGE.width, height: STAGE.height, front: 'north' };

/** A group that is its own side and seat, and may stand anywhere on the stage. */
export const groupOf = <Figure>(id: string, figures: readonly Figure[]) => ({
  id,
  name: id,
  side: id,
  seat: id,
  zone: WHOLE_STAGE,
  figures: [...figures],
});

interface Standing {
  readonly id: string;
  readonly group: string;
  readonly r: number;
  readonly vitality: number;
}

/**
 * The first figure beside the rock, its hurt friend at its other side; an enemy in contact in two tries of three, others a few paces off. Either
 * group plays first.
 */
export function onStage(figures: readonly Standing[], tries: number) {
  const [r = 500, , enemyR = 500] = figures.map((one) => Math.ceil(one.r));
  const x = ROCK - r;
  const apart = tries % 3 === 2 ? 4000 : 0;
  const places = [
    { x, y: 15_000 },
    { x: x - 2 * r, y: 15_000 },
    { x, y: 15_000 + r + enemyR + apart },
    { x: 11_000, y: 21_000 },
    { x: 20_000, y: 20_000 },
  ];
  const placed = figures.map(({ id, group, vitality }, i) => {
    const facing = group === 'a' ? { x: 0, y: 1 } : { x: 0, y: -1 };
    return [id, { ...(places[i] ?? { x: 0, y: 0 }), facing, vitality: i === 1 ? 1 : vitality }] as const;
  });
  const order = tries % 4 < 2 ? ['a', 'b'] : ['b', 'a'];
  return { order, group: order[0], turn: 1, figures: Object.fromEntries(placed) };
}

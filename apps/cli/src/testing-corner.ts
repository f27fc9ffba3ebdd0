import { maps } from '@escarmouche/content/maps';
import { boxOf } from '@escarmouche/space';

/** A corner of a ready map: an NPC looks at every place of its table. */
export function corner() {
  const [map] = maps;
  if (!map) throw new Error('no map');
  const [width, height, depth] = [18_000, 14_000, 3000];
  const features = map.table.features.filter(({ shape }) => {
    const { maxX, maxY } = boxOf(shape);
    return maxX <= width && maxY <= height;
  });
  const zones = [
    { x: 0, y: 0, width, height: depth, front: 'north' as const },
    { x: 0, y: height - depth, width, height: depth, front: 'south' as const },
  ];
  return { ...map, table: { ...map.table, width, height, features }, zones };
}

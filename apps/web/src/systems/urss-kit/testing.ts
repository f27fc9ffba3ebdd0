import { kit } from '@escarmouche/content/kit';
import { openMatch } from '@escarmouche/referee';
import { sheetFrom, urssKit, type Setup, type State } from '@escarmouche/urss-kit';

const START = { x: 10_000, y: 10_000, z: 0 };

/** Somebody acts at K10, a pace and a half from a wall of a pace to the east, M8 to O12; an enemy is far off. */
export function wallBattle(options: Setup['options']): State {
  const { stormtrooper: trooper } = kit.profiles;
  if (!trooper) throw new Error('no trooper');
  const zone = { x: 0, y: 0, width: 24_000, height: 24_000, front: 'north' } as const;
  const [own, other] = ['a', 'b'].map((group) => sheetFrom(kit, trooper, group, 0, { name: group }));
  if (!own || !other) throw new Error('nobody');
  const facing = { x: 1000, y: 0 };
  const [west, east, south, north] = [12_000, 14_000, 8000, 12_000];
  const setup: Setup = {
    options: { 'turn.activation': 'classic', ...options },
    table: {
      width: 24_000,
      height: 24_000,
      features: [
        {
          id: 'wall',
          kind: 'solid',
          base: 0,
          top: 1000,
          shape: {
            type: 'polygon',
            points: [
              { x: west, y: south },
              { x: east, y: south },
              { x: east, y: north },
              { x: west, y: north },
            ],
          },
        },
      ],
    },
    groups: [
      { id: 'a', name: 'A', side: 'a', seat: 'a', zone, figures: [own] },
      { id: 'b', name: 'B', side: 'b', seat: 'b', zone, figures: [other] },
    ],
    position: {
      activation: { figure: own.id },
      figures: { [own.id]: { ...START, facing }, [other.id]: { x: 2000, y: 22_000, z: 0, facing } },
    },
  };
  return openMatch(urssKit, setup).state;
}

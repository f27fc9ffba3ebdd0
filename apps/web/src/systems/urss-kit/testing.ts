import { kit } from '@escarmouche/content/kit';
import { openMatch } from '@escarmouche/referee';
import { box, facing, ORIGIN, units } from '@escarmouche/skirmish/plane/testing';
import { sheetFrom, urssKit, type Setup, type State } from '@escarmouche/urss-kit';

/** A figure acts at K10, a pace and a half from a wall of a pace to the east, M8 to O12; an enemy is far off. */
export function wallBattle(options: Setup['options']): State {
  const { stormtrooper: trooper } = kit.profiles;
  if (!trooper) throw new Error('no trooper');
  const size = 2 * ORIGIN;
  const zone = { x: 0, y: 0, width: size, height: size, front: 'north' } as const;
  const [own, other] = ['a', 'b'].map((group) => sheetFrom(kit, trooper, group, 0, { name: group }));
  if (!own || !other) throw new Error('nobody');
  const setup: Setup = {
    options: { 'turn.activation': 'classic', ...options },
    table: { width: size, height: size, features: [box('wall', [-18, -22, -16, -18], { top: 1 })] },
    groups: [
      { id: 'a', name: 'A', side: 'a', seat: 'a', zone, figures: [own] },
      { id: 'b', name: 'B', side: 'b', seat: 'b', zone, figures: [other] },
    ],
    position: {
      activation: { figure: own.id },
      figures: {
        [own.id]: { ...units(-20, -20), facing: facing('east') },
        [other.id]: { ...units(-28, -8), facing: facing('east') },
      },
    },
  };
  return openMatch(urssKit, setup).state;
}

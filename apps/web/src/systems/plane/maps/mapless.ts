import type { MapFile } from '@escarmouche/content';
import type { Json } from '@escarmouche/referee';
import type { BattleChoice, BattlePlan } from '../../new-game.ts';

const [WIDTH, HEIGHT, DEPTH] = [48, 60, 4];

/** The ground of a battle on a real table that is on no map: nothing on it, the sides so far apart that nobody is near before persons say so. */
export const mapless: MapFile = {
  id: 'sans-plan',
  name: { fr: 'sans plan', en: 'no map' },
  story: { fr: 'La table seule le sait.', en: 'The table alone knows.' },
  table: { width: WIDTH, height: HEIGHT, features: [] },
  zones: [
    { x: 0, y: 0, width: WIDTH, height: DEPTH, front: 'north' },
    { x: 0, y: HEIGHT - DEPTH, width: WIDTH, height: DEPTH, front: 'south' },
  ],
};

/** The battle with what its map says of the table: nothing, where there is none. */
export const measured = (plan: BattlePlan, { unmeasured }: Pick<BattleChoice, 'unmeasured'>): BattlePlan =>
  unmeasured ? { ...plan, setup: { ...(plan.setup as object), unmeasured } as unknown as Json } : plan;

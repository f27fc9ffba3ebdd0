import type { Mission, Sheet, Weapon } from './content.ts';
import type { Options } from './options.ts';
import type { Setup } from './setup.ts';
import { beast } from './rules/bestial.ts';
import { itBurns } from './rules/ca-brule.ts';
import { construct } from './rules/construct.ts';
import { frenzy } from './rules/frenesie.ts';
import { stalwart } from './rules/inebranlable.ts';
import { knockback } from './rules/projection.ts';
import { jumpPack } from './rules/propulseurs.ts';
import { weightOfFire } from './rules/puissance-de-feu.ts';
import { suppression } from './rules/suppression.ts';
import { tactician } from './rules/tacticien.ts';
import { rapidFire } from './rules/tir-rapide.ts';
import { tooStubborn } from './rules/trop-tetu.ts';

/** Sheets, the patrol and set-ups for tests. */

export const rule = (slug: string, value?: number) => ({ rule: slug, ...(value !== undefined && { value }) });

export const weapon = (id: string, range: Weapon['range'], ap: number, ...rules: Weapon['rules']): Weapon => ({
  id,
  name: { fr: id, en: id },
  range,
  ap,
  rules,
  vp: 0,
});

const PISTOL = weapon('pistol', 3, 0);
const GAUNTLET = weapon('gauntlet', 'fight', 0, rule(knockback.id));
const WRISTBLADE = weapon('wristblade', 'fight', 1);
const LASER = weapon('laser-rifle', 6, 0, rule(rapidFire.id));
const BURST = weapon('burst-laser', 8, 0, rule(weightOfFire.id, 1), rule(suppression.id));
const HAIL_PISTOL = weapon('hailstorm-pistol', 4, 0, rule(weightOfFire.id, 1), rule(rapidFire.id));
const HAMMER = weapon('forge-hammer', 'fight', 1);
const HAIL_RIFLE = weapon('hailstorm-rifle', 6, 1, rule(rapidFire.id));
const BREATH = weapon('dragon-breath', 2, 0, rule(itBurns.id));

type Part = Partial<Sheet> & Pick<Sheet, 'id' | 'weapons'>;

export const soldier = (group: string, part: Part): Sheet => ({
  name: part.id,
  group,
  type: 'T',
  points: 18,
  vp: 2,
  speed: [1, 2],
  armour: 1,
  size: 1,
  shoot: 4,
  fight: 5,
  survive: 4,
  rules: [],
  ...part,
});

const PACK = rule(jumpPack.id);

const ENFORCERS: readonly Sheet[] = [
  soldier('A', {
    id: 'captain',
    type: 'L',
    vp: 4,
    recon: 4,
    splat: stalwart.id,
    weapons: [PISTOL, GAUNTLET],
    rules: [PACK, rule(tactician.id, 2)],
  }),
  soldier('A', { id: 'assault', vp: 1, shoot: 5, weapons: [PISTOL, WRISTBLADE], rules: [PACK, rule(frenzy.id, 1)] }),
  soldier('A', { id: 'enforcer', fight: 6, weapons: [LASER], rules: [PACK] }),
  soldier('A', { id: 'cannon', type: 'S', fight: 6, weapons: [BURST], rules: [PACK] }),
  soldier('A', {
    id: 'drone',
    type: 'S',
    vp: 1,
    speed: [2, 4],
    armour: 0,
    shoot: 6,
    fight: null,
    survive: 6,
    weapons: [BURST],
    rules: [rule(construct.id), rule(beast.id)],
  }),
];

const FORGE_FATHERS: readonly Sheet[] = [
  soldier('B', {
    id: 'huscarl',
    type: 'L',
    vp: 3,
    shoot: 3,
    fight: 4,
    recon: 4,
    splat: tooStubborn.id,
    weapons: [HAIL_PISTOL, HAMMER],
    rules: [rule(tactician.id, 1)],
  }),
  soldier('B', { id: 'warrior1', weapons: [HAIL_RIFLE] }),
  soldier('B', { id: 'warrior2', weapons: [HAIL_RIFLE] }),
  soldier('B', { id: 'breath', type: 'S', weapons: [BREATH] }),
];

/** The patrol (DZ-MISSION-PATROL, DZ-MISSION-PATROL-MAP). */
export const PATROL: Mission = {
  id: 'patrol',
  name: { fr: 'Patrouille', en: 'Patrol' },
  target: 12,
  zones: [
    { id: 'red', name: { fr: 'Rouge', en: 'Red' }, squares: ['C1R1', 'C2R1', 'C3R1', 'C4R1'] },
    { id: 'blue', name: { fr: 'Bleue', en: 'Blue' }, squares: ['C5R8', 'C6R8', 'C7R8', 'C8R8'] },
  ],
  objectives: [
    { id: 'east', at: 'C8R2L1', vp: 1 },
    { id: 'west', at: 'C1R7L1', vp: 1 },
    { id: 'north', at: 'C6R4L1', vp: 2 },
    { id: 'south', at: 'C3R5L1', vp: 2 },
  ],
  items: false,
};

export const OPEN_GROUND: Setup['map'] = { levels: 4, panels: [], floors: [], climbs: [], ramps: [], boxes: [] };

/** A patrol of the predefined teams. */
export function patrol(map: Setup['map'] = OPEN_GROUND, options: Partial<Options> = {}): Setup {
  return {
    options,
    map,
    mission: PATROL,
    bag: [],
    groups: [
      { id: 'A', name: 'Enforcers', side: 'A', seat: 'a', figures: ENFORCERS },
      { id: 'B', name: 'Forge Fathers', side: 'B', seat: 'b', figures: FORGE_FATHERS },
    ],
  };
}

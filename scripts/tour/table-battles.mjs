import { readFile } from 'node:fs/promises';
import { tsImport } from 'tsx/esm/api';

/** @typedef {import('./battles.ts').Plan} Plan */

/** @type {typeof import('@escarmouche/urss-classic/rules')} */
const rules = await tsImport('@escarmouche/urss-classic/rules', import.meta.url);

/** Before the first roll. @type {Plan} */
export const fresh = {};

/**
 * The middle of a battle: somebody acts, with an enemy in the open, one behind a wall, one out of sight, one on the watch.
 * @type {Plan}
 */
export const skirmish = {
  stands: {
    a1: [8, 4, { vitality: 2 }],
    a2: [17.5, 10.3],
    a3: [12.6, 10.6],
    a4: [24, 3.5, { activated: true }],
    a5: [9.5, 9.8],
    a6: [22, 8, { posture: 'out' }],
    b1: [12.6, 21.6],
    b2: [18, 22.2],
    b3: [14.2, 21],
    b4: [29.2, 20.2],
    b5: [22.6, 18.4, { alert: true }],
    b6: [25.6, 24.6, { activated: true, posture: 'prone' }],
  },
  activation: { figure: 'a2' },
};

/** @type {Plan} */
export const melee = {
  ...skirmish,
  stands: { ...skirmish.stands, a1: [17, 10.3], b1: [18, 10.3], a2: [8, 4], b5: [17.4, 9.3] },
  activation: { figure: 'a1' },
};

/** Twelve against twelve. @type {NonNullable<Plan['stands']>} */
const RANKS = Object.fromEntries(
  ['a', 'b'].flatMap((side) =>
    Array.from({ length: 12 }, (_, i) => [
      `${side}${i + 1}`,
      [
        side === 'a' ? 13 + (i % 4) * 1.6 : 14 + (i % 4) * 1.5,
        side === 'a' ? 4.4 + Math.floor(i / 4) * 1.5 : 18.9 + Math.floor(i / 4) * 1.4,
      ],
    ]),
  ),
);

/** @type {Plan} */
export const crowd = {
  bands: [
    Array.from({ length: 12 }, (_, i) => [
      i % 2 ? 'soldat-rebelle-lourd' : 'soldat-rebelle',
      ['Arno', 'Bela', 'Cass', 'Dorn', 'Edda', 'Faro', 'Gil', 'Hana', 'Ivo', 'Jade', 'Karl', 'Lome'][i] ?? '',
    ]),
    Array.from({ length: 12 }, (_, i) => [
      'stormtrooper',
      ['Rask', 'Sven', 'Tarn', 'Ulm', 'Vera', 'Wulf', 'Xan', 'Yva', 'Zed', 'Ambre', 'Brom', 'Ciro'][i] ?? '',
    ]),
  ],
  stands: Object.fromEntries(
    Object.entries(RANKS).map(([id, [x, y]]) => {
      const i = Number(id.slice(1)) - 1;
      return [id, [x, y, { activated: i > 8, alert: i === 5, posture: i === 7 ? 'prone' : 'standing' }]];
    }),
  ),
  activation: { figure: 'a10' },
};

/** A figure of every kind that is drawn apart. @type {Plan} */
export const kinds = {
  customs: [
    { name: 'Trooper', world: 'star-wars', profile: 'stormtrooper' },
    { name: 'Heavy', world: 'star-wars', profile: 'soldat-rebelle-lourd' },
    { name: 'Sniper', world: 'generic', profile: 'fusilier', weapon: 'fusil-de-precision' },
    { name: 'Pistol', world: 'star-wars', profile: 'contrebandier-de-renom' },
    { name: 'Robed', world: 'star-wars', profile: 'jedi-gardien' },
    { name: 'Staff', world: 'generic', profile: 'moine' },
    { name: 'Beast', world: 'generic', profile: 'moine', types: ['Loup'] },
    { name: 'Huge', world: 'generic', profile: 'colosse' },
    { name: 'Small', world: 'generic', profile: 'egorgeur', types: ['Gobelin'] },
    { name: 'Jet', world: 'star-wars', profile: 'chasseur-de-prime-mandalorien' },
    { name: 'Droid', world: 'star-wars', profile: 'stormtrooper', types: ['Droid'] },
    { name: 'Guard', world: 'generic', profile: 'garde' },
    { name: 'Spear', world: 'generic', profile: 'nageur' },
    { name: 'Archer', world: 'generic', profile: 'archer' },
    { name: 'Mage', world: 'med-fan', profile: 'magicien' },
    { name: 'Healer', world: 'survivants', profile: 'infirmier-survivant' },
    { name: 'Priest', world: 'survivants', profile: 'pretre-survivant' },
    { name: 'Civilian', world: 'survivants', profile: 'survivant' },
    { name: 'Police', world: 'survivants', profile: 'policier-survivant' },
    { name: 'Slow zombie', world: 'survivants', profile: 'zombi' },
    { name: 'Quick zombie', world: 'survivants', profile: 'zombi', rules: [rules.fast.id] },
    { name: 'Suit', world: 'star-wars', profile: 'soldat-rebelle-lourd', types: ['Exosquelette'] },
    { name: 'Dwarf', world: 'med-fan', profile: 'guerrier-nain', weapon: 'hache' },
    { name: 'Captain', world: 'generic', profile: 'capitaine' },
  ],
  stands: RANKS,
  activation: { figure: 'a10' },
};

const jedi = /** @type {const} */ ([
  [
    ['jedi-guerisseur', 'Ysa'],
    ['jedi-gardien', 'Oren'],
    ['soldat-rebelle', 'Pim'],
  ],
  [
    ['maitre-du-cote-obscur', 'Vosk'],
    ['stormtrooper', 'Varn'],
    ['stormtrooper', 'Doss'],
  ],
]);

/** Somebody is healed and gets up: which way does it face? @type {Plan} */
export const heal = {
  options: { 'heal.outOfAction': 'yes' },
  bands: jedi,
  stands: { a1: [17, 9.4], a2: [12, 5], a3: [18, 9.4, { posture: 'out', vitality: 0 }], b1: [17, 22], b2: [20, 23], b3: [24, 24] },
  activation: { figure: 'a1' },
  commands: [{ type: 'special', rule: rules.heal.id, target: 'a3' }],
  asked: 'facing',
};

/** @type {Plan} */
export const leap = {
  bands: jedi,
  stands: { a1: [12, 5], a2: [17, 9.4], a3: [18.5, 7], b1: [17, 22], b2: [20, 23], b3: [24, 24] },
  activation: { figure: 'a2' },
  commands: [{ type: 'special', rule: rules.forceLeap.id }],
  asked: 'landing',
};

/** @type {Plan} */
export const duel = {
  bands: jedi,
  stands: { a1: [12, 5], a2: [17, 9.4], a3: [18.5, 7], b1: [17, 19.6], b2: [20, 23], b3: [24, 24] },
  activation: { figure: 'a2' },
  commands: [{ type: 'special', rule: rules.throwObjects.id, target: 'b1' }],
  asked: 'duel',
};

/** A battle that is over. @type {Plan} */
export const finished = { file: await readFile(new URL('../../apps/web/tests/finished-battle.jsonl', import.meta.url), 'utf8') };

import { NPC, PERSON } from '@escarmouche/session';
import type { Npcs, Scenario } from '@escarmouche/skirmish/plane';

type Direction = 'north' | 'south' | 'east' | 'west';

const TOWARDS: Readonly<Record<Direction, { readonly x: number; readonly y: number }>> = {
  north: { x: 0, y: 1000 },
  south: { x: 0, y: -1000 },
  east: { x: 1000, y: 0 },
  west: { x: -1000, y: 0 },
};

interface Standing {
  /** In paces. */
  readonly at: readonly [number, number];
  readonly facing: Direction;
  readonly rules?: readonly string[];
  readonly alert?: boolean;
  readonly posture?: 'out' | 'prone';
  /** Points left; of the profile's two or more. */
  readonly vitality?: number;
}

export interface Situation {
  readonly figures: Readonly<Record<'a1' | 'a2' | 'b1' | 'b2', Standing>>;
  /** The figure that acts. */
  readonly active?: string;
  readonly options?: Readonly<Record<string, string>>;
  /** The players throw real dice: a test says what falls. */
  readonly typed?: boolean;
  /** The battle's objectives. */
  readonly scenario?: Scenario;
  /** Where the last noise was, in paces. */
  readonly noise?: readonly [number, number];
  /** Missions and behaviours; the second side is first. */
  readonly npcs?: Npcs;
  /** The real table is on no map. */
  readonly unmeasured?: true;
  /** The second side plays by the NPC document. */
  readonly played?: boolean;
}

/** Two against the last enemy, who stands some paces ahead: moves, shots or a fight end the battle. */
export const LAST_ENEMY: Situation = {
  figures: {
    a1: { at: [4, 4], facing: 'north' },
    a2: { at: [6, 4], facing: 'north' },
    b1: { at: [5, 8], facing: 'south' },
    b2: { at: [18, 18], facing: 'south', posture: 'out', vitality: 0 },
  },
  active: 'a1',
  typed: false,
};

/** Two against two far apart with little between them, and A1 about to act. */
export const FACING: Situation = {
  figures: {
    a1: { at: [4, 4], facing: 'north' },
    a2: { at: [2, 2], facing: 'north' },
    b1: { at: [4, 8], facing: 'south' },
    b2: { at: [18, 18], facing: 'south' },
  },
  active: 'a1',
};

const square = (x0: number, y0: number, x1: number, y1: number): Scenario['zones'][number]['shape'] => ({
  type: 'polygon',
  points: [
    { x: x0 * 1000, y: y0 * 1000 },
    { x: x1 * 1000, y: y0 * 1000 },
    { x: x1 * 1000, y: y1 * 1000 },
    { x: x0 * 1000, y: y1 * 1000 },
  ],
});

/** A case to be carried to the landing pad, and a bridge to be held: two against two, for three turns. */
const CASE_AND_BRIDGE: Scenario = {
  id: 'case-and-bridge',
  name: { fr: 'La mallette et le pont', en: 'The case and the bridge' },
  story: {
    fr: 'Une mallette est restée au milieu du chantier. Qui la porte à l’aire d’envol repart avec les plans ; les autres n’ont qu’à tenir le pont.',
    en: 'A case was left in the middle of the yard. Whoever brings it to the landing pad leaves with the plans; the others need only hold the bridge.',
  },
  turns: 3,
  zones: [
    { id: 'pad', name: { fr: 'Aire d’envol', en: 'Landing pad' }, shape: square(1, 13, 6, 17) },
    { id: 'bridge', name: { fr: 'Le pont', en: 'The bridge' }, shape: { type: 'disc', x: 15_000, y: 12_000, r: 2500 } },
  ],
  tokens: [{ id: 'case', name: { fr: 'Mallette', en: 'Case' }, at: { x: 4000, y: 5500, z: 0 } }],
  objectives: [
    {
      id: 'brought',
      type: 'carry',
      name: { fr: 'Porter la mallette à l’aire d’envol', en: 'Bring the case to the landing pad' },
      side: 'a',
      points: 3,
      wins: true,
      token: 'case',
      zone: 'pad',
    },
    { id: 'held', type: 'hold', name: { fr: 'Tenir le pont', en: 'Hold the bridge' }, side: 'b', points: 1, zone: 'bridge' },
    {
      id: 'down',
      type: 'eliminate',
      name: { fr: 'Mettre Arno hors de jeu', en: 'Take Arno out of play' },
      side: 'b',
      points: 2,
      who: ['a1'],
    },
  ],
  happenings: [],
};

/** The case lies before Arno, whose turn it is. */
export const TAKING: Situation = {
  figures: {
    a1: { at: [4, 2.5], facing: 'north' },
    a2: { at: [7, 4], facing: 'north' },
    b1: { at: [14, 12], facing: 'south' },
    b2: { at: [16, 11], facing: 'south' },
  },
  active: 'a1',
  typed: false,
  scenario: CASE_AND_BRIDGE,
  noise: [12, 6],
};

interface KeptSheet {
  readonly id: keyof Situation['figures'];
}

/**
 * A match file that begins in the middle of a battle, on open ground of 20 by 20 paces with one crate from J9 to L11. The band sheets are those of a battle
 * that was kept (`finished-battle.jsonl`): A1 Arno, A2 Bela against B1 Rask, B2 Sven.
 */
export function situationFile(
  kept: string,
  { figures, active, options = {}, typed = true, scenario, noise, npcs, unmeasured, played = npcs !== undefined }: Situation,
): string {
  const [first = ''] = kept.split('\n');
  const header = JSON.parse(first) as { setup: { groups: { figures: KeptSheet[] }[] }; meta: object };
  const corners = [
    [9000, 9000],
    [11_000, 9000],
    [11_000, 11_000],
    [9000, 11_000],
  ].map(([x, y]) => ({ x, y }));
  const crate = { id: 'caisse', kind: 'solid', shape: { type: 'polygon', points: corners }, base: 0, top: 1000 };
  const groups = header.setup.groups.map((group) => ({
    ...group,
    zone: { x: 0, y: 0, width: 20_000, height: 20_000, front: 'north' },
    figures: group.figures.map((sheet) => ({ ...sheet, rules: (figures[sheet.id].rules ?? []).map((id) => ({ id })) })),
  }));
  const places = Object.entries(figures).map(
    ([
      id,
      {
        at: [x, y],
        facing,
        posture = 'standing',
        vitality,
        alert = false,
      },
    ]) => {
      const full = { x: x * 1000, y: y * 1000, z: 0, facing: TOWARDS[facing], posture, alert };
      return [id, { ...full, ...(vitality !== undefined && { vitality }) }] as const;
    },
  );
  const setup = {
    ...header.setup,
    options,
    table: { width: 20_000, height: 20_000, features: [{ ...crate, name: { fr: 'Caisse', en: 'Crate' } }] },
    groups,
    ...(scenario && { scenario }),
    ...(npcs && { npcs }),
    ...(unmeasured && { unmeasured }),
    position: {
      order: npcs ? ['b', 'a'] : ['a', 'b'],
      turn: 1,
      group: npcs ? 'b' : 'a',
      figures: Object.fromEntries(places),
      ...(active && { activation: { figure: active } }),
      ...(noise && { noise: { at: { x: noise[0] * 1000, y: noise[1] * 1000, z: 0 }, heardBy: [] } }),
    },
  };
  const dice = typed ? { a: 'typed', b: 'typed' } : {};
  return (
    JSON.stringify({ ...header, setup, meta: { seed: 'situation', dice, seats: { a: PERSON, b: played ? NPC : PERSON }, notes: {} } }) +
    '\n'
  );
}

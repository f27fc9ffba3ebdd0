import { kit } from '@escarmouche/content/kit';
import { openMatch } from '@escarmouche/referee';
import { box, facing, ORIGIN, units } from '@escarmouche/skirmish/plane/testing';
import type { Role } from '@escarmouche/skirmish/plane';
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

type Placed = Omit<NonNullable<Setup['position']>['figures'][string], 'x' | 'y'>;

const walking = (mission: Role['mission']): Role => ({ mission, behaviour: 'walker' });

const zone = (id: string, fr: string, en: string, x: number) => ({
  id,
  name: { fr, en },
  shape: { type: 'disc' as const, x, y: ORIGIN, r: 2000 },
});

/** A base of NPCs: a chief with a follower, a patrol between two zones, an assassin after its target, a guard. Two heroes come. */
export function baseSetup(): Setup {
  const { stormtrooper: trooper } = kit.profiles;
  if (!trooper) throw new Error('no trooper');
  const size = 2 * ORIGIN;
  const area = { x: 0, y: 0, width: size, height: size, front: 'north' } as const;
  const sheets = (group: string, count: number) =>
    Array.from({ length: count }, (_, i) => sheetFrom(kit, trooper, group, i, { name: `${group}${i + 1}` }));
  const own = sheets('a', 5);
  const heroes = sheets('b', 2);
  const places: readonly (readonly [x: number, y: number, marks?: Placed['marks']])[] = [
    [0, 8, { 'AI-MIS-CHEF': 'elite' }],
    [1, 8, { 'AI-MIS-CHEF-CONTROL': own[0]?.id ?? '' }],
    [-6, 8, { 'AI-MIS-PATROUILLE': 1 }],
    [6, 4, { 'AI-MIS-ASSASSIN': heroes[1]?.id ?? '' }],
    [6, 8],
    [0, 0],
    [3, -4],
  ];
  const roles: readonly Role[] = [
    { mission: { type: 'chief', of: { type: 'guard', zone: 'gate' } }, behaviour: 'cautious' },
    walking({ type: 'elite' }),
    walking({ type: 'patrol', zones: ['gate', 'yard'] }),
    { mission: { type: 'assassin' }, behaviour: 'stalker' },
    walking({ type: 'guard', zone: 'yard' }),
  ];
  return {
    options: { 'turn.activation': 'classic' },
    table: { width: size, height: size, features: [] },
    groups: [
      { id: 'a', name: 'A', side: 'a', seat: 'a', zone: area, figures: own },
      { id: 'b', name: 'B', side: 'b', seat: 'b', zone: area, figures: heroes },
    ],
    npcs: {
      zones: [zone('gate', 'Porte', 'Gate', 10_000), zone('yard', 'Cour', 'Yard', 30_000)],
      roles: Object.fromEntries(own.flatMap(({ id }, i) => (roles[i] ? [[id, roles[i]]] : []))),
    },
    position: {
      group: 'a',
      figures: Object.fromEntries(
        [...own, ...heroes].map(({ id }, i) => {
          const [x, y, marks = {}] = places[i] ?? [0, 0];
          return [id, { ...units(x, y), facing: facing('south'), marks }];
        }),
      ),
    },
  };
}

export const base = (): State => openMatch(urssKit, baseSetup()).state;

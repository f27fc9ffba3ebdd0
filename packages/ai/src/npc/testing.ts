import type { FigureId, NpcFacts } from '@escarmouche/skirmish';
import type { Npcs, Role } from '@escarmouche/skirmish/plane';
import { field } from '../../test/game.ts';
import type { Peopled } from './group/people.ts';

/** Battles of no document for the tests of NPCs: groups and sides by the first letter of an id, places in paces, bases a pace wide. */

export const role = (
  type: 'soldier' | 'elite' | 'sniper' | 'assassin' | 'healer' | 'chief',
  behaviour: Role['behaviour'] = 'walker',
): Role => ({
  mission: { type },
  behaviour,
});

export function crowd(
  places: Readonly<Record<FigureId, readonly [x: number, y: number]>>,
  npcs: Npcs,
  vitality: Readonly<Record<FigureId, number>> = {},
): Peopled {
  const at = Object.fromEntries(Object.entries(places).map(([id, [x, y]]) => [id, { x: x * 1000, y: y * 1000, z: 0 }]));
  const state = field(at, [], vitality);
  return { ...state, scene: { ...state.scene, npcs } };
}

/** Facts of figures by id; nothing of a figure that is not named. */
export const factsBy = (of: {
  readonly rank?: Readonly<Record<FigureId, number>>;
  readonly damage?: Readonly<Record<FigureId, number>>;
  readonly range?: Readonly<Record<FigureId, number>>;
}): NpcFacts<Peopled> => ({
  rank: ({ name }) => of.rank?.[name] ?? 0,
  damage: (_state, { id }, own) => (of.damage?.[id] ?? 0) + (own && id === 'p1' ? 5 : 0),
  range: (_state, { id }) => of.range?.[id] ?? 0,
});

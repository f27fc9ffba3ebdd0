import { atWar } from '@escarmouche/games/npcs';
import type { Json } from '@escarmouche/referee';
import type { Npcs, Role } from '@escarmouche/skirmish/plane';
import type { BattlePlan } from '../new-game.ts';
import type { NpcChoice } from '../npc-making.ts';
import { SEATS } from './battle-plan.ts';

interface Groups {
  readonly groups: readonly { readonly id: string; readonly side: string; readonly figures: readonly { readonly id: string }[] }[];
}

/** A battle of bands with the NPCs that players have chosen; two bands of NPCs are hostile to each other (AI-CORE-SCOPE). */
export function withNpcs(plan: BattlePlan, chosen: NpcChoice | undefined): BattlePlan {
  if (!chosen) return plan;
  const { groups } = plan.setup as unknown as Groups;
  const { options, zones } = chosen;
  const roles = SEATS.flatMap((seat, side) =>
    membersOf(groups, seat).flatMap((id, k): readonly (readonly [string, Role])[] => {
      const role = chosen.roles[side]?.[k];
      return role ? [[id, role]] : [];
    }),
  );
  const chiefs = SEATS.flatMap((seat, side) => {
    const chief = membersOf(groups, seat)[chosen.chiefs[side] ?? -1];
    return chief === undefined ? [] : [[seat, chief] as const];
  });
  const npcs: Npcs = {
    ...(options && Object.keys(options).length > 0 && { options }),
    ...(zones.length > 0 && { zones }),
    roles: Object.fromEntries(roles),
    ...(chiefs.length > 0 && { chiefs: Object.fromEntries(chiefs) }),
  };
  const played = SEATS.filter((_seat, side) => chosen.roles[side] !== undefined);
  const all = played.length > 1 ? atWar(npcs, groups) : npcs;
  return { ...plan, setup: { ...(plan.setup as object), npcs: all } as unknown as Json };
}

const membersOf = (groups: Groups['groups'], seat: string): readonly string[] =>
  groups.find(({ id }) => id === seat)?.figures.map(({ id }) => id) ?? [];

import { sheetOf, type NpcFacts } from '@escarmouche/skirmish';
import type { Arm } from './arm.ts';
import { meleeArm, rangedArm, weaponsOf } from './arms.ts';
import { bareHanded } from './bare-hands.ts';
import { grantedTo } from './granted.ts';
import type { Figure, State } from './state.ts';

const armsOf = (state: State, figure: Figure): readonly Arm[] =>
  weaponsOf(state, figure).flatMap((weapon) => [rangedArm(weapon) ?? [], meleeArm(weapon) ?? []].flat());

/** Facts about figures of the kit that NPCs go by (AI-CORE-BIND-1D6). */
export const npcFacts: NpcFacts<State> = {
  rank: (sheet) => Math.max(0, ...grantedTo(sheet).own.map(({ rule }) => rule.leads ?? 0)),
  damage(state, figure, own) {
    const bare = bareHanded(state, figure.id, 'damage').levels;
    const damageOf = ({ damage, unarmed }: Arm): number => damage.reduce((sum, { levels }) => sum + levels, unarmed ? bare : 0);
    const { skills } = sheetOf(state, figure.id);
    return Math.max(bare, ...armsOf(state, figure).map(damageOf)) + (own ? (skills.damage ?? 0) : 0);
  },
  range: (state, figure) => Math.max(0, ...armsOf(state, figure).map(({ range }) => range)),
};

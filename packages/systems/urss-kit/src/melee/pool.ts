import type { Pool } from '@escarmouche/referee';
import { sheetOf } from '@escarmouche/skirmish';
import type { Arm } from '../arm.ts';
import { isBare } from '../arms.ts';
import { bareHanded } from '../bare-hands.ts';
import { change, opposedPool, type Change } from '../dice.ts';
import { profileLevel, ruleChanges } from '../levels.ts';
import type { Figure, State } from '../state.ts';
import { attacksFromBehind } from './behind.ts';
import { outnumbered } from './multi.ts';

/** The part of a figure in a fight. acts: by an action of its own activation; reacts: by one from the alert stance; defends: in another's. */
export type Part = 'acts' | 'reacts' | 'defends';

/** The Combat roll of a figure with these arms in use (UK-MELEE-ROLL). */
export function combatPool(state: State, figure: Figure, against: Figure, arms: readonly Arm[], part: Part): Pool {
  const base = isBare(arms) ? bareHanded(state, figure.id, 'combat') : profileLevel(sheetOf(state, figure.id).skills, 'combat');
  const rules = ruleChanges(state, { purpose: 'combat', figure, against, arms, own: part === 'acts' });
  const own = part !== 'defends';
  return opposedPool([
    base,
    ...rules,
    ...outnumbered(state, figure),
    ...onLadder(figure, own),
    ...(own ? [] : fromBehind(state, against, figure)),
  ]);
}

/** The attacker's own level from a ladder (UK-ACT-LADDER-USE). */
const onLadder = ({ perch }: Figure, own: boolean): readonly Change[] =>
  own && perch?.on === 'ladder' ? [change('UK-ACT-LADDER-USE', -1)] : [];

/** By option a figure attacked from behind fights worse (UK-ARC-REAR-ATTACK). */
function fromBehind(state: State, actor: Figure, attacked: Figure): readonly Change[] {
  const suffers = state.scene.options['melee.rearAttack'] === 'malus' && attacksFromBehind(state, actor, attacked);
  return suffers ? [change('UK-ARC-REAR-ATTACK', -1)] : [];
}

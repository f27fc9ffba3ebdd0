import type { Pool } from '@escarmouche/referee';
import { sheetOf } from '@escarmouche/skirmish';
import { arcOf } from '@escarmouche/skirmish/plane';
import { isBare, type Arm } from '../arms.ts';
import { bareHanded } from '../bare-hands.ts';
import { change, opposedPool, type Change } from '../dice.ts';
import { profileLevel, ruleChanges } from '../levels.ts';
import type { Figure, State } from '../state.ts';
import { outnumbered } from './multi.ts';

/** The Combat roll of a figure with these arms in use; `own`: it fights by an action of its own (UK-MELEE-ROLL). */
export function combatPool(state: State, figure: Figure, against: Figure, arms: readonly Arm[], own: boolean): Pool {
  const base = isBare(arms) ? bareHanded(state, figure.id, 'combat') : profileLevel(sheetOf(state, figure.id).skills, 'combat');
  const rules = ruleChanges(state, { purpose: 'combat', figure, against, arms, own });
  return opposedPool([base, ...rules, ...outnumbered(state, figure), ...onLadder(figure, own), ...fromBehind(state, figure, against, own)]);
}

/** Its own attack from a ladder (UK-ACT-LADDER-USE). */
export const onLadder = ({ perch }: Figure, own: boolean): readonly Change[] =>
  own && perch?.on === 'ladder' ? [change('UK-ACT-LADDER-USE', -1)] : [];

/** By option who is attacked from behind fights worse (UK-ARC-REAR-ATTACK). */
function fromBehind(state: State, figure: Figure, against: Figure, own: boolean): readonly Change[] {
  const suffers = state.scene.options['melee.rearAttack'] === 'malus' && !own && arcOf(figure, against) === 'rear';
  return suffers ? [change('UK-ARC-REAR-ATTACK', -1)] : [];
}

import type { Text } from '@escarmouche/referee';
import type { Manned } from '../game.ts';
import { moveOnly } from '../movements.ts';
import type { Planner } from '../planner.ts';
import { runsTowards } from '../running.ts';
import { general } from './general.ts';
import { nearer } from './rusher.ts';
import { firstOf, type Template } from './template.ts';
import { walker } from './walker.ts';

const RULE = 'AI-BEH-ZIGZAG';
const ZIGZAGS: Text = { fr: 'Avance en zigzag, des deux actions.', en: 'Advances in a zigzag, with both actions.' };

/** Advances in a zigzag until it is in shooting or charge range (AI-BEH-ZIGZAG). */
export function zigzag<S extends Manned, C>(planner: Planner<S, C>): Template<S, C> {
  const { situation, aim } = planner;
  if (aim.obliged === 'heal') return walker(planner, RULE);
  const near = aim.charged.some(({ id }) => situation.charges().has(id)) && !everyStays(planner);
  if (aim.obliged === 'attack' || near) {
    const attack = general(planner, RULE);
    if (attack.plans.length > 0) return attack;
  }
  const runs = firstOf(RULE, [ZIGZAGS, () => nearer(planner, moveOnly(planner, runsTowards(planner, 'zigzag')))]);
  return runs.plans.length > 0 ? runs : walker(planner, RULE);
}

/** Only zones, places and patients are left as a goal: nobody is charged on the way. */
const everyStays = <S extends Manned, C>({ aim }: Planner<S, C>): boolean => aim.charged.length === 0;

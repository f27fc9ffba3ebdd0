import type { Text } from '@escarmouche/referee';
import { span } from '@escarmouche/space';
import type { Manned } from '../game.ts';
import { middleOf } from '../goals.ts';
import type { End } from '../ground/end.ts';
import { moveOnly } from '../plans/movements.ts';
import type { Planner } from '../plans/planner.ts';
import { runsTowards } from '../plans/running.ts';
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
  const ends = runsTowards(planner, 'zigzag');
  const runs = firstOf(RULE, [ZIGZAGS, () => (isBlocked(planner, ends) ? [] : nearer(planner, moveOnly(planner, ends)))]);
  return runs.plans.length > 0 ? runs : walker(planner, RULE);
}

/** Does something stop the zigzag straight at the goal before its end? The way is then walked. */
function isBlocked<S extends Manned, C>({ situation: { npc, walks }, aim, rem }: Planner<S, C>, ends: readonly End<C>[]): boolean {
  if (!aim.goal) return false;
  const to = middleOf(aim.goal);
  const size = span(npc, to) || 1;
  const isStraight = ({ at, length }: End<C>): boolean =>
    (at.x - npc.x) * (to.x - npc.x) + (at.y - npc.y) * (to.y - npc.y) >= size * (length - 1);
  const far = Math.min(walks, size);
  return !ends.some((end) => isStraight(end) && (end.length >= far - 1 || rem(end.at) === 0 || end.touches.length > 0));
}

/** Only zones, places and patients are left as a goal: nobody is charged on the way. */
const everyStays = <S extends Manned, C>({ aim }: Planner<S, C>): boolean => aim.charged.length === 0;

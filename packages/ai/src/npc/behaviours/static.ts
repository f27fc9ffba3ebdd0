import type { Text } from '@escarmouche/referee';
import type { Manned } from '../game.ts';
import { attackNow } from '../plans/planned-attacks.ts';
import type { Planner } from '../plans/planner.ts';
import { prepareAndAttack } from '../plans/preparing.ts';
import { healing } from '../plans/treating.ts';
import { firstOf, type Template } from './template.ts';

const STAYS: Text = { fr: 'Ne bouge pas, et ne se bat qu’engagé.', en: 'Does not move, and fights only when engaged.' };

/** Does nothing unless engaged; by option it acts without moving (AI-BEH-IMMOBILE). */
export function staying<S extends Manned, C>(planner: Planner<S, C>): Template<S, C> {
  const { situation, aim } = planner;
  const acts = situation.options['static.mayAct'] === 'yes';
  const heals = (): ReturnType<typeof healing<S, C>> => healing(planner).filter(({ length }) => length === 0);
  return firstOf('AI-BEH-IMMOBILE', [
    STAYS,
    () => (acts ? (aim.obliged === 'heal' ? heals() : [...attackNow(planner), ...prepareAndAttack(planner)]) : []),
  ]);
}

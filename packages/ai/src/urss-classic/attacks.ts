import { engagedWith } from '@escarmouche/skirmish/plane';
import { opponents, type Command, type Figure, type State } from '@escarmouche/urss-classic';
import { worthOfOusting } from '../plane/goals.ts';
import { bestShot } from '../plane/outlook.ts';
import type { Option as OptionOf } from '../plane/tactics.ts';
import { ofFight, ofShot } from '../plane/reasons.ts';
import { aimed } from './aims.ts';
import type { Outlook } from './tactics.ts';
import { fightValue } from './worth.ts';

export type Option = OptionOf<Command>;

/** A fight is worth so much more than its losses: who is engaged does not get away. */
const GRIP = 0.05;

/** The best shot or power from afar, and the fight with each enemy in contact or within reach of a weapon. */
export function attacks(outlook: Outlook): Option[] {
  const { state, figure } = outlook;
  const shot = bestShot(outlook);
  const options: Option[] = [];
  if (shot) options.push({ command: aimed(shot.aim, shot.target.id), value: shot.value, reason: () => ofShot(outlook, shot) });
  const reached = opponents(state, figure);
  for (const enemy of reached) {
    const value = fightValue(state, figure, enemy);
    options.push({
      command: { type: 'fight', target: enemy.id },
      value: value + GRIP + worthOfOusting(state, enemy),
      reason: () => ofFight(outlook, enemy, reached),
    });
  }
  return options;
}

/** What it is worth to fight everybody in contact one after the other, leaving out those that had better be left. */
export function fightsValue(state: State, figure: Figure): number {
  return engagedWith(state, figure).reduce((sum, enemy) => sum + Math.max(0, fightValue(state, figure, enemy)), 0);
}

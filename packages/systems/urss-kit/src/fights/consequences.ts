import { filling, fillingNow, sheetOf } from '@escarmouche/skirmish';
import { isBare } from '../arms.ts';
import type { Consequence } from '../consequence.ts';
import { bind, grantedTo, onePerRule } from '../granted.ts';
import type { Granted } from '../rule.ts';
import type { FigureId, State } from '../state.ts';
import { withstands } from '../withstand.ts';
import { BARE, strikesWith, type Fighter, type Won } from './fighter.ts';

/** A rule with its consequence. */
export interface Due {
  readonly granted: Granted;
  readonly does: Consequence;
}

/** A rule that makes the blow of an arm a cut; the arm by its id. */
export interface Cut extends Due {
  readonly arm: string;
}

/** Rules that bear on a fight for one of the two: its own, those of its bare hands, those of its arms; each once, the best (UK-ATTR-GEN-STACK). */
export function fightRules(state: State, { figure, arms }: Fighter): readonly Granted[] {
  const { own } = grantedTo(sheetOf(state, figure.id));
  const bare = isBare(arms) ? filling(own, 'bareHands').map(({ rule }) => bind(rule.bareHands.rules ?? [])) : [];
  return onePerRule(own.concat(...bare, ...arms.map(({ rules }) => rules)));
}

/** Consequences of the winner's rules for the loser, in the order of the tests: those without a test first (UK-ATTR-GEN-FIGHT). */
export function consequencesOf(state: State, won: Won): readonly Due[] {
  const all = fillingNow(fightRules(state, won.winner), 'won').flatMap((granted): readonly Due[] => {
    const does = granted.rule.won(state, won);
    return does ? [{ granted, does }] : [];
  });
  return all.toSorted((a, b) => (a.does.test ?? 0) - (b.does.test ?? 0));
}

/** Rules that may fell the loser, where nothing withstands them: one after the other until one has worked. */
export const falling = (state: State, loser: FigureId, due: readonly Due[]): readonly Due[] =>
  due.filter(({ granted, does }) => does.falls && !withstands(state, loser, { rule: granted.rule.cites[0] }));

/** For each arm in use the best rule that makes its blow a cut. */
export function cutting(state: State, won: Won): readonly Cut[] {
  const { figure } = won.winner;
  return strikesWith(won.winner).flatMap((arm) => {
    const cut = consequencesOf(state, { ...won, winner: { figure, arms: arm ? [arm] : [] } }).find(({ does }) => does.cuts);
    return cut ? [{ ...cut, arm: arm?.id ?? BARE }] : [];
  });
}

/** The rule that pushes the loser: a cut that has been tested, else a rule without a test. */
export const pushing = (due: readonly Due[], cuts: readonly Due[]): Due | undefined =>
  [...cuts, ...due.filter(({ does }) => does.test === undefined)].find(({ does }) => does.pushed !== undefined);

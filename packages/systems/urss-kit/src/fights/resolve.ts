import { fillingNow, sheetOf } from '@escarmouche/skirmish';
import { takesTest } from '../decline.ts';
import { isImmune } from '../granted.ts';
import type { Granted } from '../rule.ts';
import type { State } from '../state.ts';
import type { Turn } from '../turn.ts';
import { fell, push } from './aftermath.ts';
import { harming, inOrder, strikeLoser } from './blows.ts';
import { breakWeapon } from './break.ts';
import { cutRules, fightRules, type Felled, type Manner, type Won } from './fighter.ts';

/** What follows a won Combat, in its order: broken weapons, tests, damage, the loser felled, then pushed (UK-ATTR-GEN-FIGHT). */
export function resolve(turn: Turn, fought: Won, manner: Manner): void {
  const harmful = harming(turn.state, fought);
  if (!harmful) return;
  const waiting = fought.own ? undefined : manner.suspended;
  const rules = fightRules(turn.state, harmful.winner);
  for (const one of fillingNow(rules, 'breaks')) breakWeapon(turn, harmful, one, waiting);
  const won = inOrder(turn, harmful, manner);
  const cuts = testCuts(turn, won);
  const felled = testFalls(turn, won, rules);
  strikeLoser(turn, won, cuts, manner);
  if (felled) fell(turn, won.loser.figure.id, felled, waiting);
  push(turn, won, cuts.size > 0, waiting);
}

/** Arms whose blows are cuts: each by the best such rule that bears on it, each test made once. */
function testCuts(turn: Turn, { winner, loser }: Won): ReadonlySet<string> {
  const tested = new Map<Granted, boolean>();
  const cuts = new Set<string>();
  for (const { arm, granted } of cutRules(turn.state, winner)) {
    const cut = tested.get(granted) ?? takesTest(turn, winner.figure, granted, loser.figure);
    tested.set(granted, cut);
    if (cut) cuts.add(arm);
  }
  return cuts;
}

/** Rules of the winner that may fell the loser, in their order: those that need no test first (UK-ATTR-GEN-FIGHT). */
export function fellingRules(state: State, { figure }: Won['loser'], rules: readonly Granted[]) {
  const sheet = sheetOf(state, figure.id);
  const able = fillingNow(rules, 'fells').filter(({ rule }) => !isImmune(sheet, rule.id));
  const useful = able.filter(({ rule }) => rule.fells.tests === undefined || figure.posture !== 'prone');
  return useful.toSorted((a, b) => (a.rule.fells.tests ?? 0) - (b.rule.fells.tests ?? 0));
}

/** One after the other until one has worked. */
function testFalls(turn: Turn, { winner, loser }: Won, rules: readonly Granted[]): Felled | undefined {
  for (const one of fellingRules(turn.state, loser, rules)) {
    const works = one.rule.fells.tests === undefined || takesTest(turn, winner.figure, one, loser.figure);
    if (works) return { how: one.rule.fells.to, rule: one.rule.cites[0] };
  }
  return undefined;
}

import { takesTest } from '../decline.ts';
import type { Granted } from '../rule.ts';
import type { Turn } from '../turn.ts';
import { fell, push } from './aftermath.ts';
import { harming, inOrder, strikeLoser } from './blows.ts';
import { breakWeapon } from './break.ts';
import { consequencesOf, cutting, falling, type Cut, type Due } from './consequences.ts';
import type { Felled, Manner, Won } from './fighter.ts';

/** The aftermath of a won Combat, in its order: broken weapons, tests, damage, the loser felled, then pushed (UK-ATTR-GEN-FIGHT). */
export function resolve(turn: Turn, fought: Won, manner: Manner): void {
  const harmful = harming(turn.state, fought);
  if (!harmful) return;
  const waiting = fought.own ? undefined : manner.suspended;
  const due = consequencesOf(turn.state, harmful);
  for (const { granted, does } of due) if (does.breaks) breakWeapon(turn, harmful, does.breaks, granted.rule.cites[0], waiting);
  const won = inOrder(turn, harmful, manner);
  const cuts = testCuts(turn, won);
  const felled = testFalls(turn, won, due);
  strikeLoser(turn, won, new Set(cuts.map(({ arm }) => arm)), manner);
  if (felled) fell(turn, won.loser.figure.id, felled, waiting);
  push(turn, won, due, cuts, waiting);
}

/** Arms whose blows are cuts: each by the best such rule that bears on the arm, each test made once. */
function testCuts(turn: Turn, won: Won): readonly Cut[] {
  const tested = new Map<Granted, boolean>();
  return cutting(turn.state, won).filter(({ granted }) => {
    const cut = tested.get(granted) ?? takesTest(turn, won.winner.figure, granted, won.loser.figure);
    tested.set(granted, cut);
    return cut;
  });
}

/** Tests that fell the loser, one after the other until one has worked. */
function testFalls(turn: Turn, { winner, loser }: Won, due: readonly Due[]): Felled | undefined {
  for (const { granted, does } of falling(turn.state, loser.figure.id, due)) {
    const works = does.test === undefined || takesTest(turn, winner.figure, granted, loser.figure);
    if (works && does.falls) return { how: does.falls, rule: granted.rule.cites[0] };
  }
  return undefined;
}

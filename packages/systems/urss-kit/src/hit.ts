import { fillingNow, figureOf, inPlay } from '@escarmouche/skirmish';
import { attackRules } from './attack-rules.ts';
import type { Attack } from './attack.ts';
import { isUnharmed } from './damage.ts';
import { takesTest } from './decline.ts';
import { fell } from './fights/aftermath.ts';
import { falling, type Due } from './fights/consequences.ts';
import { onePerRule } from './granted.ts';
import type { State } from './state.ts';
import type { Turn } from './turn.ts';

/** Rules that may fell the target of a hit, once the damage roll is made (UK-ATTR-GEN-SHOT). */
export function fellingHit(state: State, attack: Attack): readonly Due[] {
  if (attack.by === undefined || !inPlay(figureOf(state, attack.target)) || isUnharmed(state, attack)) return [];
  const all = fillingNow(onePerRule(attackRules(state, attack)), 'hit').flatMap((granted): readonly Due[] => {
    const does = granted.rule.hit(state, attack);
    return does ? [{ granted, does }] : [];
  });
  return falling(state, attack.target, all);
}

/** Tests that fell the target, one after the other until one has worked. */
export function fellHit(turn: Turn, attack: Attack): void {
  const target = figureOf(turn.state, attack.target);
  for (const { granted, does } of fellingHit(turn.state, attack)) {
    const by = figureOf(turn.state, attack.by ?? target.id);
    if (does.falls && takesTest(turn, by, granted, target))
      return fell(turn, target.id, { how: does.falls, rule: granted.rule.cites[0] }, undefined);
  }
}

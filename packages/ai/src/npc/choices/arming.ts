import type { Text } from '@escarmouche/referee';
import { figureOf } from '@escarmouche/skirmish';
import { actOf, type Act } from '../acting.ts';
import type { Manned } from '../game.ts';
import { situationOf, type Situation } from '../situation.ts';
import { hundredths } from '../attacks/strikes.ts';

const ARMS: Text = { fr: 'Prend d’abord les armes qui font le plus de dégâts.', en: 'Takes up the weapons with the most damage first.' };

/** The act with the weapons in hand that make its plan the most damaging, chosen before the first action (AI-ACT-CHOICES). */
export function armed<S extends Manned, C>(situation: Situation<S, C>, legal: (command: C) => boolean, end: C): Act<S, C> {
  const { npcGame, state, npc, done } = situation;
  const now = actOf(situation, legal, end);
  if (done.length > 0) return now;
  let best = now;
  for (const { command, after } of npcGame.binding.hands(state, npc)) {
    if (!legal(command)) continue;
    const other = actOf(situationOf(npcGame, after, figureOf(after, npc.id), situation.bars), () => true, end);
    if (hundredths(other.plan?.attack?.damage ?? 0) <= hundredths(best.plan?.attack?.damage ?? 0)) continue;
    best = { ...other, situation, command, template: { ...other.template, says: ARMS } };
  }
  return best;
}

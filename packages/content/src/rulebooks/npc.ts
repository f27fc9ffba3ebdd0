import activation from '../../rulebook/npc/activation.json' with { type: 'json' };
import behaviours from '../../rulebook/npc/behaviours.json' with { type: 'json' };
import core from '../../rulebook/npc/core.json' with { type: 'json' };
import damage from '../../rulebook/npc/damage.json' with { type: 'json' };
import geometry from '../../rulebook/npc/geometry.json' with { type: 'json' };
import missions from '../../rulebook/npc/missions.json' with { type: 'json' };
import order from '../../rulebook/npc/order.json' with { type: 'json' };
import probabilities from '../../rulebook/npc/probabilities.json' with { type: 'json' };
import targets from '../../rulebook/npc/targets.json' with { type: 'json' };
import { bookOf } from '../rulebook.ts';
import type { Rulebook } from '../rulebook.ts';

/** The rulebook of figures that act by mission and behaviour (AI-*), beside that of either URSS system. */
export const rulebook: Rulebook = bookOf([
  { id: 'core', title: { fr: 'Principes', en: 'Principles' }, entries: core },
  { id: 'geometry', title: { fr: 'Distances, vue et couverts', en: 'Distances, sight and cover' }, entries: geometry },
  { id: 'targets', title: { fr: 'Cibles', en: 'Targets' }, entries: targets },
  { id: 'damage', title: { fr: 'L’action la plus dommageable', en: 'The most damaging action' }, entries: damage },
  { id: 'probabilities', title: { fr: 'Chances', en: 'Odds' }, entries: probabilities },
  { id: 'activation', title: { fr: 'Activation d’un PNJ', en: 'Activation of an NPC' }, entries: activation },
  { id: 'missions', title: { fr: 'Missions', en: 'Missions' }, entries: missions },
  { id: 'behaviours', title: { fr: 'Comportements', en: 'Behaviours' }, entries: behaviours },
  { id: 'order', title: { fr: 'Ordre d’activation', en: 'Order of activation' }, entries: order },
]);

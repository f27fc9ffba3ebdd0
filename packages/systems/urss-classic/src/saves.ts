import { figureOf, sheetOf } from '@escarmouche/skirmish';
import { coverOf } from '@escarmouche/skirmish/placed';
import { attackRules } from './attack-rules.ts';
import type { Attack, Save } from './attack.ts';
import type { Armour, Level } from './content.ts';
import { grantedTo } from './granted.ts';
import { plane } from './plane.ts';
import { specialRules } from './registry.ts';
import type { State } from './state.ts';

const LEVELS: readonly Level[] = ['bonus', 'normal', 'malus'];
const CLASSES: readonly Save['class'][] = ['armour', 'shield', 'innate', 'effect', 'cover'];

/**
 * The saves a target may roll against an attack, in the order they are rolled: its armour and shield by arc and kind of attack, its special rules,
 * effects in force, cover; one a source, without those that the attack cancels (UC-SAVE-STACK, UC-SAVE-CANCEL).
 */
export function savesAgainst(state: State, attack: Attack): readonly Save[] {
  const target = figureOf(state, attack.target);
  const sheet = sheetOf(state, target.id);
  const saves: Save[] = sheet.armour.filter((armour) => answers(armour, attack)).map(armourSave);
  for (const granted of grantedTo(sheet).all) saves.push(...(granted.rule.saves?.(state, attack, target, granted) ?? []));
  for (const effect of state.effects) {
    saves.push(...(specialRules.get(effect.rule).effect?.saves?.(state, attack, target, effect) ?? []));
  }
  if ((attack.kind === 'shot' || attack.kind === 'power') && coverOf(plane, attack.hidden) > 0) {
    saves.push({ level: 'malus', class: 'cover', source: 'UC-SHOOT-COVER' });
  }
  const cancelling = attackRules(state, attack);
  const left = onePerSource(saves).filter((save) => !cancelling.some(({ rule }) => rule.cancelsSave?.(save, attack)));
  left.sort((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) || CLASSES.indexOf(a.class) - CLASSES.indexOf(b.class));
  return state.scene.options['saves.stacking'] === 'best' ? left.slice(0, 1) : left;
}

/** A shield answers only attacks from its arc, of its kinds, while a hand is free for it (UC-SYS-HANDS). */
function answers(armour: Armour, attack: Attack): boolean {
  if (armour.class === 'shield' && attack.handsFull) return false;
  if (armour.arc === 'front' && attack.arc !== 'front') return false;
  const kind = attack.kind === 'shot' ? 'shooting' : attack.kind === 'power' ? 'powers' : attack.kind === 'fall' ? 'fall' : 'melee';
  return !armour.against || (kind !== 'fall' && armour.against.includes(kind));
}

function armourSave(armour: Armour): Save {
  return { level: armour.save, class: armour.class, source: armour.cites };
}

/** One armour, one shield, one of each named source: the best of those that share a source (UC-SAVE-STACK). */
function onePerSource(saves: readonly Save[]): Save[] {
  const best = new Map<string, Save>();
  for (const save of saves) {
    const key = save.class === 'armour' || save.class === 'shield' || save.class === 'cover' ? save.class : save.source;
    const known = best.get(key);
    if (!known || LEVELS.indexOf(save.level) < LEVELS.indexOf(known.level)) best.set(key, save);
  }
  return [...best.values()];
}

import type { Pool } from '@escarmouche/referee';
import { figureOf, fillingOf, markOf, oncePer, sheetOf } from '@escarmouche/skirmish';
import { coverOf } from '@escarmouche/skirmish/placed';
import { weaponsAtHand } from './arms.ts';
import { attackLists } from './attack-rules.ts';
import type { Attack, Save } from './attack.ts';
import type { Armour, Shield, Weapon } from './content.ts';
import { change, levelOfValue, testPool, valueOf, type Change } from './dice.ts';
import { bind, grantedTo } from './granted.ts';
import { plane } from './plane.ts';
import { specialRules } from './registry.ts';
import type { Granted, Rule } from './rule.ts';
import type { Effect, Figure, State } from './state.ts';
import { withstands } from './withstand.ts';

const LYING = 2;
const RUN = 1;
const COVER = [0, 1, 3] as const;

/** The mark of a figure's last movement, until its next activation (UK-SAVE-RUN, UK-SAVE-POSTURE). */
export const RAN = 'UK-SAVE-RUN';
export const CRAWLED = 'UK-ACT-CRAWL';

/** The save that a target rolls against an attack: sources, levels taken off, dice. */
export interface SaveRoll {
  readonly sources: readonly Save[];
  readonly pool: Pool;
}

/** All sources in play added up, then levels that pierce them; undefined when there is none to roll (UK-SAVE-STACK, UK-SAVE-MODIFIED, UK-ATTR-GEN-SAVES). */
export function saveAgainst(state: State, attack: Attack): SaveRoll | undefined {
  const sources = sourcesAgainst(state, attack);
  if (sources.length === 0) return undefined;
  const sum = levelOfValue(sources.reduce((value, one) => value + one.value, 0));
  const parts = sources.map(({ source, value }) => ({ rule: source, effect: `${value}`, levels: 0 }));
  const pierced = piercing(state, attack, sources);
  return { sources, pool: testPool([...parts, change('UK-SAVE-STACK', sum), ...pierced]) };
}

/** The sources that work against an attack, one of each (UK-SAVE-SCOPE). */
function sourcesAgainst(state: State, attack: Attack): readonly Save[] {
  const target = figureOf(state, attack.target);
  const all = onePerSource([
    ...gearSaves(state, attack, target),
    ...situationSaves(state, attack, target),
    ...ruleSaves(state, attack, target),
  ]);
  const cancelling = fillingOf(attackLists(state, attack), 'cancelsSave');
  const shield = usableShield(state, attack, target);
  const guard = shield && ofShield(shield);
  const isCancelled = (save: Save, by: Rule & Required<Pick<Rule, 'cancelsSave'>>): boolean =>
    by.cancelsSave(save, attack, state) && !withstands(state, target.id, { rule: by.cites[0], attack }, guard);
  return all.filter((save) => !cancelling.some(({ rule }) => isCancelled(save, rule)));
}

/** Armour while worn; the shield in hand against attacks from the front, never a free attack, a fall, or while crawling (UK-SAVE-SHIELD). */
function gearSaves(state: State, attack: Attack, target: Figure): readonly Save[] {
  const { armour } = sheetOf(state, target.id);
  const worn = armour.filter(({ against }) => !against || attack.kind === 'shot').map((one): Save => armourSave(one, state));
  const shield = usableShield(state, attack, target);
  return shield ? [...worn, { value: valueOf(shield.save), class: 'shield', source: shield.cites }] : worn;
}

/** By option a protective field is no armour (UK-ARM-CHAMP). */
function armourSave({ save, cites, field }: Armour, { scene }: State): Save {
  const isArmour = !field || scene.options['field.isArmour'] === 'yes';
  return { value: valueOf(save), class: isArmour ? 'armour' : 'innate', source: cites };
}

/** The shield that helps now, of two the better one (UK-SAVE-SHIELD, UK-EQ-ARMOUR). */
export function usableShield(state: State, attack: Attack, target: Figure) {
  const { shields } = sheetOf(state, target.id);
  if (attack.kind === 'free' || attack.kind === 'fall' || attack.arc !== 'front' || isCrawling(state, target)) return undefined;
  const held = shields.filter(({ id }) => target.held.includes(id));
  return held.length < 2 ? held[0] : held.toSorted((a, b) => b.save - a.save || b.rules.length - a.rules.length)[0];
}

/** Lying after a crawl: upright before it, or prone (UK-ACT-CRAWL). */
function isCrawling(state: State, target: Figure): boolean {
  return target.posture === 'low' || markOf(state, CRAWLED, target.id) !== undefined;
}

/** Saves by posture, last movement and terrain against shots (UK-SAVE-RUN, UK-SAVE-POSTURE, UK-COVER-LIGHT, UK-COVER-HEAVY). */
function situationSaves(state: State, attack: Attack, target: Figure): readonly Save[] {
  if (attack.kind !== 'shot') return [];
  const saves: Save[] = [];
  const cover = coverOf(plane, attack.hidden);
  if (cover > 0) saves.push({ value: COVER[cover] ?? 0, class: 'cover', source: cover > 1 ? 'UK-COVER-HEAVY' : 'UK-COVER-LIGHT' });
  const crawled = isCrawling(state, target);
  const prone = target.posture === 'prone';
  const both = prone && crawled && state.scene.options['save.proneCrawl'] === 'sum';
  if (prone || crawled) saves.push({ value: both ? 2 * LYING : LYING, class: 'posture', source: 'UK-SAVE-POSTURE' });
  if (markOf(state, RAN, target.id) !== undefined) saves.push({ value: RUN, class: 'run', source: RAN });
  return saves;
}

/** Innate saves, those of things held, effects in force (UK-ATTR-GEN-SAVES). */
function ruleSaves(state: State, attack: Attack, target: Figure): readonly Save[] {
  const sheet = sheetOf(state, target.id);
  const innate = sheet.skills.save;
  const saves: Save[] = innate === undefined ? [] : [{ value: valueOf(innate), class: 'innate', source: 'UK-PROFILE-FORMAT' }];
  for (const one of fillingOf(defending(state, target), 'saves')) saves.push(...one.rule.saves(state, attack, target, one));
  for (const effect of state.effects) saves.push(...effectSaves(state, attack, target, effect));
  return saves;
}

/** By option those of two figures add up (UK-SKILL-MODIFIERS). */
function effectSaves(state: State, attack: Attack, target: Figure, effect: Effect): readonly Save[] {
  const saves = specialRules.get(effect.rule).effect?.saves?.(state, attack, target, effect) ?? [];
  return state.scene.options['aura.sameName'] === 'each' ? saves.map((save) => ({ ...save, by: effect.by })) : saves;
}

/** Rules that defend a figure: its own, and those of the weapons at hand. */
function defending(state: State, target: Figure): readonly (readonly Granted[])[] {
  const { own } = grantedTo(sheetOf(state, target.id));
  return [own, ...weaponsAtHand(state, target).map(inMelee)];
}

const inMelee = oncePer(({ id, melee }: Weapon): readonly Granted[] =>
  bind(melee?.rules ?? [], id).filter(({ rule }) => !rule.bearers || rule.bearers.includes('weapon')),
);
const ofShield = oncePer(({ rules }: Shield): readonly Granted[] => bind(rules));

/** One of each named source: the best of those that share it; and one posture, run or cover (UK-SAVE-STACK). */
function onePerSource(saves: readonly Save[]): readonly Save[] {
  const best = new Map<string, Save>();
  for (const save of saves) {
    const key = save.class === 'run' || save.class === 'posture' || save.class === 'cover' ? save.class : `${save.source}:${save.by ?? ''}`;
    const known = best.get(key);
    if (!known || save.value > known.value) best.set(key, save);
  }
  return [...best.values()];
}

/** Levels taken off a save with an armour or a shield in it: the best of each rule (UK-ATTR-GEN-STACK). */
function piercing(state: State, attack: Attack, sources: readonly Save[]): readonly Change[] {
  if (!sources.some(({ class: kind }) => kind === 'armour' || kind === 'shield')) return [];
  const shield = sources.some(({ class: kind }) => kind === 'shield')
    ? usableShield(state, attack, figureOf(state, attack.target))
    : undefined;
  const guard = shield && ofShield(shield);
  const taken = new Map<string, number>();
  for (const granted of fillingOf(attackLists(state, attack), 'pierces')) {
    const [rule] = granted.rule.cites;
    if (withstands(state, attack.target, { rule, attack, weapon: granted.weapon }, guard)) continue;
    taken.set(rule, Math.max(taken.get(rule) ?? 0, granted.rule.pierces(granted)));
  }
  const [rule] = taken.keys();
  const whole = [...taken.values()].reduce((sum, levels) => sum + levels, 0);
  return whole === 0 || rule === undefined ? [] : [change(rule, -floored(state, sources, whole))];
}

/** By option never below the level without armour and shield. */
function floored({ scene }: State, sources: readonly Save[], levels: number): number {
  if (scene.options['pierce.floor'] === 'no') return levels;
  const gear = sources.filter(({ class: kind }) => kind === 'armour' || kind === 'shield');
  return Math.min(
    levels,
    gear.reduce((sum, { value }) => sum + value, 0),
  );
}

import type { Pool } from '@escarmouche/referee';
import { arcOf } from '@escarmouche/skirmish/plane';
import { rangedArms, specialRules, weaponsAtHand, type Arm, type Attack, type Figure, type State } from '@escarmouche/urss-kit';
import {
  attributePool,
  combatPool,
  damagePool,
  duelOf,
  fightRules,
  freeBlow,
  hitBlows,
  initiativeChanges,
  moralePool,
  opposedPool,
  saveAgainst,
  shootingPool,
} from '@escarmouche/urss-kit/pools';
import { grantedTo, meleeArms } from '@escarmouche/urss-kit';
import { text, type Text } from '../text.ts';
import { isBareHands, isCalled } from '../plane/names.ts';
import { differs } from '../run-case.ts';
import { citeOf, naming, ruleNamed } from './lookup.ts';
import { levelOfPool, wrongSources } from './rolls.ts';
import type { PoolFacts } from './schema-expect.ts';

/** Rolls as they would be now, without being made. */
export function wrongPools(expected: readonly PoolFacts[], state: State): Text[] {
  return expected.flatMap((facts) => wrongPool(facts, state));
}

const levelText = (level: number | string): Text | string => (level === 'none' ? text('aucun jet', 'no roll') : String(level));

function wrongPool(facts: PoolFacts, state: State): Text[] {
  const { for: purpose, who, against, level, sources, modifiers } = facts;
  const named = facts.with !== undefined && purpose === 'power' ? text(facts.with, facts.with) : naming(purpose);
  const what = text(
    `${named.fr} de ${who}${against === undefined ? '' : ` contre ${against}`}`,
    `${named.en} of ${who}${against === undefined ? '' : ` against ${against}`}`,
  );
  const pool = poolOf(facts, state);
  if (pool && 'fr' in pool) return [differs(what, text('un jet', 'a roll'), pool)];
  const found = pool === undefined ? 'none' : levelOfPool(pool);
  const wrong = level === undefined || level === found ? [] : [differs(what, levelText(level), levelText(found))];
  const missing = (modifiers ?? []).filter(({ rule }) => !pool?.modifiers.some((one) => one.rule === citeOf(rule)));
  const told = (pool?.modifiers ?? []).map(({ rule, effect }) => `${effect} ${rule}`).join(', ');
  return [
    ...wrong,
    ...wrongSources(sources, pool ?? { dice: 0, faces: 6, modifiers: [] }).map((one) => differs(what, one, told)),
    ...missing.map(({ rule }) => differs(what, rule, told)),
  ];
}

/** The dice of a roll; undefined where there is none to make; a word where it cannot be told. */
function poolOf(facts: PoolFacts, state: State): Pool | undefined | Text {
  const { for: purpose, who, against } = facts;
  const figure = state.figures[who];
  const other = against === undefined ? undefined : state.figures[against];
  if (!figure) return text('personne', 'nobody');
  switch (purpose) {
    case 'initiative':
      return opposedPool(initiativeChanges(state, figure));
    case 'morale':
      return moralePool(state, figure, other);
    case 'combat':
      return other ? combatOf(facts, state, figure, other) : text('contre qui ?', 'against whom?');
    case 'shooting': {
      const arm = shotArm(state, figure, facts.with);
      return arm && other ? shootingPool(state, figure, arm, other) : text('avec quoi, sur qui ?', 'with what, at whom?');
    }
    case 'damage': {
      const blow = other && blowOf(facts, state, figure, other);
      return blow ? damagePool(state, blow) : text('avec quoi, sur qui ?', 'with what, on whom?');
    }
    case 'save': {
      // The figure that saves is named first: the blow is the other's.
      const blow = other && blowOf(facts, state, other, figure);
      return blow ? saveAgainst(state, blow)?.pool : text('contre qui ?', 'against whom?');
    }
    default:
      return testOf(facts, state, figure, other);
  }
}

/** The test of an attribute or power: as it would be had in a fight, else by whatever gives it. */
function testOf(facts: PoolFacts, state: State, figure: Figure, other: Figure | undefined): Pool | Text {
  const { for: purpose, with: written } = facts;
  const slug = purpose === 'power' ? ruleNamed(written ?? '') : purpose;
  const sheet = state.scene.sheets[figure.id];
  const arms = purpose !== 'power' && other ? fightArms(facts, state, figure, other) : meleeArms(state, figure);
  const given = sheet ? [...fightRules(state, { figure, arms }), ...grantedTo(sheet).all] : [];
  const granted = given.find(({ rule }) => rule.id === slug);
  return granted && specialRules.has(slug ?? '')
    ? attributePool(state, figure, granted, state.activation?.figure === figure.id)
    : text('pas de telle règle', 'no such rule');
}

function combatOf(facts: PoolFacts, state: State, figure: Figure, other: Figure): Pool {
  return combatPool(state, figure, other, fightArms(facts, state, figure, other), facts.defends ? 'defends' : 'acts');
}

/** Arms of a figure in a fight with another; away from that one, those it would have in contact. */
function fightArms(facts: PoolFacts, state: State, figure: Figure, other: Figure): readonly Arm[] {
  if (facts.with !== undefined && isBareHands(facts.with)) return [];
  const { own } = duelOf(state, figure, other, choiceOf(facts, state, figure));
  if (own.arms.length > 0) return own.arms;
  const arms = meleeArms(state, figure);
  return arms.filter((arm) => facts.with === undefined || isCalled(arm, facts.with)).slice(0, 1);
}

function choiceOf({ with: written }: PoolFacts, state: State, figure: Figure): { readonly weapon?: string } {
  const weapon = written === undefined ? undefined : meleeArms(state, figure).find((arm) => isCalled(arm, written))?.id;
  return weapon === undefined ? {} : { weapon };
}

function shotArm(state: State, figure: Figure, written: string | undefined): Arm | undefined {
  return rangedArms(state, figure).find((arm) => written === undefined || isCalled(arm, written));
}

/** A blow of one figure on another: of a fight if it strikes with a melee weapon, of a shot with one that shoots. */
function blowOf(facts: PoolFacts, state: State, by: Figure, target: Figure): Attack | undefined {
  const shot = facts.blow === 'shot' || (facts.blow === undefined && isShot(facts.with, state, by));
  if (shot) {
    const arm = shotArm(state, by, facts.with);
    return arm && hitBlows(state, by, arm, target)[0];
  }
  const [arm] = fightArms(facts, state, by, target);
  if (facts.blow === 'free') return freeBlow(state, by, target, arm, 'UK-MELEE-FREE');
  return {
    kind: 'fight',
    by: by.id,
    target: target.id,
    ...(arm && { arm }),
    rule: 'UK-MELEE-WIN',
    arc: arcOf(state, target, by),
    hidden: 0,
  };
}

/** A weapon in hand that shoots and does not strike, or whose name says nothing else. */
function isShot(written: string | undefined, state: State, by: Figure): boolean {
  const held = weaponsAtHand(state, by).filter((weapon) => written === undefined || isCalled(weapon, written));
  return held.length > 0 && held.every(({ melee }) => melee === undefined);
}

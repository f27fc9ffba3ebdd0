import { chance, distribution, type Language, type Pool } from '@escarmouche/referee';
import {
  combatPool,
  damagePool,
  engagedWith,
  fightBlow,
  savePool,
  savesAgainst,
  shootingPool,
  shotAttack,
  weaponChoices,
  weaponsInUse,
  type Attack,
  type CarriedWeapon,
  type Figure,
  type State,
} from '@escarmouche/urss-classic';
import { percent } from '../../i18n/format.ts';
import { rules } from '../../rules/rulebook.svelte.ts';
import type { Odds, Stage } from '../contract.ts';
import { citeOf } from './look.ts';
import { stageOf } from './tell.ts';
import { wordsOf } from './words.ts';

/** What follows a hit: the damage roll, then each save until one holds. */
interface Blow {
  readonly chance: number;
  readonly stages: readonly Stage[];
}

function blowOf(state: State, attack: Attack, language: Language): Blow {
  const words = wordsOf(language).panel.stage;
  const pool = damagePool(state, attack);
  const stages = [stageOf(words.damage, pool, language)];
  let hurts = chance(pool);
  for (const save of savesAgainst(state, attack)) {
    const roll = savePool(save);
    stages.push(stageOf(`${words.save} (${rules.title(citeOf(save.source))})`, roll, language));
    hurts *= 1 - chance(roll);
  }
  return { chance: hurts, stages };
}

const whatIsLost = (target: Figure, language: Language): string => {
  const { panel } = wordsOf(language);
  return target.vitality === 1 ? panel.out : panel.hurt;
};

/** The chain of one shot: test of Tir, damage, saves. */
export function shotOdds(state: State, shooter: Figure, weapon: CarriedWeapon, target: Figure, language: Language): Odds {
  const { panel } = wordsOf(language);
  const pool = shootingPool(state, shooter, target);
  const blow = blowOf(state, shotAttack(state, shooter, weapon, target), language);
  const hits = chance(pool);
  return {
    of: whatIsLost(target, language),
    chance: hits * blow.chance,
    stages: [stageOf(panel.stage.shooting, pool, language), ...blow.stages],
    outcomes: [
      { label: target.vitality === 1 ? panel.outOf : panel.winsHurt, chance: hits * blow.chance, tone: 'good' },
      { label: panel.hit, chance: hits * (1 - blow.chance), tone: 'warn' },
      { label: panel.miss, chance: 1 - hits, tone: 'plain' },
    ],
  };
}

/** Chances that one score is above, equal to or below another. */
function opposed(one: Pool, other: Pool): { readonly above: number; readonly equal: number; readonly below: number } {
  const result = { above: 0, equal: 0, below: 0 };
  distribution(one).forEach((p, a) =>
    distribution(other).forEach((q, b) => {
      result[a > b ? 'above' : a === b ? 'equal' : 'below'] += p * q;
    }),
  );
  return result;
}

/** The chain of one fight, both ways: opposed Combat, the winner's damage, saves. A prone enemy takes a free attack. */
export function fightOdds(state: State, actor: Figure, enemy: Figure, language: Language): Odds {
  const { panel } = wordsOf(language);
  const reach = engagedWith(state, actor).some(({ id }) => id === enemy.id) ? undefined : enemy.id;
  const armed = (figure: Figure, against: Figure, reaching?: string) => ({
    figure,
    weapons: weaponsInUse(state, figure, against, weaponChoices(state, figure, reaching)[0]),
  });
  const [one, other] = [armed(actor, enemy, reach), armed(enemy, actor)];
  const win = blowOf(state, fightBlow(one, other), language);
  if (enemy.posture === 'prone') {
    return { of: whatIsLost(enemy, language), chance: win.chance, stages: win.stages, outcomes: [] };
  }
  const [mine, theirs] = [combatPool(state, actor, enemy, one.weapons), combatPool(state, enemy, actor, other.weapons)];
  const { above, equal, below } = opposed(mine, theirs);
  const lose = blowOf(state, fightBlow(other, one), language);
  return {
    of: `${whatIsLost(enemy, language)}. ${panel.backHurt(percent(below * lose.chance, language))}`,
    chance: above * win.chance,
    stages: [stageOf(panel.stage.combat, mine, language), stageOf(panel.stage.against, theirs, language), ...win.stages],
    outcomes: [
      { label: panel.winsHurt, chance: above * win.chance, tone: 'good' },
      { label: panel.wins, chance: above * (1 - win.chance), tone: 'info' },
      { label: panel.ties, chance: equal, tone: 'plain' },
      { label: panel.loses, chance: below * (1 - lose.chance), tone: 'warn' },
      { label: panel.losesHurt, chance: below * lose.chance, tone: 'bad' },
    ],
  };
}

/** A single test. */
export function testOdds(label: string, pool: Pool, language: Language): Odds {
  return { of: wordsOf(language).panel.test, chance: chance(pool), stages: [stageOf(label, pool, language)], outcomes: [] };
}

import { refuse, type Modifier, type Refusal } from '@escarmouche/referee';
import { allied, figureOf, inPlay, sheetOf } from '@escarmouche/skirmish';
import { rangeBetween } from '@escarmouche/space/cubes';
import type { Shot } from './attack.ts';
import { askDice, countOf } from './command-dice.ts';
import type { Weapon } from './content.ts';
import { damage, pin } from './damage.ts';
import { figureTest, modifier, type Test } from './dice.ts';
import { cubeOf, enemiesIn, friendsIn, rangedWeapons, seatOf } from './figures.ts';
import type { Declared } from './questions.ts';
import { rulesWith, weaponRules } from './registry.ts';
import { rollTest } from './roll.ts';
import { hiddenFrom, isClear, isSeen, passesSmoke } from './sight.ts';
import type { Figure, State } from './state.ts';
import { surviveTest } from './survive.ts';
import type { Turn } from './turn.ts';

/** Modifiers of a Shoot test (DZ-SHOOT-MODIFIERS). */
function shotModifiers(state: State, { shooter, target, suppress }: Pick<Shot, 'shooter' | 'target' | 'suppress'>): readonly Modifier[] {
  const [from, to] = [figureOf(state, shooter), figureOf(state, target)];
  const rule = 'DZ-SHOOT-MODIFIERS';
  const friend = friendsIn(state, from, cubeOf(to))[0];
  return [
    ...(isClear(hiddenFrom(state, from, to)) ? [modifier('DZ-SHOOT-CLEAR', 2)] : []),
    ...(friend ? [modifier(rule, -2, { friend: friend.id })] : []),
    ...(cubeOf(from).level > cubeOf(to).level ? [modifier(rule, 1, 'high-ground')] : []),
    ...(suppress ? [modifier('DZ-SHOOT-SUPPRESS', 1)] : []),
    ...(passesSmoke(state, from, to) ? [modifier('DZ-STATE-SMOKE', -1)] : []),
  ];
}

export function shootTest(state: State, shot: Shot): Test {
  const modifiers = shotModifiers(state, shot);
  return figureTest(state, 'shoot', shot.shooter, { modifiers, spent: shot.dice, against: shot.target, weapon: shot.weapon });
}

export const sprays = (weapon: Weapon): boolean => weaponRules(weapon).some(({ rule }) => rule.sprays?.(weapon) === true);

/** Refusal of a shot (DZ-SHOOT-ACTION, DZ-SHOOT-ENGAGED, DZ-SHOOT-TARGET, DZ-SHOOT-RANGE, DZ-LOS-EYE). */
export function shotRefusal(
  state: State,
  figure: Figure,
  weaponId: string,
  targetId: string,
  suppress: boolean,
  dice: number,
): Refusal | undefined {
  const weapon = rangedWeapons(state, figure).find(({ id }) => id === weaponId);
  if (!weapon) return refuse('DZ-SHOOT-ACTION', 'Pas d’arme de tir de ce nom.', 'No ranged weapon of that name.');
  if (sheetOf(state, figure.id).shoot === null) return refuse('DZ-DICE-NULL', 'Sa valeur de Tir est « - ».', 'Its Shoot value is "-".');
  if (enemiesIn(state, figure).length > 0) {
    return refuse('DZ-SHOOT-ENGAGED', 'Un ennemi est dans son cube.', 'An enemy is in its cube.');
  }
  if (suppress && !sprays(weapon)) return refuse('DZ-SHOOT-SUPPRESS', 'Cette arme ne mitraille pas.', 'This weapon does not spray.');
  const refused = dice > 0 ? diceRefusal(state, figure, weapon, dice) : undefined;
  if (refused) return refused;
  const target = Object.hasOwn(state.figures, targetId) ? figureOf(state, targetId) : undefined;
  if (!target || !inPlay(target) || allied(state, figure.id, targetId)) {
    return refuse('DZ-SHOOT-TARGET', 'Ce n’est pas une figurine ennemie en jeu.', 'This is no enemy figure in play.');
  }
  const range = rangeBetween(cubeOf(figure), cubeOf(target));
  if (range > Number(weapon.range)) {
    return refuse(
      'DZ-SHOOT-RANGE',
      `La cible est à ${range} cubes, la Portée est de ${weapon.range}.`,
      `The target is ${range} cubes away, the Range is ${weapon.range}.`,
    );
  }
  return isSeen(hiddenFrom(state, figure, target))
    ? undefined
    : refuse('DZ-LOS-EYE', 'Rien de la cible n’est visible.', 'Nothing of the target can be seen.');
}

/** What a shot does to everybody in the cube of its target; undefined where it concerns the target alone. */
export const sweepOf = (weapon: Weapon): 'damage' | 'pinned' | undefined =>
  weaponRules(weapon).flatMap(({ rule }) => rule.sweeps?.() ?? [])[0];

/** Dé results are spent from the pool, and on no test without modifiers, unless by option (DZ-CMD-DIE). */
function diceRefusal(state: State, figure: Figure, weapon: Weapon, dice: number): Refusal | undefined {
  if (dice > countOf(state, seatOf(state, figure.id), 'die'))
    return refuse('DZ-CMD-DIE', 'Pas assez de résultats Dé.', 'Not enough Dé results.');
  if (state.scene.options['command.dieUnmodified'] === 'yes' || !weaponRules(weapon).some(({ rule }) => rule.unmodified?.() === true))
    return undefined;
  return refuse('DZ-CMD-DIE', 'Ce tir se lance sans modificateur : pas de Dé.', 'This shot is rolled without modifiers: no Dé.');
}

/** A shot as those whom it may hit are asked about it. */
export const declared = ({ weapon, dice, suppress }: Pick<Shot, 'weapon' | 'dice' | 'suppress'>): Declared => ({
  how: 'shoot',
  weapon: weapon.id,
  dice,
  ...(suppress && { suppress }),
});

/** Resolves a shot, by the weapon's own rule where it has one (DZ-SHOOT-RESOLVE, DZ-SHOOT-SUPPRESS). */
export function shoot(turn: Turn, shot: Shot): void {
  const granted = rulesWith(sheetOf(turn.state, shot.shooter), shot.weapon);
  const own = granted.find(({ rule }) => rule.shoots);
  if (own) own.rule.shoots?.(turn, shot, own);
  else shootOne(turn, shot);
  for (const one of granted) one.rule.afterShot?.(turn, shot, one);
}

function shootOne(turn: Turn, shot: Shot): void {
  const { state } = turn;
  const { shooter, target, weapon, suppress } = shot;
  const dice = askDice(turn, target, seatOf(state, target), { by: shooter, attack: declared(shot) });
  const first = rollTest(turn, shootTest(state, shot));
  const second = rollTest(turn, surviveTest(state, target, dice, shooter));
  const difference = first.successes - second.successes;
  turn.emit({ type: 'shot', figure: shooter, weapon: weapon.id, target, suppress, difference });
  if (difference <= 0) return;
  if (suppress) return pin(turn, target, 'DZ-SHOOT-SUPPRESS');
  if (!damage(turn, target, difference, weapon.ap, 'DZ-SHOOT-RESOLVE')) return;
  for (const one of rulesWith(sheetOf(state, shooter), weapon)) {
    one.rule.afterHit?.(turn, { attacker: shooter, target, weapon, difference, how: 'shoot' }, one);
  }
}

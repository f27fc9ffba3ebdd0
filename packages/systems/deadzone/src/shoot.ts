import { refuse, type Modifier, type Refusal } from '@escarmouche/referee';
import { allied, figureOf, inPlay, sheetOf } from '@escarmouche/skirmish';
import { cubeNamed, gridOf, isOn, nameOfCube, rangeBetween, sameCube, type Cube } from '@escarmouche/space/cubes';
import type { Burst, Shot } from './attack.ts';
import { askDice, attackerDeclaresLast, countOf, DICE_LATER } from './command-dice.ts';
import type { Weapon } from './content.ts';
import { damage, pin } from './damage.ts';
import { figureTest, modifier, type Test } from './dice.ts';
import { cubeOf, enemiesIn, friendsIn, rangedWeapons, seatOf } from './figures.ts';
import { useUp } from './items.ts';
import type { Declared } from './questions.ts';
import { rulesWith, weaponRules } from './registry.ts';
import { rollTest } from './roll.ts';
import type { Rule } from './rule.ts';
import { seesCube, seesIntoCube } from './sight-cube.ts';
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

/** The throw of a weapon, without modifiers; undefined of one that is not thrown (DZ-ABIL-GRENADE). */
export const throwTest = (state: State, { shooter, weapon, dice }: Pick<Shot, 'shooter' | 'weapon' | 'dice'>): Test | undefined =>
  isThrown(weapon) ? figureTest(state, 'shoot', shooter, { weapon, spent: dice }, true) : undefined;

/** The test of an attack: a Shoot test with its modifiers, or that of the weapon's own rule. */
export function shootTest(state: State, shot: Shot): Test {
  const { shooter, target, weapon, dice } = shot;
  const own = weaponRules(weapon).flatMap((one) => one.rule.strikesWith?.(one) ?? [])[0];
  if (own) return own;
  const plain = isUnmodified(weapon);
  const modifiers = plain ? [] : shotModifiers(state, shot);
  return figureTest(state, 'shoot', shooter, { modifiers, spent: dice, against: target, weapon }, plain);
}

const isUnmodified = (weapon: Weapon): boolean => weaponRules(weapon).some(({ rule }) => rule.unmodified?.() === true);

/** Does a weapon strike without a Shoot test (DZ-SHOOT-FRAG-WEAPON)? */
const isUntested = (weapon: Weapon): boolean => weaponRules(weapon).some(({ rule }) => rule.strikesWith) && !isThrown(weapon);

/** Is a weapon thrown, by a test of its own (DZ-ABIL-GRENADE)? */
const isThrown = (weapon: Weapon): boolean => weaponRules(weapon).some(({ rule }) => rule.lands);

export const sprays = (weapon: Weapon): boolean => weaponRules(weapon).some(({ rule }) => rule.sprays?.(weapon) === true);

/** Does a shot hurt those that it hits? Not a weapon that strikes a cube with another effect (DZ-LOS-CUBE). */
export const hurts = (weapon: Weapon): boolean => !strikesCubes(weapon) || weaponRules(weapon).some(({ rule }) => rule.strikesWith);

/** Does a weapon throw those that it strikes (DZ-STATE-SCATTER, DZ-ABIL-KNOCKBACK)? */
export const throwsFigures = (weapon: Weapon): boolean =>
  weaponRules(weapon).some(({ rule }) => rule.pushes?.() === true || rule.strikesWith !== undefined);

/** Refusal of a shot (DZ-SHOOT-ACTION, DZ-SHOOT-ENGAGED, DZ-SHOOT-TARGET, DZ-SHOOT-RANGE, DZ-LOS-EYE). */
export function shotRefusal(
  state: State,
  figure: Figure,
  weaponId: string,
  targetId: string,
  suppress: boolean,
  dice?: number,
): Refusal | undefined {
  const weapon = rangedWeapons(state, figure).find(({ id }) => id === weaponId);
  const unable = shooterRefusal(state, figure, weapon, dice);
  if (unable || !weapon) return unable;
  if (suppress && !sprays(weapon)) return refuse('DZ-SHOOT-SUPPRESS', 'Cette arme ne mitraille pas.', 'This weapon does not spray.');
  const target = Object.hasOwn(state.figures, targetId) ? figureOf(state, targetId) : undefined;
  if (!target || !inPlay(target) || allied(state, figure.id, targetId)) {
    return refuse('DZ-SHOOT-TARGET', 'Ce n’est pas une figurine ennemie en jeu.', 'This is no enemy figure in play.');
  }
  const far = rangeRefusal(figure, weapon, cubeOf(target));
  if (far) return far;
  return isSeen(hiddenFrom(state, figure, target))
    ? undefined
    : refuse('DZ-LOS-EYE', 'Rien de la cible n’est visible.', 'Nothing of the target can be seen.');
}

/** Refusal of any shot of a figure with a weapon. */
function shooterRefusal(state: State, figure: Figure, weapon: Weapon | undefined, dice: number | undefined): Refusal | undefined {
  if (!weapon) return refuse('DZ-SHOOT-ACTION', 'Pas d’arme de tir de ce nom.', 'No ranged weapon of that name.');
  if (sheetOf(state, figure.id).shoot === null && !isUntested(weapon))
    return refuse('DZ-DICE-NULL', 'Sa valeur de Tir est « - ».', 'Its Shoot value is "-".');
  if (enemiesIn(state, figure).length > 0) return refuse('DZ-SHOOT-ENGAGED', 'Un ennemi est dans son cube.', 'An enemy is in its cube.');
  return dice ? diceRefusal(state, figure, weapon, dice) : undefined;
}

function rangeRefusal(figure: Figure, weapon: Weapon, to: Cube): Refusal | undefined {
  const range = rangeBetween(cubeOf(figure), to);
  return range <= Number(weapon.range)
    ? undefined
    : refuse(
        'DZ-SHOOT-RANGE',
        `La cible est à ${range} cubes, la Portée est de ${weapon.range}.`,
        `The target is ${range} cubes away, the Range is ${weapon.range}.`,
      );
}

/** Does a weapon strike a cube, and not one figure (DZ-LOS-CUBE)? */
export const strikesCubes = (weapon: Weapon): boolean => weaponRules(weapon).some(({ rule }) => rule.bursts);

/**
 * Refusal of a shot at a cube. A thrown weapon needs sight of the cube; another weapon needs a target that it sees, but may be fired at a smoke-filled cube
 * (DZ-LOS-CUBE, DZ-SHOOT-FRAG-WEAPON).
 */
export function cubeShotRefusal(state: State, figure: Figure, weaponId: string, name: string, dice?: number): Refusal | undefined {
  const weapon = rangedWeapons(state, figure).find(({ id }) => id === weaponId);
  const unable = shooterRefusal(state, figure, weapon, dice);
  if (unable || !weapon) return unable;
  if (!strikesCubes(weapon)) return refuse('DZ-SHOOT-TARGET', 'Cette arme vise une figurine.', 'This weapon is aimed at a figure.');
  const cube = cubeNamed(name);
  if (!cube || !isOn(gridOf(state.scene.map), cube)) return refuse('DZ-SETUP-BOARD', 'Ce cube n’existe pas.', 'There is no such cube.');
  if (sameCube(cube, cubeOf(figure))) return refuse('DZ-SHOOT-RANGE', 'C’est son propre cube.', 'This is its own cube.');
  const far = rangeRefusal(figure, weapon, cube);
  if (far) return far;
  if (!isThrown(weapon) && !state.smoke.includes(nameOfCube(cube)))
    return refuse('DZ-SHOOT-FRAG-WEAPON', 'Elle vise un ennemi, ou un cube enfumé.', 'It is aimed at an enemy, or at a smoke-filled cube.');
  return (isThrown(weapon) ? seesCube : seesIntoCube)(state, figure, cube)
    ? undefined
    : refuse('DZ-LOS-CUBE', 'Ce cube n’est pas visible.', 'This cube cannot be seen.');
}

/** The effect of a shot on everybody in the cube of its target; undefined where it concerns the target alone. */
export const sweepOf = (weapon: Weapon): ReturnType<NonNullable<Rule['sweeps']>> | undefined =>
  weaponRules(weapon).flatMap(({ rule }) => rule.sweeps?.() ?? [])[0];

/** May Dé results be added to the Shoot test of a weapon? By option to one without modifiers (DZ-CMD-DIE). */
const takesDice = ({ scene }: State, weapon: Weapon): boolean =>
  !isUntested(weapon) && (scene.options['command.dieUnmodified'] === 'yes' || !isUnmodified(weapon));

/** Dé results are spent from the pool, and on no test without modifiers, unless by option (DZ-CMD-DIE). */
function diceRefusal(state: State, figure: Figure, weapon: Weapon, dice: number): Refusal | undefined {
  if (dice > countOf(state, seatOf(state, figure.id), 'die'))
    return refuse('DZ-CMD-DIE', 'Pas assez de résultats Dé.', 'Not enough Dé results.');
  if (isUntested(weapon)) return refuse('DZ-CMD-DIE', 'Ce tir ne demande pas de test de Tir.', 'This shot takes no Shoot test.');
  if (takesDice(state, weapon)) return attackerDeclaresLast(state) && !isThrown(weapon) ? DICE_LATER : undefined;
  return refuse('DZ-CMD-DIE', 'Ce tir se lance sans modificateur : pas de Dé.', 'This shot is rolled without modifiers: no Dé.');
}

/** A shot as those whom it may hit are asked about it. */
export const declared = ({ weapon, dice, suppress }: Pick<Shot, 'weapon' | 'dice' | 'suppress'>): Declared => ({
  how: 'shoot',
  weapon: weapon.id,
  dice,
  ...(suppress && { suppress }),
});

/** A shot with the Dé results of its command, or those added now that its target has declared so many (DZ-DICE-SEQUENCE). */
export function lastDice(turn: Turn, shot: Shot, answered: number): Shot {
  const { state } = turn;
  const { shooter, target, weapon } = shot;
  if (!attackerDeclaresLast(state) || !takesDice(state, weapon)) return shot;
  const under = { against: target, attack: declared(shot), response: { how: 'survive', dice: answered } } as const;
  return { ...shot, dice: askDice(turn, shooter, seatOf(state, shooter), under, 'shoot') };
}

/** Resolves a shot, by the weapon's own rule where it has one (DZ-SHOOT-RESOLVE, DZ-SHOOT-SUPPRESS). */
export function shoot(turn: Turn, shot: Shot): void {
  const granted = rulesWith(sheetOf(turn.state, shot.shooter), shot.weapon);
  const own = granted.find(({ rule }) => rule.shoots);
  const { shooter, weapon, target, dice } = shot;
  if (own) own.rule.shoots?.(turn, shot, own);
  else if (strikesCubes(weapon)) burst(turn, { shooter, weapon, at: cubeOf(figureOf(turn.state, target)), dice });
  else shootOne(turn, shot);
  for (const one of granted) one.rule.afterShot?.(turn, shot, one);
  useUp(turn, shooter, weapon);
}

/** A weapon aimed at a cube strikes there, or where it lands (DZ-LOS-CUBE, DZ-SHOOT-FRAG-WEAPON). */
export function burst(turn: Turn, aim: Burst): void {
  const { shooter, weapon } = aim;
  turn.emit({ type: 'aimed', figure: shooter, weapon: weapon.id, at: nameOfCube(aim.at) });
  useUp(turn, shooter, weapon);
  const granted = weaponRules(weapon);
  const thrown = granted.find(({ rule }) => rule.lands);
  const at = thrown?.rule.lands?.(turn, aim) ?? aim.at;
  for (const one of granted) one.rule.bursts?.(turn, { ...aim, at }, one);
}

function shootOne(turn: Turn, shot: Shot): void {
  const { state } = turn;
  const { shooter, target, weapon, suppress } = shot;
  const dice = askDice(turn, target, seatOf(state, target), { by: shooter, attack: declared(shot) });
  const first = rollTest(turn, shootTest(state, lastDice(turn, shot, dice)));
  const second = rollTest(turn, surviveTest(state, target, dice, shooter));
  const difference = first.successes - second.successes;
  turn.emit({ type: 'shot', figure: shooter, weapon: weapon.id, target, suppress, difference });
  if (difference <= 0) return;
  if (suppress) return pin(turn, target, 'DZ-SHOOT-SUPPRESS');
  damage(turn, target, difference, weapon.ap, 'DZ-SHOOT-RESOLVE');
  if (!inPlay(figureOf(state, target))) return;
  for (const one of rulesWith(sheetOf(state, shooter), weapon)) {
    one.rule.afterHit?.(turn, { attacker: shooter, target, weapon, difference, how: 'shoot' }, one);
  }
}

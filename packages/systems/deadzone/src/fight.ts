import { refuse, type Modifier, type Refusal, type Seat } from '@escarmouche/referee';
import { figureOf, inPlay, sheetOf, type FigureId } from '@escarmouche/skirmish';
import { askDice, attackerDeclaresLast, countOf, spend } from './command-dice.ts';
import type { Weapon } from './content.ts';
import { riseFreely } from './chosen-place.ts';
import { damage } from './damage.ts';
import { figureTest, modifier, type Test } from './dice.ts';
import { enemiesIn, friendsIn, healthOf, isPinned, meleeWeapons, seatOf, sizeOf } from './figures.ts';
import type { Declared, Response } from './questions.ts';
import { rulesWith } from './registry.ts';
import { rollTest } from './roll.ts';
import type { Figure, State } from './state.ts';
import type { Turn } from './turn.ts';

/** A Fight about to be resolved (DZ-FIGHT-RESOLVE). */
export interface Fight {
  readonly attacker: FigureId;
  readonly target: FigureId;
  readonly weapon?: Weapon | undefined;
  /** Dé results spent by the attacker. */
  readonly dice: number;
  /** The figure that has moved into the cube during this action. */
  readonly moved?: FigureId | undefined;
  /** The rule by which the target may only dodge (DZ-FIGHT-DODGE-ONLY). */
  readonly dodges?: string;
  /** Figures that count as pinned in this Fight though they stand up for it (DZ-FIGHT-PINNED-DEFENDER). */
  readonly pinned?: readonly FigureId[];
}

/** Modifiers of a Fight test, and of a Survive test in a Fight (DZ-FIGHT-MODIFIERS). */
function fightModifiers(
  state: State,
  own: Figure,
  other: Figure,
  { moved, pinned = [] }: Pick<Fight, 'moved' | 'pinned'>,
): readonly Modifier[] {
  const rule = 'DZ-FIGHT-MODIFIERS';
  const friend = friendsIn(state, own).find((one) => !isPinned(one));
  return [
    ...(moved === own.id ? [modifier(rule, 1, 'moved-in')] : []),
    ...(friend ? [modifier(rule, 1, { friend: friend.id })] : []),
    ...(healthOf(state, other) === 'injured' ? [modifier(rule, 1, 'injured')] : []),
    ...(sizeOf(state, own) > sizeOf(state, other) ? [modifier(rule, 1, 'larger')] : []),
    ...(isPinned(other) || pinned.includes(other.id) ? [modifier(rule, 1, 'pinned')] : []),
  ];
}

/** A side's test in a Fight. */
export function fightTest(
  state: State,
  how: 'fight' | 'survive',
  own: FigureId,
  other: FigureId,
  terms: Pick<Fight, 'moved' | 'pinned'>,
  weapon: Weapon | undefined,
  spent: number,
): Test {
  const modifiers = fightModifiers(state, figureOf(state, own), figureOf(state, other), terms);
  return figureTest(state, how, own, { modifiers, spent, against: other, weapon });
}

/** Why the target of a Fight may only dodge; undefined where it may fight back (DZ-FIGHT-DODGE-ONLY, DZ-FIGHT-NULL). */
function dodgesBy(state: State, target: Figure): string | undefined {
  if (isPinned(target)) return 'DZ-FIGHT-PINNED-DEFENDER';
  return sheetOf(state, target.id).fight === null ? 'DZ-FIGHT-NULL' : undefined;
}

/** Resolves a Fight: who wins deals the difference (DZ-FIGHT-RESOLVE). */
export function fight(turn: Turn, declared: Fight): void {
  const { state } = turn;
  const { attacker, target, weapon, dice } = declared;
  const pinned = isPinned(figureOf(state, target)) ? [...(declared.pinned ?? []), target] : (declared.pinned ?? []);
  const dodges = declared.dodges ?? dodgesBy(state, figureOf(state, target));
  const terms = { ...(declared.moved !== undefined && { moved: declared.moved }), pinned };
  riseFreely(turn, target, 'DZ-FIGHT-PINNED-DEFENDER');
  const under = { by: attacker, attack: { how: 'fight', ...(weapon && { weapon: weapon.id }), dice, ...terms } } as const;
  const response =
    dodges === undefined
      ? respond(turn, target, under)
      : ({ how: 'survive', dice: askDice(turn, target, seatOf(state, target), under) } as const);
  const back = meleeWeapons(state, figureOf(state, target)).find(({ id }) => id === response.weapon);
  const own = attackerDeclaresLast(state)
    ? askDice(turn, attacker, seatOf(state, attacker), { against: target, attack: under.attack, response }, 'fight')
    : dice;
  const first = rollTest(turn, fightTest(state, 'fight', attacker, target, terms, weapon, own));
  const second = rollTest(turn, fightTest(state, response.how, target, attacker, terms, back, response.dice));
  const difference = first.successes - second.successes;
  turn.emit({
    type: 'fought',
    figure: attacker,
    target,
    ...(weapon && { weapon: weapon.id }),
    response: response.how,
    difference,
  });
  if (difference > 0) strike(turn, attacker, target, weapon, difference);
  else if (difference < 0 && response.how === 'fight') strike(turn, target, attacker, back, -difference);
}

/** The winner of a Fight deals the difference with the weapon used. */
function strike(turn: Turn, winner: FigureId, loser: FigureId, weapon: Weapon | undefined, difference: number): void {
  const { state } = turn;
  damage(turn, loser, difference, weapon?.ap ?? 0, 'DZ-FIGHT-RESOLVE');
  if (!inPlay(figureOf(state, loser))) return;
  for (const granted of rulesWith(sheetOf(state, winner), weapon)) {
    granted.rule.afterHit?.(turn, { attacker: winner, target: loser, difference, how: 'fight', weapon }, granted);
  }
}

/** An answer with none to so many Dé results. */
const withDice = (way: Omit<Response, 'dice'>, most: number): readonly Response[] =>
  Array.from({ length: most + 1 }, (_, dice) => ({ ...way, dice }));

/** Answers of the target of a Fight: to fight back with one of its weapons, or to dodge, each with Dé results (DZ-FIGHT-RESPONSE). */
export function responsesOf(state: State, target: Figure): readonly Response[] {
  const most = countOf(state, seatOf(state, target.id), 'die');
  return [
    ...meleeWeapons(state, target).flatMap(({ id }) => withDice({ how: 'fight', weapon: id }, most)),
    ...withDice({ how: 'survive' }, sheetOf(state, target.id).survive === null ? 0 : most),
  ];
}

function respond(turn: Turn, target: FigureId, under: { readonly by: FigureId; readonly attack: Declared }): Response {
  const { state } = turn;
  const seat = seatOf(state, target);
  const response = turn.choose('response', {
    seat,
    about: { figure: target, ...under },
    options: responsesOf(state, figureOf(state, target)),
  });
  spend(turn, seat, 'die', 'DZ-CMD-DIE', response.dice);
  return response;
}

/** Enemies that may fight a figure which breaks away, stands up or is thrown in: neither pinned nor with Fight "-" (DZ-MOVE-BREAK-AWAY, DZ-ACT-STAND-UP). */
export function strikersOf(state: State, figure: Figure): readonly Figure[] {
  return enemiesIn(state, figure).filter((one) => !isPinned(one) && sheetOf(state, one.id).fight !== null);
}

/** Enemies of which one may fight, or stand up if it is pinned, as a figure breaks away or is thrown in (DZ-MOVE-BREAK-AWAY, DZ-STATE-FORCED-ENTRY). */
export function mayStrikeOrRise(state: State, figure: Figure): readonly Figure[] {
  return [...strikersOf(state, figure), ...enemiesIn(state, figure).filter(isPinned)];
}

/** The opponent picks who fights a figure that may only dodge, with which weapon and dice, or who stands up; no Fight where there is nobody, or none is wished for. */
export function struckBy(
  turn: Turn,
  figure: FigureId,
  rule: string,
  {
    may,
    strikers,
    moved,
    pinned = [],
  }: { readonly may: boolean; readonly strikers: readonly Figure[]; readonly moved?: FigureId; readonly pinned?: readonly FigureId[] },
): void {
  const { state } = turn;
  const [first] = strikers;
  if (!first) return;
  const seat: Seat = seatOf(state, first.id);
  const most = attackerDeclaresLast(state) ? 0 : countOf(state, seat, 'die');
  const ways = strikers.flatMap((one) =>
    isPinned(one)
      ? [{ figure: one.id, dice: 0 }]
      : meleeWeapons(state, one).flatMap(({ id }) => Array.from({ length: most + 1 }, (_, dice) => ({ figure: one.id, weapon: id, dice }))),
  );
  const answer = turn.choose('striker', { seat, about: { figure, rule }, options: may ? [...ways, 'none' as const] : ways });
  if (answer === 'none') return;
  if (isPinned(figureOf(state, answer.figure))) return riseFreely(turn, answer.figure, rule);
  spend(turn, seat, 'die', 'DZ-CMD-DIE', answer.dice);
  const weapon = meleeWeapons(state, figureOf(state, answer.figure)).find(({ id }) => id === answer.weapon);
  fight(turn, {
    attacker: answer.figure,
    target: figure,
    dice: answer.dice,
    dodges: rule,
    pinned,
    weapon,
    moved,
  });
}

/** Refusal of a weapon and an enemy for a Fight (DZ-FIGHT-ACTION, DZ-FIGHT-WEAPON). */
export function foeRefusal(state: State, figure: Figure, target: FigureId, weapon: string | undefined): Refusal | undefined {
  if (!enemiesIn(state, figure).some(({ id }) => id === target)) {
    return refuse('DZ-FIGHT-ACTION', 'Pas d’ennemi de ce nom dans son cube.', 'No enemy of that name in its cube.');
  }
  return weaponRefusal(state, figure, weapon);
}

export function weaponRefusal(state: State, figure: Figure, weapon: string | undefined): Refusal | undefined {
  if (weapon === undefined || meleeWeapons(state, figure).some(({ id }) => id === weapon)) return undefined;
  return refuse('DZ-FIGHT-WEAPON', 'Ce n’est pas une de ses armes de mêlée.', 'This is not one of its melee weapons.');
}

/** The weapon named, or the first. */
export function meleeWeapon(state: State, figure: Figure, weapon: string | undefined): Weapon | undefined {
  const all = meleeWeapons(state, figure);
  return all.find(({ id }) => id === weapon) ?? all[0];
}

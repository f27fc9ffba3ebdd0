import { refuse, type Pool, type Refusal } from '@escarmouche/referee';
import { enemiesOf, figureOf, filling, groupOf, inPlay, sheetOf, type ActionWords } from '@escarmouche/skirmish';
import { hiddenFrom } from '@escarmouche/skirmish/placed';
import { arcOf, noTarget } from '@escarmouche/skirmish/plane';
import type { ActionKind } from './action-kind.ts';
import { aimRefusal } from './aiming.ts';
import type { Attack } from './attack.ts';
import type { SpecialCommand } from './commands.ts';
import type { Level, RuleGrant } from './content.ts';
import { strike } from './damage.ts';
import { poolOf, signOf } from './dice.ts';
import { pushBlows, throwBack } from './displacement.ts';
import { grantedTo, grantOf } from './granted.ts';
import { plane } from './plane.ts';
import type { Power, Art } from './power.ts';
import { specialRules } from './registry.ts';
import type { PowerUse, Rule } from './rule.ts';
import { specialAction } from './special.ts';
import type { Figure, FigureId, State } from './state.ts';
import type { Turn } from './turn.ts';

/** The rule by which the powers of an art are used. */
const USE: Readonly<Record<Art, string>> = { force: 'UC-SW-PWR-USE', magic: 'UC-MF-SPL-USE' };

/** The rule of a power's test and aim. */
const useOf = ({ art, cites: [own] }: Power): string => (art ? USE[art] : own);

interface PowerDamage {
  readonly level: Level;
  readonly rules?: readonly RuleGrant[];
}

/** Defines a power: a special rule that gives an action (UC-SW-PWR-USE). */
export function power(definition: Power): Rule {
  const { id, cites, effect, asks } = definition;
  return { id, cites, effect, asks, power: definition, action: powerAction(definition) };
}

type AimedPower = Pick<Power, 'id' | 'cites' | 'art' | 'uses' | 'area'> & { readonly range: number };

/** A power aimed at one enemy in sight, in the front arc and within range, which a duel may answer. Range in units. */
export function aimedPower({
  range,
  ...rest
}: AimedPower & Pick<Power, 'works' | 'blows' | 'inflicts' | 'effects' | 'effect' | 'worth'>): Rule {
  return power({
    ...rest,
    range,
    parry: true,
    targets: (state, user) => enemiesOf(state, user.id),
    refusal: (state, user, target) => aimRefusal(state, user, target, range),
  });
}

/** An aimed power that makes a damage roll of its own level (UC-SW-PWR-USE). */
export function damagingPower({ level, rules, ...rest }: AimedPower & PowerDamage): Rule {
  const blow = (state: State, by: Figure, on: Figure): Attack => powerAttack(state, rest.cites[0], { level, rules }, by, on);
  return aimedPower({
    ...rest,
    blows: (state, by, on) => [blow(state, by, on)],
    works: (turn, { by, on }) => strike(turn, blow(turn.state, by, on)),
  });
}

/** A power whose effect lasts on the figures it names (UC-SYS-DURATION). */
export const lasting = (effects: NonNullable<Power['effects']>): Pick<Power, 'effects' | 'works'> => ({
  effects,
  works: (turn, working) => effects(turn.state, working).forEach((effect) => turn.emit({ type: 'effectBegan', effect })),
});

/** An effect of a rule on the target of the power, until its user's next activation. */
export const onTarget =
  (rule: string): NonNullable<Power['effects']> =>
  (_state, { on, user }) => [{ rule, on: on.id, by: user.id }];

/** A power that sends its target so many units away and knocks it down; no damage but that of a fall (UC-SYS-FORCED, UC-ATTR-MISE-A-TERRE). */
export function pushingPower({ length, ...rest }: AimedPower & { readonly length: number }): Rule {
  return aimedPower({
    ...rest,
    worth: 0.4,
    blows: (state, by, on) => pushBlows(state, on, by, length),
    inflicts: ['prone'],
    works(turn, { by, on }) {
      throwBack(turn, on.id, by.id, length);
      if (inPlay(on) && on.posture !== 'prone') turn.emit({ type: 'knockedDown', figure: on.id, rule: rest.cites[0] });
    },
  });
}

/** The blow of a power: its level and rules, no weapon; arc and cover as from its user, or from the figure that has turned it back. */
export function powerAttack(state: State, cited: string, { level, rules }: PowerDamage, by: Figure, on: Figure): Attack {
  return {
    kind: 'power',
    by: by.id,
    target: on.id,
    level,
    rule: cited,
    rules,
    arc: arcOf(state, on, by),
    hidden: hiddenFrom(plane, state, by, on),
  };
}

/** Powers are called by the titles of their rules. */
const wordsOf = (id: string): ActionWords => ({ commit: { fr: 'Utiliser', en: 'Use' }, typed: { fr: [id], en: [] }, written: [] });

/** The test of a power, at the level of its user (UC-SW-PWR-USE). */
export function powerPool(state: State, user: Figure, { id, cites }: Power): Pool {
  return poolOf(signOf(grantOf(sheetOf(state, user.id), id)?.grant.level ?? 'normal', cites[0]));
}

/** By option one power an activation (UC-ACT-ONCE). */
function onceRefusal({ scene, activation }: State, { id }: Power, reaction: boolean): Refusal | undefined {
  if (scene.options['actions.powersAreOneType'] === 'no' || reaction || !activation || activation.encore === id) return undefined;
  const used = activation.done.some((done) => specialRules.has(done) && specialRules.get(done).power);
  return used ? refuse('UC-ACT-ONCE', 'Un seul pouvoir par activation (option).', 'Only one power in an activation (option).') : undefined;
}

function targetRefusal(state: State, user: Figure, skill: Power, command: SpecialCommand): Refusal | undefined {
  const { targets, refusal } = skill;
  if (!targets) return undefined;
  const target = command.target === undefined ? undefined : state.figures[command.target];
  if (!target) return noTarget(useOf(skill));
  return refusal?.(state, user, target);
}

/** Every use of one action; each further target is chosen after the former use. */
function useAll(turn: Turn, user: Figure, skill: Power, command: SpecialCommand): void {
  const { uses = 1 } = skill;
  for (let nth = 1; nth <= uses && inPlay(user); nth++) {
    const target = nth === 1 ? command.target : nextTarget(turn, user, skill, nth, uses);
    if (nth > 1 && target === undefined) return;
    use(turn, user, skill, target === undefined ? undefined : figureOf(turn.state, target));
  }
}

function nextTarget(turn: Turn, user: Figure, { id, targets, refusal }: Power, nth: number, of: number): FigureId | undefined {
  const { state } = turn;
  const able = targets?.(state, user).filter((target) => !refusal?.(state, user, target)) ?? [];
  const about = { figure: user.id, power: id, use: nth, of };
  return turn.choose('nextUse', { seat: groupOf(state, user.id).seat, about, options: [...able.map((one) => one.id), null] }) ?? undefined;
}

/** The test; then the duel if there is one; then the effect (UC-SYS-DICEORDER). */
function use(turn: Turn, user: Figure, skill: Power, target: Figure | undefined): void {
  const { seat } = groupOf(turn.state, user.id);
  const about = { figure: user.id, power: skill.id, target: target?.id };
  const roll = turn.roll('power', powerPool(turn.state, user, skill), about, seat);
  const [of] = skill.cites;
  turn.emit({ type: 'rolled', purpose: 'power', roll, rule: useOf(skill), figure: user.id, target: target?.id, of });
  if (!roll.success) return;
  const turnedBack =
    skill.parry && target && parried(turn, target, skill.art, { power: skill.id, user: user.id, target: target.id, score: roll.score });
  skill.works(turn, turnedBack ? { by: target, on: user, user } : { by: user, on: target ?? user, user });
}

function parried(turn: Turn, target: Figure, art: Art | undefined, answered: PowerUse): boolean {
  return parriesOf(turn.state, target, art).some((granted) => granted.rule.parry.turnsBack(turn, target, answered, granted));
}

/** Duels of a figure that answer powers of an art. */
export function parriesOf(state: State, figure: Figure, art: Art | undefined) {
  return filling(grantedTo(sheetOf(state, figure.id)).own, 'parry').filter(({ rule }) => rule.parry.art === art);
}

function powerAction(skill: Power): ActionKind {
  const { id, cites, targets, moves } = skill;
  return specialAction(id, {
    aim: targets ? 'figure' : 'nothing',
    words: wordsOf(id),
    says: cites[0],
    cost: () => 1,
    repeatable: true,
    offWall: true,
    moves,
    check: (state, figure, command, reaction) => onceRefusal(state, skill, reaction) ?? targetRefusal(state, figure, skill, command),
    aims: (state, figure, target) => (targets?.(state, figure).includes(target) ? [{ type: 'special', rule: id, target: target.id }] : []),
    play: (turn, figure, command) => useAll(turn, figure, skill, command),
    aimsAt: (state, figure) => targets?.(state, figure).map((target) => ({ target: target.id })) ?? [{}],
  });
}

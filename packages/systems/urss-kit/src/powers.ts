import { refuse, type Pool, type Refusal } from '@escarmouche/referee';
import { enemiesOf, figureOf, groupOf, inPlay, sheetOf, type ActionWords } from '@escarmouche/skirmish';
import { arcOf, noTarget } from '@escarmouche/skirmish/plane';
import type { ActionKind } from './action-kind.ts';
import { aimRefusal } from './aiming.ts';
import type { Attack } from './attack.ts';
import type { SpecialCommand } from './commands.ts';
import type { RuleGrant } from './content.ts';
import { isCountered } from './counters.ts';
import { strike } from './damage.ts';
import { isActing } from './figures.ts';
import { grantedTo } from './granted.ts';
import type { Power } from './power.ts';
import { specialRules } from './registry.ts';
import type { EffectHooks, Rule } from './rule.ts';
import { specialAction } from './special.ts';
import type { Figure, State } from './state.ts';
import { attributePool } from './tests.ts';
import type { Turn } from './turn.ts';

/** Further members of a power's rule. */
interface Beside {
  readonly effect?: EffectHooks;
  readonly needs?: string;
}

/** Defines a power or ability: a special rule that gives an action (UK-ATTR-GEN-ACTION). */
export function power({ effect, needs, ...definition }: Power & Beside): Rule {
  const { id, cites } = definition;
  return { id, cites, takes: 'level', effect, needs, power: definition, action: powerAction(definition) };
}

type Hostile = Pick<Power, 'id' | 'cites' | 'force' | 'cost' | 'counters' | 'works' | 'blows' | 'inflicts' | 'effects' | 'worth'> &
  Beside & {
    readonly range: number;
    /** Why the power does nothing to this enemy. */
    readonly spares?: (state: State, target: Figure) => Refusal | undefined;
  };

/** A power used on one enemy within range, in the front arc and in sight unless an option says otherwise (UK-ATTR-GEN-TARGET). */
export function hostilePower({ spares, ...rest }: Hostile): Rule {
  return power({
    ...rest,
    targets: (state, user) => enemiesOf(state, user.id),
    refusal: (state, user, target) => hostileRefusal(state, user, target, rest.range) ?? spares?.(state, target),
  });
}

/** Why an ability may not be aimed at this figure as an enemy. */
export function hostileRefusal(state: State, user: Figure, target: Figure, range: number): Refusal | undefined {
  const { options } = state.scene;
  const sight = options['abilities.los'] !== 'none';
  return aimRefusal(state, user, target, { range, sight, detected: options['abilities.onUndetectable'] === 'refused' });
}

interface PowerDamage {
  readonly level: number;
  readonly rules?: readonly RuleGrant[];
}

/** A hostile power that makes a damage roll of its own level. */
export function damagingPower({ level, rules, ...rest }: Omit<Hostile, 'works' | 'blows'> & PowerDamage): Rule {
  const blow = (state: State, by: Figure, on: Figure): Attack => powerBlow(state, rest.cites[0], { level, rules }, by, on);
  return hostilePower({
    ...rest,
    blows: (state, by, on) => [blow(state, by, on)],
    works: (turn, { by, on }) => strike(turn, blow(turn.state, by, on)),
  });
}

/** The blow of a power: its level and rules, no weapon; cover does not help, a shield does against an enemy in the front arc (UK-PWR-GENERAL). */
function powerBlow(state: State, rule: string, { level, rules }: PowerDamage, by: Figure, on: Figure): Attack {
  return { kind: 'power', by: by.id, target: on.id, level, rule, rules, arc: arcOf(state, on, by), hidden: 0 };
}

/** A power whose effect lasts on the figures it names (UK-ATTR-GEN-DURATION). */
export const lasting = (effects: NonNullable<Power['effects']>): Pick<Power, 'effects' | 'works'> => ({
  effects,
  works: (turn, working) => effects(turn.state, working).forEach((effect) => turn.emit({ type: 'effectBegan', effect })),
});

/** An effect of a rule on the target of the power, until the turn ends. */
export const thisTurn =
  (rule: string): NonNullable<Power['effects']> =>
  ({ turn }, { on, by }) => [{ rule, on: on.id, by: by.id, since: turn, until: 'turn' }];

/** Powers are called by the titles of their rules. */
const wordsOf = (id: string): ActionWords => ({ commit: { fr: 'Utiliser', en: 'Use' }, typed: { fr: [id], en: [] }, written: [] });

/** The test of a power, at the level of its user or of an object carried (UK-PWR-GENERAL, UK-ATTR-GEN-LEVEL). */
export function powerPool(state: State, user: Figure, { id }: Pick<Power, 'id'>): Pool {
  const granted = grantedTo(sheetOf(state, user.id)).all.find(({ rule }) => rule.id === id);
  if (!granted) throw new Error(`no power ${id}`);
  return attributePool(state, user, granted, isActing(state, user));
}

/** By option all Force powers are one type of action (UK-ATTR-GEN-ACTION). */
function onceRefusal(state: State, user: Figure, { force }: Power, reaction: boolean): Refusal | undefined {
  if (!force || reaction || state.scene.options['actions.powersAreOneType'] === 'no') return undefined;
  const used = user.done.filter((id) => specialRules.has(id) && specialRules.get(id).power?.force).length;
  return used < grantedTo(sheetOf(state, user.id)).repeats
    ? undefined
    : refuse('UK-ACT-ONCE', 'Un pouvoir de la Force a déjà été utilisé (option).', 'A Force power has already been used (option).');
}

function targetRefusal(state: State, user: Figure, { cites, targets, refusal }: Power, command: SpecialCommand): Refusal | undefined {
  if (!targets) return undefined;
  const target = command.target === undefined ? undefined : state.figures[command.target];
  return target ? refusal?.(state, user, target, command) : noTarget(cites[0]);
}

/** The test; then the counter if there is one; then the effect (UK-SYS-DICEORDER). */
function use(turn: Turn, user: Figure, skill: Power, command: SpecialCommand): void {
  const target = command.target === undefined ? undefined : figureOf(turn.state, command.target);
  const about = { figure: user.id, power: skill.id, target: target?.id };
  const roll = turn.roll('power', powerPool(turn.state, user, skill), about, groupOf(turn.state, user.id).seat);
  const [rule] = skill.cites;
  turn.emit({ type: 'rolled', purpose: 'power', roll, rule, figure: user.id, target: target?.id, of: rule });
  if (!roll.success) return;
  const answer = target && isCountered(turn, skill, { power: skill.id, user: user.id, target: target.id, score: roll.score });
  if (answer === 'cancels') return;
  skill.works(turn, answer && target ? { by: target, on: user, user } : { by: user, on: target ?? user, user }, command);
}

function powerAction(skill: Power): ActionKind {
  const { id, cites, cost, hands, targets, aims = (_state, _user, { id: target }) => [{ target }] } = skill;
  return specialAction(id, {
    aim: targets ? 'figure' : 'nothing',
    words: wordsOf(id),
    says: cites[0],
    cost: () => cost,
    hands,
    check: (state, figure, command, reaction) =>
      onceRefusal(state, figure, skill, reaction) ?? targetRefusal(state, figure, skill, command),
    aims: (state, figure, target) =>
      targets?.(state, figure).includes(target) ? aims(state, figure, target).map((aim) => ({ type: 'special', rule: id, ...aim })) : [],
    play: (turn, figure, command) => {
      if (inPlay(figure)) use(turn, figure, skill, command);
    },
    aimsAt: (state, figure) => targets?.(state, figure).flatMap((target) => aims(state, figure, target)) ?? [{}],
  });
}

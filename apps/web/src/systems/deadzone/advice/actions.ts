import {
  actionRefusal,
  COSTS,
  countOf,
  cubeOf,
  deadzoneGame,
  figuresIn,
  isPinned,
  meleeWeapons,
  rangedWeapons,
  specialsOf,
  splatRuleOf,
  sprays,
  strikesCubes,
  type ActionType,
  type Command,
  type Figure,
  type State,
} from '@escarmouche/deadzone';
import type { Language, Refusal, Seat } from '@escarmouche/referee';
import { enemiesOf } from '@escarmouche/skirmish';
import { nameOfCube } from '@escarmouche/space/cubes';
import { labelled } from '../../../i18n/format.ts';
import type { Action } from '../../game-adapter.ts';
import { ruleOf } from '../rules.ts';
import { readyOf, type Acting } from './acting.ts';
import { cubesFor, cubeShot } from './aimed-cubes.ts';
import type { Chosen } from './chosen.ts';
import { friendsInReach, giveCommand, heldName } from './hands.ts';
import { specialCommand, specialOf } from './special.ts';
import { attack, weaponOf } from './weapons.ts';
import { adviceWords } from './words.ts';

/** "free shoot:pistol". */
function idOf({ type, weapon, rule, free }: Chosen): string {
  const means = weapon ?? rule;
  return `${free ? 'free ' : ''}${type}${means === undefined ? '' : `:${means}`}`;
}

export function chosenBy(id: string): Chosen | undefined {
  const [, free, type = '', means] = /^(free )?(\w+)(?::(.+))?$/.exec(id) ?? [];
  if (!isType(type)) return undefined;
  return { type, free: free !== undefined, ...(means !== undefined && (type === 'special' ? { rule: means } : { weapon: means })) };
}

/** Of each type: its key, its aim, its action of the rules, and the rule that explains it. */
const ACTS: Readonly<
  Record<
    Chosen['type'],
    { readonly key: string; readonly wants: Action['wants']; readonly of: ActionType | 'splat'; readonly rule: string }
  >
> = {
  move: { key: '1', wants: 'ground', of: 'move', rule: 'DZ-MOVE-MOVE' },
  sprint: { key: '2', wants: 'ground', of: 'sprint', rule: 'DZ-MOVE-SPRINT' },
  shoot: { key: '3', wants: 'figure', of: 'shoot', rule: 'DZ-SHOOT-ACTION' },
  suppress: { key: '4', wants: 'figure', of: 'shoot', rule: 'DZ-SHOOT-SUPPRESS' },
  fight: { key: '5', wants: 'figure', of: 'fight', rule: 'DZ-FIGHT-ACTION' },
  standUp: { key: '6', wants: 'nothing', of: 'standUp', rule: 'DZ-ACT-STAND-UP' },
  splat: { key: '7', wants: 'nothing', of: 'splat', rule: 'DZ-CMD-SPLAT' },
  special: { key: '8', wants: 'figure', of: 'special', rule: 'DZ-ACT-SPECIAL' },
  shootCube: { key: '9', wants: 'ground', of: 'shoot', rule: 'DZ-LOS-CUBE' },
  drop: { key: '0', wants: 'nothing', of: 'move', rule: 'DZ-ITEM-KEEP-DROP-DESTROY' },
  give: { key: '0', wants: 'figure', of: 'move', rule: 'DZ-ITEM-EXCHANGE' },
};

const isType = (type: string): type is Chosen['type'] => Object.hasOwn(ACTS, type);

export const isAimedAtFigures = ({ type }: Chosen): boolean => ACTS[type].wants === 'figure';

/** All that a figure may do, refused or not. */
export function actionsOf(state: State, seat: Seat, id: string, language: Language): readonly Action[] {
  const acting = readyOf(state, seat, id);
  return acting ? chosenFor(acting).map((chosen) => entry(acting, chosen, language)) : [];
}

function chosenFor(acting: Acting): readonly Chosen[] {
  const { state, figure, seat } = acting;
  const weapons = rangedWeapons(state, figure);
  const many = weapons.length > 1;
  const shots = weapons.flatMap((weapon): Chosen[] => {
    const of = many ? { weapon: weapon.id } : {};
    return [
      { type: 'shoot', ...of, free: false },
      ...(sprays(weapon) ? [{ type: 'suppress' as const, ...of, free: false }] : []),
      ...(strikesCubes(weapon) ? [{ type: 'shootCube' as const, ...of, free: false }] : []),
    ];
  });
  const melee = meleeWeapons(state, figure);
  const fights = melee.map((weapon): Chosen => ({ type: 'fight', ...(melee.length > 1 && { weapon: weapon.id }), free: false }));
  const paid = (face: 'move' | 'shoot' | 'fight'): boolean => countOf(state, seat, face) > 0;
  const splat = splatRuleOf({ state }, seat)?.splat;
  return [
    ...(isPinned(figure) ? [{ type: 'standUp', free: false } as const] : []),
    { type: 'move', free: false },
    { type: 'sprint', free: false },
    ...shots,
    ...fights,
    ...specialsOf(state, figure).map(({ id }) => ({ type: 'special', rule: id, free: false }) as const),
    ...handed(acting, false),
    ...(paid('move') ? [{ type: 'move', free: true } as const, ...handed(acting, true)] : []),
    ...(paid('shoot') ? shots.map((shot) => ({ ...shot, free: true })) : []),
    ...(paid('fight') ? fights.map((fight) => ({ ...fight, free: true })) : []),
    ...(splat && countOf(state, seat, 'splat') > 0 ? [{ type: 'splat', free: false } as const] : []),
  ];
}

/** Uses of the item carried that a Move, or a free one, allows. */
function handed(acting: Acting, free: boolean): readonly Chosen[] {
  if (acting.figure.carried.length === 0) return [];
  const give: Chosen = { type: 'give', free };
  return [{ type: 'drop', free }, ...(friendsInReach(acting, give).length > 0 ? [give] : [])];
}

function entry(acting: Acting, chosen: Chosen, language: Language): Action {
  const { state, seat } = acting;
  const words = adviceWords(language);
  const { key, wants, of } = ACTS[chosen.type];
  const refusal = refusalOf(acting, chosen);
  const splat = chosen.type === 'splat' ? splatRuleOf({ state }, seat) : undefined;
  const subject = subjectOf(acting, chosen, language);
  const name = (splat ?? specialOf(acting, chosen))?.title[language] ?? words.actions[chosen.type];
  return {
    id: idOf(chosen),
    key,
    label: subject === undefined ? name : labelled(name, subject, language),
    cost: chosen.free || of === 'splat' ? words.costs.die : words.costs[COSTS[of]],
    wants,
    ...(chosen.type === 'drop' && { takesPlace: true }),
    ...(refusal && { refusal }),
  };
}

/** A weapon or an item that an action is done with, where it has to be told. */
function subjectOf(acting: Acting, chosen: Chosen, language: Language): string | undefined {
  if (chosen.type === 'drop' || chosen.type === 'give') return heldName(acting, language);
  return chosen.weapon === undefined ? undefined : weaponOf(acting, chosen)?.name[language];
}

/** Why an action may not be taken, whatever its aim; of an attack, also where no aim would do. */
export function refusalOf(acting: Acting, chosen: Chosen): Refusal | undefined {
  const { state, figure, seat } = acting;
  const { activation } = state;
  const { of } = ACTS[chosen.type];
  if (of === 'splat') return deadzoneGame.check(state, seat, { type: 'splat' });
  if (!activation) return undefined;
  return actionRefusal(state, figure, activation, of, chosen.free) ?? aimlessness(acting, chosen);
}

/** Why none of the aims that an action might have would do. */
function aimlessness(acting: Acting, chosen: Chosen): Refusal | undefined {
  const { state, seat } = acting;
  const tries = triesOf(acting, chosen).map((command) => deadzoneGame.check(state, seat, command));
  if (tries.some((refusal) => !refusal) || (chosen.type === 'shootCube' && cubesFor(acting, chosen).size > 0)) return undefined;
  return tries[0] ?? undefined;
}

/** Figures that an action is usually aimed at: enemies, friends to hand something to, or those of the cube for a Special action. */
export function figuresFor(acting: Acting, chosen: Chosen): readonly Figure[] {
  const { state, figure } = acting;
  if (chosen.type === 'special') return figuresIn(state, cubeOf(figure));
  return chosen.type === 'give' ? friendsInReach(acting, chosen) : enemiesOf(state, figure.id);
}

/** Commands of an action for each of the aims that it is usually given. */
function triesOf(acting: Acting, chosen: Chosen): readonly Command[] {
  const figures = figuresFor(acting, chosen);
  switch (chosen.type) {
    case 'shoot':
    case 'suppress':
    case 'fight':
      return figures.map(({ id }) => attack(acting, chosen, id));
    case 'shootCube':
      return [...acting.state.smoke, ...figures.map((one) => nameOfCube(cubeOf(one)))].map((cube) => cubeShot(acting, chosen, cube));
    case 'special':
      return figures.map(({ id }) => specialCommand(chosen, id));
    case 'give':
      return figures.map((friend) => giveCommand(acting, chosen, friend));
    default:
      return [];
  }
}

/** The rule that an action is explained by; of a Splat that of the army. */
export function ruleOfAction({ state, seat }: Acting, { type }: Chosen): string {
  const own = type === 'splat' ? splatRuleOf({ state }, seat) : undefined;
  return own ? ruleOf(own.id) : ACTS[type].rule;
}

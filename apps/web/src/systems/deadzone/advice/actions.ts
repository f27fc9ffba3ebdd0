import {
  actionRefusal,
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
  type State,
} from '@escarmouche/deadzone';
import type { Language, Refusal, Seat } from '@escarmouche/referee';
import { enemiesOf } from '@escarmouche/skirmish';
import { nameOfCube } from '@escarmouche/space/cubes';
import { labelled } from '../../../i18n/format.ts';
import type { Action } from '../../game-adapter.ts';
import { ruleOf } from '../rules.ts';
import { actingOf, isRefused, type Acting } from './acting.ts';
import { cubesFor, cubeShot } from './aimed-cubes.ts';
import type { Chosen } from './chosen.ts';
import { friendsInReach, giveCommand, heldName } from './hands.ts';
import { specialCommand, specialOf } from './special.ts';
import { attack, weaponOf } from './weapons.ts';
import { adviceWords } from './words.ts';

/** "free shoot:pistol". */
export function idOf({ type, weapon, rule, free }: Chosen): string {
  const means = weapon ?? rule;
  return `${free ? 'free ' : ''}${type}${means === undefined ? '' : `:${means}`}`;
}

export function chosenBy(id: string): Chosen | undefined {
  const [, free, type = '', means] = /^(free )?(\w+)(?::(.+))?$/.exec(id) ?? [];
  if (!isType(type)) return undefined;
  return { type, free: free !== undefined, ...(means !== undefined && (type === 'special' ? { rule: means } : { weapon: means })) };
}

const KEYS: Readonly<Record<Chosen['type'], string>> = {
  move: '1',
  sprint: '2',
  shoot: '3',
  suppress: '4',
  fight: '5',
  standUp: '6',
  splat: '7',
  special: '8',
  shootCube: '9',
  drop: '0',
  give: '0',
};

const isType = (type: string): type is Chosen['type'] => Object.hasOwn(KEYS, type);

const WANTS: Readonly<Record<Chosen['type'], Action['wants']>> = {
  move: 'ground',
  sprint: 'ground',
  shoot: 'figure',
  suppress: 'figure',
  fight: 'figure',
  special: 'figure',
  shootCube: 'ground',
  standUp: 'nothing',
  splat: 'nothing',
  drop: 'nothing',
  give: 'figure',
};

export const isAimedAtFigures = ({ type }: Chosen): boolean => WANTS[type] === 'figure';

/** All that a figure may do, refused or not. */
export function actionsOf(state: State, seat: Seat, id: string, language: Language): readonly Action[] {
  const acting = actingOf(state, seat, id);
  if (!acting) return [];
  if (isRefused(acting)) return [];
  return chosenFor(acting).map((chosen) => entry(acting, chosen, language));
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
    ...(figure.carried.length > 0 ? [{ type: 'drop', free: false } as const] : []),
    ...(figure.carried.length > 0 && friendsInReach(acting).length > 0 ? [{ type: 'give', free: false } as const] : []),
    ...(paid('move') ? [{ type: 'move', free: true } as const] : []),
    ...(paid('shoot') ? shots.map((shot) => ({ ...shot, free: true })) : []),
    ...(paid('fight') ? fights.map((fight) => ({ ...fight, free: true })) : []),
    ...(splat && countOf(state, seat, 'splat') > 0 ? [{ type: 'splat', free: false } as const] : []),
  ];
}

function entry(acting: Acting, chosen: Chosen, language: Language): Action {
  const { state, seat } = acting;
  const words = adviceWords(language);
  const refusal = refusalOf(acting, chosen);
  const splat = chosen.type === 'splat' ? splatRuleOf({ state }, seat) : undefined;
  const subject = subjectOf(acting, chosen, language);
  const name = (splat ?? specialOf(acting, chosen))?.title[language] ?? words.actions[chosen.type];
  return {
    id: idOf(chosen),
    key: KEYS[chosen.type],
    label: subject === undefined ? name : labelled(name, subject, language),
    cost: chosen.free || splat ? words.costs.die : words.costs[chosen.type],
    wants: WANTS[chosen.type],
    ...(chosen.type === 'drop' && { takesPlace: true }),
    ...(refusal && { refusal }),
  };
}

/** A weapon or an item that an action is done with, where it has to be told. */
function subjectOf(acting: Acting, chosen: Chosen, language: Language): string | undefined {
  if (chosen.type === 'drop' || chosen.type === 'give') return heldName(acting, language);
  return chosen.weapon === undefined ? undefined : weaponOf(acting, chosen)?.name[language];
}

/** Actions of the rules that these are. */
const KINDS: Readonly<Record<Exclude<Chosen['type'], 'splat'>, ActionType>> = {
  move: 'move',
  sprint: 'sprint',
  shoot: 'shoot',
  suppress: 'shoot',
  shootCube: 'shoot',
  fight: 'fight',
  special: 'special',
  standUp: 'standUp',
  drop: 'move',
  give: 'move',
};

/** Why an action may not be taken, whatever its aim; of an attack, also where no aim would do. */
export function refusalOf(acting: Acting, chosen: Chosen): Refusal | undefined {
  const { state, figure, seat } = acting;
  const { activation } = state;
  if (chosen.type === 'splat') return deadzoneGame.check(state, seat, { type: 'splat' });
  if (!activation) return undefined;
  return actionRefusal(state, figure, activation, KINDS[chosen.type], chosen.free) ?? aimlessness(acting, chosen);
}

/** Why none of the aims that an action might have would do. */
function aimlessness(acting: Acting, chosen: Chosen): Refusal | undefined {
  const { state, seat } = acting;
  const tries = triesOf(acting, chosen).map((command) => deadzoneGame.check(state, seat, command));
  if (tries.some((refusal) => !refusal) || (chosen.type === 'shootCube' && cubesFor(acting, chosen).size > 0)) return undefined;
  return tries[0] ?? undefined;
}

/** Commands of an action for each of the aims that it is usually given. */
function triesOf(acting: Acting, chosen: Chosen): readonly Command[] {
  const { state, figure } = acting;
  const enemies = enemiesOf(state, figure.id);
  switch (chosen.type) {
    case 'shoot':
    case 'suppress':
    case 'fight':
      return enemies.map(({ id }) => attack(acting, chosen, id));
    case 'shootCube':
      return [...state.smoke, ...enemies.map((one) => nameOfCube(cubeOf(one)))].map((cube) => cubeShot(acting, chosen, cube));
    case 'special':
      return figuresIn(state, cubeOf(figure)).map(({ id }) => specialCommand(chosen, id));
    case 'give':
      return friendsInReach(acting).map((friend) => giveCommand(acting, friend));
    default:
      return [];
  }
}

/** The rule that an action is explained by. */
export const RULES: Readonly<Record<Chosen['type'], string>> = {
  move: 'DZ-MOVE-MOVE',
  sprint: 'DZ-MOVE-SPRINT',
  shoot: 'DZ-SHOOT-ACTION',
  suppress: 'DZ-SHOOT-SUPPRESS',
  fight: 'DZ-FIGHT-ACTION',
  special: 'DZ-ACT-SPECIAL',
  shootCube: 'DZ-LOS-CUBE',
  standUp: 'DZ-ACT-STAND-UP',
  splat: 'DZ-CMD-SPLAT',
  drop: 'DZ-ITEM-KEEP-DROP-DESTROY',
  give: 'DZ-ITEM-EXCHANGE',
};

export const splatRule = (acting: Acting): string | undefined => {
  const rule = splatRuleOf({ state: acting.state }, acting.seat);
  return rule && ruleOf(rule.id);
};

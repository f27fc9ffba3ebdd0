import {
  actionRefusal,
  countOf,
  deadzoneGame,
  isPinned,
  meleeWeapons,
  rangedWeapons,
  splatRuleOf,
  sprays,
  type Command,
  type State,
  type Weapon,
} from '@escarmouche/deadzone';
import type { Language, Refusal, Seat } from '@escarmouche/referee';
import { enemiesOf } from '@escarmouche/skirmish';
import type { Action } from '../../game-adapter.ts';
import { ruleOf } from '../rules.ts';
import { actingOf, isRefused, type Acting } from './acting.ts';
import type { Chosen } from './chosen.ts';
import { adviceWords } from './words.ts';

const TYPES: readonly Chosen['type'][] = ['move', 'sprint', 'shoot', 'suppress', 'fight', 'standUp', 'splat'];

/** "free shoot:pistol". */
export const idOf = ({ type, weapon, free }: Chosen): string => `${free ? 'free ' : ''}${type}${weapon === undefined ? '' : `:${weapon}`}`;

export function chosenBy(id: string): Chosen | undefined {
  const [, free, type, weapon] = /^(free )?(\w+)(?::(.+))?$/.exec(id) ?? [];
  const found = TYPES.find((one) => one === type);
  return found && { type: found, free: free !== undefined, ...(weapon !== undefined && { weapon }) };
}

const KEYS: Readonly<Record<Chosen['type'], string>> = {
  move: '1',
  sprint: '2',
  shoot: '3',
  suppress: '4',
  fight: '5',
  standUp: '6',
  splat: '7',
};

/** All that a figure may do, refused or not. */
export function actionsOf(state: State, seat: Seat, id: string, language: Language): readonly Action[] {
  const acting = actingOf(state, seat, id);
  if (!acting) return [];
  if (isRefused(acting)) return [];
  return chosenFor(acting).map((chosen) => entry(acting, chosen, language));
}

function chosenFor({ state, figure, seat }: Acting): readonly Chosen[] {
  const weapons = rangedWeapons(state, figure);
  const many = weapons.length > 1;
  const shots = weapons.flatMap((weapon): Chosen[] => {
    const of = many ? { weapon: weapon.id } : {};
    return [{ type: 'shoot', ...of, free: false }, ...(sprays(weapon) ? [{ type: 'suppress' as const, ...of, free: false }] : [])];
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
  const weapon = weaponOf(acting, chosen);
  const name = splat ? splat.title[language] : words.actions[chosen.type];
  return {
    id: idOf(chosen),
    key: KEYS[chosen.type],
    label: chosen.weapon !== undefined && weapon ? `${name} : ${weapon.name[language]}` : name,
    cost: chosen.free || splat ? words.costs.die : words.costs[chosen.type],
    wants:
      chosen.type === 'splat' || chosen.type === 'standUp'
        ? 'nothing'
        : chosen.type === 'move' || chosen.type === 'sprint'
          ? 'ground'
          : 'figure',
    ...(refusal && { refusal }),
  };
}

/** Why an action may not be taken, whatever its aim; of an attack, also where no aim would do. */
export function refusalOf(acting: Acting, chosen: Chosen): Refusal | undefined {
  const { state, figure, seat } = acting;
  const { activation } = state;
  if (chosen.type === 'splat') return deadzoneGame.check(state, seat, { type: 'splat' });
  if (!activation) return undefined;
  const type = chosen.type === 'suppress' ? 'shoot' : chosen.type;
  const refused = actionRefusal(state, figure, activation, type, chosen.free);
  if (refused || (type !== 'shoot' && type !== 'fight')) return refused;
  const aims = enemiesOf(state, figure.id).map(({ id }) => deadzoneGame.check(state, seat, attack(acting, chosen, id)));
  return aims.length > 0 && aims.every((one) => one) ? (aims[0] ?? undefined) : undefined;
}

export function weaponOf({ state, figure }: Acting, { type, weapon }: Chosen): Weapon | undefined {
  const all = type === 'fight' ? meleeWeapons(state, figure) : rangedWeapons(state, figure);
  const fit = type === 'suppress' ? all.filter(sprays) : all;
  return fit.find(({ id }) => id === weapon) ?? fit[0];
}

/** The command of an attack. */
export function attack(acting: Acting, chosen: Chosen, target: string, dice = 0): Command {
  const weapon = weaponOf(acting, chosen)?.id ?? '';
  const extra = { ...(dice > 0 && { dice }), ...(chosen.free && { free: true as const }) };
  if (chosen.type === 'fight') return { type: 'fight', target, ...(weapon !== '' && { weapon }), ...extra };
  return { type: 'shoot', weapon, target, ...(chosen.type === 'suppress' && { suppress: true as const }), ...extra };
}

/** The rule that an action is explained by. */
export const RULES: Readonly<Record<Chosen['type'], string>> = {
  move: 'DZ-MOVE-MOVE',
  sprint: 'DZ-MOVE-SPRINT',
  shoot: 'DZ-SHOOT-ACTION',
  suppress: 'DZ-SHOOT-SUPPRESS',
  fight: 'DZ-FIGHT-ACTION',
  standUp: 'DZ-ACT-STAND-UP',
  splat: 'DZ-CMD-SPLAT',
};

export const splatRule = (acting: Acting): string | undefined => {
  const rule = splatRuleOf({ state: acting.state }, acting.seat);
  return rule && ruleOf(rule.id);
};

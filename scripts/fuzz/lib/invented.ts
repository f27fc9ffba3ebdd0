import type { Random } from '@escarmouche/referee';
import { specialRules, type Command, type State } from '@escarmouche/urss-classic';
import { around, nearby, some } from './places.ts';

/** Commands of the right form that nobody offered: any type, any figure, any place. */

const GIVING_ACTIONS = specialRules.all().filter(({ action }) => action);

export function inventedCommand(state: State, random: Random): Command {
  const figure = some(state.scene.roster, random) ?? '';
  const acting = state.scene.sheets[state.activation?.figure ?? figure];
  const feature = some(state.scene.table.features, random)?.id ?? 'none';
  const weapon = some(acting?.weapons ?? [], random)?.id ?? 'none';
  const second = some(acting?.weapons ?? [], random)?.id ?? 'none';
  const rule = some(GIVING_ACTIONS, random)?.id ?? '';
  const facing = { x: random(2001) - 1000, y: random(2001) - 1000 };
  const path = Array.from({ length: random(5) }, () => nearby(state, random, 3000));
  const z = (random(17) - 4) * 500;
  const height = random(3) === 0 ? around(0, 6000, random) : (random(13) - 6) * 500;
  const commands: readonly Command[] = [
    { type: 'rollOrder' },
    { type: 'deploy', figure, at: { ...nearby(state, random), z }, facing },
    { type: 'endDeployment' },
    { type: 'activate', figure },
    { type: 'pass' },
    { type: 'endGroup' },
    { type: 'move', path },
    { type: 'move', path, facing },
    { type: 'move', path: Array.from({ length: 40 }, () => nearby(state, random, 800)) },
    { type: 'run', to: nearby(state, random, 10000) },
    { type: 'jump', to: nearby(state, random, 4000) },
    { type: 'climb', feature, height },
    { type: 'ladder', feature, height, facing },
    { type: 'swim', path, facing },
    { type: 'fight', target: figure },
    { type: 'shoot', weapon, target: figure },
    { type: 'shoot', weapon, second, target: figure },
    { type: 'shoot', weapon, point: { ...nearby(state, random, 10000), z } },
    { type: 'alert' },
    { type: 'getUp', facing },
    { type: 'special', rule },
    { type: 'special', rule, target: figure },
    { type: 'special', rule, weapon },
    { type: 'special', rule, to: { ...nearby(state, random, 12000), z } },
  ];
  return some(commands, random) ?? { type: 'pass' };
}

import type { Random } from '@escarmouche/referee';
import { specialRules, type Command, type State } from '@escarmouche/urss-kit';
import { around, nearby, some } from './places.ts';

/** Commands of the right form that nobody offered in a battle of URSS kit: any type, any figure, any place. */

const GIVING_ACTIONS = specialRules.all().filter(({ action }) => action);

export function inventedKitCommand(state: State, random: Random): Command {
  const figure = some(state.scene.roster, random) ?? '';
  const acting = state.scene.sheets[state.activation?.figure ?? figure];
  const feature = some(state.scene.table.features, random)?.id ?? 'none';
  const weapon = some(acting?.weapons ?? [], random)?.id ?? 'none';
  const second = some(acting?.weapons ?? [], random)?.id ?? 'none';
  const items = [...(acting?.weapons ?? []), ...(acting?.shields ?? [])].map(({ id }) => id).filter(() => random(2) === 0);
  const lying = some(state.drops, random)?.weapon ?? weapon;
  const rule = some(GIVING_ACTIONS, random)?.id ?? '';
  const facing = { x: random(2001) - 1000, y: random(2001) - 1000 };
  const path = Array.from({ length: random(5) }, () => nearby(state, random, 3000));
  const to = { ...nearby(state, random, 10000), z: (random(17) - 4) * 500 };
  const height = random(3) === 0 ? around(0, 6000, random) : (random(13) - 6) * 500;
  const legs = [
    { type: 'move', path },
    { type: random(2) ? 'swim' : 'move', path: [nearby(state, random, 2000)] },
    { type: random(2) ? 'climb' : 'ladder', feature, height },
  ] as const;
  const commands: readonly Command[] = [
    { type: 'rollOrder' },
    { type: 'round' },
    { type: 'begin' },
    { type: 'deploy', figure, at: to, facing },
    { type: 'deploy', figure, at: to, facing, held: items },
    { type: 'endDeployment' },
    { type: 'activate', figure },
    { type: 'endGroup' },
    { type: 'hold', items },
    { type: 'draw', items },
    { type: 'pass', forGood: random(2) === 0 },
    { type: 'nothing' },
    { type: 'move', path },
    { type: 'move', path, facing },
    { type: 'move', path: Array.from({ length: 40 }, () => nearby(state, random, 800)) },
    { type: 'crawl', path, facing },
    { type: 'run', to: nearby(state, random, 10000) },
    { type: 'jump', to: nearby(state, random, 4000) },
    { type: 'jump', runUp: nearby(state, random, 5000), to: nearby(state, random, 6000) },
    { type: 'climb', feature, height, facing },
    { type: 'ladder', feature, height, facing },
    { type: 'swim', path, facing },
    { type: 'mixed', legs: legs.slice(random(3), 1 + random(3)), facing },
    { type: 'fight', target: figure },
    { type: 'shoot', weapon, target: figure },
    { type: 'shoot', weapon, second, target: figure },
    { type: 'shoot', weapon, point: to },
    { type: 'aim' },
    { type: 'standUp', facing },
    { type: 'pickUp', weapon: lying },
    { type: 'special', rule },
    { type: 'special', rule, target: figure },
    { type: 'special', rule, target: figure, weapon },
    { type: 'special', rule, weapon },
    { type: 'special', rule, to },
    { type: 'special', rule, path, run: random(2) === 0 },
    { type: 'special', rule, path, target: figure, weapon, after: random(6000) },
  ];
  return some(commands, random) ?? { type: 'nothing' };
}

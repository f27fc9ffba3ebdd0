import type { Random } from '@escarmouche/referee';
import type { Point } from '@escarmouche/space';
import { specialRules, type Command, type State } from '@escarmouche/urss-classic';

/** Commands of the right form that nobody offered: any type, any figure, any place. */

function pick<T>(list: readonly T[], random: Random): T | undefined {
  return list[random(Math.max(1, list.length))];
}

const around = (value: number, reach: number, random: Random): number => value + random(2 * reach + 1) - reach;

/** A point near some figure, at its very edge, on a corner of some terrain, or anywhere. */
function somewhere(state: State, random: Random): Point {
  const { table } = state.scene;
  const figure = pick(Object.values(state.figures), random) ?? { x: 0, y: 0 };
  const shape = pick(table.features, random)?.shape;
  switch (random(6)) {
    case 0:
      return { x: random(table.width + 1), y: random(table.height + 1) };
    case 1:
      return { x: figure.x + (random(3) - 1) * 1000, y: figure.y + (random(3) - 1) * 1000 };
    case 2:
      if (!shape) return { x: figure.x, y: figure.y };
      return shape.type === 'disc' ? { x: shape.x + shape.r, y: shape.y } : (pick(shape.points, random) ?? { x: 0, y: 0 });
    case 3:
      return { x: around(0, 2_000_000, random), y: around(0, 2_000_000, random) };
    default:
      return { x: around(figure.x, 6000, random), y: around(figure.y, 6000, random) };
  }
}

/** Near the figure that acts, where most of what may be reached lies. */
function nearby(state: State, random: Random, reach = 6000): Point {
  const figure = state.figures[state.activation?.figure ?? ''];
  if (!figure || random(4) === 0) return somewhere(state, random);
  return { x: around(figure.x, reach, random), y: around(figure.y, reach, random) };
}

const GIVING_ACTIONS = specialRules.all().filter(({ action }) => action);

export function inventedCommand(state: State, random: Random): Command {
  const figure = pick(state.scene.roster, random) ?? '';
  const acting = state.scene.sheets[state.activation?.figure ?? figure];
  const feature = pick(state.scene.table.features, random)?.id ?? 'none';
  const weapon = pick(acting?.weapons ?? [], random)?.id ?? 'none';
  const second = pick(acting?.weapons ?? [], random)?.id ?? 'none';
  const rule = pick(GIVING_ACTIONS, random)?.id ?? '';
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
  return pick(commands, random) ?? { type: 'pass' };
}

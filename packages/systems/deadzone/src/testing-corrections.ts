import type { Random } from '@escarmouche/referee';
import { cellsOf, gridOf } from '@escarmouche/space/cubes';
import type { Command } from './commands.ts';
import { COMMAND_FACES } from './numbers.ts';
import { specialRules } from './registry.ts';
import type { State } from './state.ts';

function pick<T>(list: readonly T[], random: Random): T {
  const found = list[random(list.length)];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
}

/** Rules that lie on a figure. */
export const marking = (): readonly string[] => specialRules.ids().filter((slug) => specialRules.get(slug).marks);

/** A random correction of a figure or of the table, possible or not, for the battery. */
export function corrected({ scene }: State, random: Random): Command {
  const cubes = cellsOf(gridOf(scene.map)).map(({ name }) => name);
  const seats = scene.groups.map(({ seat }) => seat);
  const ofFigure = {
    cube: pick(cubes, random),
    posture: pick(['standing', 'prone', 'out', 'gone'], random),
    counters: random(4),
    activated: random(2) === 0,
    marks: random(2) === 0 ? [] : [...marking()],
  };
  const ofTable = {
    points: { [pick(seats, random)]: random(6) },
    pools: { [pick(seats, random)]: [pick(COMMAND_FACES, random)] },
    smoke: [pick(cubes, random)],
  };
  const named = random(4) > 0;
  const said = Object.entries({ ...(named && ofFigure), ...ofTable }).filter(() => random(4) === 0);
  return { type: 'correct', ...(named && { figure: pick(scene.roster, random) }), ...Object.fromEntries(said) } as Command;
}

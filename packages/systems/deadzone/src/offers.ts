import type { Offer, Refusal, Seat } from '@escarmouche/referee';
import { closedOffer } from '@escarmouche/referee';
import { enemiesOf, figureOf, sheetOf } from '@escarmouche/skirmish';
import { arrivalsOf, gridOf, nameOfCube } from '@escarmouche/space/cubes';
import { activatedRefusal } from './activate.ts';
import type { Command } from './commands.ts';
import { mayGoOn } from './course.ts';
import { deploymentCubes, undeployed } from './deploy.ts';
import { countOf } from './command-dice.ts';
import { cubeOf, enemiesIn, meleeWeapons, opponentOf, rangedWeapons, waiting } from './figures.ts';
import { travellerOf } from './move.ts';
import { sprays } from './shoot.ts';
import type { Figure, State } from './state.ts';

const offer = (command: Command, id: string, refusal?: Refusal): Offer<Command> => closedOffer(command, refusal, id);

/** Commands of a seat in a state, each complete; refused ones of the action bar with their reason. */
export function offersOf(state: State, seat: Seat): readonly Offer<Command>[] {
  switch (state.phase) {
    case 'first':
      return state.scene.groups.map((group) => offer({ type: 'first', seat: group.seat }, `first ${group.seat}`));
    case 'zones':
      return state.scene.mission.zones.map(({ id }) => offer({ type: 'chooseZone', zone: id }, `zone ${id}`));
    case 'deployment': {
      const left = undeployed(state, seat);
      if (left.length === 0) return [offer({ type: 'ready' }, 'ready')];
      return left.flatMap((figure) =>
        deploymentCubes(state, figure).map((cube) => {
          const name = nameOfCube(cube);
          return offer({ type: 'deploy', figure: figure.id, cube: name }, `deploy ${figure.id} ${name}`);
        }),
      );
    }
    case 'rerolls':
      return [offer({ type: 'reroll', dice: [] }, 'keep')];
    case 'play':
      return state.activation ? actionOffers(state, figureOf(state, state.activation.figure)) : turnOffers(state, seat);
    default:
      return [];
  }
}

function turnOffers(state: State, seat: Seat): readonly Offer<Command>[] {
  const offers = waiting(state, seat).map(({ id }) => offer({ type: 'activate', figure: id }, `activate ${id}`));
  if (mayGoOn(state)) return [...offers, offer({ type: 'yield' }, 'yield')];
  const fewer = waiting(state, seat).length < waiting(state, opponentOf(state, seat)).length;
  return fewer ? [...offers, offer({ type: 'pass' }, 'pass')] : offers;
}

/** Commands of the active figure. */
function actionOffers(state: State, figure: Figure): readonly Offer<Command>[] {
  const commands = [
    ...movements(state, figure),
    { type: 'standUp' } as const,
    ...shots(state, figure),
    ...fights(state, figure),
    { type: 'splat' } as const,
  ];
  const legal = commands.filter((command) => !activatedRefusal(state, command));
  return [...legal.map((command) => offer(command, JSON.stringify(command))), offer({ type: 'done' }, 'done')];
}

function movements(state: State, figure: Figure): readonly Command[] {
  const speed = sheetOf(state, figure.id).speed;
  if (!speed) return [];
  const grid = gridOf(state.scene.map);
  const ways = (cubes: number) =>
    [...arrivalsOf(grid, cubeOf(figure), travellerOf(state, figure, cubes)).values()].map(({ path }) => path.slice(1).map(nameOfCube));
  const seat = state.turn?.seat ?? '';
  return [
    ...ways(speed[0]).map((path): Command => ({ type: 'move', path })),
    ...ways(speed[1]).map((path): Command => ({ type: 'sprint', path })),
    ...(countOf(state, seat, 'move') > 0 ? ways(1).map((path): Command => ({ type: 'move', path, free: true })) : []),
  ];
}

function shots(state: State, figure: Figure): readonly Command[] {
  const seat = state.turn?.seat ?? '';
  return rangedWeapons(state, figure).flatMap((weapon) =>
    enemiesOf(state, figure.id).flatMap(({ id: target }): Command[] => {
      const shot = { type: 'shoot', weapon: weapon.id, target } as const;
      const ways: Command[] = [shot, ...(sprays(weapon) ? [{ ...shot, suppress: true } as const] : [])];
      return countOf(state, seat, 'shoot') > 0 ? [...ways, ...ways.map((way) => ({ ...way, free: true }) as Command)] : ways;
    }),
  );
}

function fights(state: State, figure: Figure): readonly Command[] {
  const seat = state.turn?.seat ?? '';
  return enemiesIn(state, figure).flatMap(({ id: target }) =>
    meleeWeapons(state, figure).flatMap(({ id: weapon }): Command[] => {
      const fight = { type: 'fight', target, weapon } as const;
      return countOf(state, seat, 'fight') > 0 ? [fight, { ...fight, free: true }] : [fight];
    }),
  );
}

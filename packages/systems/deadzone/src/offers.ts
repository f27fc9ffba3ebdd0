import type { Offer, Refusal, Seat } from '@escarmouche/referee';
import { closedOffer } from '@escarmouche/referee';
import { enemiesOf, figureOf, sheetOf } from '@escarmouche/skirmish';
import { cellsOf, gridOf, nameOfCube, numberOf } from '@escarmouche/space/cubes';
import { actionRefusal, activatedRefusal, type ActionType } from './activate.ts';
import type { Command } from './commands.ts';
import { mayGoOn } from './course.ts';
import { deploymentCubes, deployRefusal, readyRefusal, undeployed } from './deploy.ts';
import { waysOf } from './entering.ts';
import { mayReroll, poolFaces } from './command-dice.ts';
import { cubeOf, enemiesIn, figuresIn, friendsIn, meleeWeapons, opponentOf, rangedWeapons, toActivate, waiting } from './figures.ts';
import { travellerOf } from './move.ts';
import { cubeShotRefusal, shotRefusal, sprays, strikesCubes } from './shoot.ts';
import { specialRefusal, specialsOf } from './special.ts';
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
      if (!readyRefusal(state, seat)) return [offer({ type: 'ready' }, 'ready'), placeAgain(state, seat)];
      return undeployed(state, seat).flatMap((figure) =>
        deploymentCubes(state, figure).map((cube) => {
          const name = nameOfCube(cube);
          return offer({ type: 'deploy', figure: figure.id, cube: name }, `deploy ${figure.id} ${name}`);
        }),
      );
    }
    case 'rerolls':
      return rerollOffers(state, seat);
    case 'play':
      return state.activation ? actionOffers(state, figureOf(state, state.activation.figure)) : turnOffers(state, seat);
    default:
      return [];
  }
}

/** Figures that are deployed may still be moved within the zone: an open offer, which leaves the end of deployment to the player (DZ-SETUP-DEPLOY). */
const placeAgain = (state: State, seat: Seat): Offer<Command> => ({
  id: 'deploy',
  type: 'deploy',
  check: (command) => (command.type === 'deploy' ? deployRefusal(state, seat, command) : undefined),
});

/** Command dice are kept, or thrown again: all of them stand for those that a player picks (DZ-CMD-REROLL). */
function rerollOffers(state: State, seat: Seat): readonly Offer<Command>[] {
  const keep = offer({ type: 'reroll', dice: [] }, 'keep');
  const all = poolFaces(state, seat).map((_, i) => i);
  return mayReroll(state, seat) ? [keep, offer({ type: 'reroll', dice: all }, 'reroll')] : [keep];
}

function turnOffers(state: State, seat: Seat): readonly Offer<Command>[] {
  const offers = toActivate(state, seat).map(({ id }) => offer({ type: 'activate', figure: id }, `activate ${id}`));
  if (mayGoOn(state)) return [...offers, offer({ type: 'yield' }, 'yield')];
  const fewer = waiting(state, seat).length < waiting(state, opponentOf(state, seat)).length;
  return fewer ? [...offers, offer({ type: 'pass' }, 'pass')] : offers;
}

/** Commands of the active figure. Each is made legal: only the gate looks at it again. */
function actionOffers(state: State, figure: Figure): readonly Offer<Command>[] {
  const { activation } = state;
  if (!activation) return [];
  const may = (type: ActionType, free = false): boolean => !actionRefusal(state, figure, activation, type, free);
  return [
    ...movements(state, figure, may),
    ...(may('standUp') ? [offer({ type: 'standUp' }, 'standUp')] : []),
    ...shots(state, figure, may),
    ...cubeShots(state, figure, may),
    ...specials(state, figure, may),
    ...fights(state, figure, may),
    ...(activatedRefusal(state, { type: 'splat' }) ? [] : [offer({ type: 'splat' }, 'splat')]),
    offer({ type: 'done' }, 'done'),
  ];
}

type May = (type: ActionType, free?: boolean) => boolean;

function movements(state: State, figure: Figure, may: May): readonly Offer<Command>[] {
  const { speed: speeds } = sheetOf(state, figure.id);
  if (!speeds) return [];
  const [walk, run] = speeds;
  const grid = gridOf(state.scene.map);
  const cells = cellsOf(grid);
  const traveller = travellerOf(state, figure, walk);
  const exits = (type: 'move' | 'sprint', speed: number): readonly Offer<Command>[] =>
    (state.scene.mission.exits ? [[], ...ways(speed - 1)] : [])
      .map((path) => ({ type, path, leave: true }) as const)
      .filter((command) => !activatedRefusal(state, command))
      .map((command) => offer(command, `${type} ${command.path.join(' ')} leave`));
  const known = new Map<number, readonly string[][]>();
  const ways = (speed: number): readonly string[][] => {
    let found = known.get(speed);
    if (!found) {
      const arrivals = [...waysOf(state, figure, { ...traveller, speed }).values()];
      known.set(speed, (found = arrivals.map(({ path }) => path.slice(1).map((cube) => cells[numberOf(cube)]?.name ?? ''))));
    }
    return found;
  };
  return [
    ...(may('move') ? exits('move', walk) : []),
    ...(may('sprint') ? exits('sprint', run) : []),
    ...(may('move') ? ways(walk).map((path) => offer({ type: 'move', path }, `move ${path.join(' ')}`)) : []),
    ...(may('sprint') ? ways(run).map((path) => offer({ type: 'sprint', path }, `sprint ${path.join(' ')}`)) : []),
    ...(walk > 0 && may('move') ? hands(state, figure) : []),
    ...(walk > 0 && may('move', true)
      ? ways(1).map((path) => offer({ type: 'move', path, free: true }, `move ${path.join(' ')} free`))
      : []),
  ];
}

/** Offers to drop the item of a figure where it stands, or to hand it to a friend there (DZ-ITEM-EXCHANGE). */
function hands(state: State, figure: Figure): readonly Offer<Command>[] {
  if (figure.carried.length === 0) return [];
  const drop = nameOfCube(cubeOf(figure));
  const gifts = friendsIn(state, figure).map(({ id }) => offer({ type: 'move', path: [], give: id }, `give ${id}`));
  return [offer({ type: 'move', path: [], drop }, 'drop'), ...gifts.filter(({ command }) => command && !activatedRefusal(state, command))];
}

function shots(state: State, figure: Figure, may: May): readonly Offer<Command>[] {
  const ways = [...(may('shoot') ? [false] : []), ...(may('shoot', true) ? [true] : [])];
  if (ways.length === 0) return [];
  return rangedWeapons(state, figure).flatMap((weapon) =>
    enemiesOf(state, figure.id)
      .filter(({ id }) => !shotRefusal(state, figure, weapon.id, id, false))
      .flatMap(({ id: target }) =>
        ways.flatMap((free) => {
          const shot = { type: 'shoot', weapon: weapon.id, target, ...(free && { free: true as const }) } as const;
          const name = `shoot ${weapon.id} ${target}${free ? ' free' : ''}`;
          return [offer(shot, name), ...(sprays(weapon) ? [offer({ ...shot, suppress: true }, `${name} suppress`)] : [])];
        }),
      ),
  );
}

/** Shots at cubes: smoke-filled ones, and those of enemies that the figure does not see. */
function cubeShots(state: State, figure: Figure, may: May): readonly Offer<Command>[] {
  if (!may('shoot')) return [];
  const weapons = rangedWeapons(state, figure).filter(strikesCubes);
  const held = enemiesOf(state, figure.id).map((one) => nameOfCube(cubeOf(one)));
  return weapons.flatMap((weapon) =>
    [...new Set([...state.smoke, ...held])]
      .filter((cube) => !cubeShotRefusal(state, figure, weapon.id, cube))
      .map((cube) => offer({ type: 'shootCube', weapon: weapon.id, cube }, `shoot ${weapon.id} ${cube}`)),
  );
}

function specials(state: State, figure: Figure, may: May): readonly Offer<Command>[] {
  if (!may('special')) return [];
  const commands = specialsOf(state, figure).flatMap(({ id }) =>
    figuresIn(state, cubeOf(figure)).map((one) => ({ type: 'special', rule: id, target: one.id }) as const),
  );
  return commands
    .filter((command) => !specialRefusal(state, figure, command))
    .map((command) => offer(command, `special ${command.rule} ${command.target}`));
}

function fights(state: State, figure: Figure, may: May): readonly Offer<Command>[] {
  const ways = [...(may('fight') ? [false] : []), ...(may('fight', true) ? [true] : [])];
  return enemiesIn(state, figure).flatMap(({ id: target }) =>
    meleeWeapons(state, figure).flatMap(({ id: weapon }) =>
      ways.map((free) =>
        offer({ type: 'fight', target, weapon, ...(free && { free: true as const }) }, `fight ${target} ${weapon}${free ? ' free' : ''}`),
      ),
    ),
  );
}

import { refuse, type Offer, type Refusal, type Seat, type System } from '@escarmouche/referee';
import { figureOf, seatsBySide } from '@escarmouche/skirmish';
import { cubeWithName } from '@escarmouche/space/cubes';
import { act, activatedRefusal, playMarks } from './activate.ts';
import { mayReroll, poolFaces, spend, throwFaces } from './command-dice.ts';
import type { Command, CommandOf } from './commands.ts';
import { beginRound, endActivation, goOn, mayGoOn, placeItems } from './course.ts';
import { deployRefusal, readyRefusal } from './deploy.ts';
import { describe } from './describe/index.ts';
import type { Event } from './events.ts';
import { enemiesIn, initiativeOf, opponentOf, toActivate, turnOf, waiting } from './figures.ts';
import { offersOf } from './offers.ts';
import { redact, view } from './hidden.ts';
import { setup } from './opening.ts';
import { placeFor } from './placing.ts';
import type { Questions } from './questions.ts';
import { playRecon } from './recon.ts';
import { reduce } from './reduce.ts';
import { specialRules } from './registry.ts';
import { SPECIAL_RULES } from './rules/index.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import type { Turn } from './turn.ts';

// Chapters look rules up, and import none of them.
specialRules.define(SPECIAL_RULES);

/** The command that the rules give now: items, the Recon test, the command dice. */
function due({ phase }: State): Command | undefined {
  if (phase === 'items') return { type: 'items' };
  if (phase === 'recon') return { type: 'recon' };
  return phase === 'command' ? { type: 'roll' } : undefined;
}

/** The seat that decides now. */
function deciding(state: State): Seat | undefined {
  switch (state.phase) {
    case 'first':
      return state.recon?.winner;
    case 'zones':
      return state.initiative;
    case 'deployment': {
      const first = initiativeOf(state);
      return state.deployed.includes(first) ? opponentOf(state, first) : first;
    }
    case 'rerolls': {
      const first = initiativeOf(state);
      return state.rerolled.includes(first) ? opponentOf(state, first) : first;
    }
    case 'play':
      return state.turn?.seat;
    default:
      return undefined;
  }
}

const NOT_NOW = refuse('DZ-ROUND-TURN', 'Ce n’est pas le moment.', 'This is not the moment.');

/** Commands of each phase. */
const TIMELY: Readonly<Record<State['phase'], readonly Command['type'][]>> = {
  items: [],
  recon: [],
  command: [],
  first: ['first'],
  zones: ['chooseZone'],
  deployment: ['deploy', 'ready'],
  rerolls: ['reroll'],
  play: ['activate', 'pass', 'yield', 'move', 'sprint', 'standUp', 'shoot', 'shootCube', 'fight', 'special', 'splat', 'done'],
  over: [],
};

function refusalOf(state: State, seat: Seat, command: Command): Refusal | undefined {
  if (!TIMELY[state.phase].includes(command.type)) return NOT_NOW;
  switch (command.type) {
    case 'first':
      return state.scene.groups.some((group) => group.seat === command.seat)
        ? undefined
        : refuse('DZ-RECON-FIRST-PLAYER', 'Joueur inconnu.', 'Unknown player.');
    case 'chooseZone':
      return state.scene.mission.zones.some(({ id }) => id === command.zone)
        ? undefined
        : refuse('DZ-SETUP-DEPLOY', 'Zone inconnue.', 'Unknown zone.');
    case 'deploy':
      return deployRefusal(state, seat, command);
    case 'ready':
      return readyRefusal(state, seat);
    case 'reroll':
      return rerollRefusal(state, seat, command);
    case 'activate':
      return activateRefusal(state, seat, command);
    case 'pass':
      return passRefusal(state, seat);
    case 'yield':
      return !state.activation && mayGoOn(state) ? undefined : NOT_NOW;
    default:
      return activatedRefusal(state, command);
  }
}

function rerollRefusal(state: State, seat: Seat, { dice }: CommandOf<'reroll'>): Refusal | undefined {
  const pool = poolFaces(state, seat);
  if (dice.some((i) => i >= pool.length) || new Set(dice).size < dice.length)
    return refuse('DZ-CMD-REROLL', 'Pas de tel dé.', 'No such die.');
  return dice.length === 0 || mayReroll(state, seat)
    ? undefined
    : refuse(
        'DZ-CMD-REROLL',
        'Moins de la moitié du groupe est en jeu : pas de relance.',
        'Fewer than half of the team are in play: no re-roll.',
      );
}

function activateRefusal(state: State, seat: Seat, { figure: id }: CommandOf<'activate'>): Refusal | undefined {
  if (state.activation)
    return refuse('DZ-ROUND-TURN', 'L’activation en cours se finit d’abord.', 'The activation going on is finished first.');
  if (!Object.hasOwn(state.figures, id) || !toActivate(state, seat).some((one) => one.id === id)) {
    return refuse(
      'DZ-ROUND-ONCE',
      'Ce n’est pas une de vos figurines à activer.',
      'This is not a figure of yours that is left to activate.',
    );
  }
  return undefined;
}

/** A player with fewer figures left to activate may pass (DZ-ROUND-PASS). */
function passRefusal(state: State, seat: Seat): Refusal | undefined {
  if (state.activation || turnOf(state).activations > 0) return NOT_NOW;
  const fewer = waiting(state, seat).length < waiting(state, opponentOf(state, seat)).length;
  return fewer
    ? undefined
    : refuse(
        'DZ-ROUND-PASS',
        'Il faut moins de figurines à activer que l’adversaire.',
        'It takes fewer figures left to activate than the opponent.',
      );
}

function play(turn: Turn, seat: Seat, command: Command): void {
  const { state } = turn;
  switch (command.type) {
    case 'items':
      placeItems(turn);
      return turn.emit({ type: 'itemsPlaced' });
    case 'recon':
      return playRecon(turn);
    case 'roll':
      return beginRound(turn);
    case 'first':
      return turn.emit({ type: 'firstChosen', seat: command.seat, by: seat });
    case 'chooseZone': {
      turn.emit({ type: 'zoneChosen', seat, zone: command.zone });
      const other = state.scene.mission.zones.find(({ id }) => id !== command.zone);
      return turn.emit({ type: 'zoneChosen', seat: opponentOf(state, seat), zone: other?.id ?? command.zone });
    }
    case 'deploy': {
      const place = placeFor(state, figureOf(state, command.figure), cubeWithName(command.cube), command.at);
      return turn.emit({ type: 'deployed', figure: command.figure, ...place });
    }
    case 'ready':
      return turn.emit({ type: 'deploymentEnded', seat });
    case 'reroll':
      return keep(turn, seat, command.dice);
    case 'activate':
      return activate(turn, seat, command.figure);
    case 'pass':
      turn.emit({ type: 'passed', seat });
      return turn.emit({ type: 'turnEnded' });
    case 'yield':
      return turn.emit({ type: 'turnEnded' });
    case 'done':
      return endActivation(turn);
    default:
      return act(turn, seat, command);
  }
}

/** Dice thrown again replace the old ones (DZ-CMD-REROLL). */
function keep(turn: Turn, seat: Seat, dice: readonly number[]): void {
  const faces = [...poolFaces(turn.state, seat)];
  const thrown = throwFaces(turn, dice.length, seat);
  dice.forEach((at, i) => (faces[at] = thrown[i] ?? faces[at] ?? 'die'));
  turn.emit({ type: 'commandKept', seat, faces, again: dice });
}

/** The first figure of the Turn, or the second for a +1 Activation; what lies on it comes first (DZ-ROUND-TURN, DZ-CMD-ACTIVATION). */
function activate(turn: Turn, seat: Seat, id: string): void {
  const { state } = turn;
  if (turnOf(state).activations > 0) {
    spend(turn, seat, 'activation', 'DZ-CMD-ACTIVATION');
    turn.emit({ type: 'secondActivated', seat });
  }
  turn.emit({ type: 'activationBegan', figure: id, engaged: enemiesIn(state, figureOf(state, id)).length > 0 });
  playMarks(turn, seat, id);
}

/** Deadzone. The rules alone, for screens and bots: input from outside has to pass the gate (`system.ts`). */
export const deadzoneGame: System<Setup, State, Command, Event, Questions> = {
  id: 'deadzone',
  version: '1',
  setup,
  active: (state) => [deciding(state) ?? []].flat(),
  sides: seatsBySide,
  due,
  offers: (state, seat): Offer<Command>[] => (deciding(state) === seat ? [...offersOf(state, seat)] : []),
  check(state, seat, command) {
    if (deciding(state) !== seat)
      return refuse('DZ-ROUND-TURN', 'Ce n’est pas à ce joueur de décider.', 'It is not for this player to decide.');
    return refusalOf(state, seat, command);
  },
  play(turn, seat, command) {
    play(turn, seat, command);
    goOn(turn);
  },
  reduce,
  view,
  redact,
  outcome: (state) => state.outcome,
  describe,
};

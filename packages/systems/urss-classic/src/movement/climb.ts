import { refuse, type Offer, type Refusal } from '@escarmouche/referee';
import { bodyOf, climbWay, obstacleRefusal, paces, setOut, type Way } from '@escarmouche/skirmish/plane';
import { climbables, featureById, isObstruction, type Climbable } from '@escarmouche/space';
import type { ActionCommand } from '../commands.ts';
import { plane } from '../plane.ts';
import { action, type Turn } from '../rule.ts';
import type { Figure, FigureId, State } from '../state.ts';
import { moveAllowance, slowAllowance } from './allowance.ts';
import { travelling } from './travelling.ts';

type Climb = Extract<ActionCommand, { type: 'climb' | 'ladder' }>;

const RULES = { climb: 'UC-ACT-CLIMB-SWIM', ladder: 'UC-ACT-LADDER' } as const;
/** A ladder may be left at any height; these are offered. */
const RUNG = 1000;

/** Units of height of one action: a ladder at the base move, a wall at half of it (UC-ACT-LADDER, UC-ACT-CLIMB-SWIM). */
function allowance(state: State, figure: Figure, type: Climb['type']): number {
  return type === 'ladder' ? moveAllowance(state, figure) : slowAllowance(state, figure, 'climb');
}

function within(state: State, figure: Figure, type: Climb['type']): readonly Climbable[] {
  const kind = type === 'ladder' ? 'ladder' : 'wall';
  return climbables(state.scene.table, bodyOf(state, figure)).filter((one) => one.kind === kind);
}

/** The climb commanded, or why there is none. */
function climbOf(state: State, figure: Figure, { type, feature, height }: Climb): Way<State> | Refusal {
  const rule = RULES[type];
  if (!within(state, figure, type).some(({ id }) => id === feature)) {
    return featureById(state.scene.table, feature)?.climbable === false
      ? refuse(rule, 'Le scénario ne permet pas de l’escalader.', 'The scenario does not allow climbing it.')
      : obstacleRefusal(plane, state, figure, { refused: 'touch' }, rule);
  }
  const most = allowance(state, figure, type);
  if (Math.abs(height) > most) {
    const reach = paces(most);
    return refuse(rule, `Pas plus de ${reach.fr} de hauteur.`, `No higher than ${reach.en}.`);
  }
  const way = climbWay(plane, state, figure, type, feature, height);
  return isObstruction(way) ? obstacleRefusal(plane, state, figure, way, rule) : way;
}

function refusalOf(state: State, figure: Figure, command: Climb): Refusal | undefined {
  const result = climbOf(state, figure, command);
  return 'rule' in result ? result : undefined;
}

/** As far as it goes, and every rung of a ladder on the way. */
function stops(far: number, type: Climb['type']): number[] {
  const rungs: number[] = [];
  if (type === 'ladder') for (let height = RUNG; height < far; height += RUNG) rungs.push(height);
  return far > 0 ? [...rungs, far] : [];
}

/** Heights worth offering, each way. */
function heights({ up, down }: Climbable, most: number, type: Climb['type']): number[] {
  return [...stops(Math.min(up, most), type), ...stops(Math.min(down, most), type).map((height) => -height)];
}

/** Climbs worth offering, of what the figure touches; legal or not. */
export function climbsWorthTrying(state: State, figure: Figure, type: Climb['type']): Climb[] {
  const most = allowance(state, figure, type);
  return within(state, figure, type).flatMap((one) => heights(one, most, type).map((height): Climb => ({ type, feature: one.id, height })));
}

function offersOf(state: State, figure: Figure, type: Climb['type']): Offer<ActionCommand>[] {
  return climbsWorthTrying(state, figure, type).map((command) => {
    const { feature, height } = command;
    return { id: `${type}:${feature}:${height}`, type, command, refusal: refusalOf(state, figure, command) };
  });
}

const climbing = {
  cost: () => 1,
  repeatable: true,
  check: refusalOf,
  charges(state: State, figure: Figure, command: Climb): readonly FigureId[] {
    const way = climbOf(state, figure, command);
    return 'rule' in way ? [] : way.touches;
  },
  play(turn: Turn, figure: Figure, command: Climb): void {
    const way = climbOf(turn.state, figure, command);
    if (!('rule' in way)) setOut(travelling, turn, figure, () => way, command.type === 'ladder' ? command.facing : undefined);
  },
};

/** Climb a wall at half the base move; one type of action with swimming (UC-ACT-CLIMB-SWIM, UC-ACT-ONCE). */
export const climbWall = action<Extract<Climb, { type: 'climb' }>>({
  ...climbing,
  id: 'climb',
  moves: true,
  type: 'climbOrSwim',
  offers: (state, figure) => offersOf(state, figure, 'climb'),
});

/** Climb a ladder or rope at the base move (UC-ACT-LADDER). */
export const climbLadder = action<Extract<Climb, { type: 'ladder' }>>({
  ...climbing,
  id: 'ladder',
  moves: true,
  offers: (state, figure) => offersOf(state, figure, 'ladder'),
});

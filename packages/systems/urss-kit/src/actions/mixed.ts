import { refuse, type Random, type Refusal } from '@escarmouche/referee';
import { figureOf, inPlay } from '@escarmouche/skirmish';
import {
  climbOf,
  goesSomewhere,
  moverOf,
  openOffer,
  setOut,
  somewhere,
  swimRefusal,
  travel,
  walkRefusal,
  walkWay,
  withFigureAt,
  type Planned,
  type Way,
} from '@escarmouche/skirmish/plane';
import { walk } from '@escarmouche/space';
import { ruleRefusal } from '../act.ts';
import type { ActionCommand, Leg } from '../commands.ts';
import { facingRefusal } from '../facing.ts';
import { baseMove } from '../figures.ts';
import { slowAllowance } from '../movement/allowance.ts';
import { chargesOf } from '../movement/charging.ts';
import { travelling } from '../movement/travelling.ts';
import { plane } from '../plane.ts';
import { action } from '../rule.ts';
import type { Figure, State } from '../state.ts';

type Mixed = Extract<ActionCommand, { type: 'mixed' }>;

const RULE = 'UK-ACT-ONE-THING';

/** What a unit of a stretch costs beyond the ground: two on a wall or in deep water, unless a rule lets the figure do it at full speed. */
function rateOf(state: State, figure: Figure, { type }: Leg): number {
  return type === 'climb' || type === 'swim' ? baseMove(state, figure) / slowAllowance(state, figure, type) : 1;
}

/** One stretch, with what is left of the base move. */
function stretch(state: State, figure: Figure, leg: Leg, left: number): Planned<State> {
  const most = left / rateOf(state, figure, leg);
  if (leg.type === 'climb' || leg.type === 'ladder') return climbOf(plane, state, figure, leg, most);
  const way = walkWay(plane, state, figure, leg.type, leg.path, most);
  const barred =
    leg.type === 'swim' ? swimRefusal(plane, state, figure, leg.path, most) : walkRefusal(plane, state, figure, way, 'UK-ACT-MOVE');
  return barred ?? way;
}

function costOf(state: State, figure: Figure, leg: Leg, way: Way<State>, left: number): number {
  if (leg.type !== 'move') return way.length * rateOf(state, figure, leg);
  return walk(state.scene.table, moverOf(plane, state, figure), leg.path, left).cost;
}

/** Why nothing can follow a stretch: it ends the movement, by contact or a fall. */
function endRefusal({ touches, fall }: Way<State>): Refusal | undefined {
  const ends = touches.length > 0 || fall !== undefined;
  return ends ? refuse(RULE, 'Le mouvement finirait là.', 'The movement would end there.') : undefined;
}

/** A movement of several stretches as planned: the ways in order, and the state in which the last one begins. */
interface Plan {
  readonly state: State;
  readonly ways: readonly Way<State>[];
  /** Of the base move, before each stretch. */
  readonly left: readonly number[];
}

function planOf(before: State, { id }: Figure, { legs }: Mixed): Plan | Refusal {
  let state = before;
  const ways: Way<State>[] = [];
  const left = [baseMove(before, figureOf(before, id))];
  for (const [i, leg] of legs.entries()) {
    const figure = figureOf(state, id);
    const rest = left[i] ?? 0;
    const way = ruleRefusal(before, figure, { id: leg.type }) ?? stretch(state, figure, leg, rest);
    if ('reason' in way) return way;
    ways.push(way);
    if (i === legs.length - 1) break;
    const ended = endRefusal(way);
    if (ended) return ended;
    left.push(rest - costOf(state, figure, leg, way, rest));
    const { perch: _left, ...standing } = figure;
    state = withFigureAt(state, way.endPerch ? { ...standing, perch: way.endPerch } : standing, way.end);
  }
  return ways.some((way) => goesSomewhere(way))
    ? { state, ways, left }
    : refuse(RULE, 'Il faut aller quelque part.', 'It must go somewhere.');
}

function refusal(state: State, figure: Figure, command: Mixed): Refusal | undefined {
  if (state.scene.options['move.mixedModes'] === 'no') {
    return refuse(
      RULE,
      'Marcher, escalader et nager sont des actions distinctes.',
      'Walking, climbing and swimming are actions of their own.',
    );
  }
  const plan = planOf(state, figure, command);
  if ('reason' in plan) return plan;
  const last = plan.ways.at(-1);
  return last && facingRefusal(state, figure, command.facing, last.touches, last.end);
}

const isAt = ({ x, y, z }: Figure, { end }: Way<State>): boolean => x === end.x && y === end.y && z === end.z;

/** By option one movement that walks, climbs and swims, out of the base move (UK-ACT-ONE-THING). */
export const mixed = action<Mixed>({
  id: 'mixed',
  types: ['movement'],
  moves: true,
  cost: () => 1,
  check: refusal,
  charges(state, figure, command) {
    const plan = planOf(state, figure, command);
    const last = 'reason' in plan ? undefined : plan.ways.at(-1);
    return 'reason' in plan || !last ? [] : chargesOf(plan.state, figureOf(plan.state, figure.id), last);
  },
  play(turn, figure, command) {
    const plan = planOf(turn.state, figure, command);
    if ('reason' in plan) return;
    for (const [i, leg] of command.legs.entries()) {
      const way = stretch(turn.state, figure, leg, plan.left[i] ?? 0);
      const planned = plan.ways[i];
      if ('reason' in way || !planned) return;
      const facing = i === command.legs.length - 1 ? command.facing : undefined;
      if (i === 0) setOut(travelling, turn, figure, () => way, facing);
      else travel(travelling, turn, figure, way, facing);
      if (!inPlay(figure) || !isAt(figure, planned)) return;
    }
  },
  offers(state, figure) {
    if (state.scene.options['move.mixedModes'] === 'no') return [];
    const draw = (random: Random): Mixed => ({
      type: 'mixed',
      legs: [{ type: 'move', path: [somewhere(state, figure, baseMove(state, figure), random)] }],
    });
    return [openOffer<ActionCommand, Mixed>('mixed', (command) => refusal(state, figure, command), draw)];
  },
});

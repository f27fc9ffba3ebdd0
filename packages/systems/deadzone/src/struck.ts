import type { Seat } from '@escarmouche/referee';
import type { FigureId } from '@escarmouche/skirmish';
import { nameOfCube, type Cube } from '@escarmouche/space/cubes';
import { countOf, hasSpentSplat } from './command-dice.ts';
import { figuresIn, seatOf } from './figures.ts';
import { splatRuleOf } from './roll.ts';
import type { State } from './state.ts';
import type { Turn } from './turn.ts';

/** Does the order of a player's figures make a difference to an attack on all of them? */
type Matters = (turn: Turn, seat: Seat) => boolean;

/** Figures in a cube by their players, those of the other player first, each in the order of the team. */
export function teamsIn(state: State, cube: Cube, seat: Seat): readonly (readonly FigureId[])[] {
  const all = figuresIn(state, cube).map(({ id }) => id);
  const isOwn = (id: FigureId): boolean => seatOf(state, id) === seat;
  return [all.filter((id) => !isOwn(id)), all.filter(isOwn)];
}

/**
 * Figures in a cube that one attack strikes, in the order in which they survive it: those of the other player first, each player's in the order of the team;
 * by option each player orders those of the own team, where it matters (DZ-DICE-SEQUENCE).
 */
export function struckIn(turn: Turn, cube: Cube, seat: Seat, rule: string, matters: Matters = () => true): readonly FigureId[] {
  const { state } = turn;
  const teams = teamsIn(state, cube, seat);
  if (state.scene.options['dice.order'] === 'team') return teams.flat();
  return teams.flatMap((team) => ordered(turn, team, { at: nameOfCube(cube), rule }, matters));
}

/** The figures of one player, in the order that the player picks. */
function ordered(
  turn: Turn,
  team: readonly FigureId[],
  about: { readonly at: string; readonly rule: string },
  matters: Matters,
): readonly FigureId[] {
  const [first] = team;
  if (first === undefined) return [];
  const seat = seatOf(turn.state, first);
  if (!matters(turn, seat)) return team;
  const order: FigureId[] = [];
  for (let left = team; left.length > 0; left = left.filter((id) => !order.includes(id))) {
    order.push(turn.choose('next', { seat, about, options: left }));
  }
  return order;
}

/** May a player change a Survive test by a Splat: the tests that come first then tell whether to keep it (DZ-CMD-SPLAT)? */
export const mayMend: Matters = (turn, seat) =>
  splatRuleOf(turn, seat)?.afterSurvive !== undefined && countOf(turn.state, seat, 'splat') > 0 && !hasSpentSplat(turn.state, seat);

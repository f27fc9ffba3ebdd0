import { refuse, type Seat } from '@escarmouche/referee';
import { sheetOf, type FigureId } from '@escarmouche/skirmish';
import { figuresOf, teamOf } from './figures.ts';
import { COMMAND_DICE, COMMAND_FACES, type CommandFace } from './numbers.ts';
import type { Questions } from './questions.ts';
import { rulesOf } from './registry.ts';
import type { State } from './state.ts';
import type { Turn } from './turn.ts';

export const poolFaces = (state: State, seat: Seat): readonly CommandFace[] => state.pools[seat] ?? [];

export const countOf = (state: State, seat: Seat, face: CommandFace): number => poolFaces(state, seat).filter((one) => one === face).length;

/** Command dice of a team: three, and those of its best Tactician on the board (DZ-CMD-COUNT). */
function commandDiceOf(state: State, seat: Seat): { readonly dice: number; readonly rules: readonly string[] } {
  const granted = figuresOf(state, seat).flatMap(({ id }) => rulesOf(sheetOf(state, id)));
  const more = granted.flatMap((one) => (one.rule.commandDice ? [{ dice: one.rule.commandDice(one), rule: one.rule.cites[0] }] : []));
  const [best] = more.toSorted((a, b) => b.dice - a.dice);
  return best ? { dice: COMMAND_DICE + best.dice, rules: [best.rule] } : { dice: COMMAND_DICE, rules: [] };
}

/** Both teams roll, the one with the initiative first (DZ-CMD-ROLL). */
export function rollCommand(turn: Turn, seat: Seat): void {
  const { dice, rules } = commandDiceOf(turn.state, seat);
  turn.emit({ type: 'commandRolled', seat, faces: throwFaces(turn, dice, seat), rules });
}

export function throwFaces(turn: Turn, count: number, seat: Seat): readonly CommandFace[] {
  if (count === 0) return [];
  const thrown = turn.dice('command', new Array<number>(count).fill(COMMAND_FACES.length), undefined, seat);
  return thrown.map((face) => COMMAND_FACES[face - 1] ?? 'die');
}

/** A team may throw its command dice again, unless fewer than half of its figures are left (DZ-CMD-REROLL). */
export function mayReroll(state: State, seat: Seat): boolean {
  return 2 * figuresOf(state, seat).length >= teamOf(state, seat).figures.length;
}

/** One Splat an activation, of the active figure or of an enemy (DZ-CMD-SPLAT). */
export const hasSpentSplat = ({ activation }: State, seat: Seat): boolean => activation?.splats.includes(seat) === true;

export function spend(turn: Turn, seat: Seat, face: CommandFace, rule: string, count = 1): void {
  if (count > 0) turn.emit({ type: 'dieSpent', seat, face, count, rule });
}

/** Does the attacking side declare its Dé results last, once the other side has declared its own (DZ-DICE-SEQUENCE)? */
export const attackerDeclaresLast = ({ scene }: State): boolean => scene.options['dice.first'] === 'target';

/** Refusal of Dé results in the command of an attack whose side declares them last. */
export const DICE_LATER = refuse(
  'DZ-DICE-SEQUENCE',
  'L’autre camp déclare d’abord ses Dé\u00a0: les siens lui seront demandés ensuite.',
  'The other side declares its Dé first: its own are asked for afterwards.',
);

/** Dé results that a seat adds to a test of its figure, to Survive unless told; asked only of a seat that has some, and where a die would be thrown (DZ-CMD-DIE). */
export function askDice(
  turn: Turn,
  figure: FigureId,
  seat: Seat,
  under: Omit<Questions['dice']['about'], 'figure' | 'kind'> = {},
  kind: 'survive' | 'fight' | 'shoot' = 'survive',
): number {
  const { state } = turn;
  const most = countOf(state, seat, 'die');
  if (most === 0 || sheetOf(state, figure)[kind] === null) return 0;
  const options = Array.from({ length: most + 1 }, (_, i) => i);
  const dice = turn.choose('dice', { seat, about: { figure, ...under, ...(kind !== 'survive' && { kind }) }, options });
  spend(turn, seat, 'die', 'DZ-CMD-DIE', dice);
  return dice;
}

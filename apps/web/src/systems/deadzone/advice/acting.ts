import { deadzoneGame, type Command, type Figure, type State } from '@escarmouche/deadzone';
import { copy, nobody, resolve, type Refusal, type Seat } from '@escarmouche/referee';
import { figureIn } from '../../plane/who.ts';
import type { Preview } from '../../preview.ts';

/** A figure about to act: the battle as it then is, and its activation where that has not begun. */
export interface Acting {
  readonly state: State;
  readonly figure: Figure;
  readonly seat: Seat;
  readonly lead: readonly Command[];
}

const known = new WeakMap<State, Map<string, Acting | Refusal | undefined>>();

export const isRefused = (acting: Acting | Refusal): acting is Refusal => 'rule' in acting;

/** The battle in which a figure would act, or why it may not; nothing outside the play. */
export function actingOf(state: State, seat: Seat, id: string): Acting | Refusal | undefined {
  if (state.phase !== 'play') return undefined;
  const byFigure = known.get(state) ?? new Map<string, Acting | Refusal | undefined>();
  known.set(state, byFigure);
  const key = `${seat} ${id}`;
  if (!byFigure.has(key)) byFigure.set(key, foresee(state, seat, id));
  return byFigure.get(key);
}

function foresee(state: State, seat: Seat, id: string): Acting | Refusal | undefined {
  const figure = figureIn(state, id);
  if (!figure) return undefined;
  if (state.activation?.figure === id) return { state, figure, seat, lead: [] };
  const activate: Command = { type: 'activate', figure: id };
  const refusal = deadzoneGame.check(state, seat, activate);
  if (refusal) return refusal;
  const after = copy(state as never) as State;
  const { status } = resolve(deadzoneGame, after, seat, activate, nobody);
  // Flames roll their dice first: nothing more can be foreseen then.
  const ready = status === 'waiting' ? undefined : figureIn(after, id);
  return ready && after.activation?.figure === id ? { state: after, figure: ready, seat, lead: [activate] } : undefined;
}

/** The context of a figure that may act. */
export function readyOf(state: State, seat: Seat, id: string | undefined): Acting | undefined {
  const acting = id === undefined ? undefined : actingOf(state, seat, id);
  return acting && !isRefused(acting) ? acting : undefined;
}

/** A command after those that lead to it, and why the rules refuse it. */
export function tried({ state, seat, lead }: Acting, command: Command): Pick<Preview<Command>, 'commands' | 'refusal'> {
  const refusal = deadzoneGame.check(state, seat, command);
  return { commands: [...lead, command], ...(refusal && { refusal }) };
}

/** The battle with a figure at another place, on the board. */
export function withFigureAt(state: State, figure: Figure, place: Pick<Figure, 'x' | 'y' | 'z'>): State {
  const posture = figure.posture === 'reserve' ? 'standing' : figure.posture;
  return { ...state, figures: { ...state.figures, [figure.id]: { ...figure, ...place, posture } } };
}

import { refuse, type Refusal } from '@escarmouche/referee';
import type { Data } from '@escarmouche/referee/schema';
import { canStand, climbables, isOnTable, type Body, type Other } from '@escarmouche/space';
import { bodyOf } from '../../placed/bodies.ts';
import { figureOf, figuresInPlay, inPlay, nameOf, type FigureId, type FigureIn } from '../../roster.ts';
import type { PlaneRules } from '../rules.ts';
import type { PlaneFigure, PlaneState } from '../state.ts';
import type { correction } from './schema.ts';

/** A person says how a figure on a plane is. Nothing is refused that could be: only what no battle comes to. */

type Said = Data<typeof correction>;

/** A correction as a system has it: `posture` and members of its own besides. */
export interface Correction extends Said {
  readonly posture?: string | undefined;
}

/** How the figure is from now on, by its correction and what follows from that at once. */
export type Corrected<K extends Correction> = Omit<K, 'type'> & { readonly type: 'corrected' };

/** Figures that can be corrected. */
interface CorrectedFigure extends PlaneFigure {
  readonly vitality: number;
  readonly alert: boolean;
  readonly activated: boolean;
  readonly demoralised: boolean;
}

export interface CorrectedState extends PlaneState {
  readonly phase: string;
  readonly figures: Readonly<Record<FigureId, CorrectedFigure>>;
}

/** Rules of one document that a correction may not break. */
export interface CorrectionRules<S extends CorrectedState> {
  readonly plane: PlaneRules<S>;
  /** Rule ids of refusals: what players decide, vitality, the alert stance. */
  readonly ids: { readonly decisions: string; readonly vitality: string; readonly alert: string };
  readonly notPlaying: (state: S) => Refusal | undefined;
  readonly fullVitality: (state: S, id: FigureId) => number;
  /** Why a rule remembers nothing of the kind of a figure. */
  readonly markRefusal: (state: S, figure: FigureIn<S>, rule: string, value: unknown) => Refusal | undefined;
}

/** The correction with what follows from it: no vitality is out of action, who is out of action has none, and who is down is not on the alert. */
export function completed<S extends CorrectedState, K extends Correction>(state: S, given: K): K {
  const figure = figureOf(state, given.figure);
  const falls = given.vitality === 0 && given.posture === undefined && inPlay(figure);
  const posture = falls ? 'out' : given.posture;
  const isOut = posture === 'out' || posture === 'gone';
  const drops = posture !== undefined && isDown(posture) && figure.alert && given.alert === undefined;
  return {
    ...given,
    ...(falls && { posture }),
    ...(isOut && given.vitality === undefined && { vitality: 0 }),
    ...(drops && { alert: false }),
  };
}

const isDown = (posture: string): boolean => posture === 'prone' || !inPlay({ id: '', posture });

/** Why a correction, made whole, cannot be so; undefined when it can. */
export function correctionRefusal<S extends CorrectedState>(rules: CorrectionRules<S>, state: S, given: Correction): Refusal | undefined {
  const { ids } = rules;
  if (!Object.hasOwn(state.figures, given.figure)) return refuse(ids.decisions, 'Figurine inconnue.', 'Unknown figure.');
  const { type: _type, figure: id, ...said } = given;
  if (Object.values(said).every((value) => value === undefined))
    return refuse(ids.decisions, 'Une correction dit ce qui est.', 'A correction says how something is.');
  return (
    rules.notPlaying(state) ??
    stateRefusal(rules, state, given) ??
    markRefusal(rules, state, given) ??
    placeRefusal(rules, state, given) ??
    (nobodyLeft(state, id, given.posture)
      ? refuse(ids.decisions, 'Il ne resterait personne en jeu.', 'Nobody would be left in play.')
      : undefined)
  );
}

/** The figure as it would be. */
function after<S extends CorrectedState>(state: S, { figure: id, at, facing, perch, posture, vitality, alert }: Correction): FigureIn<S> {
  const figure: CorrectedFigure = figureOf(state, id);
  const { perch: hung, ...rest } = figure;
  const hangs = at ? perch : (perch ?? hung);
  const said = { facing, posture, vitality, alert };
  return {
    ...rest,
    ...at,
    ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)),
    ...(hangs && { perch: hangs }),
  } as FigureIn<S>;
}

function stateRefusal<S extends CorrectedState>(
  { ids, fullVitality }: CorrectionRules<S>,
  state: S,
  given: Correction,
): Refusal | undefined {
  const { id, posture, vitality, alert } = after(state, given);
  const who = nameOf(state, id);
  const full = fullVitality(state, id);
  if (vitality > full) return refuse(ids.vitality, `${who} a au plus ${full} de vitalité.`, `${who} has a vitality of at most ${full}.`);
  const isOut = posture === 'out' || posture === 'gone';
  if (inPlay({ id, posture }) && vitality === 0)
    return refuse(ids.vitality, `${who} est en jeu : dites sa vitalité.`, `${who} is in play: say what vitality it has.`);
  if (posture === 'reserve' && vitality === 0)
    return refuse(
      ids.vitality,
      `${who} doit encore entrer en jeu : dites sa posture.`,
      `${who} is still to come into play: say what posture it has.`,
    );
  if (isOut && vitality > 0)
    return refuse(ids.vitality, `${who} est hors de combat : dites sa posture.`, `${who} is out of action: say what posture it has.`);
  if (alert && isDown(posture))
    return refuse(ids.alert, `${who} n’est pas debout : pas d’alerte.`, `${who} is not standing: no alert stance.`);
  return undefined;
}

function markRefusal<S extends CorrectedState>(
  rules: CorrectionRules<S>,
  state: S,
  { figure: id, marks = {} }: Correction,
): Refusal | undefined {
  for (const [rule, value] of Object.entries(marks)) {
    const refusal = rules.markRefusal(state, figureOf(state, id), rule, value);
    if (refusal) return refusal;
  }
  return undefined;
}

/** Of who comes into play, or is elsewhere or otherwise in it: on the table, on something, in nobody's place. */
function placeRefusal<S extends CorrectedState>({ plane }: CorrectionRules<S>, state: S, given: Correction): Refusal | undefined {
  const figure = after(state, given);
  const { path } = plane.ids;
  const who = nameOf(state, figure.id);
  const body = bodyOf(state, figure);
  if (given.at && !isOnTable(state.scene.table, body))
    return refuse(path, `${who} serait hors de la table.`, `${who} would be off the table.`);
  const isMoved = given.at !== undefined || given.perch !== undefined || given.posture !== undefined;
  if (!isMoved || !inPlay(figure)) return undefined;
  const others = figuresInPlay(state)
    .filter(({ id }) => id !== figure.id)
    .map((other): Other => ({ id: other.id, body: bodyOf(state, other), manner: 'block' }));
  const stop = canStand(state.scene.table, body, others, { stepUp: plane.stepUp, wet: true });
  if (!stop || (stop.reason === 'fall' && hangsThere(state, figure, body, plane.stepUp))) return undefined;
  if (stop.reason === 'figure' && stop.id !== undefined) {
    const other = nameOf(state, stop.id);
    return refuse(path, `${who} serait à la place de ${other}.`, `${who} would be in the place of ${other}.`);
  }
  return refuse(path, `${who} ne tient pas là.`, `${who} has no room there.`);
}

/** Does the figure hang where it can be climbed? */
const hangsThere = (state: PlaneState, { perch }: PlaneFigure, body: Body, stepUp: number): boolean =>
  climbables(state.scene.table, body, stepUp).some(({ id, kind }) => id === perch?.feature && kind === perch.on);

const nobodyLeft = (state: PlaneState, id: FigureId, posture: string | undefined): boolean =>
  posture !== undefined && !inPlay({ id, posture }) && figuresInPlay(state).every((one) => one.id === id);

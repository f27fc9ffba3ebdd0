import type { Text } from '@escarmouche/referee';
import { figureOf, type FigureId, type FigureIn } from '@escarmouche/skirmish';
import type { ScenarioState } from '@escarmouche/skirmish/plane';
import { bestShot, outlookOf, type Outlook, type Shot } from './outlook.ts';
import { ofReaction } from './reasons.ts';
import type { Aim, Tactics } from './tactics.ts';

/** Somebody on the alert is asked about somebody who moves. */
interface Passing {
  readonly figure: FigureId;
  readonly mover: FigureId;
}

interface Watching<S extends ScenarioState, C, A extends Aim> {
  readonly outlook: Outlook<S, C, A>;
  readonly mover: FigureIn<S>;
  readonly shot: Shot<S, A> | undefined;
}

/** A reaction worth less than this is kept for a better moment. */
const WORTH_REACTING = 0.15;

/** The best shot of who stands on the alert at who moves. */
function watching<S extends ScenarioState, C, A extends Aim>(tactics: Tactics<S, C, A>, state: S, about: Passing): Watching<S, C, A> {
  const mover = figureOf(state, about.mover);
  const outlook = outlookOf(tactics, state, figureOf(state, about.figure), [mover]);
  return { outlook, mover, shot: bestShot(outlook) };
}

/** The shot to react with, if one is worth it. */
export function shotInReaction<S extends ScenarioState, C, A extends Aim>(
  tactics: Tactics<S, C, A>,
  state: S,
  about: Passing,
): Shot<S, A> | undefined {
  const { shot } = watching(tactics, state, about);
  return shot && shot.value >= WORTH_REACTING ? shot : undefined;
}

/** Why it has reacted, or has let somebody pass. */
export function reactionExplained<S extends ScenarioState, C, A extends Aim>(
  tactics: Tactics<S, C, A>,
  state: S,
  about: Passing,
  reacts: boolean,
): Text {
  const { outlook, mover, shot } = watching(tactics, state, about);
  return ofReaction(outlook, mover, shot, reacts);
}

import type { Answer, ChoiceQuestion, Json, Random, Text } from '@escarmouche/referee';
import { figureOf, type FigureId, type FigureIn } from '@escarmouche/skirmish';
import type { Game, Weighed } from '../plane/game.ts';
import { readiest, type Habits } from '../plane/greedy.ts';
import { bestShot, outlookOf, type Outlook, type Shot } from '../plane/outlook.ts';
import { ofReaction } from '../plane/reasons.ts';

/** Somebody on the alert is asked about somebody who moves. */
interface Passing {
  readonly figure: FigureId;
  readonly mover: FigureId;
}

/** A reaction worth less than this is kept for a better moment. */
const WORTH_REACTING = 0.15;

/**
 * Answers in the middle of a resolution, as both URSS documents ask: whom to activate by who can do most, a reaction by its worth, the first option of a
 * closed question (the rules list the plain answer first), some allowed answer of any other open one.
 */
export function answersBy<S extends Weighed, C>(game: Game<S, C>): Pick<Habits<S, C>, 'answer' | 'explain'> {
  return {
    answer(state, question, random) {
      const { purpose, options } = question;
      if (purpose === 'activate') return chosen(game, state, (options ?? []) as readonly FigureId[]);
      if (purpose === 'alert') return reaction(game, state, question);
      return options?.[0] ?? sampled(game, state, question, random);
    },
    explain(state, question, answer) {
      const about = passingOf(question);
      if (!about) return undefined;
      return explained(watching(game, state, about), (answer as { readonly do?: Json } | null)?.do === 'react');
    },
  };
}

const passingOf = ({ purpose, about }: ChoiceQuestion): Passing | undefined =>
  purpose === 'alert' && about ? (about as unknown as Passing) : undefined;

/** The choice is made without knowing those of others (UK-TURN-ALT-CHOICE). */
function chosen<S extends Weighed, C>(game: Game<S, C>, state: S, options: readonly FigureId[]): Answer {
  return (
    readiest(
      game,
      state,
      options.map((id) => figureOf(state, id)),
    )?.id ?? null
  );
}

function sampled<S extends Weighed, C>({ system }: Game<S, C>, state: S, question: ChoiceQuestion, random: Random): Answer {
  return system.sampleAnswer?.(state, question, random) ?? null;
}

interface Watching<S extends Weighed, C> {
  readonly outlook: Outlook<S, C>;
  readonly mover: FigureIn<S>;
  readonly shot: Shot<S, C> | undefined;
}

/** The best shot of who stands on the alert at who moves. */
function watching<S extends Weighed, C>(game: Game<S, C>, state: S, about: Passing): Watching<S, C> {
  const mover = figureOf(state, about.mover);
  const outlook = outlookOf(game, state, figureOf(state, about.figure), [mover]);
  return { outlook, mover, shot: bestShot(outlook) };
}

/** A shot at a passing enemy, if worth it and legal. */
function reaction<S extends Weighed, C>(game: Game<S, C>, state: S, question: ChoiceQuestion): Answer {
  const about = passingOf(question);
  if (!about) return null;
  const { outlook, shot } = watching(game, state, about);
  if (!shot || shot.value < WORTH_REACTING) return { do: 'decline' };
  const command = shot.salvo.missile.command(shot.target.id);
  const refused = game.actions.reactionRefusal(state, outlook.figure, command, about as unknown as Json);
  return refused ? { do: 'decline' } : { do: 'react', command: command as unknown as Json };
}

/** Why it has reacted, or has let somebody pass. */
const explained = <S extends Weighed, C>({ outlook, mover, shot }: Watching<S, C>, reacts: boolean): Text =>
  ofReaction(outlook, mover, shot, reacts);

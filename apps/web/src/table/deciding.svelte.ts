import type { Answer, Seat } from '@escarmouche/referee';
import type { Session, Snapshot } from '@escarmouche/session';
import { i18n } from '../i18n/index.svelte.ts';
import { settings } from '../settings/settings.svelte.ts';
import type { Advice, GameAdapter } from '../systems/game-adapter.ts';
import { isOffered } from './passing.ts';
import { decidingSeat, questionOf } from './seats.ts';
import { seenSession, watchOf } from './viewer.ts';

/** Who decides now, and to whose eyes the table is shown. `truth`: the whole table; `advice`: once it is there; `plays`: may anybody decide here? */
export function createDeciding<Setup, S, C, E>(
  game: GameAdapter<Setup, S, C, E>,
  session: Session<Setup, S, C, E>,
  truth: () => Snapshot<S, C, E>,
  advice: () => Advice<S, C, E> | undefined,
  plays: () => boolean,
) {
  /** The person to whom the screen was handed last. */
  let handed = $state<Seat>();
  const { terms } = session;
  const secrets = game.secrets === true;
  const alone = Object.values(terms.seats).filter((holder) => holder === 'person').length === 1;
  const decider = $derived(plays() ? decidingSeat(truth(), terms) : undefined);
  /** What who decides is asked, as they may know it. */
  const put = $derived.by(() => {
    const asked = questionOf(truth(), decider);
    if (!asked || decider === undefined) return undefined;
    return advice()?.question(session.system.view(truth().state, decider), asked, i18n.language);
  });
  const passing = $derived<Answer | undefined>(
    put?.passing && !isOffered(put.passing, settings.now.windows, alone) ? put.passing.answer : undefined,
  );
  /** Is it known whether the question, if there is one, is to be asked? */
  const settled = $derived(passing === undefined && (!secrets || !truth().waiting || advice() !== undefined));
  /** Dice and what all may hear are asked across the table: the screen stays where it is. */
  const aloud = $derived(truth().waiting?.question.kind === 'roll' || put?.open === true);
  const person = $derived(settled && !aloud ? decider : undefined);
  const watch = $derived(watchOf({ secrets, over: truth().outcome !== undefined, seats: terms.seats, next: person, handed }));
  const eye = $derived(seenSession({ system: session.system, setup: session.setup, snapshot: truth }, watch.viewer));

  return {
    get decider() {
      return decider;
    },
    /** The answer that lets pass what the player does not wish to be asked. */
    get passing() {
      return passing;
    },
    /** The seat that decides on this screen, once its person has it. */
    get seat() {
      return settled && watch.handTo === undefined ? decider : undefined;
    },
    /** The seat whose eyes it is shown to; '' for everybody's, absent where nothing is hidden. */
    get viewer() {
      return watch.viewer;
    },
    /** The person to whom the screen goes before the game can go on. */
    get handTo() {
      return watch.handTo;
    },
    /** The session as its viewer may know it. */
    get eye() {
      return eye;
    },
    /** The person who is to decide has the screen now. */
    takeScreen(): void {
      handed = watch.handTo;
    },
  };
}

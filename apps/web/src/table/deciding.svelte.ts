import type { Answer, Seat } from '@escarmouche/referee';
import { i18n } from '../i18n/index.svelte.ts';
import { settings } from '../settings/settings.svelte.ts';
import type { Passing } from '../systems/ask.ts';
import type { Advice, GameAdapter } from '../systems/game-adapter.ts';
import { isOffered } from './passing.ts';
import { decidingSeat, questionOf, type Seats } from './seats.svelte.ts';
import { watchOf } from './viewer.ts';

/** The seat that decides now, and the viewer of the table. `advice`: once fetched; `plays`: may seats decide here? */
export function createDeciding<Setup, S, C, E>(
  game: GameAdapter<Setup, S, C, E>,
  { everybody, held }: Seats<Setup, S, C, E>,
  advice: () => Advice<S, C, E> | undefined,
  plays: () => boolean,
) {
  /** The person to whom the screen was handed last. */
  let handed = $state<Seat>();
  const persons = held.map(({ viewer }) => viewer);
  const alone = persons.length === 1;
  const decider = $derived(plays() ? decidingSeat(held) : undefined);
  const now = $derived(everybody.snapshot());
  const secrets = $derived(game.secrets === true || (game.secrets === 'choices' && now.waiting?.question.kind === 'commit'));
  const as = (viewer: Seat) => held.find((seat) => seat.viewer === viewer) ?? everybody;
  /** Question to the deciding seat, and the table as this seat sees it. */
  const asked = $derived.by(() => {
    if (decider === undefined) return undefined;
    const snapshot = as(decider).snapshot();
    const question = questionOf(snapshot, decider);
    return question && { question, state: snapshot.state };
  });
  /** The turn in which a seat lets everything pass. */
  let letting = $state.raw<Readonly<Record<Seat, number>>>({});
  /** The command during which it does. */
  let lettingOne = $state.raw<Readonly<Record<Seat, number>>>({});
  const turn = (): number => game.turn(now.state);
  const lettingPass = $derived(persons.filter((one) => letting[one] === turn()));
  const put = $derived(asked && advice()?.question(asked.state, asked.question, i18n.language));
  const passing = $derived<Answer | undefined>(
    put?.passing && (letsPass(put.passing) || !isOffered(put.passing, settings.now[put.passing.of], alone))
      ? put.passing.answer
      : undefined,
  );
  /** Is it known whether the question, if there is one, is to be asked? */
  const settled = $derived(passing === undefined && (!secrets || !now.waiting || advice() !== undefined));
  /** Dice and what all may hear are asked across the table: the screen stays where it is. */
  const aloud = $derived(now.waiting?.question.kind === 'roll' || put?.open === true);
  const person = $derived(settled && !aloud ? decider : undefined);
  const watch = $derived(watchOf({ secrets, over: now.outcome !== undefined, persons, next: person, handed }));
  const eye = $derived(watch.viewer === undefined ? everybody : as(watch.viewer));
  const seat = $derived(settled && watch.handTo === undefined ? decider : undefined);

  /** For the rest of the turn only chances to react are let pass: cards have a pass of their own. */
  function letsPass({ of }: Passing): boolean {
    if (of !== 'reactions' || decider === undefined) return false;
    return lettingPass.includes(decider) || lettingOne[decider] === now.entries.length;
  }

  const mayPass = $derived(seat !== undefined && put?.passing?.of === 'reactions');
  /** Chances to react, which a person may let pass without being asked. */
  const chances = {
    /** The seats here that let all of them pass until the turn ends. */
    get passing() {
      return lettingPass;
    },
    /** May who is asked let pass whatever else is asked so in this turn? */
    get mayPass() {
      return mayPass;
    },
    /** Lets all of them pass while the command is carried out that is now. */
    passThis(): void {
      if (mayPass && seat !== undefined) lettingOne = { ...lettingOne, [seat]: now.entries.length };
    },
    /** Lets all of them pass until the turn ends, or takes that back: of a seat, or of who is asked, else of all here. */
    pass(by?: Seat): void {
      const one = by ?? (mayPass ? seat : undefined);
      const whose = one === undefined ? lettingPass : [one];
      letting = { ...letting, ...Object.fromEntries(whose.map((each) => [each, lettingPass.includes(each) ? NaN : turn()])) };
    },
  };

  const screen = {
    /** The seat whose eyes the table is shown to; '' for everybody's, absent where nothing is hidden. */
    get viewer() {
      return watch.viewer;
    },
    /** The person to whom the screen goes before the game can go on. */
    get handTo() {
      return watch.handTo;
    },
    /** The person has taken the screen. */
    take(): void {
      handed = watch.handTo;
    },
  };

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
      return seat;
    },
    /** Question to the deciding seat. */
    get question() {
      return seat === undefined ? undefined : asked?.question;
    },
    /** The battle as its viewer may know it. */
    get eye() {
      return eye;
    },
    chances,
    screen,
  };
}

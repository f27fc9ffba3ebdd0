import type { Answer, ChoiceQuestion, Question, Seat, Text } from '@escarmouche/referee';
import type { MatchSettings } from './match-settings.ts';

/** Is something as the NPC document prescribes it, in a matter on which the document is silent, or how does it depart from the document? */
export type Judgement = 'prescribed' | 'open' | { readonly departs: Text };

/** The NPC document, as somebody who knows it judges what was done by it. */
export interface NpcDocument<S, C> {
  judge(state: S, seat: Seat, command: C): Judgement;
  judgeAnswer(state: S, question: ChoiceQuestion, answer: Answer): Judgement;
}

/** Number of commands and answers of NPCs. */
export interface NpcCount {
  readonly prescribed: number;
  /** Where the document is silent: deployment, plain questions, figures without a role. */
  readonly open: number;
}

/** Seats that NPCs hold. */
export const seatsOfNpcs = ({ seats }: Pick<MatchSettings, 'seats'>): ReadonlySet<Seat> =>
  new Set(Object.keys(seats).filter((seat) => seats[seat]?.by === 'npc'));

/** Judges commands and answers of the seats that NPCs hold, and counts them; the first departure is kept. */
export function inspectNpcs<S, C>(document: NpcDocument<S, C>, seats: ReadonlySet<Seat>) {
  const count = { prescribed: 0, open: 0 };
  let departs: Text | undefined;
  function note(seat: Seat, judge: () => Judgement): void {
    if (!seats.has(seat) || departs) return;
    const judged = judge();
    if (typeof judged === 'object') ({ departs } = judged);
    else count[judged]++;
  }
  return {
    count: count as NpcCount,
    departure: () => departs,
    command: (state: S, seat: Seat, command: C) => note(seat, () => document.judge(state, seat, command)),
    answer(state: S, question: Question, answer: Answer) {
      if (question.kind === 'roll') return;
      const parts = question.kind === 'commit' ? question.parts : [question];
      const answers = question.kind === 'commit' ? (answer as readonly Answer[]) : [answer];
      for (const [i, part] of parts.entries()) note(part.seat, () => document.judgeAnswer(state, part, answers[i] ?? null));
    },
  };
}

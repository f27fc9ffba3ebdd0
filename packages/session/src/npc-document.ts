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
  /** Of persons, who have taken the seat over. */
  readonly taken: number;
}

/** Seats that NPCs hold, each with the entries after which a person has taken it over. */
export const seatsOfNpcs = ({ seats, taken = {} }: Pick<MatchSettings, 'seats' | 'taken'>): ReadonlyMap<Seat, number> =>
  new Map(Object.entries(seats).flatMap(([seat, { by }]): [Seat, number][] => (by === 'npc' ? [[seat, taken[seat] ?? Infinity]] : [])));

/** Judges commands and answers of the seats that NPCs hold, and counts them; the first departure is kept. */
export function inspectNpcs<S, C>(document: NpcDocument<S, C>, seats: ReadonlyMap<Seat, number>) {
  const count = { prescribed: 0, open: 0, taken: 0 };
  let departs: Text | undefined;
  function note(seat: Seat, entry: number, judge: () => Judgement): void {
    const until = seats.get(seat);
    if (until === undefined || departs) return;
    if (entry >= until) {
      count.taken++;
      return;
    }
    const judged = judge();
    if (typeof judged === 'object') ({ departs } = judged);
    else count[judged]++;
  }
  return {
    count: count as NpcCount,
    departure: () => departs,
    command: (entry: number, state: S, seat: Seat, command: C) => note(seat, entry, () => document.judge(state, seat, command)),
    answer(entry: number, state: S, question: Question, answer: Answer) {
      if (question.kind === 'roll') return;
      const parts = question.kind === 'commit' ? question.parts : [question];
      const answers = question.kind === 'commit' ? (answer as readonly Answer[]) : [answer];
      for (const [i, part] of parts.entries()) note(part.seat, entry, () => document.judgeAnswer(state, part, answers[i] ?? null));
    },
  };
}

import type { Act, AtTable } from '@escarmouche/cases/lesson/acts';
import { choiceOf, type Json, type Seat } from '@escarmouche/referee';
import type { AnyHost } from '../table/battles.ts';

/** A battle that is hosted here, as those who play a step on see it; of seats that are asked at once, the learner comes last. */
export function atHost(host: AnyHost, learner: Seat): AtTable {
  const { entries, waiting, state } = host.snapshot();
  const past = [...entries.flatMap(({ events }) => events), ...(waiting?.events ?? [])];
  const seat = waiting?.asked.find((one) => one !== learner) ?? waiting?.asked[0];
  const question = waiting && seat !== undefined ? choiceOf(waiting.question, seat, waiting.asked) : undefined;
  return { state, last: entries.at(-1)?.events ?? [], past, asked: question && { question, state } };
}

/** Does an act; false where the rules refuse it. */
export async function carryOut(host: AnyHost, act: Act): Promise<boolean> {
  if ('command' in act) return (await host.submit(act.seat, act.command as Json)).status !== 'refused';
  for (const answer of act.answers) if ((await host.answer(answer, act.seat)).status !== 'refused') return true;
  return false;
}

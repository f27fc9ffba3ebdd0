import {
  nobody,
  NOBODY,
  askedSeats,
  isEnd,
  type Json,
  type Match,
  type Place,
  type Question,
  type Recorded,
  type Seat,
} from '@escarmouche/referee';
import type { Forced } from './forced.ts';
import { isMachines, personsOf } from './holder.ts';
import type { MatchSettings } from './match-settings.ts';
import { questionsOf, type Answered } from './underway.ts';

/** Taking back of a seat's last decision. */
export interface Undo {
  /** Place just before the decision. */
  readonly to: Place;
  /** Commands that go, whole or in part. */
  readonly gone: number;
  /** Free until a die fell or another seat decided, but for letting a chance pass: no agreement is needed. */
  readonly free: boolean;
  /** Secret answers of others that stay, where only one's own is taken back. */
  readonly parts?: Readonly<Record<number, Json>>;
}

type Given<C> = { readonly seat: Seat; readonly command: C; readonly answers: readonly Recorded[] };

/**
 * Entries taken back with a seat's last decision; undefined when there is none. A decision is a command, with its giver's answers, or an answer to
 * another's command; letting a chance pass is none.
 */
export function undoOf<Setup, S, C, E>(match: Match<Setup, S, C, E>, own: Seat): Undo | undefined {
  const { pending, entries } = match;
  if (match.agreements.some(isEnd)) return undefined;
  const withdrawn = pending && withdrawal(match, own);
  if (withdrawn) return withdrawn;
  let gone = 0;
  let free = true;
  for (let index = entries.length - (pending ? 0 : 1); index >= 0; index--) {
    const given: Given<C> | undefined = entries[index] ?? pending;
    if (!given) break;
    const { seat } = given;
    // an entry that the rules made by themselves goes with the command that led to it
    if (seat !== NOBODY) gone++;
    // another's command that asked nothing, as most are
    if (seat !== own && given.answers.length === 0) {
      free &&= seat === NOBODY;
      continue;
    }
    const asked = answeredIn(match, index, given);
    const harmless = (answered: readonly Answered[]): boolean => answered.every((one) => isHarmless(match, one, own));
    if (seat === own) return { to: { entries: index }, gone, free: free && harmless(asked) };
    const last = asked.findLastIndex((one) => !isIdle(match, one) && isDecidedBy(one.question, own));
    if (last >= 0)
      return {
        to: { entries: index, answers: last },
        gone: Math.max(1, gone),
        free: free && asked[last]?.question.kind === 'choice' && harmless(asked.slice(last)),
      };
    free &&= seat === NOBODY && harmless(asked);
  }
  return undefined;
}

/** The seat's own part of a secret choice that others have not made yet: no seat has seen it. */
function withdrawal<Setup, S, C, E>({ pending, entries }: Match<Setup, S, C, E>, own: Seat): Undo | undefined {
  if (pending?.question.kind !== 'commit') return undefined;
  const { parts } = pending.question;
  const given = Object.entries(pending.partial);
  const kept = given.filter(([part]) => parts[Number(part)]?.seat !== own);
  if (kept.length === given.length) return undefined;
  return { to: { entries: entries.length, answers: pending.answers.length }, gone: 0, free: true, parts: Object.fromEntries(kept) };
}

/** May some person take back something freely now? */
export const isFreeForSomebody = <Setup, S, C, E>(match: Match<Setup, S, C, E>, { seats }: MatchSettings): boolean =>
  personsOf(seats).some((seat) => undoOf(match, seat)?.free === true);

/**
 * After this, could what is free to take back now still be taken back freely? Not once a die falls, or it is a bot's turn. A bot that is only given a
 * chance in passing is supposed to let it pass.
 */
export function keepsUndo<Setup, S, C, E>(match: Match<Setup, S, C, E>, matchSettings: MatchSettings, forced: Forced<C>): boolean {
  const trial = match.fork(match.entries.length, () => nobody);
  if ('command' in forced) trial.submit(forced.seat, forced.command);
  else trial.answer(forced.answer, forced.seat);
  letPass(trial, matchSettings);
  const { pending } = trial;
  if (pending?.question.kind === 'roll') return false;
  const next = pending ? askedSeats(pending.question, pending.partial) : trial.system.active(trial.state);
  return !next.some((seat) => isMachines(matchSettings.seats, seat)) && isFreeForSomebody(trial, matchSettings);
}

/** Bots let their questions pass, as far as the rules allow. */
function letPass<Setup, S, C, E>(match: Match<Setup, S, C, E>, { seats }: MatchSettings): void {
  for (let { pending } = match; pending; { pending } = match) {
    const { question } = pending;
    if (question.kind !== 'choice' || !isMachines(seats, question.seat)) return;
    const pass = question.options?.find((option) => match.system.idle?.(question, option) === true);
    if (pass === undefined) return;
    match.answer(pass, question.seat);
  }
}

/** Questions of whole entries, which never change: to find them a command is resolved again, which takes longer than all else here. */
const found = new WeakMap<object, readonly Answered[]>();

function answeredIn<Setup, S, C, E>(match: Match<Setup, S, C, E>, index: number, given: Given<C>): readonly Answered[] {
  if (given.answers.length === 0) return [];
  if (index === match.entries.length) return questionsOf(match.system, match.state, given);
  const known = found.get(given) ?? questionsOf(match.system, match.stateAt(index), given);
  found.set(given, known);
  return known;
}

const isDecidedBy = (question: Question, own: Seat): boolean =>
  question.kind === 'commit' ? question.parts.some(({ seat }) => seat === own) : question.kind === 'choice' && question.seat === own;

const isIdle = <Setup, S, C, E>({ system }: Match<Setup, S, C, E>, { question, answer }: Answered): boolean =>
  question.kind === 'choice' && system.idle?.(question, answer) === true;

const isHarmless = <Setup, S, C, E>(match: Match<Setup, S, C, E>, answered: Answered, own: Seat): boolean =>
  answered.question.kind === 'choice' && (answered.question.seat === own || isIdle(match, answered));

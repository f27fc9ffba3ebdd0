import { NOBODY, type Match, type Progress } from '@escarmouche/referee';
import { hostOf, type HostSession } from './host.ts';
import { diceOf, type MatchSettings } from './match-settings.ts';
import { wentBack } from './real.ts';

/** Faces of the roll that waits; none where the dice of the seed fall. */
export type Script<Setup, S, C, E> = (match: Match<Setup, S, C, E>) => readonly number[] | undefined;

/**
 * The host of a battle with scripted dice: a roll that waits is dealt by the script, or by the seed what the script does not know, before anybody hears
 * of it.
 */
export function dealtHost<Setup, S, C, E>(
  match: Match<Setup, S, C, E>,
  settings: MatchSettings,
  script: Script<Setup, S, C, E>,
): HostSession<Setup, S, C, E> {
  const host = hostOf(match, settings);
  const seeds = diceOf({ ...settings, dice: {} });
  const listeners = new Set<() => void>();
  let dealing = false;

  function deal(): void {
    if (dealing) return;
    dealing = true;
    for (let { pending } = match; pending?.question.kind === 'roll'; { pending } = match) {
      const { question, answers, state } = pending;
      const faces = script(match) ?? (seeds(match.entries.length, match.agreements)(question, answers.length, state) as number[]);
      void host.answer([...faces], question.seat ?? NOBODY);
      if (match.pending === pending) throw new Error(`dice that do not fit: ${question.purpose}`);
    }
    dealing = false;
    for (const listener of listeners) listener();
  }
  host.subscribe(deal);
  deal();

  /** Progress of a command or an answer once its dice were dealt. */
  const dealt = (progress: Progress<E>): Progress<E> =>
    progress.status === 'waiting' && !match.pending ? { status: 'done', events: match.entries.at(-1)?.events ?? [] } : progress;
  return {
    ...host,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    submit: async (seat, command) => dealt(await host.submit(seat, command)),
    answer: async (value, seat) => dealt(await host.answer(value, seat)),
  };
}

/** The same battle after so many entries: a lesson is gone back in freely. */
export function dealtFrom<Setup, S, C, E>(
  host: HostSession<Setup, S, C, E>,
  entries: number,
  script: Script<Setup, S, C, E>,
): HostSession<Setup, S, C, E> {
  const { match, matchSettings } = wentBack(host, entries);
  return dealtHost(match, matchSettings, script);
}

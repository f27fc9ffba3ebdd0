import type { Rejection, Seat } from '@escarmouche/referee';
import { isMachines, type About, type MatchSettings, type Proposing, type Snapshot } from '@escarmouche/session';
import { leftAt, type Clocks, type ClockTerms } from './clock.ts';

/** The command or answer that may be played for a seat that lets pass all it can; undefined where the rules have nothing of the kind. */
export type PassOf<S, C, E> = (snapshot: Snapshot<S, C, E>, seat: Seat) => About['pass'] | undefined;

/** Seats whose time runs: persons who have to decide. */
export function runningIn(
  { outcome, waiting, active }: Snapshot<unknown, unknown, unknown>,
  settings: MatchSettings,
): readonly Seat[] | 'secret' {
  if (outcome) return [];
  if (waiting?.question.kind === 'choice' && waiting.question.secret) return 'secret';
  return (waiting?.asked ?? active).filter((seat) => !isMachines(settings.seats, seat));
}

/** The seat that a proposal is about; refused where its time has not run out, or it has nothing to pass. */
export function aboutOf<S, C, E>(
  kind: Proposing,
  seat: Seat | undefined,
  now: Snapshot<S, C, E>,
  clock: { readonly terms?: ClockTerms | undefined; readonly clocks?: Clocks | undefined; readonly at: number },
  passOf: PassOf<S, C, E>,
): About | undefined | { readonly refusal: Rejection } {
  if (kind !== 'skip' && kind !== 'timeout') return undefined;
  const { terms, clocks, at } = clock;
  if (seat === undefined || !terms || !clocks?.running.includes(seat) || clocks.stopped || leftAt(terms, clocks, seat, at) > 0)
    return refusal('Ce siège a encore du temps.', 'This seat has time left.');
  if (kind === 'timeout') return { seat };
  const pass = passOf(now, seat);
  return pass ? { seat, pass } : refusal('Les règles ne permettent pas de passer ici.', 'The rules do not let anybody pass here.');
}

const refusal = (fr: string, en: string) => ({ refusal: { reason: { fr, en } } });

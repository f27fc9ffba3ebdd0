import type { Answer, Ended, Match, Outcome, Seat } from '@escarmouche/referee';
import { isMachines } from './holder.ts';
import type { MatchSettings } from './match-settings.ts';
import type { Undo } from './undo.ts';

/**
 * Kinds of proposals to the other seats: to take back the proposer's last decision; an end of the battle (a draw, giving it up, leaving it without a
 * result); the same battle once more when it is over; and, for a seat whose time has run out, to pass or to end the battle without asking it.
 */
export type Proposing = 'takeBack' | Ended['kind'] | 'rematch' | 'skip';

/** The seat that a proposal is about, whose time has run out, and what is played for it. */
export interface About {
  readonly seat: Seat;
  readonly pass?: { readonly command: unknown } | { readonly answer: Answer };
}

/** An open proposal, waiting for seats. Everybody at the table may know it. */
export interface Proposal {
  readonly kind: Proposing;
  readonly by: Seat;
  /** Seats that have yet to answer. */
  readonly asked: readonly Seat[];
  /** Place and cost of a taking back. */
  readonly undo?: Undo;
  readonly about?: About;
}

/** Seats that have to agree: persons, and to a draw bots as well. The others take what is proposed, and so does a seat whose time has run out. */
export function askedAbout(kind: Proposing, by: Seat, { seats }: MatchSettings, about?: About): readonly Seat[] {
  return Object.keys(seats).filter((seat) => seat !== by && seat !== about?.seat && (kind === 'draw' || !isMachines(seats, seat)));
}

/** A battle that the seats have ended. */
export function endedBy<Setup, S, C, E>(
  { system, state, entries }: Match<Setup, S, C, E>,
  kind: Ended['kind'],
  by: Seat,
  matchSettings: MatchSettings,
  about?: About,
): Ended {
  const seats = Object.keys(matchSettings.seats);
  const sides = system.sides?.(state) ?? Object.fromEntries(seats.map((seat) => [seat, [seat]]));
  const loser = kind === 'concession' ? by : kind === 'timeout' ? about?.seat : undefined;
  const winners = loser === undefined ? [] : Object.keys(sides).filter((side) => !sides[side]?.includes(loser));
  return {
    kind,
    by,
    with: seats.filter((seat) => seat !== by && seat !== about?.seat),
    at: { entries: entries.length },
    outcome: { winners, reason: REASONS[kind] },
    ...(about && { seat: about.seat }),
  };
}

const REASONS: Readonly<Record<Ended['kind'], Outcome['reason']>> = {
  draw: { fr: 'Match nul d’un commun accord.', en: 'A draw by consent.' },
  concession: { fr: 'La partie a été abandonnée.', en: 'The battle was given up.' },
  abandonment: { fr: 'La partie est arrêtée d’un commun accord, sans résultat.', en: 'The battle is left by consent, without a result.' },
  timeout: { fr: 'Le temps d’un siège est écoulé.', en: 'The time of a seat has run out.' },
};

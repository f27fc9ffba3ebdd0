import type { Ended, Match, Outcome, Seat } from '@escarmouche/referee';
import { isMachines } from './holder.ts';
import type { MatchSettings } from './match-settings.ts';
import type { Undo } from './undo.ts';

/** Kinds of proposals to the other seats: to take back the proposer's last decision, a draw, or giving the battle up. */
export type Proposing = 'takeBack' | 'draw' | 'concession';

/** An open proposal, waiting for seats. Everybody at the table may know it. */
export interface Proposal {
  readonly kind: Proposing;
  readonly by: Seat;
  /** Seats that have yet to answer. */
  readonly asked: readonly Seat[];
  /** Place and cost of a taking back. */
  readonly undo?: Undo;
}

/** Seats that have to agree: persons, and to a draw bots as well. The others take what is proposed. */
export function askedAbout(kind: Proposing, by: Seat, { seats }: MatchSettings): readonly Seat[] {
  return Object.keys(seats).filter((seat) => seat !== by && (kind === 'draw' || !isMachines(seats, seat)));
}

/** A battle that the seats have ended. */
export function endedBy<Setup, S, C, E>(
  { system, state, entries }: Match<Setup, S, C, E>,
  kind: Ended['kind'],
  by: Seat,
  matchSettings: MatchSettings,
): Ended {
  const seats = Object.keys(matchSettings.seats);
  const sides = system.sides?.(state) ?? Object.fromEntries(seats.map((seat) => [seat, [seat]]));
  const winners = kind === 'draw' ? [] : Object.keys(sides).filter((side) => !sides[side]?.includes(by));
  return {
    kind,
    by,
    with: seats.filter((seat) => seat !== by),
    at: { entries: entries.length },
    outcome: { winners, reason: REASONS[kind] },
  };
}

const REASONS: Readonly<Record<Ended['kind'], Outcome['reason']>> = {
  draw: { fr: 'Match nul d’un commun accord.', en: 'A draw by consent.' },
  concession: { fr: 'La partie a été abandonnée.', en: 'The battle was given up.' },
};

import type { Seat } from '@escarmouche/referee';
import type { MatchSettings } from '@escarmouche/session';

/** Settings with the players turned by one: each seat takes over from the next. */
export function turnedSettings(matchSettings: MatchSettings, seats: readonly Seat[]): MatchSettings {
  const from = (seat: Seat): Seat => seats[(seats.indexOf(seat) + 1) % seats.length] ?? seat;
  const moved = <T>(values: Readonly<Record<Seat, T>>): Record<Seat, T> =>
    Object.fromEntries(
      seats.flatMap((seat) => {
        const value = values[from(seat)];
        return value === undefined ? [] : [[seat, value]];
      }),
    );
  return { ...matchSettings, seats: moved(matchSettings.seats), dice: moved(matchSettings.dice) };
}

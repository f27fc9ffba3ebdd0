import type { ChoiceQuestion } from '@escarmouche/referee';
import type { Event } from '@escarmouche/urss-kit';
import { text, type Text } from '../text.ts';
import type { Answered } from '../playable.ts';
import type { Case } from './schema.ts';

/** The figures chosen in each round among some events, round after round. */
const roundsIn = (events: readonly Event[]): readonly (readonly string[])[] =>
  events.flatMap((event) => (event.type === 'chosen' ? [event.figures] : []));

/** The figure that each group activates in a round: the one in the case, else of NPCs the one that their document prescribes, of others the next to act in the case, else the first that can. */
export function choosingOf(one: Case, groupOf: (figure: string) => string | undefined) {
  const { rounds } = one;
  let step = 0;
  /** Figures chosen in the rounds that have been looked at. */
  const before: (readonly string[])[] = [];

  /** Choices of a group after some rounds: told round by round, or by the rounds in which the group has taken part. */
  const said = (group: string, past: readonly (readonly string[])[]): string | undefined => {
    if (!rounds) return undefined;
    if (Array.isArray(rounds)) return (rounds as readonly Readonly<Record<string, string>>[])[past.length]?.[group];
    const own = (rounds as Readonly<Record<string, readonly string[]>>)[group];
    return own?.[past.filter((chosen) => chosen.some((id) => groupOf(id) === group)).length];
  };

  return {
    upTo(index: number): void {
      step = index;
    },
    answer(
      { purpose, about, options = [] }: ChoiceQuestion,
      past: () => readonly Event[],
      prescribed: () => Answered | undefined,
    ): Answered | undefined {
      if (purpose !== 'activate') return undefined;
      const { group } = (about ?? {}) as { group?: string };
      const own = said(group ?? '', roundsIn(past()));
      if (own !== undefined) return { value: own };
      const ruled = prescribed();
      if (ruled) return ruled;
      const acting = one.do.slice(step).flatMap(({ by }) => by ?? []);
      const next = acting.find((by) => options.includes(by)) ?? options[0];
      return next === undefined ? undefined : { value: next };
    },
    /** Rounds in which a group that had no choice has not chosen whom the case says. */
    otherwise(events: readonly Event[]): Text[] {
      return roundsIn(events).flatMap((chosen) => {
        const past = [...before];
        before.push(chosen);
        return chosen.flatMap((id) => {
          const group = groupOf(id) ?? '';
          const wanted = said(group, past);
          if (wanted === undefined || wanted === id) return [];
          const nth = past.length + 1;
          return [
            text(
              `manche ${nth} : ${group} n’a pas le choix et active ${id}, pas ${wanted}`,
              `round ${nth}: ${group} has no choice and activates ${id}, not ${wanted}`,
            ),
          ];
        });
      });
    },
  };
}

import type { Header, Json, Seat } from '@escarmouche/referee';
import { BOT, PERSON, personsOf, type Holders, type SeatHolder } from './holder.ts';
import type { DiceOf, Earlier, MatchSettings } from './match-settings.ts';

/** Reads the settings of a match back from a header that may come from outside; what is missing or strange falls back to a game between persons. */
export function settingsFromMeta(meta: Header['meta']): MatchSettings {
  const notes = record(meta.notes, (value): value is string => typeof value === 'string');
  const seats = seatsFrom(meta.seats, notes);
  return {
    seed: typeof meta.seed === 'string' ? meta.seed : 'escarmouche',
    ...(meta.generator === 'sfc32' && { generator: meta.generator }),
    ...branchedIn(meta.branched),
    dice:
      // Older files say it once for the whole battle.
      meta.dice === 'typed' ? Object.fromEntries(personsOf(seats).map((seat) => [seat, 'typed'])) : diceIn(meta.dice),
    ...(meta.real === true && { real: true }),
    ...(meta.box === true && { box: true }),
    ...earlierIn(meta.earlier),
    seats,
    ...(meta['proof'] !== undefined && { proof: meta['proof'] }),
    notes: Object.fromEntries(Object.entries(notes).filter(([note]) => !note.startsWith(LEVEL_NOTE))),
  };
}

function seatsFrom(value: Json | undefined, notes: Readonly<Record<string, string>>): Holders {
  const named = Object.entries(record(value, (one): one is Json => one !== undefined));
  return Object.fromEntries(
    named.flatMap(([seat, said]): [Seat, SeatHolder][] => {
      const holder = holderFrom(said, seat, notes);
      return holder ? [[seat, holder]] : [];
    }),
  );
}

function branchedIn(value: Json | undefined): Pick<MatchSettings, 'branched'> {
  if (typeof value !== 'object' || value === null) return {};
  const { entries, answers } = value as Readonly<Record<string, Json | undefined>>;
  if (!isCount(entries)) return {};
  return { branched: isCount(answers) ? { entries, answers } : { entries } };
}

function earlierIn(value: Json | undefined): Pick<MatchSettings, 'earlier'> {
  if (!Array.isArray(value)) return {};
  const earlier = value.flatMap((one: Json): Earlier[] => {
    if (typeof one !== 'object' || one === null) return [];
    const { until, dice, real, box } = one as Readonly<Record<string, Json | undefined>>;
    const { branched: place } = branchedIn(until);
    return place ? [{ until: place, dice: diceIn(dice), ...(real === true && { real }), ...(box === true && { box }) }] : [];
  });
  return { earlier };
}

const diceIn = (value: Json | undefined): MatchSettings['dice'] =>
  record(value, (one): one is DiceOf => one === 'seeded' || one === 'typed' || one === 'scripted');

const isCount = (value: Json | undefined): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

function record<T extends Json>(value: Json | undefined, fits: (value: unknown) => value is T): Record<string, T> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, T] => fits(entry[1])));
}

/** Beginning of the notes in which older files keep levels of bots. */
const LEVEL_NOTE = 'level.';

/** Holder of a seat as a file names it. Older files say "person" or "machine", and the level of a bot in a note. */
function holderFrom(value: Json, seat: Seat, notes: Readonly<Record<string, string>>): SeatHolder | undefined {
  if (value === 'person') return PERSON;
  if (value === 'machine') return botOf(notes[LEVEL_NOTE + seat]);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const { by, level } = value as Readonly<Record<string, Json>>;
  if (by === 'bot') return botOf(level);
  return by === 'person' || by === 'npc' ? { by } : undefined;
}

const botOf = (level: Json | undefined): SeatHolder => (typeof level === 'string' ? { by: 'bot', level } : BOT);

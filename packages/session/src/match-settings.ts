import {
  isBefore,
  seededDice,
  seedNumber,
  textDice,
  timesTakenBack,
  type Answers,
  type Header,
  type Json,
  type Place,
  type RollQuestion,
  type Seat,
} from '@escarmouche/referee';
import { isMachines, personsOf, type Holders } from './holder.ts';

/** seeded: the program throws; typed: the player throws real dice and types them in; scripted: every roll waits to be dealt, as in a lesson (`dealing.ts`). */
export type DiceOf = 'seeded' | 'typed' | 'scripted';

/** sfc32: of 128 bits of the seed (`textDice`). */
type Generator = 'sfc32';

/** Settings that may change in the course of a battle. */
export type Changing = Pick<MatchSettings, 'dice' | 'real' | 'box'>;

export interface Earlier extends Changing {
  readonly until: Place;
}

/** Settings of a table beside the battle itself; kept in the header of its file. */
export interface MatchSettings {
  /** Any text; the same seed gives the same dice to the same commands. */
  readonly seed: string;
  /** Maker of dice from the seed; files without one make dice of 32 bits of the seed. */
  readonly generator?: Generator;
  /** Place where the match left another battle, whose seed it does not know: earlier dice are of that battle. */
  readonly branched?: Place | undefined;
  /** Typed or rolled dice by seat; a seat not listed has the program's, and so has a bot, but for a real table. */
  readonly dice: Readonly<Record<Seat, DiceOf>>;
  /** The figures stand on a real table: persons correct what is on it, and where all of them type their dice they type those of bots as well. */
  readonly real?: true;
  /** Tiles and cards are drawn from the real box: persons say which. Machines draw unseen ones of their own. */
  readonly box?: true;
  /** Settings that held earlier in the battle, each up to a place of the record. */
  readonly earlier?: readonly Earlier[] | undefined;
  readonly seats: Holders;
  /** Notes of the table (name of the map …). */
  readonly notes: Readonly<Record<string, string>>;
  /** By what the dice of a battle that was hosted are found again, once it is over; `packages/online` reads it. */
  readonly proof?: Json | undefined;
}

/** Settings that every seat may know: the holder of the seed knows every die to come. */
export interface SharedMatchSettings extends Omit<MatchSettings, 'seed' | 'generator' | 'branched' | 'real' | 'box' | 'earlier' | 'proof'> {
  /** A number that differs from battle to battle where chance is not the rules’: one of `LOTS`, so that it tells no die. */
  readonly lot?: number;
}

/** The same agreed on for another battle, with dice of its own. */
export const withSeed = (settings: MatchSettings, seed: string): MatchSettings => ({
  ...settings,
  seed,
  generator: 'sfc32',
  branched: undefined,
  proof: undefined,
});

/** Was something rolled in the battle that this one has left? */
export const isOfAnother = ({ branched }: MatchSettings, place: Place): boolean => branched !== undefined && isBefore(place, branched);

const LOTS = 256;

/** The settings as every seat may know them. */
export const sharedOf = ({ seed, dice, seats, notes }: MatchSettings): SharedMatchSettings => ({
  dice,
  seats,
  notes,
  lot: seedNumber(seed) % LOTS,
});

/**
 * Dice for every entry, by the settings of the match as they are now (`diceThrough` has those of earlier): typed dice are left to be asked. Choices are never answered here. After a taking back by
 * consent other dice fall, for the first ones may be known.
 */
export function diceOf(settings: MatchSettings): Answers {
  const { seed, generator } = settings;
  const seeded = generator === 'sfc32' ? textDice : (text: string, entry: number) => seededDice(seedNumber(text), entry);
  return (entry, agreements) => (question, index, state) => {
    if (question.kind === 'roll' && (isScripted(settings) || areSaid(settings, question))) return undefined;
    const times = timesTakenBack(agreements, { entries: entry, answers: index });
    return seeded(times === 0 ? seed : `${seed} ${times}`, entry)(question, index, state);
  };
}

/** Are all rolls and draws dealt? Then machines do not play by themselves either. */
export const isScripted = ({ dice }: Pick<MatchSettings, 'dice'>): boolean => Object.values(dice).includes('scripted');

/** A machine that plays as soon as it is its turn. */
export const playsByItself = (settings: Pick<MatchSettings, 'dice' | 'seats'>, seat: Seat): boolean =>
  isMachines(settings.seats, seat) && !isScripted(settings);

/** Is it persons who say what has been thrown or drawn? */
const areSaid = (settings: MatchSettings, { blind, seat }: RollQuestion): boolean =>
  blind ? settings.box === true && (seat === undefined || !isMachines(settings.seats, seat)) : areTyped(settings, seat);

/** Dice of nobody are typed when every person at the table types, and beside a real table those of bots too. */
function areTyped({ seats, dice, real }: MatchSettings, seat: Seat | undefined): boolean {
  if (seat !== undefined && !isMachines(seats, seat)) return dice[seat] === 'typed';
  const persons = personsOf(seats);
  return (seat === undefined || real === true) && persons.length > 0 && persons.every((one) => dice[one] === 'typed');
}

export function settingsToMeta(settings: MatchSettings): Header['meta'] {
  return { ...settings } as unknown as Header['meta'];
}

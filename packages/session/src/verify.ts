import {
  commandRefusal,
  digest,
  loadMatch,
  readHeader,
  resolve,
  type Agreement,
  type Answer,
  type Drift,
  type FileProblem,
  type Header,
  type Json,
  type Question,
  type Recorded,
  type Seal,
  type Seat,
  type SetupParser,
  type Source,
  type System,
  type Text,
} from '@escarmouche/referee';
import { settingsFromMeta } from './load-settings.ts';
import { isOfAnother, type MatchSettings } from './match-settings.ts';
import { diceThrough } from './real.ts';
import { inspectNpcs, seatsOfNpcs, type NpcCount, type NpcDocument } from './npc-document.ts';

/** Number of dice of a match, by origin. */
interface DiceCount {
  /** Thrown by the program, and the same by the seed. */
  readonly seeded: number;
  /** Drawn unseen from a stack or a deck, and the same by the seed. */
  readonly drawn: number;
  /** Typed by hand: nothing can be proved. */
  readonly typed: number;
  /** Rolled in the battle that this one has left: that battle's file proves them. */
  readonly earlier: number;
  /** Of a battle that was hosted: the same by the secrets of its host and its seats. */
  readonly proven: number;
  /** Of a file without a seed, or of a battle from before it was hosted: nothing can be proved either. */
  readonly unseeded: number;
}

export interface Verified {
  readonly entries: number;
  /** Of the entries before the fault. */
  readonly dice: DiceCount;
  /** Is the file as the program wrote it? */
  readonly seal: Seal;
  /** Of the entries before the fault; absent where no NPC plays, or nobody knows their document. */
  readonly npcs?: NpcCount;
  /** The first entry that does not follow from the rules, the seed or the NPC document; undefined when all do. */
  readonly fault?: Drift;
  /** The dice of the fault, where dice are at fault. */
  readonly wrong?: WrongDice;
}

/** Dice of a record, and the ones that there should be: by the seed, or by the secrets of a battle that was hosted. */
interface WrongDice {
  readonly found: Json;
  readonly due: Json;
  readonly by: 'seed' | 'secrets';
}

export type Verification = { readonly ok: true; readonly verified: Verified } | { readonly ok: false; readonly problem: FileProblem };

/** Dice of an entry by the proof in a file's header; undefined of files and entries without one. */
export type Proven = (header: Header) => ((entry: number) => Source | undefined) | undefined;

/** Words for what rolls and draws are for, by their purpose. */
export type Called = (purpose: string) => Text;

/**
 * Plays a match file again from its header alone: every command and answer must be legal, every die not typed must be that of the seed, and NPCs must
 * have done what their document prescribes. `proven` reads the proof of a battle that was hosted, which counts before any seed.
 */
export function verifyMatch<Setup, S, C, E>(
  system: System<Setup, S, C, E>,
  text: string,
  parseSetup: SetupParser<Setup>,
  called: Called = (purpose) => ({ fr: purpose, en: purpose }),
  document?: NpcDocument<S, C>,
  proven?: Proven,
): Verification {
  const loaded = loadMatch(system, text, parseSetup);
  if (!loaded.ok) return loaded;
  const { match, meta, drift, seal } = loaded;
  const sound = match.entries.slice(0, drift?.entry);
  const waiting = match.pending && !drift ? [match.pending] : [];
  const settings = typeof meta.seed === 'string' ? settingsFromMeta(meta) : undefined;
  const head = readHeader(text);
  const proof = head.ok ? proven?.(head.header) : undefined;
  const count = { seeded: 0, drawn: 0, typed: 0, earlier: 0, proven: 0, unseeded: 0 };
  const seats = seatsOfNpcs(settingsFromMeta(meta));
  const npcs = document && seats.size > 0 ? inspectNpcs(document, seats) : undefined;
  const state = system.setup(match.setup);
  const diceOf = (entry: number): SeedOfEntry | undefined =>
    proof ? provenOf(proof(entry)) : settings && seedOf(settings, entry, match.agreements);
  const verified = (fault: Drift | undefined, wrong?: WrongDice): Verification => ({
    ok: true,
    verified: { entries: match.entries.length, dice: count, seal, ...(npcs && { npcs: npcs.count }), fault, ...(wrong && { wrong }) },
  });
  for (const [entry, given] of [...sound, ...waiting].entries()) {
    // A correction is a person's, whatever seat it names.
    if (!system.corrects?.(given.command)) npcs?.command(system.view(state, given.seat), given.seat, given.command);
    const asked = (question: Question, answer: Answer, now: S): void => npcs?.answer(now, question, answer);
    const other = look(system, state, given, allOf(given), diceOf(entry), count, asked);
    const departed = npcs?.departure();
    if (departed) return verified({ entry, reason: departed });
    if (other) return verified({ entry, reason: otherText(other, called(other.purpose)) }, wrongIn(other));
  }
  const strange = drift && match.entries[drift.entry];
  if (!drift || !strange) return verified(drift);
  npcs?.command(system.view(state, strange.seat), strange.seat, strange.command);
  const departed = npcs?.departure();
  // Dice that were changed by hand lead to other facts or questions: the dice are named.
  const isPlayed = !departed && !commandRefusal(system, state, strange.seat, strange.command);
  const other = isPlayed ? look(system, state, strange, fittingOf(strange), diceOf(drift.entry), { ...count }, () => undefined) : undefined;
  if (other) return verified({ ...drift, reason: otherText(other, called(other.purpose)) }, wrongIn(other));
  return verified({ ...drift, reason: joined([departed, drift.reason]) });
}

const joined = (reasons: readonly (Text | undefined)[]): Text => {
  const told = reasons.flatMap((one) => one ?? []);
  return { fr: told.map(({ fr }) => fr).join('\u00a0; '), en: told.map(({ en }) => en).join('; ') };
};

/** Dice of the seed for an entry, and those of another battle among them. */
interface SeedOfEntry {
  readonly dice: Source;
  /** The dice follow from the proof of a battle that was hosted. */
  readonly proven?: true;
  isEarlier(index: number): boolean;
}

const seedOf = (settings: MatchSettings, entry: number, agreements: readonly Agreement[]): SeedOfEntry => ({
  dice: diceThrough(settings)(entry, agreements),
  isEarlier: (index) => isOfAnother(settings, { entries: entry, answers: index }),
});

const provenOf = (dice: Source | undefined): SeedOfEntry | undefined => dice && { dice, proven: true, isEarlier: () => false };

type Counts = { -readonly [K in keyof DiceCount]: number };

/** The recorded answer to the index-th question of a command. */
type RecordedAnswer = (question: Question, index: number) => Answer | undefined;
interface Answered {
  readonly answers: readonly Recorded[];
}
const allOf =
  ({ answers }: Answered): RecordedAnswer =>
  (_question, index) =>
    answers[index]?.answer;
/** Answers of a command that does not follow, up to the first that was given to another question. */
const fittingOf =
  ({ answers }: Answered): RecordedAnswer =>
  (question, index) =>
    answers[index]?.question === digest(question) ? answers[index]?.answer : undefined;

/** A roll or draw that is not as the seed gives it. */
interface OtherDice {
  readonly purpose: string;
  readonly blind: boolean;
  readonly found: Json;
  readonly seeded: Json;
  readonly proven: boolean;
}

/** Carries a command out on `state` as it was, and compares its dice with those of the seed; the first that differs is told. `asked` hears of questions and answers. */
function look<Setup, S, C, E>(
  system: System<Setup, S, C, E>,
  state: S,
  { seat, command }: { readonly seat: Seat; readonly command: C },
  answerTo: RecordedAnswer,
  seed: SeedOfEntry | undefined,
  count: Counts,
  asked: (question: Question, answer: Answer, now: S) => void,
): OtherDice | undefined {
  let wrong: OtherDice | undefined;
  const counted = (kind: keyof Counts, faces: number): void => void (count[kind] += faces);
  resolve(system, state, seat, command, (question, index, now) => {
    const answer = answerTo(question, index);
    if (answer !== undefined) asked(question, answer, now);
    if (answer === undefined || question.kind !== 'roll' || wrong) return answer;
    if (seed?.isEarlier(index)) {
      counted('earlier', question.faces.length);
      return answer;
    }
    const thrown = seed?.dice(question, index, now);
    if (thrown !== undefined && digest(thrown) !== digest(answer))
      wrong = { purpose: question.purpose, blind: question.blind === true, found: answer, seeded: thrown, proven: seed?.proven === true };
    else counted(originOf(seed, thrown, question.blind), question.faces.length);
    return answer;
  });
  return wrong;
}

const wrongIn = ({ found, seeded, proven }: OtherDice): WrongDice => ({ found, due: seeded, by: proven ? 'secrets' : 'seed' });

/** The kind of a roll or draw that is as it should be: `thrown` as the seed gives it. */
function originOf(seed: SeedOfEntry | undefined, thrown: Answer | undefined, blind: boolean | undefined): keyof Counts {
  if (!seed) return 'unseeded';
  if (thrown === undefined) return seed.proven ? 'unseeded' : 'typed';
  if (seed.proven) return 'proven';
  return blind ? 'drawn' : 'seeded';
}

function otherText({ blind, proven, ...dice }: OtherDice, what: Text): Text {
  const [found, seeded] = [dice.found, dice.seeded].map((faces) => [faces].flat().join(' '));
  if (proven)
    return {
      fr: `le tirage «\u00a0${what.fr}\u00a0» donne ${found}, les secrets de l’hôte et des sièges ${seeded}`,
      en: `"${what.en}" gives ${found}, the secrets of host and seats ${seeded}`,
    };
  return blind
    ? { fr: `le tirage « ${what.fr} » donne ${found}, la graine ${seeded}`, en: `the draw "${what.en}" gives ${found}, the seed ${seeded}` }
    : {
        fr: `le jet « ${what.fr} » montre ${found}, la graine donne ${seeded}`,
        en: `the roll "${what.en}" shows ${found}, the seed gives ${seeded}`,
      };
}

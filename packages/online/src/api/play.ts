import type { Agreement, Outcome, Question } from '@escarmouche/referee';
import type { Proposal, Undo } from '@escarmouche/session';
import { z } from 'zod';
import type { Reply } from '../acts.ts';
import type { ToldClocks } from '../clock.ts';
import type { Told, Welcome } from '../told.ts';
import { count, holders, id, json, name, refusal, seat, seats, text, time, type Of } from './values.ts';

/** Battles that have begun: acts and news. */

const kind = z.enum(['takeBack', 'draw', 'concession', 'abandonment', 'timeout', 'skip', 'rematch']);

const deed = name(
  'Deed',
  'A deed of a seat: a command, an answer to the question that waits, a proposal to the others, or a reply to one.',
  z.discriminatedUnion('do', [
    z.strictObject({ do: z.literal('submit'), command: json }),
    z.strictObject({ do: z.literal('answer'), value: json }),
    z.strictObject({ do: z.literal('propose'), kind, about: seat.exactOptional() }),
    z.strictObject({ do: z.literal('consent'), agrees: z.boolean() }),
  ]),
);
export const act = name(
  'Act',
  'A deed of a seat under a name of its own and the next number among the acts of the seat. Sent again, it is done once.',
  z.strictObject({ seat, act: z.strictObject({ id, n: z.int().min(1), deed }) }),
);

export const replied: z.ZodType<Reply> = name(
  'ActReply',
  'The act is kept as a row of the battle, the rules refuse it, or the seat has acted elsewhere meanwhile.',
  z.discriminatedUnion('status', [
    z.strictObject({ status: z.literal('kept'), sequence: z.int().min(1) }),
    z.strictObject({ status: z.literal('refused'), refusal }),
    z.strictObject({ status: z.literal('stale') }),
  ]),
);

export const welcome: z.ZodType<Welcome<unknown>> = name(
  'Welcome',
  'The beginning of a battle as the viewer may know it.',
  z.strictObject({
    viewer: seat,
    settings: z.strictObject({
      dice: z.record(seat, z.enum(['seeded', 'typed', 'scripted'])),
      seats: holders,
      notes: z.record(z.string(), z.string()),
      lot: z.int().exactOptional(),
    }),
    beginning: z.unknown(),
  }),
);

const outcome: z.ZodType<Outcome> = name(
  'Outcome',
  'The end of a battle; no winners: a draw.',
  z.strictObject({
    winners: z.array(z.string()).describe('Sides that have won.'),
    rule: z.string().exactOptional(),
    reason: text,
    reasons: z.array(z.strictObject({ rule: z.string(), text })).exactOptional(),
    scores: z.strictObject({ label: text, of: z.number().exactOptional(), bySide: z.record(z.string(), z.number()) }).exactOptional(),
  }),
);

const place = z.strictObject({ entries: count, answers: count.exactOptional() });
const between = { by: seat, with: seats, at: place };
const agreement: z.ZodType<Agreement> = name(
  'Agreement',
  'Something on which seats have agreed beside the rules.',
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('takeBack'), ...between, gone: count }),
    z.strictObject({ kind: z.literal('skip'), ...between, seat }),
    z.strictObject({
      kind: z.enum(['draw', 'concession', 'abandonment', 'timeout']),
      ...between,
      outcome,
      seat: seat.exactOptional(),
    }),
  ]),
);

const undo: z.ZodType<Undo> = name(
  'Undo',
  'The effect of a taking back, and whether it is free.',
  z.strictObject({ to: place, gone: count, free: z.boolean(), parts: z.record(z.string(), json).exactOptional() }),
);
const proposal: z.ZodType<Proposal> = name(
  'Proposal',
  'An open proposal, and the seats that have yet to reply.',
  z.strictObject({
    kind,
    by: seat,
    asked: seats,
    undo: undo.exactOptional(),
    about: z
      .strictObject({ seat, pass: z.union([z.strictObject({ command: z.unknown() }), z.strictObject({ answer: json })]).exactOptional() })
      .exactOptional(),
  }),
);

const pool = z.strictObject({
  dice: z.int(),
  faces: z.int(),
  keep: z.strictObject({ count: z.int(), which: z.enum(['highest', 'lowest']) }).exactOptional(),
  explode: z.int().exactOptional(),
  hit: z.int().exactOptional(),
  need: z.int().exactOptional(),
  modifiers: z.array(z.strictObject({ rule: z.string(), effect: z.string(), cause: json.exactOptional() })),
});
const choice = z.strictObject({
  kind: z.literal('choice'),
  purpose: z.string().describe('The kind of question, a word of the game.'),
  seat,
  about: json.exactOptional(),
  options: z.array(json).exactOptional().describe('The answers allowed; absent where the rules check what is answered.'),
  secret: z.literal(true).exactOptional(),
});
const question: z.ZodType<Question> = name(
  'Question',
  'A question in the midst of a command: a choice of a seat, a secret choice of several, or dice.',
  z.discriminatedUnion('kind', [
    choice,
    z.strictObject({ kind: z.literal('commit'), purpose: z.string(), parts: z.array(choice) }),
    z.strictObject({
      kind: z.literal('roll'),
      purpose: z.string(),
      faces: z.array(z.int()),
      seat: seat.exactOptional(),
      about: json.exactOptional(),
      pool: pool.exactOptional(),
      blind: z.literal(true).exactOptional(),
    }),
  ]),
);

const entry = z.strictObject({
  seat,
  command: z.unknown(),
  answers: z.array(z.strictObject({ question: z.string(), answer: json })).describe('Told once the battle is over.'),
  events: z.array(z.unknown()),
});

const clocks: z.ZodType<ToldClocks> = name(
  'Clocks',
  'Milliseconds that seats have left at the time `since`; a seat that is not listed has all of `terms.start`.',
  z.strictObject({
    left: z.record(seat, z.number()),
    running: seats,
    since: time,
    stopped: z.literal(true).exactOptional(),
    now: time,
    terms: z.strictObject({ start: z.number(), gain: z.number(), capped: z.boolean() }),
  }),
);

export const told: z.ZodType<Told<unknown, unknown, unknown>> = name(
  'Told',
  'All that a seat has not heard yet, in one: entries after the first `left` that it knows, and how the battle stands after them.',
  z.strictObject({
    since: count,
    sequence: count.describe('Number of the last act that is told.'),
    left: count.describe('Entries heard before that stay.'),
    entries: z.array(entry),
    waiting: z
      .strictObject({ seat, command: z.unknown(), question, asked: seats, events: z.array(z.unknown()) })
      .exactOptional()
      .describe('The command that waits for an answer.'),
    active: seats.describe('Seats that may command now.'),
    agreements: z.array(agreement),
    proposal: proposal.exactOptional(),
    outcome: outcome.exactOptional(),
    beginning: z.unknown().exactOptional().describe('Of a battle that is over: its beginning, with all that was hidden.'),
    acts: count.describe('Acts of this seat so far.'),
    clocks: clocks.exactOptional(),
    rematch: z.literal(true).exactOptional(),
    undo: undo.exactOptional(),
    mayForce: z.boolean(),
    print: z.string().describe('Digest of the state as the seat sees it.'),
  }),
);

const offer = z.strictObject({
  id: z.string(),
  type: z.string().describe('The kind of command, a word of the game.'),
  refusal: refusal.exactOptional().describe('The reason why it is not legal now.'),
  command: z.unknown().exactOptional().describe('A command that may be sent as it is, unless it is refused.'),
  isOpen: z
    .literal(true)
    .exactOptional()
    .describe('There are other commands of the kind: this one is drawn at random among the legal ones.'),
});
export const decision = name(
  'Decision',
  'The battle as a seat may know it, and the legal ways on for that seat, for players that do not know the rules.',
  z.strictObject({
    sequence: count.describe('Number of the last act.'),
    acts: count.describe('Acts of this seat so far: the next has the number after it.'),
    state: z.unknown(),
    asked: seats.describe('Seats whose act is awaited; none once the battle is over, or while somebody is asked in secret.'),
    offers: z.array(offer).describe('Commands of this seat, where it may command now.'),
    question: choice.exactOptional().describe('The question that this seat has to answer.'),
    answer: json.exactOptional().describe('A legal answer, drawn at random.'),
    proposal: proposal.exactOptional(),
    clocks: clocks.exactOptional(),
    outcome: outcome.exactOptional(),
  }),
);
export type Decision = Of<typeof decision>;

export const file = name('File', 'The match file of a battle that is over.', z.strictObject({ file: z.string() }));

import { remoteSeat, type Act, type Reply } from '@escarmouche/online';
import { choiceOf, type Answer, type ChoiceQuestion, type Seat } from '@escarmouche/referee';
import { PERSON, type Snapshot } from '@escarmouche/session';
import type { LeftPolicy, Policies } from '../host/policies.ts';
import type { BotLog, Opened } from './machines.ts';
import type { Thinkers } from './thinkers.ts';

/** Milliseconds until what has failed is tried again: the first time, and at most. */
const AGAIN = 1000;
const AGAIN_AT_MOST = 300_000;

/** A play for a seat. */
type Play = { readonly command: object } | { readonly answer: Answer };
type Seen = Snapshot<{ readonly scene: object }, object, object>;

/** The seat's own turn has come since the policy was left. */
function isOver({ pass, entries: since }: LeftPolicy, seat: Seat, { active, entries }: Seen): boolean {
  return pass === 'turn' && active.includes(seat) && entries.slice(since).some((entry) => entry.seat !== seat && entry.seat !== '');
}

/**
 * Answers and plays for persons what they have left in advance, by acts of their seats whose names follow from their numbers, as those of bots do. While
 * something is proposed nothing is done, since whoever plays on has refused. Returns what ends it.
 */
export function advanceOf({ id, header, system, battle, passes }: Opened, policies: Policies, thinkers: Thinkers, log: BotLog): () => void {
  let closed = false;
  let left: ReadonlyMap<Seat, LeftPolicy> = new Map();
  const seats = new Map<Seat, ReturnType<typeof seated>>();
  let turn: Promise<void> = Promise.resolve();
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;

  function seated(seat: Seat) {
    const send = (act: Act<object>): Promise<Reply> => battle.act(seat, { ...act, id: `advance ${act.n}` });
    return remoteSeat(system, battle.welcome(seat), send, () => '');
  }

  /** The likeliest shot where it is likely enough. */
  async function reaction(seat: Seat, { state }: Seen, question: ChoiceQuestion, percent: number): Promise<Answer | undefined> {
    const { scene, ...rest } = state;
    const job = { battle: id, system: header.system, holder: PERSON, seat, state: rest, seed: '' };
    const { command, chance = 0 } = await thinkers.think({ ...job, about: { do: 'react', question } }, scene);
    return command && chance * 100 >= percent ? { do: 'react', command: command as never } : passes(question);
  }

  async function playOf(seat: Seat, { react, pass, forced }: LeftPolicy, now: Seen): Promise<Play | undefined> {
    const { waiting, agreements, entries } = now;
    const question = waiting?.asked.includes(seat) ? choiceOf(waiting.question, seat, waiting.asked) : undefined;
    const inPassing = question && waiting?.seat !== seat ? question : undefined;
    if (inPassing?.purpose === 'alert' && react !== undefined) {
      const value = await reaction(seat, now, inPassing, react);
      if (value !== undefined) return { answer: value };
    }
    const value = pass && inPassing && passes(inPassing);
    if (value !== undefined) return { answer: value };
    // A command that was taken back is not played again by itself.
    const isTakenBack = agreements.at(-1)?.at.entries === entries.length;
    return forced && !isTakenBack ? seats.get(seat)?.forced() : undefined;
  }

  async function look(seat: Seat, policy: LeftPolicy): Promise<void> {
    const session = seats.get(seat) ?? seated(seat);
    seats.set(seat, session);
    if (battle.sequence > session.heard) session.hear(battle.told(seat, session.heard));
    const now = session.snapshot();
    if (now.proposal || now.outcome) return;
    if (isOver(policy, seat, now)) {
      const { pass: _over, ...rest } = policy;
      await policies.leave(id, seat, rest);
      return;
    }
    const play = await playOf(seat, policy, now);
    if (!play || closed || battle.sequence !== session.heard) return;
    const reply = await ('command' in play ? session.submit(play.command) : session.answer(play.answer));
    if (reply.status === 'refused') log({ battle: id, seat, reason: reply.refusal });
  }

  /** One look after the other: a battle that changes meanwhile is looked at anew. */
  function inTurn(task: () => Promise<void>): void {
    turn = turn
      .then(() => (closed ? undefined : task()))
      .then(() => {
        failures = 0;
      })
      .catch(failed);
  }
  function failed(reason: unknown): void {
    if (closed) return;
    log({ battle: id, reason });
    clearTimeout(timer);
    timer = setTimeout(() => inTurn(read), Math.min(AGAIN_AT_MOST, AGAIN * 2 ** failures++)).unref();
  }
  async function lookAtAll(): Promise<void> {
    for (const [seat, policy] of left) await look(seat, policy);
  }
  async function read(): Promise<void> {
    left = await policies.of(id);
    await lookAtAll();
  }

  const ends = [
    battle.attend(() => {
      if (left.size > 0) inTurn(lookAtAll);
    }),
    policies.subscribe(id, () => inTurn(read)),
  ];
  inTurn(read);
  return () => {
    closed = true;
    clearTimeout(timer);
    for (const end of ends) end();
  };
}

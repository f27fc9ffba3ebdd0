import { bandBattle } from '@escarmouche/games/bands';
import { gameOf, type Game } from '@escarmouche/games/game';
import { choiceOf, mix, randomFrom, type Random } from '@escarmouche/referee';
import { loadSession, NPC, openSession, PERSON, type HostSession } from '@escarmouche/session';
import { expect, test } from 'vitest';
import { corner } from './testing-corner.ts';

type Session = HostSession<never, object, object, never>;

/** Entries after which a battle is compared. */
const MOST = 24;

/** A person with two figures against an assassin and an elite. */
function begun(game: Game): Session {
  const { system, bands } = game;
  const [one] = bands?.ready ?? [];
  if (!bands || !one) throw new Error('no bands');
  const two = { ...one, figures: one.figures.slice(0, 2) };
  const setup = bandBattle(bands, [two, two], corner(), {}, false);
  const [first, second] = setup.groups[1]?.figures ?? [];
  if (!first || !second) throw new Error('no figures');
  const roles = {
    [first.id]: { mission: { type: 'assassin' }, behaviour: 'walker' },
    [second.id]: { mission: { type: 'elite' }, behaviour: 'walker' },
  } as const;
  const settings = { seed: 'npcs', generator: 'sfc32', dice: {}, seats: { a: PERSON, b: NPC }, notes: {} } as const;
  // Read from a file as any other, so that the parts of the set-up stand in the same order.
  return opened(game, openSession(system, { ...setup, npcs: { roles } } as never, settings).save());
}

/** Plays on until so many entries; the person takes the usual bot's advice, so that the same moment has the same advice. */
async function playedOn({ bots, bot, npc }: Game, session: Session, most = MOST): Promise<Session> {
  const [document, advice] = [npc?.(), bots[bot]?.()];
  if (!document || !advice) throw new Error('no players');
  for (let now = session.snapshot(); now.entries.length < most && !now.outcome; now = session.snapshot()) {
    const random: Random = randomFrom(mix(7, now.entries.length));
    const seat = now.waiting?.asked[0] ?? now.active[0] ?? '';
    const player = seat === 'b' ? document : advice;
    const state = session.system.view(now.state, seat);
    const question = now.waiting && choiceOf(now.waiting.question, seat, now.waiting.asked);
    const { status } = question
      ? await session.answer(player.answer(state, question, random), seat)
      : await session.submit(seat, player.decide(state, seat, random).command);
    if (status === 'refused') throw new Error('refused');
  }
  return session;
}

function opened({ system, parseSetup }: Game, file: string): Session {
  const found = loadSession(system, file, parseSetup);
  if (!found.ok) throw new Error(found.problem.reason.en);
  return found.host as unknown as Session;
}

/** The first entry of each kind of moment, in the battle that nobody interrupts. */
function momentsOf(session: Session): Readonly<Record<string, number>> {
  const { entries } = session.snapshot();
  const after = (found: (command: { readonly type?: string; readonly rule?: string }, at: number) => boolean): number =>
    entries.findIndex(({ seat, command }, at) => seat === 'b' && found(command, at)) + 1;
  const acts = new Set(['move', 'shoot', 'run', 'fight', 'special']);
  const moments = {
    'a consult': after(({ type }) => type === 'consult'),
    'the note of an assassin’s target': after(({ type, rule }) => type === 'note' && rule === 'AI-MIS-ASSASSIN'),
    'the first action of an activation': after(({ type = '' }, at) => acts.has(type) && entries[at + 1]?.seat === 'b'),
  };
  expect(Object.values(moments)).not.toContain(0);
  return moments;
}

/** Each game with a battle that nobody interrupts. */
const games = await Promise.all(
  ['urss-classic', 'urss-kit'].map(async (id) => {
    const game = await gameOf(id);
    return [id, game, await playedOn(game, begun(game))] as const;
  }),
);

test.each(games)(
  'AI-DICE-WHEN AI-ACT-REPLAN: a battle of %s that is saved and opened again in its middle goes on as if nobody had',
  async (_id, game, whole) => {
    for (const [moment, entries] of Object.entries(momentsOf(whole))) {
      const stopped = await playedOn(game, begun(game), entries);
      const again = await playedOn(game, opened(game, stopped.save()));
      expect(again.save(), `after ${moment}`).toBe(whole.save());
    }
  },
);

test.each(games)(
  'AI-DICE-WHEN AI-ACT-REPLAN: a battle of %s in whose middle a person takes a decision back goes on the same, opened again or not',
  async (_id, game, whole) => {
    for (const [moment, entries] of Object.entries(momentsOf(whole))) {
      const session = await playedOn(game, begun(game), entries);
      expect(await session.propose('a', 'takeBack'), moment).toEqual({ status: 'done' });
      expect(session.snapshot().entries.length).toBeLessThan(entries);
      const file = session.save();
      const [kept, again] = [await playedOn(game, session), await playedOn(game, opened(game, file))];
      expect(again.save(), `after ${moment}`).toBe(kept.save());
    }
  },
);

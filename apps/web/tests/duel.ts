import { contentFor, maps } from '@escarmouche/content';
import { BOT, PERSON, openSession, type DiceOf, type SeatHolder } from '@escarmouche/session';
import { sheetFrom, urssClassic, type Command, type GroupSetup, type Setup } from '@escarmouche/urss-classic';
import type { Page } from '@playwright/test';
import { inARow } from './in-a-row.ts';
import { openMatch, rests } from './play.ts';

export interface Duel {
  /** Profiles by name, as the set-up page shows them, and how many of each. */
  readonly sides: readonly [Readonly<Record<string, number>>, Readonly<Record<string, number>>];
  readonly seed: string;
  /** By name; the first where none is given. */
  readonly map?: string;
  /** Every person throws real dice. */
  readonly typed?: boolean;
  /** An opponent plays side B. */
  readonly opponent?: boolean;
  /** Where it is opened: before the order of play is rolled, or in the first turn, everybody in a row along the front of their zone. */
  readonly at?: 'start' | 'first turn';
}

const CONTENT = 'star-wars';
const SEATS = ['a', 'b'] as const;
const NAMES = [
  ['Arno', 'Bela', 'Cass', 'Dorn', 'Edda', 'Faro', 'Gil', 'Hana', 'Ivo', 'Jade', 'Karl', 'Lome'],
  ['Rask', 'Sven', 'Tarn', 'Ulm', 'Vera', 'Wulf', 'Xan', 'Yva', 'Zed', 'Ambre', 'Brom', 'Ciro'],
] as const;

function setupOf({ sides, map }: Duel): { readonly setup: Setup; readonly ground: string } {
  const content = contentFor(CONTENT);
  const ground = map === undefined ? maps[0] : maps.find(({ name }) => name.fr === map);
  if (!content || !ground) throw new Error('nothing to play with');
  const groups = SEATS.flatMap((seat, side): GroupSetup[] => {
    const zone = ground.zones[side];
    const wanted = Object.entries(sides[side] ?? {}).flatMap(([name, count]) => {
      const profile = Object.values(content.profiles).find((one) => one.name.fr === name);
      if (!profile) throw new Error(`no profile ${name}`);
      return Array.from({ length: count }, () => profile);
    });
    const figures = wanted.map((profile, i) => sheetFrom(content, profile, `${seat}${i + 1}`, NAMES[side]?.[i] ?? `${seat}${i}`, seat));
    return zone ? [{ id: seat, name: side === 0 ? 'Camp A' : 'Camp B', side: seat, seat, zone, figures }] : [];
  });
  return { setup: { adaptation: CONTENT, options: {}, table: ground.table, groups }, ground: ground.id };
}

/** The match file of a small battle. */
async function duelFile(duel: Duel): Promise<string> {
  const { setup, ground } = setupOf(duel);
  const { seed, typed = false, opponent = false } = duel;
  const seats: Record<string, SeatHolder> = { a: PERSON, b: opponent ? BOT : PERSON };
  const thrown: Record<string, DiceOf> = { a: 'typed', b: opponent ? 'seeded' : 'typed' };
  const session = openSession(urssClassic, setup, { seed, dice: typed ? thrown : {}, seats, notes: { map: ground } });
  const give = async (...commands: readonly Command[]): Promise<void> => {
    for (const command of commands) {
      const progress = await session.submit(session.snapshot().active[0] ?? '', command);
      if (progress.status === 'refused') throw new Error(progress.refusal.reason.en);
    }
  };
  if (duel.at !== 'start') {
    await give({ type: 'rollOrder' });
    while (session.snapshot().state.phase === 'deployment') {
      const { state } = session.snapshot();
      await give(...inARow(state, state.group), { type: 'endDeployment' });
    }
  }
  return session.save();
}

/** Opens a small battle at the table, where somebody is asked to do something; returns the id it is kept by. */
export async function openDuel(page: Page, duel: Duel): Promise<string> {
  const id = await openMatch(page, await duelFile(duel));
  await rests(page);
  return id;
}

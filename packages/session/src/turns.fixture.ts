import { refuse, type System } from '@escarmouche/referee';
import { PERSON } from './holder.ts';
import { openSession, type HostSession } from './host.ts';
import { loadSession } from './load.ts';
import type { MatchSettings } from './match-settings.ts';

/** Three seats in turn, each on a side of its own but c, who fights for a's. A step asks nobody, a roll throws, a dare asks the next seat, a duel two in secret. */
export interface State {
  turn: number;
  done: string[];
}
export type Command = { readonly type: 'step' | 'roll' | 'dare' | 'duel' };
type Questions = { readonly dare: { readonly answer: boolean }; readonly duel: { readonly answer: number } };
const SEATS = ['a', 'b', 'c'];
const seatAt = (turn: number): string => SEATS[turn % SEATS.length] ?? '';
export const turns: System<null, State, Command, string, Questions> = {
  id: 'turns',
  version: '1',
  setup: () => ({ turn: 0, done: [] }),
  active: ({ turn }) => [seatAt(turn)],
  sides: () => ({ red: ['a', 'c'], blue: ['b'] }),
  offers: () => [],
  check: ({ turn }, seat) => (seat === seatAt(turn) ? undefined : refuse('TURN', 'Pas votre tour.', 'Not your turn.')),
  play(turn, seat, { type }) {
    if (type === 'roll') turn.emit(`${seat} rolls ${String(turn.dice('roll', [1000], undefined, seat)[0])}`);
    if (type === 'dare') turn.emit(`dared ${String(turn.choose('dare', { seat: seatAt(turn.state.turn + 1), options: [true, false] }))}`);
    if (type === 'duel')
      turn.emit(
        `duel ${turn
          .commit(
            'duel',
            ['a', 'b'].map((one) => ({ seat: one, options: [1, 2] })),
          )
          .join(' ')}`,
      );
    turn.emit(`${seat} ${type}`);
  },
  reduce(state, event) {
    state.done.push(event);
    if (SEATS.some((seat) => event.startsWith(`${seat} `) && !event.includes('rolls'))) state.turn++;
  },
  view: (state) => state,
  redact: (event) => event,
  idle: ({ purpose }, answer) => purpose === 'dare' && answer === false,
  outcome: () => undefined,
  describe: () => undefined,
};

const persons: MatchSettings['seats'] = { a: PERSON, b: PERSON, c: PERSON };
export const parse = (): { ok: true; setup: null } => ({ ok: true, setup: null });
export type Opened = HostSession<null, State, Command, string>;

export async function played(commands: readonly Command['type'][], seats = persons): Promise<Opened> {
  const session: Opened = openSession(turns, null, { seed: 'by consent', generator: 'sfc32', dice: {}, seats, notes: {} });
  for (const [turn, type] of commands.entries()) await session.submit(seatAt(turn), { type });
  return session;
}
export const done = (session: Opened): readonly string[] => session.snapshot().state.done;
export const reloaded = (session: Opened): Opened => {
  const opened = loadSession<null, State, Command, string>(turns, session.save(), parse);
  if (!opened.ok) throw new Error(opened.problem.reason.en);
  if (opened.drift) throw new Error(opened.drift.reason.en);
  return opened.host;
};

import { gameOf } from '../../../packages/games/src/game.ts';
import { openBattle, remoteSeat, type Act, type RemoteSeat } from '../../../packages/online/src/index.ts';
import { memoryStore } from '../../../packages/online/src/memory-store.ts';
import { choiceOf, randomFrom, type Answers, type Question, type Random, type Seat } from '../../../packages/referee/src/index.ts';
import { zombies, type Command, type State } from '../../../packages/systems/zombies/src/index.ts';
import { drawnDice } from '../../../packages/online/src/dice.ts';
import { SETUP } from '../record.ts';

/** An act of a battle that is still to be played. */
export interface Planned {
  readonly seat: Seat;
  readonly act: Act<object>;
}

type AnySeat = RemoteSeat<unknown, State, Command, object>;

/** Plays a battle in memory, by its own dice: what its seats will do. */
export async function scriptOf(
  key: string,
  settings: Parameters<typeof openBattle>[0]['settings'],
  acts: number,
): Promise<readonly Planned[]> {
  await gameOf('zombies');
  const dice = (draw: Parameters<typeof drawnDice>[1]) => drawnDice(key, draw) as Answers<State>;
  const battle = await openBattle({ system: zombies, setup: SETUP, settings, dice, now: Date.now }, memoryStore(), 'script');
  const random = randomFrom(7);
  const planned: Planned[] = [];
  const counts: Record<Seat, number> = {};
  const seats = new Map<Seat, AnySeat>(
    SETUP.seats.map(({ seat }) => {
      const send = (act: Act<Command>) => {
        planned.push({ seat, act: act as unknown as Act<object> });
        return battle.act(seat, act as never);
      };
      const id = (): string => `act ${(counts[seat] = (counts[seat] ?? 0) + 1)}`;
      return [seat, remoteSeat(zombies, battle.welcome(seat), send, id) as unknown as AnySeat];
    }),
  );
  while (planned.length < acts) {
    const { waiting, active, outcome } = battle.told('', battle.sequence);
    if (outcome) break;
    // A question in secret is known to its seat alone.
    const secretly = () => SETUP.seats.find(({ seat }) => battle.told(seat, battle.sequence).waiting?.asked.includes(seat))?.seat;
    const asked = (waiting?.asked ?? active)[0] ?? secretly() ?? '';
    const seat = seats.get(asked);
    if (!seat) throw new Error('nobody is asked');
    seat.hear(battle.told(asked, seat.heard) as never);
    const own = seat.snapshot();
    const question = own.waiting && choiceOf(own.waiting.question, asked, own.waiting.asked);
    const done = question ? await seat.answer(payment(question)) : await seat.submit(commandOf(own.state, asked, random));
    if (done.status === 'refused') throw new Error('the script is refused');
  }
  return planned;
}

/** Players pay with bullets as long as they last, and use no window. */
const payment = (question: Question) => ('purpose' in question && question.purpose === 'loss' ? 'bullets' : { pass: 'window' });

/** At random, but on: as the recorded games of the peer. */
function commandOf(state: State, seat: Seat, random: Random): Command {
  const open = zombies.offers(state, seat).filter(({ refusal, type }) => !refusal && type !== 'use');
  const onward = open.filter(({ type }) => type !== 'stay' && type !== 'halt' && (type !== 'play' || random(4) === 0));
  const types = [...new Set(onward.map(({ type }) => type))];
  const type = types[random(Math.max(1, types.length))];
  const some = onward.filter((offer) => offer.type === type);
  const offer = some[random(Math.max(1, some.length))];
  return offer?.command ?? offer?.sample?.(random) ?? { type: 'halt' };
}

import { randomInt } from 'node:crypto';
import { gameOf, type Game } from '@escarmouche/games/game';
import { remoteSeat, type RemoteSeat, type Store, type Told, type Welcome } from '@escarmouche/online';
import type { Decision, Header } from '@escarmouche/online/api';
import { choiceOf, type Offer, type Random, type Seat } from '@escarmouche/referee';
import type { AnyBattle } from './battles.ts';

/** A seat of a battle as it would be elsewhere: of what was told to it, and nothing else. */
interface Follower {
  readonly session: RemoteSeat<unknown, object, object, object>;
  readonly system: Game['system'];
}

/** Of nothing the first. */
const random: Random = (n) => (n > 1 ? randomInt(n) : 0);

const NO_ACTS = (): Promise<never> => Promise.reject(new Error('this seat only looks'));

/** Decisions as seats have to take them, for players that do not know the rules. */
export function decisionsOf(store: Pick<Store, 'header'>) {
  /** Followers of the battles in memory. */
  const followers = new WeakMap<AnyBattle, Map<Seat, Promise<Follower>>>();

  async function came(id: string, battle: AnyBattle, seat: Seat): Promise<Follower> {
    const header = JSON.parse((await store.header(id)) ?? '') as Header;
    const { system } = await gameOf(header.system);
    return { system, session: remoteSeat(system, battle.welcome(seat) as Welcome<object>, NO_ACTS, () => '') as never };
  }

  function follower(id: string, battle: AnyBattle, seat: Seat): Promise<Follower> {
    const seats = followers.get(battle) ?? new Map<Seat, Promise<Follower>>();
    followers.set(battle, seats);
    const found = seats.get(seat) ?? came(id, battle, seat);
    seats.set(seat, found);
    found.catch(() => seats.delete(seat));
    return found;
  }

  return {
    /** The decision of a seat ('' looks on) as a battle stands. */
    async of(id: string, battle: AnyBattle, seat: Seat): Promise<Decision> {
      const { session, system } = await follower(id, battle, seat);
      if (session.heard < battle.sequence) session.hear(battle.told(seat, session.heard) as Told<object, object, object>);
      const { state, waiting, active, proposal, outcome } = session.snapshot();
      const isAsked = waiting?.asked.includes(seat) === true;
      const question = isAsked ? choiceOf(waiting.question, seat, waiting.asked) : undefined;
      const answer = question && (question.options?.[random(question.options.length)] ?? system.sampleAnswer?.(state, question, random));
      return {
        sequence: session.heard,
        acts: session.whole?.acts ?? 0,
        state,
        asked: proposal?.asked ?? waiting?.asked ?? active,
        offers: active.includes(seat) ? system.offers(state, seat).map(offered) : [],
        ...(question && { question }),
        ...(answer !== undefined && { answer }),
        ...(proposal && { proposal }),
        ...(session.clocks && { clocks: session.clocks }),
        ...(outcome && { outcome }),
      };
    },
  };
}

export type Decisions = ReturnType<typeof decisionsOf>;

/** An offer as data: of an open one a legal command at random, where one is found. */
function offered({ id, type, refusal, command, sample }: Offer<object>): Decision['offers'][number] {
  const given = command ?? (refusal ? undefined : sample?.(random));
  return { id, type, ...(refusal && { refusal }), ...(given && { command: given }), ...(!command && { isOpen: true }) };
}

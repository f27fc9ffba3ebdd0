import type { Lesson } from '@escarmouche/cases/lesson/lesson';
import { NOBODY, type Json, type Seat, type Text } from '@escarmouche/referee';
import type { SeatHolder } from '@escarmouche/session';
import { randomId } from '../parts/random-id.ts';
import { router } from '../router/router.svelte.ts';
import { gameOf } from '../systems/index.ts';
import type { BattlePlan } from '../systems/new-game.ts';
import { beginBattle } from '../table/battles.ts';

/** Begins the battle of a lesson or puzzle at a table of its own, the dice of its learner dealt from a seed; false without its game. */
export async function beginTaught(
  { system, learner, setup }: Pick<Lesson, 'system' | 'learner' | 'setup'>,
  title: Text,
  holderOf: (seat: Seat) => SeatHolder,
  notes: Readonly<Record<string, string>>,
): Promise<boolean> {
  const game = await gameOf(system);
  if (!game) return false;
  const seats = game.roster(game.system.setup(setup as Json), 'fr').flatMap(({ seat }) => (seat === NOBODY ? [] : [seat]));
  return playAtTable(system, {
    title,
    setup: setup as Json,
    matchSettings: {
      seed: randomId(),
      generator: 'sfc32',
      dice: { [learner]: 'scripted' },
      seats: Object.fromEntries(seats.map((seat) => [seat, holderOf(seat)])),
      notes,
    },
  });
}

/** Begins a battle and goes to its table; false where it cannot be kept. */
export async function playAtTable(system: string, plan: BattlePlan): Promise<boolean> {
  const id = await beginBattle(system, plan);
  if (id !== undefined) router.go(`/table/${id}`);
  return id !== undefined;
}

import type { Policy } from '@escarmouche/online/api';
import type { Seat } from '@escarmouche/referee';
import type { Engine } from '../store/engine.ts';

/** A policy as it was left after so many entries. */
export interface LeftPolicy extends Policy {
  readonly entries: number;
}

/** Answers that seats have left in advance. Each is known to its seat alone. */
export function policiesOf({ db, tell, listenBeside }: Engine) {
  return {
    /** The policies of the seats of a battle. */
    async of(battle: string): Promise<ReadonlyMap<Seat, LeftPolicy>> {
      const found = await db.selectFrom('policy').select(['seat', 'body']).where('battle', '=', battle).execute();
      return new Map(found.map(({ seat, body }) => [seat, JSON.parse(body) as LeftPolicy]));
    },

    /** Leaves a policy in the place of the one before. */
    async leave(battle: string, seat: Seat, policy: LeftPolicy): Promise<void> {
      const body = JSON.stringify(policy);
      await db
        .insertInto('policy')
        .values({ battle, seat, body })
        .onConflict((there) => there.columns(['battle', 'seat']).doUpdateSet({ body }))
        .execute();
      await tell(battle);
    },

    /** Calls back when policies of a battle may have changed, on any node; returns what ends it. */
    subscribe: (battle: string, listener: () => void): (() => void) =>
      listenBeside((changed) => {
        if (changed === undefined || changed === battle) listener();
      }),
  };
}

export type Policies = ReturnType<typeof policiesOf>;

import type { Gathering } from '@escarmouche/online/api';
import type { Seat } from '@escarmouche/referee';
import { ask } from './api.ts';
import { showSecrets } from './seating.ts';

const EVERY = 1500;

/** Follows a battle until everybody is there; `begun` hears that. Begin it within a component. */
export function createGathering(battle: string, own: readonly Seat[], begun: () => void) {
  let now = $state.raw<Gathering>();
  let unreached = $state(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  async function look(): Promise<void> {
    const told = await ask<Gathering>('GET', `battles/${battle}`);
    if (closed) return;
    unreached = !told.ok;
    if (told.ok) {
      now = told.value;
      const all = await showSecrets(battle, told.value, own);
      if (closed) return;
      if (all) return begun();
    }
    timer = setTimeout(() => void look(), EVERY);
  }

  return {
    get now() {
      return now;
    },
    /** The host did not answer the last time. */
    get unreached() {
      return unreached;
    },
    begin(): () => void {
      void look();
      return () => {
        closed = true;
        clearTimeout(timer);
      };
    },
  };
}

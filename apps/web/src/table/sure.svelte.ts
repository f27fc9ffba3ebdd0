import type { NextStep } from '../systems/game-adapter.ts';

/** A step by which something would be given up is asked about once: until it is given, or `moment` is another. */
export function createSure<C>(moment: () => string) {
  let put = $state.raw<{ readonly step: NextStep<C>; readonly moment: string }>();
  const asked = $derived(put?.moment === moment() ? put.step : undefined);

  return {
    /** The step asked about. */
    get asked() {
      return asked;
    },
    /** May it be given? Else it is asked about from now on. */
    of(step: NextStep<C>): boolean {
      const sure = step.hint === undefined || asked?.id === step.id;
      put = sure ? undefined : { step, moment: moment() };
      return sure;
    },
    /** Lets it be; false when nothing was asked about. */
    drop(): boolean {
      const dropped = asked !== undefined;
      put = undefined;
      return dropped;
    },
  };
}

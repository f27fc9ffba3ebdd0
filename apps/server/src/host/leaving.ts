import type { Engine } from '../store/engine.ts';

/** Marks devices among the battles of which nodes tell each other: no id has it. */
const OF_DEVICE = 'device/';

/**
 * Devices that have lost a seat, are known under another id from now on, or whose token was ended: their streams end on every node, and they come back for
 * what they have.
 */
export function leavingOf({ tell, listenBeside }: Pick<Engine, 'tell' | 'listenBeside'>) {
  return {
    leave: (device: string): Promise<void> => tell(`${OF_DEVICE}${device}`),
    /** Calls back with every such device; returns what ends it. */
    subscribe: (listener: (device: string) => void): (() => void) =>
      listenBeside((told) => {
        if (told?.startsWith(OF_DEVICE)) listener(told.slice(OF_DEVICE.length));
      }),
  };
}

export type Leaving = ReturnType<typeof leavingOf>;

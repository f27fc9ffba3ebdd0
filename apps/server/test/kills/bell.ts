/** Wakes those who wait for something to change. */
export interface Bell {
  ring(): void;
  /** Waits until it holds. */
  until(holds: () => boolean): Promise<void>;
}

export function bellOf(): Bell {
  let waiting: (() => void)[] = [];
  return {
    ring() {
      const all = waiting;
      waiting = [];
      for (const wake of all) wake();
    },
    async until(holds) {
      while (!holds()) await new Promise<void>((wake) => waiting.push(wake));
    },
  };
}

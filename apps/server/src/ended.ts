const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Kept when somebody wants the program to end; a second signal ends it at once. */
export function ended(): Promise<void> {
  return new Promise((resolve) => {
    let wanted = false;
    for (const signal of SIGNALS) {
      process.on(signal, () => {
        if (wanted) process.exit(1);
        wanted = true;
        resolve();
      });
    }
  });
}

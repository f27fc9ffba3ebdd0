/** A lock that one tab of this browser holds at a time. */
export interface TabLock {
  /** Takes the lock from the tab that holds it. */
  take(): void;
  /** Gives the lock to the next tab that waits. */
  close(): void;
}

function manager(): LockManager | undefined {
  try {
    return navigator.locks;
  } catch {
    return undefined;
  }
}

/**
 * Asks for a lock and waits for it as long as another tab holds it. `told` hears whether this tab holds the lock: soon, and at every
 * change. Where the browser has no locks (a page that came over http from another machine) the lock is held at once.
 */
export function tabLock(name: string, told: (held: boolean) => void): TabLock {
  const locks = manager();
  let release: (() => void) | undefined;
  let waiting: AbortController | undefined;
  /** Only the last request tells what it hears. */
  let last = 0;

  async function request(options: LockOptions): Promise<void> {
    const mine = ++last;
    try {
      const free = await locks?.request(name, options, async (lock) => {
        if (!lock || mine !== last) return lock !== null;
        told(true);
        await new Promise<void>((done) => (release = done));
        return true;
      });
      if (mine === last && free === false) wait();
    } catch (error) {
      if (mine !== last) return;
      // Another tab has taken the lock; any other error says that there are no locks.
      if (error instanceof DOMException && error.name === 'AbortError') wait();
      else told(true);
    }
  }
  function wait(): void {
    told(false);
    waiting = new AbortController();
    void request({ signal: waiting.signal });
  }
  function end(): void {
    last++;
    waiting?.abort();
    release?.();
  }

  if (locks) void request({ ifAvailable: true });
  else told(true);
  return {
    take() {
      end();
      if (locks) void request({ steal: true });
      else told(true);
    },
    close: end,
  };
}

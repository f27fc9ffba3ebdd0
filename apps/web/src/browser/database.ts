import { openDB, type DBSchema, type IDBPDatabase, type OpenDBCallbacks } from 'idb';

/** Milliseconds that a browser may take to open a database; some never answer. */
const PATIENCE = 10_000;

/**
 * A database of this device, opened when it is first asked for. Fails where nothing may be kept, and where the browser does not answer; asks anew the next
 * time.
 */
export function database<Schema extends DBSchema>(
  name: string,
  version: number,
  upgrade: NonNullable<OpenDBCallbacks<Schema>['upgrade']>,
): () => Promise<IDBPDatabase<Schema>> {
  let opening: Promise<IDBPDatabase<Schema>> | undefined;
  /** The browser has not answered before: later callers do not wait again. */
  let silent = false;

  function close(): void {
    void opening?.then((db) => db.close());
    opening = undefined;
  }
  async function open(): Promise<IDBPDatabase<Schema>> {
    try {
      // Another window with a newer version of the program must not wait for this one, which closes the database then.
      return await openDB<Schema>(name, version, { upgrade, blocking: close, terminated: close });
    } catch (error) {
      opening = undefined;
      throw error;
    } finally {
      silent = false;
    }
  }
  return async () => {
    opening ??= open();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const given = new Promise<never>((_, fail) => {
      const giveUp = (): void => {
        silent = true;
        fail(new Error(`${name} does not open`));
      };
      timer = setTimeout(giveUp, silent ? 0 : PATIENCE);
    });
    return Promise.race([opening, given]).finally(() => clearTimeout(timer));
  };
}

let asked = false;

/** Asks the browser, once there is something to lose, to spare the kept data when room is short. */
export async function askToStay(): Promise<void> {
  if (asked) return;
  asked = true;
  try {
    await navigator.storage.persist();
  } catch {
    // The browser cannot be asked: kept data stay as long as there is room.
  }
}

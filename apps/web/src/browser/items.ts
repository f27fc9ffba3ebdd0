/** Small things kept on this device under a name. A browser that lets nothing be kept throws at the first touch: the program goes on without. */

/** Name of the item that stands where this device has battles hosted elsewhere, so that pages ask for none elsewhere. */
export const PLAYS_ONLINE = 'escarmouche-online';

/** Name of the item that is '1' where words of others beside the board are hidden. */
export const PLAYS_QUIETLY = 'escarmouche-quiet';

/** The text kept under a name; null when there is none, or when nothing may be kept. */
export function readItem(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Keeps a text under a name; returns whether it could be kept. */
export function writeItem(name: string, text: string): boolean {
  try {
    localStorage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

export { drive } from './drive.ts';
export type { Driver, Machine } from './drive.ts';
export { loadSession, openSession } from './session.ts';
export type { Opened, Session, Snapshot } from './session.ts';
export { fromMeta, toMeta } from './terms.ts';
export type { DiceOf, Holder, Terms } from './terms.ts';
export type { Undo } from './undo.ts';
export { askedSeats } from './underway.ts';

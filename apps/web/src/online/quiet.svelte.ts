import { PLAYS_QUIETLY, readItem, writeItem } from '../browser/items.ts';

let on = $state(readItem(PLAYS_QUIETLY) === '1');

/** Are words of others beside the board hidden on this device? */
export const quiet = {
  get on() {
    return on;
  },
  set on(hidden: boolean) {
    on = hidden;
    writeItem(PLAYS_QUIETLY, hidden ? '1' : '');
  },
};

import { readItem, writeItem } from '../browser/items.ts';

/** Names of things that the player of this device has met at a table: a hint about each is said once. */
const KEY = 'escarmouche-met';

let met = $state.raw<readonly string[]>((readItem(KEY) ?? '').split(' ').filter(Boolean));

function keep(next: readonly string[]): void {
  met = next;
  writeItem(KEY, next.join(' '));
}

export const metBefore = {
  has: (name: string): boolean => met.includes(name),
  get any(): boolean {
    return met.length > 0;
  },
  add: (name: string): void => keep([...met, name]),
  /** All is new again. */
  forget: (): void => keep([]),
};

import { untrack } from 'svelte';
import type { AnyHost } from '../table/battles.ts';
import type { SittingHere } from '../table/sitting.svelte.ts';

/** Deals the dice of the battle at a table by `deal`: of its match, and of that of another tab, which may come in its place. */
export function createDealing({ battle, table }: Pick<SittingHere, 'battle' | 'table'>, deal: (host: AnyHost) => AnyHost) {
  const { host } = battle;
  let dealt: AnyHost['match'] | undefined;
  /** Goes on with a host that is dealt to. */
  function goOn(next: AnyHost): void {
    dealt = next.match;
    battle.exchange(next);
  }
  $effect(() => {
    void table.snapshot.version;
    if (host.match !== dealt) untrack(() => goOn(deal(host)));
  });
  return { goOn, isDealt: (): boolean => host.match === dealt };
}

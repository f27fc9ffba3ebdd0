import type { createAim } from './aim.svelte.ts';
import { nextOf } from './next.ts';

interface Parts {
  readonly aim: Pick<ReturnType<typeof createAim>, 'selected' | 'select'>;
  /** The figure that would act. */
  readonly actor: () => string | undefined;
  /** The figures of who decides, and those of them that may be activated; nothing while nobody may command. */
  readonly ready: () => { readonly own: readonly string[]; readonly selectable: readonly string[] } | undefined;
}

/** A figure that has done all it can gives way to the next that may be activated, or to what is asked of its side; an enemy looked at stays. */
export function createOffering({ aim, actor, ready }: Parts) {
  let offered: string | undefined;
  let acting: string | undefined;
  /** The last one to have acted, whatever others have done since. */
  let last: string | undefined;
  return {
    /** Something at the table has changed. */
    look(): void {
      const acted = acting;
      acting = actor();
      last = acting ?? last;
      offered = undefined;
      const { selected } = aim;
      const now = selected === undefined ? undefined : ready();
      if (!now || selected === undefined || (selected !== acted && !now.own.includes(selected))) return;
      offered = nextOf(now.own, selected, now.selectable);
      if (offered !== undefined) aim.select(offered);
      else if (selected === last && acting === undefined && now.selectable.length === 0) aim.select(undefined);
    },
    /** The figure that has been selected because the one before had no more to do; once: keys take it up first. */
    take(): string | undefined {
      const taken = offered === aim.selected ? offered : undefined;
      offered = undefined;
      return taken;
    },
  };
}

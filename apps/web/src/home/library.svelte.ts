import { i18n } from '../i18n/index.svelte.ts';
import { randomId } from '../parts/random-id.ts';
import {
  dropBattle,
  keepBattle,
  keptBattle,
  keptBattles,
  retitleBattle,
  type KeptBattle,
  type Revision,
  type SavedBattle,
} from '../storage/keep.ts';
import { download, fileName } from '../storage/download.ts';
import type { OddRow } from '../storage/odd.ts';
import { retitled, titleIn } from '../storage/title.ts';
import { secretWords } from '../share/secret-words.ts';
import { libraryWords } from './library-words.ts';

/** Milliseconds in which a deleted battle can be restored. */
const REGRET = 10_000;

/** A kept battle with its title in the language of the page. */
export interface ListedBattle extends KeptBattle {
  readonly title: string;
}

/** The battles kept on this device, as a page shows and changes them. Every failure is told in `problems`; nothing is lost by it. */
export function createLibrary() {
  const words = $derived(libraryWords[i18n.language]);
  let kept = $state.raw<readonly KeptBattle[]>();
  let odd = $state.raw<readonly OddRow[]>([]);
  const battles = $derived(kept?.map((battle): ListedBattle => ({ ...battle, title: titleIn(battle.title, i18n.language) })));
  let removed = $state.raw<readonly (SavedBattle & { readonly revision: Revision })[]>([]);
  let problems = $state.raw<readonly string[]>([]);
  let news = $state('');
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Does some work with the store; a failure is told as a problem. */
  async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch {
      if (!problems.includes(words.storage)) problems = [...problems, words.storage];
      return undefined;
    }
  }

  async function refresh(): Promise<void> {
    const found = await attempt(keptBattles);
    kept = found?.battles ?? kept ?? [];
    odd = found?.odd ?? odd;
  }

  function forget(): void {
    clearTimeout(timer);
    removed = [];
  }

  return {
    /** Undefined until the store has been read. */
    get battles() {
      return battles;
    },
    /** Rows of the store that no list can show as battles. */
    get odd() {
      return odd;
    },
    get removed() {
      return removed;
    },
    get problems() {
      return problems;
    },
    get news() {
      return news;
    },
    refresh,
    async remove(id: string): Promise<void> {
      const battle = await attempt(() => keptBattle(id));
      if (!battle) return;
      await attempt(() => dropBattle(id));
      news = '';
      removed = [...removed, battle];
      clearTimeout(timer);
      timer = setTimeout(forget, REGRET);
      await refresh();
    },
    async removeOdd({ key }: OddRow): Promise<void> {
      await attempt(() => dropBattle(key));
      await refresh();
    },
    exportOdd({ text }: OddRow): void {
      download(fileName(words.odd, 'json'), text, 'application/json');
    },
    async restore(): Promise<void> {
      const back = removed;
      forget();
      for (const battle of back) await attempt(() => keepBattle(battle, battle.revision));
      await refresh();
    },
    /** Pointer or focus is at the button to restore: the time does not run out meanwhile. */
    hold(held: boolean): void {
      clearTimeout(timer);
      if (!held && removed.length > 0) timer = setTimeout(forget, REGRET);
    },
    async rename(battle: ListedBattle, title: string): Promise<void> {
      const name = title.trim();
      if (name === '' || name === battle.title) return;
      const { renameBattle } = await import('../table/battles.ts');
      renameBattle(battle.id, name);
      await attempt(() => retitleBattle(battle.id, name));
      await refresh();
    },
    async copy({ id }: ListedBattle): Promise<void> {
      const battle = await attempt(() => keptBattle(id));
      if (!battle) return;
      const title = retitled(battle.title, (name, language) => libraryWords[language].copied(name), i18n.language);
      await attempt(() => keepBattle({ ...battle, id: randomId(), title, updated: Date.now() }));
      await refresh();
    },
    async export(ids: readonly string[]): Promise<void> {
      const { outgoing } = await import('../storage/outgoing.ts');
      for (const id of ids) {
        const battle = await attempt(() => keptBattle(id));
        if (!battle) continue;
        const { file, leftOut } = outgoing(battle.file, battle.title);
        download(fileName(titleIn(battle.title, i18n.language), 'jsonl'), file);
        if (leftOut) news = secretWords[i18n.language];
      }
    },
  };
}

export type Library = ReturnType<typeof createLibrary>;

import { i18n } from '../i18n/index.svelte.ts';
import type { RosterGroup } from '../systems/game-adapter.ts';
import { secretWords } from '../share/secret-words.ts';
import { downloadBattle, type OpenBattle } from '../table/battles.ts';
import type { Shown } from '../table/shown.svelte.ts';
import type { Table } from '../table/table.svelte.ts';
import { copyLog, reportName } from './log-tools.ts';
import { logWords } from './log-words.ts';

interface Parts {
  readonly battle: OpenBattle;
  readonly table: Table;
  readonly shown: Shown;
  /** Whose losses sum up a turn. */
  readonly counted: readonly RosterGroup[];
  readonly title: string;
}

/** A battle and its log as files, and on the clipboard. */
export function exportsOf({ battle, table, shown, counted, title }: Parts) {
  return {
    async copyLog(): Promise<boolean> {
      const copied = await copyLog(shown.lines, counted, i18n.language);
      if (!copied) table.notices.say(logWords(i18n.language).uncopied);
      return copied;
    },
    /** Gives the player the battle's file, and says what did not go with it. */
    save(): void {
      if (downloadBattle(battle)) table.notices.say(secretWords[i18n.language]);
    },
    /** The same as a report of what happens in the battle. */
    report(): void {
      downloadBattle(battle, reportName(title));
    },
  };
}

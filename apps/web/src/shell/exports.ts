import { i18n } from '../i18n/index.svelte.ts';
import { secretWords } from '../share/secret-words.ts';
import { titleIn } from '../storage/title.ts';
import { turnName } from '../systems/turn-name.ts';
import { downloadBattle } from '../table/battles.ts';
import type { Sitting } from '../table/sitting.svelte.ts';
import { copyLog, reportName } from './log-tools.ts';
import { logWords } from './log-words.ts';

/** A battle and its log as files, and on the clipboard. */
export function exportsOf({ battle, own, table, shown }: Sitting) {
  return {
    async copyLog(): Promise<boolean> {
      const copied = await copyLog(shown.lines, shown.counted, i18n.language, turnName(battle.game.system.id, i18n.language));
      if (!copied) table.notices.say(logWords(i18n.language).uncopied);
      return copied;
    },
    /** Gives the player the battle's file, and names the secrets left out of it. */
    save(): void {
      if (own && downloadBattle(own)) table.notices.say(secretWords[i18n.language]);
    },
    /** Gives the same file as a report of a problem. */
    report(): void {
      if (own) downloadBattle(own, reportName(titleIn(battle.title, i18n.language)));
    },
  };
}

import { textIn } from '../i18n/format.ts';
import { i18n } from '../i18n/index.svelte.ts';
import { rescue } from '../parts/rescue.svelte.ts';
import { downloadBattle, isHostedHere, type OpenBattle } from './battles.ts';
import { createBots, type Between } from './bots.ts';
import type { BattleElsewhere } from './elsewhere.ts';
import { createKeeping } from './keeping.svelte.ts';
import { createRecap } from './recap.svelte.ts';
import { createReplay } from './replay.svelte.ts';
import { createShown } from './shown.svelte.ts';
import { createSounding } from './sounding.svelte.ts';
import { steering } from './steering.ts';
import { createTable } from './table.svelte.ts';
import { createTelling } from './telling.svelte.ts';
import { createWriter } from './writer.svelte.ts';

/** A battle on its page: the table with its keys, what is told and shown of it, and who plays and keeps it. */
export function createSitting(battle: OpenBattle | BattleElsewhere, between?: Between) {
  const { game, seats } = battle;
  const own = isHostedHere(battle) ? battle : undefined;
  const { writer, bots } = isHostedHere(battle)
    ? { writer: createWriter(battle), bots: createBots(game, battle.host, between) }
    : battle.elsewhere;
  const table = createTable(game, seats, bots, () => writer.mine);
  const replay = createReplay(
    () => table.seen,
    () => table.log.lines,
    game.turn,
  );
  const telling = createTelling(table);
  const shown = createShown(battle, table, replay, telling);
  const keeping = isHostedHere(battle) ? createKeeping(battle, table, writer) : battle.elsewhere.keeping;
  createSounding(telling);
  /** Words for assistive technology: `pending` as long as something has been told and not said yet. */
  const voice = $state({ pending: false });
  $effect(() => {
    if (writer.inherited) table.notices.say(i18n.t.table.inherited);
  });

  return {
    battle,
    /** The battle, where it is hosted here. */
    own,
    table,
    steer: steering(table, game),
    shown,
    telling,
    voice,
    recap: createRecap(table),
    replay,
    writer,
    keeping,
    /** May the battle be ended here? */
    get mayEnd() {
      return !table.snapshot.outcome && writer.mine && !shown.past;
    },
    /** Begins to play it; returns what ends that. */
    begin(): () => void {
      const t = i18n.t.table;
      const { changed, drift } = own ?? {};
      const warnings = [...(changed ? [t.changed] : []), ...(drift ? [t.drift(drift.entry + 1, textIn(drift.reason, i18n.language))] : [])];
      if (warnings.length > 0) table.notices.say(warnings.join(' '));
      writer.begin();
      void table.begin(telling.caughtUp);
      const safe = own && rescue.offer(() => void downloadBattle(own));
      return () => {
        safe?.();
        writer.close();
        replay.stop();
        table.close();
        telling.skip();
      };
    },
    /** Shows the table as it was when so many lines had been told. */
    lookBack(lines: number): void {
      telling.skip();
      table.pause();
      replay.seek(lines);
    },
    /** Shows the table as it is. */
    comeBack(): void {
      replay.stop();
      table.resume();
    },
  };
}

export type Sitting = ReturnType<typeof createSitting>;

/** A sitting whose battle is hosted here. */
export type SittingHere = Sitting & { readonly battle: OpenBattle };
export const sitsHere = (sitting: Sitting): sitting is SittingHere => sitting.own !== undefined;

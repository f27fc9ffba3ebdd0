import { chance, NOBODY, type Json, type Language } from '@escarmouche/referee';
import { personsOf, settled, wentBack } from '@escarmouche/session';
import type { BoardPoint } from '../boards/board-point.ts';
import { i18n } from '../i18n/index.svelte.ts';
import { companionOf } from '../systems/index.ts';
import type { AnyCompanion } from '../systems/companion.ts';
import type { OpenBattle } from '../table/battles.ts';
import { createSitting } from '../table/sitting.svelte.ts';
import { createAsked } from './asked.svelte.ts';
import { createOrdering } from './ordering.svelte.ts';

/** A battle beside a real table: its sitting, the orders to NPCs, and what persons say of the table. */
export function createCompanion(battle: OpenBattle) {
  const { host, game, exchange } = battle;
  const [person = ''] = personsOf(host.matchSettings.seats);
  let own = $state.raw<AnyCompanion>();
  void companionOf(game.system.id).then((come) => (own = come));

  const asked = createAsked((pair, told) => own?.asking?.tell(pair, told), correct);
  const ordering = createOrdering(battle, asked, (figure, at) => {
    const command = own?.correcting?.moved(host.snapshot().state, figure, at);
    if (command !== undefined) void correct(command);
  });
  const sitting = createSitting(battle, ordering.between);
  const { table, shown, telling } = sitting;
  const forget = host.subscribe(asked.drop);

  /** Says how something is on the table; false where that cannot be. */
  async function correct(command: Json): Promise<boolean> {
    const progress = await host.submit(person, command);
    if (progress.status !== 'refused') return true;
    table.notices.refused(progress.refusal);
    return false;
  }

  /** The machine throws all dice until persons take them back. */
  let machine = $state(false);
  /** The figure whose facts persons correct, and the place where it is said to be. */
  let corrected = $state<string>();
  let place = $state.raw<{ readonly of: unknown; readonly at: BoardPoint }>();
  const order = $derived(ordering.open?.told(i18n.language));
  /** The order or the figure whose place is pressed on the map. */
  const about = $derived(ordering.open ?? corrected);
  const at = $derived(about !== undefined && place?.of === about ? place.at : undefined);

  const question = $derived(table.snapshot.waiting?.question);
  /** A draw from the real box that waits. */
  const drawn = $derived.by(() => {
    if (shown.inert || question?.kind !== 'roll' || !question.blind) return undefined;
    return own?.drawing?.drawn(host.snapshot().state, question, i18n.language);
  });
  const rolled = $derived.by(() => {
    if (shown.inert || question?.kind !== 'roll' || question.blind || !table.ask?.dice) return undefined;
    const { pool, seat } = question;
    return {
      ask: { title: table.ask.title, detail: table.ask.detail, dice: table.ask.dice },
      who: shown.roster.find((group) => group.seat === seat),
      chance: pool?.need === undefined ? undefined : chance(pool),
    };
  });

  return {
    battle,
    sitting,
    ordering,
    /** Questions about what no map says. */
    asked,
    /** The table is on no map. */
    get unmeasured() {
      return own?.asking?.unmeasured(table.snapshot.state) === true;
    },
    /** Shares that cover hides, by the steps of the rules. */
    get covers() {
      return own?.asking?.covers ?? [];
    },
    others: (figure: string, language: Language) => own?.asking?.others(table.snapshot.state, figure, language) ?? [],
    mostPaces: (figure: string, action: string): number => own?.asking?.most(table.snapshot.state, figure, action) ?? 0,
    placeAfter: (figure: string, action: string, paces: number) =>
      table.seat === undefined ? undefined : own?.asking?.placeAfter(table.snapshot.state, table.seat, figure, action, paces),
    get order() {
      return order;
    },
    /** Where the figure of the order, or the one corrected, is said to be. */
    get at() {
      return at;
    },
    say(there: BoardPoint | undefined): void {
      place = there && about !== undefined ? { of: about, at: there } : undefined;
    },
    get machine() {
      return machine;
    },
    set machine(all: boolean) {
      machine = all;
    },
    /** A roll that waits for real dice. */
    get rolled() {
      return rolled;
    },
    /** A draw that waits for what came out of the real box. */
    get drawn() {
      return drawn;
    },
    /** Tiles and cards are drawn by persons from the real box, or by the machine; undefined in a game that has none. */
    get box(): 'real' | 'machine' | undefined {
      void table.snapshot.version;
      return own?.drawing && (host.matchSettings.box ? 'real' : 'machine');
    },
    get boxWords() {
      return own?.drawing?.words(i18n.language);
    },
    drawFrom(box: 'real' | 'machine'): void {
      const { dice } = host.matchSettings;
      exchange(settled(host, { dice, real: true, ...(box === 'real' && { box: true as const }) }));
    },
    /** May a question to nobody be settled now? Corrections stand between commands. */
    get mayCorrect() {
      return own?.correcting !== undefined && !table.snapshot.waiting && !table.snapshot.outcome && !sitting.writer.follows;
    },
    get corrected() {
      return corrected;
    },
    correcting(figure: string | undefined): void {
      corrected = figure;
      place = undefined;
    },
    /** The name of the figure corrected, where no list of the sides has it. */
    get correctedName() {
      return corrected === undefined ? undefined : own?.correcting?.called?.(table.snapshot.state, corrected, i18n.language);
    },
    /** Everything that may be said of the figure corrected. */
    get facts() {
      return corrected === undefined ? [] : (own?.correcting?.facts(table.snapshot.state, corrected, i18n.language) ?? []);
    },
    /** Facts that people forget now. */
    get reminders() {
      return own?.reminders?.(table.snapshot.state, i18n.language) ?? [];
    },
    correct,
    /** The figure corrected stands where the map says. */
    async move(): Promise<void> {
      const command = corrected !== undefined && at ? own?.correcting?.moved(table.snapshot.state, corrected, at) : undefined;
      if (command !== undefined && (await correct(command))) place = undefined;
    },
    get mayUndo() {
      return table.snapshot.entries.length > 0 || table.snapshot.waiting !== undefined;
    },
    /** The last decision of anybody goes, a question that waits with its command: the table is the persons’ own. */
    undo(): void {
      const { entries, waiting } = host.snapshot();
      telling.skip();
      const last = entries.findLastIndex(({ seat }) => seat !== NOBODY);
      exchange(wentBack(host, waiting ? entries.length : Math.max(0, last)));
    },
    /** Goes back to just before an entry. */
    rewind(entry: number): void {
      telling.skip();
      exchange(wentBack(host, entry));
    },
    begin(): () => void {
      const end = sitting.begin();
      return () => {
        forget();
        ordering.close();
        end();
      };
    },
  };
}

export type Companion = ReturnType<typeof createCompanion>;

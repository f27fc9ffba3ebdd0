import { isEnd, type Json } from '@escarmouche/referee';
import { playsByItself } from '@escarmouche/session';
import type { Overlay } from '../boards/board.ts';
import { laid } from '../boards/laid.ts';
import { i18n } from '../i18n/index.svelte.ts';
import type { NpcTeller } from '../systems/npc-told.ts';
import type { ScenarioTeller } from '../systems/scenario-told.ts';
import type { SeatedBattle } from './battles.ts';
import { doingWords } from './doing-words.ts';
import type { Replay } from './replay.svelte.ts';
import { playerOf } from './player-of.ts';
import type { Notice } from './notices.svelte.ts';
import { createStage } from './stage.svelte.ts';
import { figuresOf, gathered, plain } from './story.ts';
import type { Table } from './table.svelte.ts';
import { lostThisTurn } from './told-of.ts';
import type { Telling } from './telling.svelte.ts';

/** The moment that the shell shows round the board: the table as it stands, the telling of recent events, or the past of a replay. */
export function createShown({ game, link }: Pick<SeatedBattle, 'game' | 'link'>, table: Table, replay: Replay, telling: Telling) {
  const language = $derived(i18n.language);
  const past = $derived(replay.at !== undefined);
  const stage = createStage({ game }, table, () => (past ? replay : telling));
  const behind = $derived(!past && telling.behind);
  const moment = $derived(past ? replay.state : behind && stage.state !== undefined ? stage.state : table.snapshot.state);
  const roster = $derived(game.roster(moment, language));
  let teller = $state.raw<ScenarioTeller<Json>>();
  void game.scenario?.(table.snapshot.state)?.then((come) => (teller = come));
  const scenario = $derived(teller?.(moment, language));
  let npcs = $state.raw<NpcTeller<Json>>();
  void game.npcs?.(table.snapshot.state)?.then((come) => (npcs = come));
  const order = $derived(npcs?.order(moment, language) ?? []);
  const banner = $derived(game.banner(moment, language));
  const mine = $derived(figuresOf(roster, table.matchSettings.seats, table.seat));
  /** The state does not know that the seats have ended the battle. */
  const endedByAll = $derived(!past && table.snapshot.agreements.some(isEnd));
  const group = $derived(roster.find(({ seat }) => seat === table.seat && seat !== ''));
  const handTo = $derived(
    past || behind || table.screen.handTo === undefined ? undefined : roster.find(({ seat }) => seat === table.screen.handTo),
  );
  /** The seat that has to answer, or to take the screen, is named; another one may be playing. */
  const asked = $derived(handTo ?? (table.ask && !behind ? group : undefined));

  const lines = $derived(past ? replay.lines : telling.told);
  const board = $derived.by(() => {
    const told = past || behind ? stage.board : undefined;
    return told ?? (past ? game.board(moment, table.matchSettings, language) : table.aimed.board);
  });
  /** Figures lost this turn stay marked, for players who look later. */
  const fallen = $derived(lostThisTurn(lines).map((id) => ({ kind: 'figure' as const, id, tone: 'bad' as const })));
  const overlay = $derived.by((): Overlay => {
    const over = past || behind ? stage.overlay : table.overlay;
    const under = looked === undefined ? undefined : npcs?.marks(moment, looked, aimedAt);
    const marked = under ? laid(under, over) : over;
    const shaded = table.looks.under ? laid(table.looks.under, marked) : marked;
    return fallen.length === 0 ? shaded : laid({ marks: fallen }, shaded);
  });
  const notice = $derived.by((): Notice | undefined => {
    if (past) return undefined;
    if (!behind) return table.aimed.whyNot ?? table.notices.last;
    return { text: plain(gathered(telling.told).at(-1)?.told.text ?? [], language) };
  });
  const selected = $derived(behind ? stage.actor : table.aimed.selected);
  const looked = $derived(table.looks.inspected ?? selected);
  /** The target in the last thought of the NPC looked at: as it was thought, or thought again. */
  let target = $state.raw<{ readonly of: number; readonly figure: string | undefined }>();
  const thinks = $derived(npcs && table.log.lastThought(looked, lines));
  $effect(() => {
    const of = thinks;
    if (of !== undefined) void table.log.thought(of).then((thought) => (target = { of, figure: thought?.target }));
  });
  const aimedAt = $derived(target !== undefined && target.of === thinks ? target.figure : undefined);
  const card = $derived(looked === undefined ? undefined : game.card(moment, looked, language));
  const role = $derived(looked === undefined ? [] : (npcs?.role(moment, looked, language, aimedAt) ?? []));
  /** The hand shown is the viewer's, or the deciding seat's where nothing is hidden. */
  const holder = $derived(table.screen.viewer ?? table.seat ?? '');
  const hand = $derived(holder === '' ? undefined : game.hand?.(moment, holder, language));

  /** For whom, or for what, the table waits. */
  function waitingFor(): string | undefined {
    const t = i18n.t.table;
    if (past) return `${i18n.t.replay.title} · ${banner.phase}`;
    if (behind) return undefined;
    if (handTo) return table.snapshot.waiting ? t.asked(handTo.name) : undefined;
    if (table.ask) return group && table.snapshot.waiting?.seat !== table.seat ? t.asked(group.name) : undefined;
    const playing = roster.find((one) => one.playing);
    if (table.seat !== undefined || table.snapshot.outcome || !playing) return undefined;
    // A seat asked in secret is not named.
    const { seats } = table.matchSettings;
    return playsByItself(table.matchSettings, playing.seat)
      ? (awaits ?? t.thinking(`${playing.name} (${playerOf(seats, playing.seat, language)})`))
      : undefined;
  }

  const awaits = $derived(link?.awaits(table.snapshot, table.nameOf));

  /** A bot is about to act: nothing is told of it yet. */
  const awaited = $derived(
    !past &&
      !behind &&
      !table.resting &&
      table.seat === undefined &&
      roster.some(({ seat, playing }) => playing && playsByItself(table.matchSettings, seat)),
  );

  /** A figure that is pushed or answers meanwhile does not act. */
  const acting = $derived(roster.flatMap(({ figures }) => figures).find(({ active }) => active)?.id ?? stage.actor);

  return {
    /** Is it the past? */
    get past() {
      return past;
    },
    /** Something is being told: the battle is further on. */
    get behind() {
      return behind;
    },
    /** Nothing of what is shown can be acted upon. */
    get inert() {
      return past || behind;
    },
    /** The acting figure, and the seat that the table waits for, while others play or a telling goes on; otherwise absent. */
    get watched() {
      return behind || awaited ? { actor: acting, waiting: awaits ?? waitingFor() } : undefined;
    },
    /** The wait for seats at other screens, in a sentence; absent where somebody here may decide. */
    get awaits() {
      return awaits;
    },
    get board() {
      return board;
    },
    get overlay() {
      return overlay;
    },
    get notice() {
      return notice;
    },
    /** Figures of the line being told. */
    get told(): readonly string[] {
      return past || behind ? stage.about : [];
    },
    /** Lines whose dice may fall. */
    get thrown() {
      return past ? replay.thrown : telling.thrown;
    },
    /** Dice that come into them may be seen to fall. */
    get tumbles() {
      return past ? replay.tumbles : telling.tumbles;
    },
    get roster() {
      return roster;
    },
    /** Figures of who looks. */
    get mine() {
      return mine;
    },
    /** Sides whose losses sum up a turn. */
    get counted() {
      return game.losses ? roster : [];
    },
    get banner() {
      if (endedByAll) return { turn: banner.turn, phase: doingWords[language].over };
      return asked ? { ...banner, side: asked.side } : banner;
    },
    /** Progress of the scenario; nothing before its teller is there. */
    get scenario() {
      return scenario;
    },
    /** The selected figure, or the acting one of the telling. */
    get selected() {
      return selected;
    },
    /** The card of who is looked at, else of who is selected. */
    get card() {
      return card;
    },
    /** Mission and behaviour of the figure of the card, where it acts by the NPC document. */
    get role() {
      return role;
    },
    /** Order of activation of such figures; empty where there are none. */
    get order() {
      return order;
    },
    /** Are there any? */
    get npcs() {
      return npcs !== undefined;
    },
    get hand() {
      return hand;
    },
    /** The side that decides. */
    get group() {
      return group;
    },
    /** The side whose player the screen goes to. */
    get handTo() {
      return handTo;
    },
    get waiting() {
      return waitingFor();
    },
    /** The lines of the log told up to there. */
    get lines() {
      return lines;
    },
  };
}

export type Shown = ReturnType<typeof createShown>;

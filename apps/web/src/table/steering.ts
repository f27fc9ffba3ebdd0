import type { Json } from '@escarmouche/referee';
import type { Vector } from '@escarmouche/space';
import type { BoardHandle, Stride } from '../boards/board.ts';
import type { BoardPoint } from '../boards/board-point.ts';
import { i18n } from '../i18n/index.svelte.ts';
import type { AskOption } from '../systems/ask.ts';
import type { NextStep } from '../systems/game-adapter.ts';
import type { AnyGame } from '../systems/index.ts';
import type { TextQueries } from '../systems/text-queries.ts';
import { nextOption, optionTowards } from './options.ts';
import type { Questions } from './questions.ts';
import type { Table } from './table.svelte.ts';

/**
 * The keys at a table: they move and turn the ghost, and go from target to target and from figure to figure. The status line tells the
 * result.
 */
export function steering(table: Table, game: AnyGame) {
  const { aim } = table;
  let queries: TextQueries<Json> | undefined;
  /** Keys whose words were asked for. */
  let asked = 0;

  /** Words come when they are first needed. */
  async function words() {
    const [{ aimSaid, announceWords, warningsOf }, come] = await Promise.all([
      import('./announce.ts'),
      queries ?? game.queries(),
      table.advised(),
    ]);
    queries = come;
    return { queries: come, aimSaid, warningsOf, say: announceWords(i18n.language) };
  }

  /** Words for what a key has done; none when the keys have gone on meanwhile. */
  async function latestWords() {
    const mine = ++asked;
    const known = await words();
    return mine === asked ? known : undefined;
  }

  /** Tells what is aimed at. */
  async function tellAim(): Promise<void> {
    const pinned = aim.pinned;
    const come = await latestWords();
    if (!come || aim.pinned !== pinned) return;
    const { queries: known, aimSaid } = come;
    const said = aimSaid(table, game, known, i18n.language);
    if (said !== undefined) table.notices.say(said, table.aimed.preview?.refusal);
  }

  /** The answers of the question, where some lie on the board. */
  function pointable(): readonly AskOption[] | undefined {
    const options = table.ask?.options;
    return options?.some(({ at }) => at) ? options : undefined;
  }
  function aimAt(option: AskOption | undefined): void {
    if (!option?.at) return;
    table.looks.show(undefined);
    aim.pin(option.at);
    table.notices.say([option.label, option.detail].filter(Boolean).join(', '));
  }
  function towards(options: readonly AskOption[], board: BoardHandle, arrow: Vector): AskOption | undefined {
    const at = table.aimed.option?.at;
    const from = at?.kind === 'ground' ? at.at : undefined;
    const ahead = from && board.stride(from, arrow, 'step');
    return optionTowards(options, from, from && ahead ? { x: ahead.x - from.x, y: ahead.y - from.y } : arrow);
  }

  function hold(figure: string): void {
    aim.select(figure);
    void words().then(({ queries: known }) => {
      if (aim.selected === figure) table.notices.say(known.line(table.snapshot.state, figure, i18n.language));
    });
  }
  /** Once the keys have done something and nobody is at hand, the first figure that may act is: the next key is not the end of everything. */
  function takeUp(): void {
    const { mayCommand, ask, aimed } = table;
    const { selectable } = aimed;
    const offered = table.offering.take();
    if (offered !== undefined) return hold(offered);
    const [first] = selectable;
    if (first === undefined || !mayCommand || ask || aimed.actor !== undefined || selectable.includes(aim.selected ?? '')) return;
    hold(first);
  }

  /** A spot as a point of a way: with its height where the board has levels. */
  function pointOn({ x, y, z }: BoardPoint): BoardPoint {
    const { board } = table.aimed;
    return board.kind === 'plane' && board.grid && z !== undefined ? { x, y, z } : { x, y };
  }

  const ghostAt = () => (aim.pinned?.kind === 'ground' ? aim.pinned.at : (aim.via.at(-1) ?? table.aimed.home.at));

  return {
    async commit(): Promise<void> {
      const isStep = !table.aimed.preview && !table.ask;
      await table.acts.commit();
      // The result of a deed is read first.
      if (isStep) takeUp();
    },
    /** Where a figure stands in a state, in words; '' where no key has asked for words yet. */
    where: (state: Json, figure: string): string => queries?.where(state, figure, i18n.language) ?? '',
    take: (step: NextStep<Json>) => table.acts.take(step).then(takeUp),
    /** Moves the ghost one stride of the board in a direction of the screen; of answers that lie on the board, to the next that way. */
    nudge(board: BoardHandle, arrow: Vector, stride: Stride): void {
      const answers = pointable();
      if (answers) return aimAt(towards(answers, board, arrow));
      const from = ghostAt();
      if (!from) return;
      table.looks.show(undefined);
      aim.pin({ kind: 'ground', at: board.stride(from, arrow, stride) });
      void tellAim();
    },
    /** Adds a die to what is aimed at, or takes one back. */
    spend(by: 1 | -1): void {
      if (!table.aimed.preview?.panel.spend) return;
      aim.spend(by);
      void tellAim();
    },
    /** Looks at another level of the board: a ghost on the ground goes there. */
    level(board: BoardHandle, by: 1 | -1): void {
      const z = board.level?.(by);
      if (z === undefined || aim.pinned?.kind !== 'ground') return;
      aim.pin({ kind: 'ground', at: { ...aim.pinned.at, z } });
      void tellAim();
    },
    /** Questions about the table, fetched with the first of them. */
    async questions(): Promise<Questions> {
      const [{ questions }, { queries: known, say }] = await Promise.all([import('./questions.ts'), words()]);
      return questions(table, known, say, { ghostAt, tellAim });
    },
    turn(clockwise: boolean): void {
      const facing = table.aimed.turned(clockwise);
      if (!facing) return;
      table.looks.show(undefined);
      aim.face(facing);
      void tellAim();
    },
    waypoint(): void {
      const { keeps, overlay } = table.aimed.preview ?? {};
      const end = keeps ?? overlay?.ghost?.at;
      const isStop = aim.pinned?.kind === 'ground' || (aim.pinned?.kind === 'figure' && table.aimed.action?.wants === 'figure');
      if (!isStop || table.aimed.preview?.refusal || !end) return;
      aim.lay(pointOn(end));
      void latestWords().then((come) => {
        if (!come) return;
        const { queries: known, say, warningsOf } = come;
        const laid = `${say.way} ${known.nameOf(table.snapshot.state, end, i18n.language)}`;
        table.notices.say([laid, ...(table.aimed.preview ? warningsOf(table.aimed.preview) : [])].join(' · '));
      });
    },
    /** Goes to the next target of the chosen action, or of any. */
    nextTarget(step: 1 | -1): void {
      const all = table.aimed.targets;
      if (all.length === 0) return table.notices.say(i18n.t.table.noTarget);
      const at = aim.pinned?.kind === 'figure' ? all.indexOf(aim.pinned.id) : step > 0 ? -1 : 0;
      const next = all[(at + step + all.length) % all.length];
      if (next === undefined) return;
      table.looks.show(undefined);
      aim.pin({ kind: 'figure', id: next });
      void tellAim();
    },
    /** Goes through the figures that may act, or the answers that lie on the board: false at the end of the row, where Tab leaves the board. */
    nextFigure(step: 1 | -1): boolean {
      const answers = pointable();
      if (answers) {
        const next = nextOption(answers, table.aimed.option, step);
        aimAt(next);
        return next !== undefined;
      }
      const offered = table.offering.take();
      if (offered !== undefined) {
        hold(offered);
        return true;
      }
      const all = table.aimed.selectable;
      const at = aim.selected === undefined ? (step > 0 ? -1 : all.length) : all.indexOf(aim.selected);
      const next = all[at + step];
      if (next === undefined) return false;
      hold(next);
      return true;
    },
    /** Tells the action that was chosen, and what it wants. A refused one has told its reason. */
    tellAction(): void {
      const { action } = table.aimed;
      if (!action) return;
      const wants = i18n.t.table.wants[action.wants];
      if (table.aimed.preview) void tellAim();
      else table.notices.say([`${action.label}.`, wants, ...table.aimed.aims.map(({ label }) => `${label}.`)].filter(Boolean).join(' '));
    },
    /** One step back. */
    back(): void {
      table.looks.show(undefined);
      table.acts.cancel();
      if (table.aimed.preview) void tellAim();
      else table.notices.say(table.aimed.hint);
    },
    undone(): void {
      void words().then(({ say }) => table.notices.say(`${say.undone} ${game.banner(table.snapshot.state, i18n.language).phase}`));
    },
  };
}

import { copy, namesInRow, type Language } from '@escarmouche/referee';
import type { Snapshot, ViewerSession } from '@escarmouche/session';
import type { GameAdapter, RosterFigure, RosterGroup } from '../systems/game-adapter.ts';
import type { Attempt, GameAnalysis, Thrown, AnalysisWords } from '../systems/game-analysis.ts';
import { histogramOf, luckOf, luckRank, type Histogram, type Luck } from './luck.ts';
import { standingOf, swingsOf, type Standing, type Swing } from './swings.ts';

export interface FigureStudy extends Pick<RosterFigure, 'id' | 'tag' | 'name'> {
  readonly luck: Luck;
  /** Points of harm done to others and taken. */
  readonly given: number;
  readonly taken: number;
  /** Number of other figures put out of action. */
  readonly felled: number;
  readonly gone: boolean;
}

export interface SideStudy {
  readonly side: number;
  readonly name: string;
  readonly figures: readonly FigureStudy[];
  readonly luck: Luck;
  /** The place of the luck among all ways the rolls may fall, from 0 to 1. */
  readonly rank?: number;
  readonly dice?: Histogram;
}

export interface TurningPoint extends Swing {
  readonly turn: number;
  readonly story: string;
  /** Standing of the side that gained, before and after. */
  readonly from: number;
  readonly to: number;
}

/** The state when a turn began, or at the end. */
interface TurnStudy {
  readonly turn: number;
  /** Whole entries before it. */
  readonly entry: number;
  /** Vitality left by side, in the order of `sides`. */
  readonly vitality: readonly number[];
}

export interface Analysis {
  /** The battle has come to its end. */
  readonly over: boolean;
  readonly sides: readonly SideStudy[];
  /** `standings[n]`: after n entries. */
  readonly standings: readonly Standing[];
  readonly turns: readonly TurnStudy[];
  readonly turningPoints: readonly TurningPoint[];
  /** Entries in which figures were lost, and of which side. */
  readonly losses: readonly { readonly entry: number; readonly side: number }[];
  /** The game's own words for the charts. */
  readonly words: AnalysisWords;
}

type Battle<Setup, S, C, E> = Pick<ViewerSession<Setup, S, C, E>, 'system' | 'beginning' | 'snapshot'>;

/**
 * Goes through a battle and tells its course. A long battle takes seconds: the generator pauses after every entry, to let its caller do
 * other things.
 */
export function* analyse<Setup, S, C, E>(
  game: Pick<GameAdapter<Setup, S, C, E>, 'roster' | 'turn'>,
  analysis: GameAnalysis<S, E>,
  { system, beginning, snapshot }: Battle<Setup, S, C, E>,
  language: Language,
): Generator<void, Analysis> {
  const { entries, outcome } = snapshot();
  const state = copy(beginning());
  const sides = sidesOf(game.roster(state, language), language);
  const tally = talliesOf(sides);
  const standings: Standing[] = [standingOf(analysis.worth(state))];
  const turns: TurnStudy[] = [];
  const losses: { entry: number; side: number }[] = [];
  const begun = (entry: number, turn = game.turn(state)): void =>
    void turns.push({ turn, entry, vitality: vitalityOf(game.roster(state, language), language) });
  for (const [entry, { events }] of entries.entries()) {
    tally.take(analysis, events);
    // One command may end a turn and, where nothing can be done in it, the next as well: each turn has a beginning of its own.
    for (const event of events) {
      const before = game.turn(state);
      system.reduce(state, event);
      if (game.turn(state) > before) begun(entry + 1);
    }
    standings.push(standingOf(analysis.worth(state)));
    const lost = tally.gone(game.roster(state, language));
    losses.push(...lost.map((side) => ({ entry, side })));
    yield;
  }
  begun(entries.length, game.turn(state) + 1);
  return {
    over: outcome !== undefined,
    sides: sides.map((group) => tally.side(group)),
    words: analysis.words(language),
    standings,
    turns,
    turningPoints: yield* tellSwings(game, analysis, { system, beginning, entries }, standings, language),
    losses,
  };
}

/** The swings with their sentences: a second time through the battle, as far as the last of them. */
function* tellSwings<Setup, S, C, E>(
  game: Pick<GameAdapter<Setup, S, C, E>, 'turn'>,
  analysis: GameAnalysis<S, E>,
  { system, beginning, entries }: Pick<Battle<Setup, S, C, E>, 'system' | 'beginning'> & Pick<Snapshot<S, C, E>, 'entries'>,
  standings: readonly Standing[],
  language: Language,
): Generator<void, TurningPoint[]> {
  const state = copy(beginning());
  const told: TurningPoint[] = [];
  let done = 0;
  for (const swing of swingsOf(standings)) {
    for (; done < swing.entry; done++) {
      for (const event of entries[done]?.events ?? []) system.reduce(state, event);
      yield;
    }
    const share = (entry: number): number => standings[entry]?.[swing.side] ?? 0;
    const story = analysis.story(state, entries[swing.entry]?.events ?? [], language);
    if (story !== undefined) told.push({ ...swing, turn: game.turn(state), story, from: share(swing.entry), to: share(swing.entry + 1) });
  }
  return told;
}

/** Groups of one side taken together, in the order of the sides. */
function sidesOf(
  groups: readonly RosterGroup[],
  language: Language,
): readonly (Pick<RosterGroup, 'side' | 'name'> & { figures: readonly RosterFigure[] })[] {
  const sides = [...new Set(groups.map(({ side }) => side))].sort((a, b) => a - b);
  return sides.map((side) => {
    const own = groups.filter((group) => group.side === side);
    return {
      side,
      name: namesInRow(
        own.map((group) => group.name),
        language,
      ),
      figures: own.flatMap(({ figures }) => figures),
    };
  });
}

function vitalityOf(groups: readonly RosterGroup[], language: Language): readonly number[] {
  return sidesOf(groups, language).map(({ figures }) => figures.reduce((sum, { gone, vitality }) => sum + (gone ? 0 : vitality.left), 0));
}

/** The rolls of each figure, and the harm given and taken. */
function talliesOf(sides: ReturnType<typeof sidesOf>) {
  const attempts = new Map<string, Attempt[]>();
  const throws = new Map<string, Thrown[]>();
  const harm = new Map<string, { given: number; taken: number; felled: number }>();
  const out = new Set<string>();
  const sideOf = new Map(sides.flatMap(({ side, figures }) => figures.map(({ id }) => [id, side] as const)));
  for (const id of sideOf.keys()) {
    attempts.set(id, []);
    throws.set(id, []);
    harm.set(id, { given: 0, taken: 0, felled: 0 });
  }
  return {
    take<S, E>(analysis: GameAnalysis<S, E>, events: readonly E[]): void {
      for (const attempt of analysis.rolls(events)) attempts.get(attempt.figure)?.push(attempt);
      for (const thrown of analysis.dice(events)) throws.get(thrown.figure ?? '')?.push(thrown);
      for (const { figure, by, points, lost } of analysis.harm(events)) {
        const [victim, cause] = [harm.get(figure), by === figure ? undefined : harm.get(by ?? '')];
        if (victim) victim.taken += points;
        if (cause) Object.assign(cause, { given: cause.given + points, felled: cause.felled + (lost ? 1 : 0) });
      }
    },
    /** Sides of the figures that have gone since the last call. */
    gone(groups: readonly RosterGroup[]): readonly number[] {
      const now = groups.flatMap(({ figures }) => figures).filter(({ id, gone }) => gone && !out.has(id));
      for (const { id } of now) out.add(id);
      return now.map(({ id }) => sideOf.get(id) ?? 0);
    },
    side({ side, name, figures }: (typeof sides)[number]): SideStudy {
      const all = figures.flatMap(({ id }) => attempts.get(id) ?? []);
      return {
        side,
        name,
        figures: figures.map(({ id, tag, name: called }) => ({
          id,
          tag,
          name: called,
          luck: luckOf(attempts.get(id) ?? []),
          given: harm.get(id)?.given ?? 0,
          taken: harm.get(id)?.taken ?? 0,
          felled: harm.get(id)?.felled ?? 0,
          gone: out.has(id),
        })),
        luck: luckOf(all),
        rank: luckRank(all),
        dice: histogramOf(figures.flatMap(({ id }) => throws.get(id) ?? [])),
      };
    },
  };
}

import type { Deed } from '../boards/board.ts';
import type { LogLine } from './log.ts';

/** Lines of a turn, from one of them back to the line that begins the turn. */
function* backThroughTurn(lines: readonly LogLine[], from: number): Generator<LogLine> {
  for (let line = lines[from]; line; line = lines[--from]) {
    yield line;
    if (line.told.turn !== undefined) return;
  }
}

/** The acting figure of a line: effects that are only borne, a save or a loss, belong to the deed that caused them. */
export function actorAt(lines: readonly LogLine[], at: number): string | undefined {
  for (const { told } of backThroughTurn(lines, at)) {
    const { by, on } = told.deed ?? {};
    if (by !== undefined && (on !== undefined || told.topic !== undefined)) return by;
    if (told.kind === 'headline') return undefined;
  }
  return undefined;
}

/** The deed seen at a line: its own once the dice lie; until then the deed of the line before, where one entry has both lines. */
export function landedAt(lines: readonly LogLine[], at: number, fallen: boolean): Deed | undefined {
  const told = lines[fallen ? at : at - 1];
  return told?.entry === lines[at]?.entry ? told?.told.deed : undefined;
}

/** Figures lost in the turn of the last line. */
export function lostThisTurn(lines: readonly LogLine[]): readonly string[] {
  return [...backThroughTurn(lines, lines.length - 1)].flatMap(({ told }) => told.lost ?? []);
}

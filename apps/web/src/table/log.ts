import { copy, type Language } from '@escarmouche/referee';
import type { Session, Snapshot } from '@escarmouche/session';
import type { Game, Told } from '../systems/contract.ts';

export interface LogLine {
  readonly id: string;
  /** Entry of the match, and how many of its events have happened with this one. */
  readonly entry: number;
  readonly event: number;
  readonly told: Told;
}

/** The lines of a session's log. Told once and kept; after an undo or in another language they are told again from the start. */
export function createLog<Setup, S, C, E>(game: Game<Setup, S, C, E>, session: Session<Setup, S, C, E>) {
  let state: S = session.system.setup(session.setup);
  let done: Snapshot<S, C, E>['entries'] = [];
  let language: Language | undefined;
  let lines: LogLine[] = [];
  let shown: { version: number; language: Language; lines: readonly LogLine[] } | undefined;

  function restart(next: Language): void {
    state = session.system.setup(session.setup);
    done = [];
    lines = [];
    language = next;
  }

  function tell(into: LogLine[], events: readonly E[], entry: number, on: S): void {
    events.forEach((event, index) => {
      const told = game.tell(on, event, language ?? 'fr');
      session.system.reduce(on, event);
      if (told) into.push({ id: `${entry}.${index}`, entry, event: index + 1, told });
    });
  }

  return {
    lines({ entries, waiting, version }: Snapshot<S, C, E>, next: Language): readonly LogLine[] {
      if (shown?.version === version && shown.language === next) return shown.lines;
      const kept = next === language && done.length <= entries.length && done.every((entry, i) => entry === entries[i]);
      if (!kept) restart(next);
      for (let entry = done.length; entry < entries.length; entry++) tell(lines, entries[entry]?.events ?? [], entry, state);
      done = entries;
      const now = [...lines];
      if (waiting) tell(now, waiting.events, entries.length, copy(state));
      shown = { version, language: next, lines: now };
      return now;
    },
  };
}

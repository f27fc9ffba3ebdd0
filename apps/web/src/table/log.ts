import { copy, type Agreement, type Language, type Seat } from '@escarmouche/referee';
import { agreementText, type Snapshot, type ViewerSession } from '@escarmouche/session';
import type { GameAdapter } from '../systems/game-adapter.ts';
import type { Told } from '../systems/told.ts';

/** A point of a battle: after so many whole entries and, of the next one, so many events. */
export interface Moment {
  readonly entry: number;
  readonly event: number;
}

/** A line of the log at its moment. */
export interface LogLine extends Moment {
  readonly id: string;
  readonly told: Told;
  /** The turn that was under way before it; 0: none yet. A battle may begin in a later one, with no line that begins it. */
  readonly turn: number;
  /** The lines that it tells as one; absent where it is one of its own. */
  readonly parts?: readonly LogLine[];
}

/** The lines of a log. Told once and kept; after an undo, in another language or for another viewer they are told again from the start. */
export function createLog<Setup, S, C, E>(game: GameAdapter<Setup, S, C, E>, seen: () => ViewerSession<Setup, S, C, E>) {
  let eye = seen();
  let state: S = copy(eye.beginning());
  let done: Snapshot<S, C, E>['entries'] = [];
  let language: Language | undefined;
  let lines: LogLine[] = [];
  let shown: { of: Snapshot<S, C, E>; language: Language; lines: readonly LogLine[] } | undefined;

  function restart(next: Language): void {
    eye = seen();
    state = copy(eye.beginning());
    done = [];
    lines = [];
    language = next;
  }

  function tell(into: LogLine[], events: readonly E[], entry: number, on: S): void {
    events.forEach((event, index) => {
      const told = game.tell(on, event, language ?? 'fr') ?? corrected(on, event);
      const turn = game.turn(on);
      eye.system.reduce(on, event);
      if (told) into.push({ id: `${entry}.${index}`, entry, event: index + 1, told, turn });
    });
  }

  /** Statements of persons about a real table are told by the rules that the battle was opened with; the page's rules do not know them. */
  function corrected(on: S, event: E): Told | undefined {
    if (eye.system === game.system) return undefined;
    const said = [game.system, eye.system].map((system) => system.describe(on, event, language ?? 'fr'));
    return said[0] || !said[1] ? undefined : { kind: 'line', text: said[1] };
  }

  return {
    /** `now`: as `seen` has it. */
    lines(now: Snapshot<S, C, E>, next: Language): readonly LogLine[] {
      if (shown?.of === now && shown.language === next) return shown.lines;
      const { entries, waiting } = now;
      const kept = next === language && eye === seen() && done.length <= entries.length && done.every((entry, i) => entry === entries[i]);
      if (!kept) restart(next);
      for (let entry = done.length; entry < entries.length; entry++) tell(lines, entries[entry]?.events ?? [], entry, state);
      done = entries;
      const all = [...lines];
      if (waiting) tell(all, waiting.events, entries.length, copy(state));
      const nameOf = (seat: Seat): string => game.roster(state, next).find((group) => group.seat === seat)?.name ?? seat;
      const told = withAgreed(all, now.agreements, (agreement) => agreementText(agreement, nameOf, next));
      shown = { of: now, language: next, lines: told };
      return told;
    },
  };
}

/** The lines of a log with those of what was agreed on, each at its place. */
function withAgreed(
  lines: readonly LogLine[],
  agreements: readonly Agreement[],
  told: (agreement: Agreement) => string,
): readonly LogLine[] {
  if (agreements.length === 0) return lines;
  const all = [...lines];
  for (const [i, agreement] of agreements.entries()) {
    const { entries } = agreement.at;
    const next = all.findIndex(({ entry, id }) => entry >= entries && !id.startsWith(AGREED));
    const place = next < 0 ? all.length : next;
    const before = all[place - 1];
    const turn = before?.told.turn ?? before?.turn ?? 0;
    all.splice(place, 0, { id: `${AGREED}${i}`, entry: entries, event: 0, turn, told: { kind: 'line', text: [told(agreement)] } });
  }
  return all;
}

const AGREED = 'agreed ';

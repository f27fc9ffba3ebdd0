import { NOBODY } from '@escarmouche/referee';
import { isMachines, type ViewerSession } from '@escarmouche/session';
import { textIn } from '../i18n/format.ts';
import { i18n } from '../i18n/index.svelte.ts';
import type { GameAdapter } from '../systems/game-adapter.ts';
import type { Bots } from './bots.ts';
import { createLog, type LogLine } from './log.ts';
import type { Seats } from './seats.svelte.ts';
import { lastThinker, lastThought, thinks } from './thoughts.ts';

/** The log of a table as its viewer may read it, with the reasons of bots. */
export function createTableLog<Setup, S, C, E>(
  game: GameAdapter<Setup, S, C, E>,
  { everybody }: Seats<Setup, S, C, E>,
  eye: () => ViewerSession<Setup, S, C, E>,
  bots: Bots,
) {
  const log = createLog(game, eye);
  /** Was an entry played by a bot? */
  function byMachine(entry: number): boolean {
    const played = everybody.snapshot().entries[entry];
    return played !== undefined && isMachines(everybody.matchSettings.seats, played.seat);
  }
  /** Was it played by a person? */
  function byPerson(entry: number): boolean {
    const seat = everybody.snapshot().entries[entry]?.seat ?? NOBODY;
    return seat !== NOBODY && !isMachines(everybody.matchSettings.seats, seat);
  }
  /** Was it played by a person at another screen? */
  const byElsewhere = (entry: number): boolean => {
    const { seat = '' } = everybody.snapshot().entries[entry] ?? {};
    return everybody.matchSettings.seats[seat]?.by === 'elsewhere';
  };
  /** Was it played by an NPC? */
  const byNpc = (entry: number): boolean => {
    const { seat = '' } = everybody.snapshot().entries[entry] ?? {};
    return everybody.matchSettings.seats[seat]?.by === 'npc';
  };
  return {
    /** Does a line begin what an NPC does by a thought? `before`: the line shown before it. */
    isThought: (line: LogLine, before: LogLine | undefined): boolean => before?.entry !== line.entry && thinks(line) && byNpc(line.entry),
    /** The entry whose thought tells the last activation of a figure in some lines. */
    lastThought: (figure: string | undefined, lines: readonly LogLine[]): number | undefined =>
      figure === undefined ? undefined : lastThought(figure, lines, byNpc),
    /** The NPC that acted last, in some lines, by a thought. */
    lastThinker: (lines: readonly LogLine[]): string | undefined => lastThinker(lines, byNpc),
    thought: bots.thought,
    get lines() {
      return log.lines(eye().snapshot(), i18n.language);
    },
    byMachine,
    byPerson,
    byNpc,
    /** May an entry be told again to whoever opens the battle: was it played by an NPC, or elsewhere? */
    mayRecall: (entry: number): boolean => byNpc(entry) || byElsewhere(entry),
    /** Why the bot has played an entry; nothing where it did not say or a person played. */
    why(entry: number): string | undefined {
      const reason = byMachine(entry) ? bots.why(entry) : undefined;
      return reason && textIn(reason, i18n.language);
    },
    /** Why bots answered so while a line of the log was told: until the next one began. */
    whySo(line: LogLine, before: LogLine | undefined, next: LogLine | undefined): readonly string[] {
      const from = before?.entry === line.entry ? line.event : 0;
      const to = next?.entry === line.entry ? next.event : Infinity;
      return bots.whySo(line.entry, from, to).map((reason) => textIn(reason, i18n.language));
    },
  };
}

import { proposalTold } from '../table/proposal-told.ts';
import { proposalWords } from '../table/proposal-words.ts';
import { gathered, plain } from '../table/story.ts';
import type { Table } from '../table/table.svelte.ts';
import { tellSteps } from './acts.ts';
import { tellQuestion } from './asks.ts';
import { sentence, type Context } from './context.ts';
import { handOver } from './hand.ts';

/** Lines of the log that are told when it is asked for. */
const LAST = 6;

/** Tells what happens at a table and what is to be done there, and knows what it has told. */
export function createTeller(table: Table, context: () => Context) {
  let told = table.log.lines.length;
  let prompted = '';

  /** Events since the last telling. `aside` stands before the beginning of a turn or group. */
  function happened(aside: readonly string[]): readonly string[] {
    const { lines } = table.log;
    const { language } = context();
    const fresh = gathered(lines.slice(Math.min(told, lines.length))).map((line) => line.told);
    told = lines.length;
    const next = fresh.findIndex(({ kind }) => kind === 'headline');
    const said = fresh.map(({ text }) => sentence(plain(text, language)));
    return next < 0 ? [...said, ...aside] : [...said.slice(0, next), ...aside, ...said.slice(next)];
  }

  /** The next thing to do: the question, or the seat to play and the step that Enter gives. Told once, unless wanted `again`. */
  function prompt(again: boolean): readonly string[] {
    const now = context();
    const { ask, summary, seat } = table;
    const { language } = now;
    const proposed = proposalTold(table, language);
    const said = proposed
      ? [
          proposed.asks,
          ...(proposed.goes ? [proposed.goes.count, ...proposed.goes.lines] : []),
          proposed.effect,
          proposalWords[language].aloud,
        ].map(sentence)
      : summary
        ? [sentence(summary.title), sentence(summary.reason)]
        : ask
          ? tellQuestion(ask, now)
          : [handOver(now) ?? sentence(now.game.banner(now.state, language).phase), ...(seat === undefined ? [] : tellSteps(now))];
    const all = [said.join(' ')];
    if (!again && all[0] === prompted) return [];
    prompted = all[0] ?? '';
    return all;
  }

  return {
    happened,
    prompt,
    /** Deeds of other seats, and the next thing to do, since the last telling. */
    news(): readonly string[] {
      const said = happened([]);
      return said.length > 0 || table.proposals.open?.to !== undefined || (table.ask && prompted === '') ? [...said, ...prompt(false)] : [];
    },
    /** The last lines of the log. */
    lately(): readonly string[] {
      const { language, words } = context();
      const lines = gathered(table.log.lines).slice(-LAST);
      return lines.length === 0 ? [words.noLog] : lines.map((line) => sentence(plain(line.told.text, language)));
    },
  };
}

import { i18n } from '../i18n/index.svelte.ts';
import type { LogLine } from '../table/log.ts';
import type { questionSaid } from '../table/question-said.ts';
import { isNews } from '../table/since.ts';
import type { Sitting } from '../table/sitting.svelte.ts';
import { endsOf, newsOf } from '../table/spoken.ts';

const recalling = async () => ({ ...(await import('../table/recap.ts')), ...(await import('./recap-said.ts')) });

/** Puts into words what happens at a table and what is asked there. */
export function speaking({ table, shown, telling, steer }: Sitting) {
  const { byMachine, byNpc, why } = table.log;
  let recall = $state.raw<Awaited<ReturnType<typeof recalling>>>();
  let asking = $state.raw<typeof questionSaid>();
  let asked = '';

  /** Words about deeds of machines among some lines. */
  function recapped(lines: readonly LogLine[], from: number) {
    const all = recall?.recapOf(lines, from, shown.mine, byNpc) ?? [];
    return all.flatMap((one) =>
      byMachine(lines[one.from]?.entry ?? -1)
        ? [{ ...one, said: recall?.recapSaid(one, lines, shown.roster, why, i18n.language) ?? '' }]
        : [],
    );
  }

  return {
    /** The words are there: those of recaps come with the first deed of a machine, those of questions with the first question. */
    ready(from: number): boolean {
      const recalls = !recall && telling.told.slice(from).some((line) => byMachine(line.entry) && isNews(line));
      if (recalls) void recalling().then((come) => (recall = come));
      if (table.ask && !asking) void import('../table/question-said.ts').then((come) => (asking = come.questionSaid));
      return !recalls && (asking !== undefined || !table.ask);
    },
    /** Words about the lines from one on, act by act, as far as acts are over; about all of them once the table `rests`. */
    news(heard: number, rests: boolean): { readonly to: number; readonly texts: readonly string[] } {
      const { told } = telling;
      const known = {
        language: i18n.language,
        byMachine,
        where: ({ entry, event }: LogLine, figure: string) => steer.where(table.seen.stateAt(entry, event), figure),
      };
      // Lines that were taken back are heard again.
      let to = Math.min(heard, told.length);
      const texts: string[] = [];
      for (const end of endsOf(told, to, rests)) {
        const lines = told.slice(0, end);
        texts.push(newsOf(lines, to, recapped(lines, to), known));
        to = end;
      }
      return { to, texts };
    },
    /** The question to the person at this screen; nothing where it has been said. */
    question(): string {
      const { ask, screen } = table;
      const said = ask && screen.handTo === undefined ? (asking?.(ask, shown.group?.name, i18n.language, table.chances.mayPass) ?? '') : '';
      const of = said && `${table.snapshot.version} ${said}`;
      if (of === asked) return '';
      asked = of;
      return said;
    },
  };
}

import type { Proposal } from '@escarmouche/ai';
import type { Json, Language, Seat } from '@escarmouche/referee';
import { personsOf, type HostSession } from '@escarmouche/session';
import { textIn } from '../i18n/format.ts';
import type { Ask, AskOption } from '../systems/ask.ts';
import type { Decided } from '../systems/bot-calls.ts';
import type { GameAdapter } from '../systems/game-adapter.ts';
import { debateWords } from './debate-words.ts';

/** What an NPC is about to do, put to a person of the table before it does (AI-MDA-DISPUTE). */
export interface Debate {
  readonly seat: Seat;
  ask(language: Language): Ask<unknown>;
  answer(value: Json): void;
}

/** A question, before it is known who hears the answer. */
type Asked = Pick<Debate, 'seat' | 'ask'>;

/**
 * Asks every person of a battle what they think of the plan of an NPC: all agree, or a die decides between the plans that are supported. `put` shows a
 * question, and none again.
 */
export function createDebates<Setup, S, C, E>(
  { roster }: Pick<GameAdapter<Setup, S, C, E>, 'roster'>,
  host: HostSession<Setup, S, C, E>,
  put: (debate: Debate | undefined) => void,
) {
  /** The number of entries at which the plan of an NPC has been agreed on, though it notes something before. */
  let agreed: number | undefined;
  let drop: (() => void) | undefined;

  /** The answer of a person; undefined where the table has changed before. */
  const answer = (asked: Asked): Promise<Json | undefined> =>
    new Promise((resolve) => {
      const end = (value?: Json): void => {
        unsubscribe();
        drop = undefined;
        put(undefined);
        resolve(value);
      };
      const unsubscribe = host.subscribe(() => end());
      drop = end;
      put({ ...asked, answer: end });
    });

  return {
    /** The decision that is played: the NPC's own, or a die; undefined where the table has changed meanwhile. */
    async settle(decided: Decided<C>): Promise<Decided<C> | undefined> {
      const { length } = host.snapshot().entries;
      const persons = personsOf(host.matchSettings.seats);
      const { proposals = [], thought } = decided;
      const [first] = proposals;
      if (!first || persons.length === 0 || agreed === length) return decided;
      const groups = (language: Language) => roster(host.snapshot().state, language);
      const names: Names = {
        figure: (language) =>
          groups(language)
            .flatMap(({ figures }) => figures)
            .find(({ id }) => id === first.figure)?.name ?? '',
        seat: (seat, language) => groups(language).find((group) => group.seat === seat)?.name ?? seat,
      };
      const among = await supported(proposals, persons, names, answer);
      if (among?.length !== 1) {
        const command = { type: 'consult', figure: first.figure, rule: first.line.rule, among };
        return among && { command: command as C };
      }
      // A note comes before the plan, which is not asked about again.
      agreed = thought ? undefined : length + 1;
      return decided;
    },
    close: () => drop?.(),
  };
}

interface Names {
  figure(language: Language): string;
  seat(seat: Seat, language: Language): string;
}

/** Numbers of the plans that are supported once all persons have spoken, that of the document first; undefined where the table has changed. */
async function supported<C>(
  proposals: readonly Proposal<C>[],
  persons: readonly Seat[],
  names: Names,
  answer: (asked: Asked) => Promise<Json | undefined>,
): Promise<readonly number[] | undefined> {
  const said = new Map<Seat, number>();
  const heard = (language: Language): string =>
    [...said].map(([seat, plan]) => debateWords(language).said(names.seat(seat, language), plan + 1)).join(' ');
  for (;;) {
    for (const seat of persons) {
      const value = await answer({ seat, ask: (language) => planAsk(proposals, names.figure(language), heard(language), language) });
      if (value === undefined) return undefined;
      said.set(seat, typeof value === 'number' ? value : 0);
    }
    const among = [...new Set([0, ...said.values()])];
    if (among.length === 1 || persons.length === 1) return among;
    const [seat = ''] = persons;
    const throws = await answer({ seat, ask: (language) => throwAsk(heard(language), language) });
    if (throws === undefined) return undefined;
    if (throws === true) return among;
  }
}

function planAsk<C>(proposals: readonly Proposal<C>[], figure: string, heard: string, language: Language): Ask<unknown> {
  const words = debateWords(language);
  const places = (chosen: number) => proposals.map(({ at }, i) => ({ at, rank: i === chosen ? 0 : 1 }));
  return {
    title: words.title(figure),
    detail: [heard, words.detail].filter(Boolean).join(' '),
    overlay: { places: places(0), marks: [{ kind: 'figure', id: proposals[0]?.figure ?? '', tone: 'info' }] },
    options: proposals.map(({ line }, i): AskOption => {
      const plan = textIn(line.text, language);
      return { label: i === 0 ? words.agree(plan) : plan, value: i === 0 ? true : i, overlay: { places: places(i) } };
    }),
  };
}

function throwAsk(heard: string, language: Language): Ask<unknown> {
  const words = debateWords(language);
  return {
    title: words.differ,
    detail: heard,
    overlay: {},
    options: [
      { label: words.throws, value: true },
      { label: words.again, value: false },
    ],
  };
}

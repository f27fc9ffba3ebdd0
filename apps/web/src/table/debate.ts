import type { Proposal } from '@escarmouche/ai';
import type { Json, Language, Seat } from '@escarmouche/referee';
import { personsOf, type HostSession } from '@escarmouche/session';
import { textIn } from '../i18n/format.ts';
import type { Ask, AskOption } from '../systems/ask.ts';
import type { Decided } from '../systems/bot-calls.ts';
import type { GameAdapter } from '../systems/game-adapter.ts';
import { debateWords } from './debate-words.ts';

/** The plan of an NPC, put to a person of the table before it acts (AI-MDA-DISPUTE). */
export interface Debate {
  readonly seat: Seat;
  ask(language: Language): Ask<unknown>;
  answer(value: Json): void;
}

/** A question, before it is known who hears the answer. */
type Asked = Pick<Debate, 'seat' | 'ask'>;

/**
 * Asks every person of a battle for an opinion on the plan of an NPC: the one that all want is played, else a die decides between those that are
 * supported. `put` shows a question, and none again.
 */
export function createDebates<Setup, S, C, E>(
  { roster }: Pick<GameAdapter<Setup, S, C, E>, 'roster'>,
  host: HostSession<Setup, S, C, E>,
  put: (debate: Debate | undefined) => void,
) {
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
    /** The decision that is played: the NPC's own, a note of the plan agreed on, or a die; undefined where the table has changed meanwhile. */
    async settle(decided: Decided<C>): Promise<Decided<C> | undefined> {
      const persons = personsOf(host.matchSettings.seats);
      const { proposals = [], thought } = decided;
      const [first] = proposals;
      if (!first || persons.length === 0) return decided;
      const groups = (language: Language) => roster(host.snapshot().state, language);
      const names: Names = {
        figure: (language) =>
          groups(language)
            .flatMap(({ figures }) => figures)
            .find(({ id }) => id === first.figure)?.name ?? '',
        seat: (seat, language) => groups(language).find((group) => group.seat === seat)?.name ?? seat,
      };
      const among = await supported(proposals, persons, names, answer);
      if (!among) return undefined;
      const plans = among.flatMap((i) => proposals[i]?.plan ?? []);
      const { figure, line } = first;
      if (plans.length > 1) return { command: { type: 'consult', figure, rule: line.rule, among: plans } as C };
      // Where something else comes before the plan of the document, the note says that the plan has been agreed on.
      if (plans[0] === 0 && thought) return decided;
      return { command: { type: 'note', figure, rule: line.rule, value: plans[0] } as C };
    },
    close: () => drop?.(),
  };
}

interface Names {
  figure(language: Language): string;
  seat(seat: Seat, language: Language): string;
}

/** As many plans as a die has faces. */
const MOST = 6;

/**
 * Numbers of the plans between which a die decides once all persons have spoken, that of the document first, or of the one that all want; undefined where
 * the table has changed.
 */
async function supported<C>(
  proposals: readonly Proposal<C>[],
  persons: readonly Seat[],
  names: Names,
  answer: (asked: Asked) => Promise<Json | undefined>,
): Promise<readonly number[] | undefined> {
  const said = new Map<Seat, number>();
  const heard = (language: Language): string =>
    [...said]
      .map(([seat, i]) => {
        const [words, name, proposal] = [debateWords(language), names.seat(seat, language), proposals[i]];
        return i === 0 || !proposal ? words.agrees(name) : words.said(name, textIn(proposal.line.text, language));
      })
      .join(' ');
  for (;;) {
    for (const seat of persons) {
      const value = await answer({ seat, ask: (language) => planAsk(proposals, names.figure(language), heard(language), language) });
      if (value === undefined) return undefined;
      said.set(seat, typeof value === 'number' ? value : 0);
    }
    const wanted = [...new Set(said.values())];
    if (wanted.length === 1) return wanted;
    const among = [...new Set([0, ...wanted])].slice(0, MOST);
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
    options: proposals.map(({ line, at, command }, i): AskOption => {
      const plan = textIn(line.text, language);
      return {
        label: i === 0 ? words.agree(plan) : plan,
        value: i === 0 ? true : i,
        get overlay() {
          return { places: places(i) };
        },
        ...(command === undefined && { at: { kind: 'ground', at }, twice: true }),
      };
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

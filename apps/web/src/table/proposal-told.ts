import type { Language } from '@escarmouche/referee';
import { proposalWords } from './proposal-words.ts';
import { gathered, plain } from './story.ts';
import type { Table } from './table.svelte.ts';

/** A proposal, as the person asked at this screen reads it. */
export interface ProposalTold {
  readonly title: string;
  readonly asks: string;
  /** The part of the log that taking back removes: its length, and its last lines. */
  readonly goes?: { readonly count: string; readonly lines: readonly string[] };
  /** Effect of the proposal. */
  readonly effect: string;
}

/** Lines shown of what goes. */
const SHOWN = 5;

/** Undefined while nobody at this screen is asked. */
export function proposalTold(table: Pick<Table, 'proposals' | 'log' | 'nameOf'>, language: Language): ProposalTold | undefined {
  const { open } = table.proposals;
  if (open?.to === undefined) return undefined;
  const words = proposalWords[language];
  const { kind, by, to, undo, about } = open;
  const late = about ? table.nameOf(about.seat) : '';
  const told = { title: words.title(table.nameOf(to)), asks: words.asks[kind](table.nameOf(by), late) };
  if (!undo) return { ...told, effect: words.effects[kind === 'takeBack' ? 'draw' : kind] };
  const lines = gathered(table.log.lines.filter(({ entry }) => entry >= undo.to.entries)).map((line) => plain(line.told.text, language));
  const left = lines.length - SHOWN;
  const shown = left > 0 ? [...lines.slice(0, SHOWN), words.more(left)] : lines;
  return { ...told, goes: { count: words.goes(undo.gone), lines: shown }, effect: words.newDice };
}

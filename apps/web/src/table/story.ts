import type { Language, Sentence } from '@escarmouche/referee';
import { isMachines, type Holders } from '@escarmouche/session';
import { inUnit } from '../i18n/format.ts';
import { rules } from '../rules/rulebook.svelte.ts';
import type { RosterGroup } from '../systems/game-adapter.ts';
import type { RollTold } from '../systems/told.ts';
import type { LogLine } from './log.ts';

export type LogFilter = 'all' | 'mine' | 'hits' | 'moves' | 'rules';

/** A turn of the log; 0 holds what came before the first. A battle that begins within a turn has no line that heads it. */
export interface Chapter {
  readonly turn: number;
  readonly head?: LogLine;
  readonly lines: readonly LogLine[];
}

/** A sentence without its links: rules by their titles, lengths in the player's unit. */
export function plain(text: Sentence, language: Language): string {
  const said = (part: Sentence[number]): string =>
    typeof part === 'string' ? inUnit(part, language) : part.kind === 'rule' && part.text === part.id ? rules.title(part.id) : part.text;
  return text.map(said).join('');
}

/** Lines of one run in a row as one, which keeps what each of them told. */
export function gathered(lines: readonly LogLine[]): readonly LogLine[] {
  const all: LogLine[] = [];
  for (const line of lines) {
    const before = all.at(-1);
    const { run } = line.told;
    if (!run || before?.told.run?.of !== run.of) {
      all.push(line);
      continue;
    }
    const parts = [...(before.parts ?? [before]), line];
    all[all.length - 1] = { ...line, id: before.id, told: { ...line.told, text: run.told(parts.map((part) => part.told)) }, parts };
  }
  return all;
}

/** The words that several lines tell as one, by the figures named: the dice stand before the name of the roller. */
export function withDice({ told, parts = [] }: LogLine): readonly { readonly text: Sentence; readonly dice: RollTold['dice'] }[] {
  const rolls = parts.flatMap((part) => part.told.roll ?? []);
  const pieces: { text: Sentence; dice: RollTold['dice'] }[] = [];
  for (const part of told.text) {
    const dice = typeof part !== 'string' ? rolls.shift()?.dice : undefined;
    const last = pieces.at(-1);
    if (last && !dice) last.text = [...last.text, part];
    else pieces.push({ text: [part], dice: dice ?? [] });
  }
  return pieces;
}

/** The lines of the log turn by turn, those of one run as one. */
export function chaptersOf(lines: readonly LogLine[]): readonly Chapter[] {
  const chapters: { turn: number; head?: LogLine; lines: LogLine[] }[] = [];
  for (const line of gathered(lines)) {
    const { turn } = line.told;
    if (turn !== undefined) chapters.push({ turn, head: line, lines: [] });
    else {
      if (chapters.length === 0) chapters.push({ turn: line.turn, lines: [] });
      chapters.at(-1)?.lines.push(line);
    }
  }
  return chapters;
}

/** Is a line told under a filter? `mine`: figures of the reader. */
export function passes({ told }: LogLine, filter: LogFilter, mine: ReadonlySet<string>): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'mine':
      return told.text.some((part) => typeof part !== 'string' && part.kind === 'figure' && mine.has(part.id));
    case 'hits':
      return told.kind === 'loss' || told.topic === 'hit';
    case 'moves':
      return told.topic === 'move';
    case 'rules':
      return (told.roll?.modifiers.length ?? 0) > 0 || told.text.some((part) => typeof part !== 'string' && part.kind === 'rule');
  }
}

const COUNT: Record<Language, (lost: number) => string> = {
  fr: (lost) => (lost === 0 ? 'aucune' : lost === 1 ? 'une perte' : `${lost} pertes`),
  en: (lost) => (lost === 0 ? 'none' : lost === 1 ? 'one loss' : `${lost} losses`),
};

/**
 * "Turn 2 · Rebels: one loss, Empire: none": a side's name stands by itself, so that any name reads well. Without groups whose losses count, the line
 * that begins the turn. `turnName`: the game's word for a turn.
 */
export function headlineOf(
  { turn, head, lines }: Chapter,
  groups: readonly RosterGroup[],
  language: Language,
  turnName = language === 'fr' ? 'Tour' : 'Turn',
): string {
  const fr = language === 'fr';
  if (turn === 0) return fr ? 'Préparatifs' : 'Getting ready';
  const title = `${turnName} ${turn}`;
  if (groups.length === 0) return head ? plain(head.told.text, language) : title;
  const lost = groups.map(({ name, figures }) => {
    const own = new Set(figures.map(({ id }) => id));
    return { name, count: lines.filter(({ told }) => told.lost !== undefined && own.has(told.lost)).length };
  });
  if (lost.every(({ count }) => count === 0)) return `${title} · ${fr ? 'aucune perte' : 'no losses'}`;
  const sorted = lost.toSorted((a, b) => b.count - a.count);
  const parts = sorted.map(({ name, count }) => `${name}${fr ? ' : ' : ': '}${COUNT[language](count)}`);
  return `${title} · ${parts.join(', ')}`;
}

/** Figures of who reads the log: of the persons where a bot plays too, else of the side that decides. */
export function figuresOf(groups: readonly RosterGroup[], seats: Holders, deciding: string | undefined): ReadonlySet<string> {
  const persons = groups.filter(({ seat }) => !isMachines(seats, seat));
  const mine = persons.length < groups.length ? persons : groups.filter(({ seat }) => seat === deciding);
  return new Set(mine.flatMap(({ figures }) => figures.map(({ id }) => id)));
}

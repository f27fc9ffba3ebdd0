import type { Language } from '@escarmouche/referee';
import type { LogLine } from './log.ts';
import type { Remembered } from './recap.ts';
import { gathered, plain } from './story.ts';

/** Facts about the lines of a log and their figures. */
interface Known {
  readonly language: Language;
  /** Was an entry played by a machine? */
  readonly byMachine: (entry: number) => boolean;
  /** Where a figure stood at a line, in words; '' where nobody has asked for such words yet. */
  readonly where: (line: LogLine, figure: string) => string;
}

type Recalled = Pick<Remembered, 'from' | 'to'> & { readonly said: string };

/** A line as it is heard: with an end, and without signs that only part what is seen. */
export const sentence = (text: string): string => {
  const said = text.trim().replaceAll(' · ', ', ');
  return said === '' || /[.!?…]$/.test(said) ? said : `${said}.`;
};

/** Ends of the acts in some lines, from one of them on: an act goes on until another begins. `all`: the last one is over as well. */
export function endsOf(lines: readonly LogLine[], from: number, all: boolean): readonly number[] {
  const begins = (i: number): boolean => {
    const told = lines[i]?.told;
    return told?.topic === 'acts' || (told?.kind === 'headline' && lines[i - 1]?.told.kind !== 'headline');
  };
  const ends = lines.flatMap((_, i) => (i > from && begins(i) ? [i] : []));
  return all && lines.length > from ? [...ends, lines.length] : ends;
}

/**
 * The words said of lines, each once, in their order. Dice of persons are said; of machines the outcome of their attacks, and where their movements end,
 * but neither that they begin to act nor where they deploy. `recap`: deeds of machines, each with its words.
 */
export function newsOf(lines: readonly LogLine[], from: number, recap: readonly Recalled[], known: Known): string {
  const { language, byMachine, where } = known;
  const said: string[] = [];
  let at = from;
  function plainly(end: number): void {
    for (const line of gathered(lines.slice(at, end))) {
      const { topic, deed } = line.told;
      const machine = byMachine(line.entry);
      if (machine && (topic === 'acts' || topic === 'settled')) continue;
      const place = machine && topic === 'move' && deed?.by !== undefined ? where(line, deed.by) : '';
      const text = plain(line.told.text, language);
      said.push(sentence(place === '' ? text : `${text.replace(/\.$/, '')}, ${place}`));
    }
  }
  for (const one of recap) {
    plainly(one.from);
    said.push(sentence(one.said));
    at = one.to;
  }
  plainly(lines.length);
  return said.filter(Boolean).join(' ');
}

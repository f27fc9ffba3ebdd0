import type { Random } from '@escarmouche/referee';
import { circular, spoil, spoilText } from './hostile.ts';

/** Why a file is refused: the place inside it and the reason. */
export interface Complaint {
  readonly path: string;
  readonly fr: string;
  readonly en: string;
}

/** A kind of file: how a spoilt one is drawn, and its reader. A file that is accepted is used a little; undefined then. */
export interface FileKind {
  readonly name: string;
  draw(random: Random): unknown;
  read(input: unknown, random: Random): readonly Complaint[] | undefined;
}

export function pick<T>(list: readonly T[], random: Random): T {
  const found = list[random(list.length)];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
}

/** A tree spoilt once or twice; now and then one that holds itself. */
export function spoilt(tree: unknown, random: Random): unknown {
  if (random(200) === 0) return circular(tree);
  const once = spoil(tree, random);
  return random(3) === 0 ? spoil(once, random) : once;
}

/** One line spoilt as the tree it is, often the same member in a way that only a match file has. */
export function spoiltMatch(text: string, random: Random): string {
  if (random(4) === 0) return spoilText(text, random);
  const lines = text.trimEnd().split('\n');
  const at = random(lines.length);
  const line = JSON.parse(lines[at] ?? 'null') as Record<string, unknown>;
  const answers = Array.isArray(line.answers) ? (line.answers as unknown[]) : [];
  const ways: readonly (() => unknown)[] = [
    () => spoil(line, random),
    () => spoil(line, random),
    () => spoil(line, random),
    () => ({ ...line, answers: answers.slice(1) }),
    () => ({ ...line, answers: [...answers, ...answers, { question: '00000000', answer: 1 }] }),
    () => ({ ...line, answers: spoil(answers, random) }),
    () => ({ ...line, events: spoil(line.events, random) }),
    () => ({ ...line, command: spoil(line.command, random) }),
    () => ({ ...line, version: pick(['0', '2', 3, null, 'x'], random) }),
    () => ({ ...line, system: pick(['pig', '', 1, '__proto__'], random) }),
    () => ({ pending: spoil({ seat: line.seat, command: line.command, answers: line.answers, partial: line.partial }, random) }),
  ];
  const put = JSON.stringify(pick(ways, random)()) as string | undefined;
  return lines.map((one, i) => (i === at ? (put ?? '') : one)).join('\n');
}

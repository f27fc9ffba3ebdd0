import { refuse, type Refusal } from '@escarmouche/referee';
import { memberRefused } from '@escarmouche/referee/schema';
import type { Place, Vector } from '@escarmouche/space';
import { place, vector } from '@escarmouche/space/schema';
import { aims, command, type Command } from './commands.ts';
import { specialRules } from './rule.ts';
import type { State } from './state.ts';

/** Is an answer to an open question a place, or a facing? */
export const isPlace = (value: unknown): value is Place => place.safeParse(value).success;
export const isFacing = (value: unknown): value is Vector => vector.safeParse(value).success;

/** Longest name that a refusal repeats. */
const LONGEST_NAME = 40;

/** A command comes from outside: anything that is not one is refused before a rule looks at it; a command is a player's decision (UK-SYS-DECISIONS). */
export function malformed(state: State, given: unknown): Refusal | undefined {
  const read = command.safeParse(given);
  if (!read.success) return refusalOf(given, memberRefused(read.error));
  const wrong = misaimed(read.data) ?? strangerIn(state, read.data);
  return wrong === undefined ? undefined : refusalOf(read.data, wrong);
}

/** The member of a special rule's command that does not fit what its action is aimed at. */
function misaimed(given: Command): string | undefined {
  if (given.type !== 'special' || !specialRules.has(given.rule)) return undefined;
  const aim = specialRules.get(given.rule).action?.special?.aim;
  const read = aim && aims[aim].safeParse(given);
  return read?.error && memberRefused(read.error);
}

/** The member that names a figure which does not exist. */
function strangerIn({ figures }: State, given: Command): string | undefined {
  const unknown = (name: string | undefined): boolean => name !== undefined && !Object.hasOwn(figures, name);
  if ('figure' in given && unknown(given.figure)) return 'figure';
  return 'target' in given && unknown(given.target) ? 'target' : undefined;
}

function refusalOf(given: unknown, member: string | undefined): Refusal {
  if (member === undefined || member === 'type') return refuse('UK-SYS-DECISIONS', 'Commande inconnue.', 'Unknown command.');
  const { type } = given as Command;
  const name = member.slice(0, LONGEST_NAME);
  return refuse('UK-SYS-DECISIONS', `Commande « ${type} » : « ${name} » ne convient pas.`, `Command "${type}": "${name}" does not fit.`);
}

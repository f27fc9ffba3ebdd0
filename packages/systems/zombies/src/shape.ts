import { refuse, type Refusal } from '@escarmouche/referee';
import { memberRefused } from '@escarmouche/referee/schema';
import { command, type Command } from './commands.ts';

/** Longest name that a refusal repeats. */
const LONGEST_NAME = 40;

/** A command comes from outside: malformed ones are refused before a rule looks at them (ZB-DECISIONS). */
export function malformed(given: unknown): Refusal | undefined {
  const read = command.safeParse(given);
  if (read.success) return undefined;
  const member = memberRefused(read.error)?.slice(0, LONGEST_NAME);
  if (member === undefined || member === 'type') return refuse('ZB-DECISIONS', 'Commande inconnue.', 'Unknown command.');
  const { type } = given as Command;
  return refuse('ZB-DECISIONS', `Commande « ${type} » : « ${member} » ne convient pas.`, `Command "${type}": "${member}" does not fit.`);
}

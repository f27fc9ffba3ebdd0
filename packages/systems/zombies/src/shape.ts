import { refuse, type Refusal } from '@escarmouche/referee';
import type { Command } from './commands.ts';

type Test = (value: unknown) => boolean;

/** Farther than any town of the box can grow. */
const FARTHEST = 1000;
const MOST_SQUARES = 9;
const LONGEST_NAME = 40;

const integer: Test = (value) => Number.isInteger(value) && (value as number) >= -FARTHEST && (value as number) <= FARTHEST;
const square: Test = (value) => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= FARTHEST;
const squares: Test = (value) => Array.isArray(value) && value.length <= MOST_SQUARES && value.every(square);
const slug: Test = (value) => typeof value === 'string' && value.length <= LONGEST_NAME;
const quarter: Test = (value) => value === 0 || value === 1 || value === 2 || value === 3;
const leave: Test = (value) => value === undefined || value === true;

const SHAPES: Readonly<Record<Command['type'], Readonly<Record<string, Test>>>> = {
  begin: {},
  draw: {},
  place: { x: integer, y: integer, turn: quarter },
  stock: { zombies: squares, bullets: squares, lives: squares },
  face: { leave },
  refill: {},
  roll: {},
  stay: {},
  step: { to: square, leave },
  halt: {},
  herd: {},
  shift: { from: square, to: square },
  discard: { card: slug },
  end: {},
  play: { card: slug },
  use: { card: slug },
};

/** A command comes from outside: anything that is not one is refused before a rule looks at it (ZB-DECISIONS). */
export function malformed(command: unknown): Refusal | undefined {
  const given = (typeof command === 'object' && command !== null ? command : {}) as Record<string, unknown>;
  const { type } = given;
  if (typeof type !== 'string' || !Object.hasOwn(SHAPES, type)) return refuse('ZB-DECISIONS', 'Commande inconnue.', 'Unknown command.');
  const shape = SHAPES[type as Command['type']];
  for (const key in shape) if (!shape[key]?.(given[key])) return unfit(type, key);
  for (const key in given) if (key !== 'type' && !Object.hasOwn(shape, key)) return unfit(type, key);
  return undefined;
}

function unfit(type: string, key: string): Refusal {
  const member = key.slice(0, LONGEST_NAME);
  return refuse('ZB-DECISIONS', `Commande « ${type} » : « ${member} » ne convient pas.`, `Command "${type}": "${member}" does not fit.`);
}

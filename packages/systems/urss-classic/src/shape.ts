import { refuse, type Refusal } from '@escarmouche/referee';
import type { Place, Vector } from '@escarmouche/space';
import type { Command } from './commands.ts';
import { specialRules } from './rule.ts';
import type { SpecialAction } from './special.ts';
import type { State } from './state.ts';

/** Is a value that comes from outside of the right form? */
export type Test = (value: unknown, state: State) => boolean;

/** Farther than any table: beyond this products of coordinates would no longer be exact. */
const FARTHEST = 1_000_000;
const LONGEST_PATH = 200;

export const integer: Test = (value) => Number.isInteger(value) && Math.abs(value as number) <= FARTHEST;
export const text: Test = (value) => typeof value === 'string' && value.length <= 100;
export const figure: Test = (value, state) => typeof value === 'string' && Object.hasOwn(state.figures, value);
const point = members({ x: integer, y: integer });
export const place = members({ x: integer, y: integer, z: integer });
export const facing: Test = (value, state) =>
  point(value, state) && !((value as { x: number }).x === 0 && (value as { y: number }).y === 0);
const path: Test = (value, state) => Array.isArray(value) && value.length <= LONGEST_PATH && value.every((one) => point(one, state));
export const maybe =
  (test: Test): Test =>
  (value, state) =>
    value === undefined || test(value, state);

/** An object with these members and no others. */
export function members(shape: Readonly<Record<string, Test>>): Test {
  return (value, state) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const given = value as Record<string, unknown>;
    return (
      Object.keys(given).every((key) => Object.hasOwn(shape, key)) && Object.entries(shape).every(([key, test]) => test(given[key], state))
    );
  };
}

const shapes: Readonly<Record<Command['type'], Readonly<Record<string, Test>>>> = {
  rollOrder: {},
  deploy: { figure, at: place, facing },
  endDeployment: {},
  activate: { figure },
  pass: {},
  endGroup: {},
  move: { path, facing: maybe(facing) },
  run: { to: point },
  jump: { to: point },
  climb: { feature: text, height: integer },
  ladder: { feature: text, height: integer, facing: maybe(facing) },
  swim: { path, facing: maybe(facing) },
  fight: { target: figure },
  shoot: { weapon: text, second: maybe(text), target: maybe(figure), point: maybe(place) },
  alert: {},
  getUp: { facing },
  special: { rule: text, target: maybe(figure), to: maybe(place), weapon: maybe(text) },
};

/** What the command of a special rule carries beside it, by what its action is aimed at. */
const aims: Readonly<Record<SpecialAction['aim'], Readonly<Record<string, Test>>>> = {
  nothing: {},
  figure: { target: maybe(figure) },
  place: { to: place },
  weapon: { weapon: text },
};

function shapeOf({ type: name, rule }: Record<string, unknown>): Readonly<Record<string, Test>> {
  const aim = name === 'special' && specialRules.has(String(rule)) ? specialRules.get(String(rule)).action?.special?.aim : undefined;
  return aim ? { rule: text, ...aims[aim] } : shapes[name as Command['type']];
}

/** Is an answer to an open question a place, or a facing? */
export const isPlace = (value: unknown, state: State): value is Place => place(value, state);
export const isFacing = (value: unknown, state: State): value is Vector => facing(value, state);

const type: Test = (value) => typeof value === 'string' && Object.hasOwn(shapes, value);

/** Longest name that a refusal repeats. */
const LONGEST_NAME = 40;

/** A command comes from outside: anything that is not one is refused before a rule looks at it; a command is a player's decision (UC-SYS-DECISIONS). */
export function malformed(state: State, command: unknown): Refusal | undefined {
  const given = (typeof command === 'object' && command !== null ? command : {}) as Record<string, unknown>;
  if (!type(given.type, state)) return refuse('UC-SYS-DECISIONS', 'Commande inconnue.', 'Unknown command.');
  const { type: name, ...rest } = given;
  const shape = shapeOf(given);
  if (members(shape)(rest, state)) return undefined;
  const wrong =
    Object.keys(shape).find((key) => !shape[key]?.(rest[key], state)) ?? Object.keys(rest).find((key) => !Object.hasOwn(shape, key));
  const member = (wrong ?? '?').slice(0, LONGEST_NAME);
  return refuse(
    'UC-SYS-DECISIONS',
    `Commande « ${String(name)} » : « ${member} » ne convient pas.`,
    `Command "${String(name)}": "${member}" does not fit.`,
  );
}

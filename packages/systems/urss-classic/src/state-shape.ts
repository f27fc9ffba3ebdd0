import { isOutcome } from '@escarmouche/referee';
import { figureOf, inPlay, sheetOf } from '@escarmouche/skirmish';
import { specialRules } from './rule.ts';
import { facing, figure, integer, maybe, members, place, text, type Test } from './shape.ts';
import type { State } from './state.ts';

const boolean: Test = (value) => typeof value === 'boolean';
const count: Test = (value) => Number.isInteger(value) && (value as number) >= 0;
const length: Test = (value) => typeof value === 'number' && Number.isFinite(value) && value >= 0;
const group: Test = (value, state) => state.scene.groups.some(({ id }) => id === value);
const rule: Test = (value) => typeof value === 'string' && specialRules.has(value);
const anything: Test = () => true;

const oneOf =
  (...values: readonly string[]): Test =>
  (value) =>
    typeof value === 'string' && values.includes(value);
const listOf =
  (test: Test): Test =>
  (value, state) =>
    Array.isArray(value) && value.every((one) => test(one, state));

const mark: Test = (value, state) =>
  typeof value === 'number' || boolean(value, state) || typeof value === 'string' || listOf(text)(value, state);
const marks: Test = (value, state) =>
  typeof value === 'object' && value !== null && Object.entries(value).every(([name, one]) => text(name, state) && mark(one, state));

const figureState = members({
  id: text,
  x: integer,
  y: integer,
  z: integer,
  facing,
  posture: oneOf('reserve', 'standing', 'prone', 'out', 'fled'),
  vitality: count,
  activated: boolean,
  alert: boolean,
  perch: maybe(members({ feature: text, on: oneOf('wall', 'ladder') })),
  demoralised: boolean,
  marks,
});

const activation = members({
  figure,
  left: count,
  done: listOf(text),
  runUp: maybe(members({ from: place, direction: facing, length })),
  encore: maybe(text),
  fled: maybe(boolean),
});

const everyGroup: Test = (value, state) =>
  listOf(group)(value, state) &&
  new Set(value as string[]).size === state.scene.groups.length &&
  (value as string[]).length === state.scene.groups.length;
const everyFigure: Test = (value, state) => {
  const figures = value as State['figures'];
  const all = Object.values(figures);
  return (
    all.length === state.scene.roster.length && all.every((one) => figureState(one, state)) && (state.phase !== 'play' || all.some(inPlay))
  );
};
const ofTheGroupInPlay: Test = (value, state) => {
  if (!activation(value, state)) return false;
  const { figure: id } = value as NonNullable<State['activation']>;
  return sheetOf(state, id).group === state.group && inPlay(figureOf(state, id));
};

const parts: { readonly [K in keyof State]-?: Test } = {
  scene: anything,
  phase: oneOf('order', 'deployment', 'play', 'over'),
  order: everyGroup,
  turn: count,
  group,
  deployed: listOf(group),
  figures: everyFigure,
  activation: maybe(ofTheGroupInPlay),
  effects: listOf(members({ rule, on: figure, by: figure })),
  passing: listOf(members({ rule: text, figure, of: maybe(figure), value: mark, until: oneOf('activation', 'turn') })),
  outcome: maybe(isOutcome),
};

/** The part of a state, led to by events that come from outside, that these rules cannot go on from; undefined when they can. */
export function misshapen(state: State): string | undefined {
  return (Object.keys(parts) as (keyof State)[]).find((part) => !parts[part](state[part], state));
}

import {
  deadzone,
  meleeWeapons,
  rangedWeapons,
  type Command,
  type Event,
  type Setup,
  type State,
  type Weapon,
} from '@escarmouche/deadzone';
import { cubeAt, cubeNamed, nameOfCube, placeIn } from '@escarmouche/space/cubes';
import { fold, text } from '../text.ts';
import type { Ready } from '../contract.ts';
import type { AnyStep, Playable } from '../playable.ts';
import { loose, ownDice, scriptOf } from '../script.ts';
import { plainNaming } from '../words.ts';
import { answerTo, optionText, placedByItself } from './answers.ts';
import { build } from './build.ts';
import { wrongFacts } from './facts.ts';
import { ruleNamed } from './names.ts';
import { commandText, type Choice, type Correction, type DeadzoneCase, type Expectation, type Step } from './schema.ts';

type NamedStep = Step & AnyStep<Choice, Expectation>;
type DeadzonePlayable = Playable<NamedStep, Choice, Expectation, Setup, State, Command, Event>;

/** A case made ready. */
export function ready(one: DeadzoneCase): Ready<DeadzonePlayable> {
  const built = build(one);
  return built.ok ? { playable: playableOf(one, built.setup) } : { problems: built.problems };
}

function playableOf(one: DeadzoneCase, setup: Setup): DeadzonePlayable {
  return {
    system: deadzone,
    setup,
    steps: one.do.map((step) => ({
      ...step,
      name: step.command,
      title: commandText(step.command),
      expect: step.given.expect,
      ...ownDice(step.given),
      ...(step.given.allowed !== undefined && { allowed: step.given.allowed }),
    })),
    script: scriptOf(loose(one.dice), plainNaming, { names: one.draws, pile: (_purpose, state) => ({ ids: state.bag, find: ruleNamed }) }),
    expect: one.expect,
    naming: plainNaming,
    *commands(step, now) {
      yield { command: commandOf(step, now()), seat: step.given.by, own: true, refusable: true };
    },
    answer(choice, question) {
      const value = answerTo(choice, question);
      if (value !== undefined) return { value };
      const given = String(choice.answer ?? '');
      return { refusal: { reason: text(`« ${given} » n’est pas proposé`, `"${given}" is not offered`) } };
    },
    unasked(question, next) {
      const value = placedByItself(question, next);
      return value === undefined ? undefined : { value };
    },
    optionText,
    wrong: (expected, { state, events }) => wrongFacts(expected, state, events),
  };
}

/** The place of a figure in a cube, from shares of its sides. */
function placeOf(name: string | undefined, at: readonly [number, number] | undefined): { at?: { x: number; y: number } } {
  const cube = name === undefined ? undefined : cubeNamed(name);
  if (!cube || !at) return {};
  const { x, y } = placeIn(cube, at[0], at[1]);
  return { at: { x, y } };
}

const cubeOfActive = ({ activation, figures }: State): string | undefined => {
  const figure = activation && figures[activation.figure];
  return figure && nameOfCube(cubeAt(figure));
};

function weaponsOfActive(state: State): readonly Weapon[] {
  const figure = state.figures[state.activation?.figure ?? ''];
  return figure ? [...rangedWeapons(state, figure), ...meleeWeapons(state, figure)] : [];
}

/** The id of a weapon of the active figure by its id or its name. */
const slugOf = (state: State, written: string): string =>
  weaponsOfActive(state).find(({ id, name }) => [id, name.fr, name.en].some((one) => fold(one) === fold(written)))?.id ?? written;

const firstGun = (state: State): string => weaponsOfActive(state).find(({ range }) => range !== 'fight')?.id ?? '';

/** The weapon of a shot: the first with a range unless one is named. */
const weaponMeant = (state: State, weapon: string | undefined): string => (weapon === undefined ? firstGun(state) : slugOf(state, weapon));

function correctionOf({ at, spot, pinned, wounds, out, off, marks, ...said }: Correction): Command {
  const posture = out === true ? 'out' : off === true ? 'gone' : pinned === undefined ? undefined : pinned ? 'prone' : 'standing';
  const slugs = marks?.map((mark) => ruleNamed(mark) ?? mark);
  const told = { ...said, cube: at, ...placeOf(at, spot), posture, counters: wounds, marks: slugs };
  return { type: 'correct', ...Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined)) };
}

function commandOf({ command, given }: Step, state: State): Command {
  const { with: weapon, against, add, free, leave, suppress, drop, give } = given;
  const dice = add === undefined ? {} : { dice: add };
  const isFree = free === true ? ({ free: true } as const) : {};
  if (given.zone !== undefined) return { type: 'chooseZone', zone: given.zone };
  switch (command) {
    case 'first':
      return { type: 'first', seat: given.first ?? '' };
    case 'deploy': {
      const [figure = '', cube = ''] = given.deploy ?? [];
      return { type: 'deploy', figure, cube, ...placeOf(cube, given.at) };
    }
    case 'reroll':
      return { type: 'reroll', dice: (given.reroll ?? []).map((place) => place - 1) };
    case 'activate':
      return { type: 'activate', figure: given.activate ?? '' };
    case 'move':
    case 'sprint': {
      const path = given[command] ?? [];
      const way = { path, ...placeOf(path.at(-1) ?? cubeOfActive(state), given.at), ...(leave === true && { leave }) };
      const charge = { ...(against !== undefined && { target: against }), ...(weapon !== undefined && { weapon: slugOf(state, weapon) }) };
      const hands = { ...(drop !== undefined && { drop }), ...(give !== undefined && { give }) };
      return command === 'move'
        ? { type: 'move', ...way, ...charge, ...dice, ...isFree, ...hands }
        : { type: 'sprint', ...way, ...charge, ...dice };
    }
    case 'stand':
      return { type: 'standUp', ...placeOf(cubeOfActive(state), given.at) };
    case 'special': {
      const figure = state.activation?.figure ?? '';
      return { type: 'special', rule: ruleNamed(given.special ?? '') ?? '', target: against ?? figure };
    }
    case 'shoot': {
      const cube = cubeNamed(given.shoot ?? '');
      if (cube) return { type: 'shootCube', weapon: weaponMeant(state, weapon), cube: nameOfCube(cube), ...dice, ...isFree };
      const spray = suppress === true ? ({ suppress: true } as const) : {};
      return { type: 'shoot', weapon: weaponMeant(state, weapon), target: given.shoot ?? '', ...spray, ...dice, ...isFree };
    }
    case 'fight':
      return {
        type: 'fight',
        target: given.fight ?? '',
        ...(weapon !== undefined && { weapon: slugOf(state, weapon) }),
        ...dice,
        ...isFree,
      };
    case 'correct':
      return correctionOf(given.correct ?? {});
    case 'ready':
    case 'pass':
    case 'splat':
    case 'yield':
      return { type: command };
    default:
      return { type: 'done' };
  }
}

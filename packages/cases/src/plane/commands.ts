import { refuse } from '@escarmouche/referee';
import type { FigureIn } from '@escarmouche/skirmish';
import type { PlaneFigure, PlaneState } from '@escarmouche/skirmish/plane';
import type { Place, Point, Vector } from '@escarmouche/space';
import { meant, text, type Text } from '../text.ts';
import type { Made as AnyMade } from '../playable.ts';
import { tellCommand } from './corrections.ts';
import { toPlace, units, type Frame } from './frame.ts';
import { isBareHands, named, type Named } from './names.ts';
import type { ActionOf, planeActions, planeDetails } from './schema-step.ts';
import type { AimedAt } from './specials.ts';
import type { Spot } from './values.ts';
import { figureNamed, isStraight, levelFor, touching, vectorOf } from './ways.ts';

/** The commands that every game of figures on a plane has. */
type PlaneCommand =
  | { readonly type: 'endDeployment' | 'pass' | 'endGroup' }
  | { readonly type: 'activate'; readonly figure: string }
  | { readonly type: 'deploy'; readonly figure: string; readonly at: Place; readonly facing: Vector }
  | { readonly type: 'fight'; readonly target: string }
  | { readonly type: 'move' | 'swim'; readonly path: readonly Point[]; readonly facing?: Vector }
  | { readonly type: 'run' | 'jump'; readonly to: Point }
  | { readonly type: 'climb' | 'ladder'; readonly feature: string; readonly height: number; readonly facing?: Vector }
  | { readonly type: 'shoot'; readonly weapon: string; readonly second?: string; readonly target?: string; readonly point?: Place }
  | ReturnType<typeof tellCommand>
  | SpecialCommand;

interface SpecialCommand {
  readonly type: 'special';
  readonly rule: string;
  readonly target?: string;
  readonly to?: Place;
  readonly weapon?: string;
  readonly path?: readonly Point[];
  readonly after?: number;
  readonly run?: boolean;
}

/** A weapon as a figure carries it. */
export interface Carried extends Named {
  /** The weapon can shoot. */
  readonly shoots: boolean;
  /** Slugs of its special rules. */
  readonly rules: readonly string[];
}

/** Figures and weapons of a game, for commands. */
export interface Commanding<S extends PlaneState> {
  readonly frame: Frame;
  /** The rule that has a run go straight. */
  readonly runRule: string;
  readonly weapons: (state: S, figure: string) => readonly Carried[];
  /** Units that one action climbs: a wall, a ladder. */
  readonly climbs: (state: S, figure: FigureIn<S>, on: 'climb' | 'ladder') => number;
  /** Aim of a power used by its name; or the reason why there is none of this name. */
  readonly power: (written: string) => { readonly rule: string; readonly aim: AimedAt | undefined } | Text;
}

export type PlaneAction = ActionOf<typeof planeActions, typeof planeDetails>;
type SpecialSpec = Extract<PlaneAction, { name: 'special' }>;
type Made = AnyMade<PlaneCommand>;
type Details = PlaneAction['details'];

export const failed = (fr: string, en: string) => ({ problem: text(fr, en) });

export const NOBODY_ACTS = failed('qui agit ? « by: A », ou « activation: A » plus haut', 'who acts? "by: A", or "activation: A" above');

/** The command that a step means, for the figure that acts (none where a group or everybody does). */
export function planeCommand<S extends PlaneState>(spec: PlaneAction, state: S, actor: string | undefined, game: Commanding<S>): Made {
  const { details } = spec;
  switch (spec.name) {
    case 'tell':
      return { command: tellCommand(spec.value) };
    case 'endDeployment':
    case 'pass':
    case 'endGroup':
      return { command: { type: spec.name } };
    case 'activate':
      return { command: { type: 'activate', figure: spec.value } };
    case 'deploy': {
      const one = figureNamed(state, spec.value);
      if (!details.at) return failed('où ? « at: [x, y] »', 'where? "at: [x, y]"');
      const at = toPlace(game.frame, details.at, levelFor(state, one));
      return { command: { type: 'deploy', figure: one.id, at, facing: vectorOf(details.facing, at, state) ?? one.facing } };
    }
    case 'fight':
      return (actor === undefined ? undefined : unarmed(game.weapons(state, actor), actor, details.with)) ?? fightWith(spec.value);
    case 'special':
      if (spec.aim === 'nothing') return { command: { type: 'special', rule: spec.rule } };
      break;
    default:
  }
  if (actor === undefined || state.figures[actor] === undefined) return NOBODY_ACTS;
  return commandOf(spec, state, figureNamed(state, actor), game);
}

const fightWith = (target: string): Made => ({ command: { type: 'fight', target } });

function commandOf<S extends PlaneState>(spec: PlaneAction, state: S, figure: FigureIn<S>, game: Commanding<S>): Made {
  const { details } = spec;
  const { frame } = game;
  const path = (given: readonly Spot[] | string): Point[] => pathOf(given, state, figure, frame);
  const turned = (at: Point): { facing?: Vector } => {
    const facing = vectorOf(details.facing, at, state);
    return facing ? { facing } : {};
  };
  switch (spec.name) {
    case 'move':
    case 'swim': {
      const way = path(spec.value);
      return { command: { type: spec.name, path: way, ...turned(lastOf(way, figure)) } };
    }
    case 'run': {
      const way = path(spec.value);
      return isStraight(figure, way) ? { command: { type: 'run', to: lastOf(way, figure) } } : { refusal: bent(game.runRule) };
    }
    case 'jump':
      return { command: { type: 'jump', to: lastOf(path(typeof spec.value === 'string' ? spec.value : [spec.value]), figure) } };
    case 'climb':
    case 'ladder': {
      const height = heightOf(state, figure, spec.value, details.height, game.climbs(state, figure, spec.name));
      return { command: { type: spec.name, feature: spec.value, height, ...turned(figure) } };
    }
    case 'power':
      return power(spec.value, details, state, figure, game);
    case 'special':
      return special(spec, state, figure, game);
    case 'shoot':
      return shot(spec.value, details, state, figure, game);
    default:
      return failed(`« ${spec.name} » ne se fait pas ici`, `"${spec.name}" cannot be done here`);
  }
}

/** The points of a way; a figure's name is a straight way into contact with it. */
export function pathOf(given: readonly Spot[] | string, state: PlaneState, figure: PlaneFigure, frame: Frame): Point[] {
  return typeof given === 'string' ? [touching(state, figure, figureNamed(state, given))] : given.map((spot) => frame.toPoint(spot));
}

const lastOf = (points: readonly Point[], { x, y }: Point): Point => points[points.length - 1] ?? { x, y };

/** A run is commanded by where it ends: no command says a bend. */
const bent = (rule: string) => refuse(rule, 'Une course va en ligne droite.', 'A run goes in one straight line.');

/** Without a height: to the top, or as far up as one action goes. */
function heightOf(state: PlaneState, figure: PlaneFigure, feature: string, paces: number | undefined, most: number): number {
  if (paces !== undefined) return units(paces);
  const top = state.scene.table.features.find(({ id }) => id === feature)?.top ?? 0;
  return Math.min(most, top - figure.z);
}

/** The action of a special rule, aimed at a weapon that has the rule, at a figure, at a place or along a way. */
function special<S extends PlaneState>(spec: SpecialSpec, state: S, figure: FigureIn<S>, game: Commanding<S>): Made {
  const { rule, aim, value, details } = spec;
  const word = typeof value === 'string' ? value : undefined;
  const weapons = game.weapons(state, figure.id);
  switch (aim) {
    case 'nothing':
      return { command: { type: 'special', rule } };
    case 'weapon':
      return withWeapon(
        figure.id,
        weapons,
        word,
        (one) => one.rules.includes(rule),
        (weapon) => ({ type: 'special', rule, weapon }),
      );
    case 'figure':
      return aimed(rule, word, details.with, state, figure, game);
    case 'place':
      return specialPlace(rule, value, state, figure, game.frame);
    case 'way': {
      const path = pathOf(typeof value === 'string' || Array.isArray(value) ? value : [], state, figure, game.frame);
      return { command: { type: 'special', rule, path } };
    }
  }
}

function specialPlace(rule: string, value: SpecialSpec['value'], state: PlaneState, figure: PlaneFigure, frame: Frame): Made {
  if (typeof value === 'string') {
    const target = figureNamed(state, value);
    return { command: { type: 'special', rule, to: { ...touching(state, figure, target), z: target.z } } };
  }
  return typeof value === 'object' && 'x' in value
    ? { command: { type: 'special', rule, to: toPlace(frame, value, levelFor(state, figure)) } }
    : failed('où ? « [x, y] »', 'where? "[x, y]"');
}

/** Aimed at a figure, with a weapon of one's own or, of what takes weapons away, one of the figure's. */
function aimed<S extends PlaneState>(
  rule: string,
  target: string | undefined,
  written: string | undefined,
  state: S,
  figure: FigureIn<S>,
  game: Commanding<S>,
): Made {
  const own = { type: 'special', rule, ...(target !== undefined && { target }) } as const;
  if (written === undefined) return { command: own };
  const carried = [figure.id, ...(target === undefined ? [] : [target])].flatMap((id) => game.weapons(state, id));
  return withWeapon(
    figure.id,
    carried,
    written,
    () => false,
    (weapon) => ({ ...own, weapon }),
  );
}

function power<S extends PlaneState>(written: string, details: Details, state: S, figure: FigureIn<S>, game: Commanding<S>): Made {
  const found = game.power(written);
  if ('fr' in found) return { problem: found };
  const { rule, aim } = found;
  return aim === 'nothing' ? { command: { type: 'special', rule } } : aimed(rule, details.target, details.with, state, figure, game);
}

function shot<S extends PlaneState>(value: Spot | string, details: Details, state: S, figure: FigureIn<S>, game: Commanding<S>): Made {
  const weapons = game.weapons(state, figure.id);
  const aim = typeof value === 'string' ? { target: value } : { point: toPlace(game.frame, value, levelFor(state, figure)) };
  let second: { second?: string } = {};
  if (details.second !== undefined) {
    const other = named(weapons.filter(({ shoots }) => shoots).toReversed(), details.second);
    if (!other) return noWeapon(figure.id, details.second, weapons);
    second = { second: other.id };
  }
  return withWeapon(
    figure.id,
    weapons,
    details.with,
    ({ shoots }) => shoots,
    (weapon) => ({ type: 'shoot', weapon, ...second, ...aim }),
  );
}

/** The weapon named, or the only one there is of its kind. */
function withWeapon(
  who: string,
  weapons: readonly Carried[],
  written: string | undefined,
  fits: (weapon: Carried) => boolean,
  command: (weapon: string) => PlaneCommand,
): Made {
  if (written !== undefined) {
    const found = named(weapons, written);
    return found ? { command: command(found.id) } : noWeapon(who, written, weapons);
  }
  const [first, ...others] = weapons.filter(fits);
  if (first && others.every(({ name }) => name.fr === first.name.fr)) return { command: command(first.id) };
  const names = [first, ...others].map((weapon) => weapon?.id).join(', ');
  return first
    ? failed(`avec quelle arme ? « with: … » (${names})`, `with which weapon? "with: …" (${names})`)
    : { command: command('none') };
}

function noWeapon(who: string, written: string, weapons: readonly Carried[]) {
  const hint = meant(
    written,
    weapons.map(({ name }) => name.fr),
  );
  return failed(`${who} n’a pas d’arme « ${written} »${hint.fr}`, `${who} has no weapon "${written}"${hint.en}`);
}

/** Has the figure the melee weapon that it is to fight with? */
function unarmed(weapons: readonly Carried[], who: string, written: string | undefined): Made | undefined {
  if (written === undefined || named(weapons, written) || isBareHands(written)) return undefined;
  return noWeapon(who, written, weapons);
}

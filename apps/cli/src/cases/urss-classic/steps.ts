import { refuse } from '@escarmouche/referee';
import type { Point, Vector } from '@escarmouche/space';
import { meant, text } from '../../text.ts';
import type { Made as AnyMade } from '../run-case.ts';
import { baseMove, slowAllowance, specialRules, type Command, type Figure, type Sheet, type State } from '@escarmouche/urss-classic';
import { toPlace, units, type Frame } from '../plane/frame.ts';
import { findRule, isBareHands, weaponNamed } from './lookup.ts';
import type { ActionSpec } from './schema-step.ts';
import type { Spot } from '../plane/values.ts';
import { figureNamed, isStraight, levelFor, touching, vectorOf } from '../plane/ways.ts';

type Made = AnyMade<Command>;

const failed = (fr: string, en: string) => ({ problem: text(fr, en) });

/** Without a height: to the top, or as far up as one action goes. */
function heightOf(state: State, figure: Figure, feature: string, paces: number | undefined, most: number): number {
  if (paces !== undefined) return units(paces);
  const top = state.scene.table.features.find(({ id }) => id === feature)?.top ?? 0;
  return Math.min(most, top - figure.z);
}

/** The command that a step means, for the figure that acts (none where a group or everybody does). */
export function toCommand(spec: ActionSpec, state: State, actor: string | undefined, frame: Frame): Made {
  const figure = actor === undefined ? undefined : state.figures[actor];
  const sheet = actor === undefined ? undefined : state.scene.sheets[actor];
  const { details } = spec;
  switch (spec.name) {
    case 'rollOrder':
    case 'endDeployment':
    case 'pass':
    case 'endGroup':
    case 'alert':
      return { command: { type: spec.name } };
    case 'activate':
      return { command: { type: 'activate', figure: spec.value } };
    case 'deploy': {
      const one = figureNamed(state, spec.value);
      if (!details.at) return failed('où ? « at: [x, y] »', 'where? "at: [x, y]"');
      const at = toPlace(frame, details.at, levelFor(state, one));
      return { command: { type: 'deploy', figure: one.id, at, facing: vectorOf(details.facing, at, state) ?? one.facing } };
    }
    case 'fight':
      return armed(sheet, details.with) ?? { command: { type: 'fight', target: spec.value } };
    case 'power':
      return power(spec.value, details.target);
    case 'special':
      if (spec.aim === 'nothing') return { command: { type: 'special', rule: spec.rule } };
      break;
    default:
  }
  if (!figure || !sheet)
    return failed('qui agit ? « by: A », ou « activation: A » plus haut', 'who acts? "by: A", or "activation: A" above');
  return ofFigure(spec, state, figure, sheet, frame);
}

function ofFigure(spec: ActionSpec, state: State, figure: Figure, sheet: Sheet, frame: Frame): Made {
  const { details } = spec;
  const point = (given: Spot | string): Point =>
    typeof given === 'string' ? touching(state, figure, figureNamed(state, given)) : frame.toPoint(given);
  const path = (given: readonly Spot[] | string): Point[] =>
    typeof given === 'string' ? [point(given)] : given.map((spot) => frame.toPoint(spot));
  const last = (points: readonly Point[]): Point => points[points.length - 1] ?? { x: figure.x, y: figure.y };
  const turned = (at: Point): { facing?: Vector } => {
    const facing = vectorOf(details.facing, at, state);
    return facing ? { facing } : {};
  };
  switch (spec.name) {
    case 'move':
    case 'swim': {
      const way = path(spec.value);
      return { command: { type: spec.name, path: way, ...turned(last(way)) } };
    }
    case 'run': {
      const way = path(spec.value);
      return isStraight(figure, way) ? { command: { type: 'run', to: last(way) } } : { refusal: BENT };
    }
    case 'jump':
      return { command: { type: 'jump', to: point(spec.value) } };
    case 'special':
      return special(spec, state, figure, sheet, frame);
    case 'climb':
      return {
        command: {
          type: 'climb',
          feature: spec.value,
          height: heightOf(state, figure, spec.value, details.height, slowAllowance(state, figure, 'climb')),
        },
      };
    case 'ladder': {
      const height = heightOf(state, figure, spec.value, details.height, baseMove(sheet));
      return { command: { type: 'ladder', feature: spec.value, height, ...turned(figure) } };
    }
    case 'getUp': {
      const way = details.facing ?? (spec.value === true ? undefined : spec.value);
      return { command: { type: 'getUp', facing: vectorOf(way, figure, state) ?? figure.facing } };
    }
    case 'shoot':
      return shot(spec, state, figure, sheet, frame);
    default:
      return failed(`« ${spec.name} » ne se fait pas ici`, `"${spec.name}" cannot be done here`);
  }
}

/** A run is commanded by where it ends: no command says a bend. */
const BENT = refuse('UC-ACT-RUN', 'Une course va en ligne droite.', 'A run goes in one straight line.');

/** The action of a special rule, aimed at a weapon that has the rule, at a figure or at a place. */
function special(spec: Extract<ActionSpec, { name: 'special' }>, state: State, figure: Figure, sheet: Sheet, frame: Frame): Made {
  const { rule, aim, value } = spec;
  const named = typeof value === 'string' ? value : undefined;
  if (aim === 'weapon') {
    const hasRule = (weapon: Sheet['weapons'][number]): boolean => weapon.rules.some(({ id }) => id === rule);
    return withWeapon(sheet, named, hasRule, (weapon) => ({ type: 'special', rule, weapon }));
  }
  if (aim === 'figure') return { command: { type: 'special', rule, ...(named !== undefined && { target: named }) } };
  if (named !== undefined) {
    const target = figureNamed(state, named);
    return { command: { type: 'special', rule, to: { ...touching(state, figure, target), z: target.z } } };
  }
  return typeof value === 'object'
    ? { command: { type: 'special', rule, to: toPlace(frame, value, levelFor(state, figure)) } }
    : failed('où ? « [x, y] »', 'where? "[x, y]"');
}

const isShot = (weapon: Sheet['weapons'][number]): boolean => weapon.class !== 'melee';

/** The weapon named, or the only one there is of its kind. */
function withWeapon(
  sheet: Sheet,
  written: string | undefined,
  fits: (weapon: Sheet['weapons'][number]) => boolean,
  command: (weapon: string) => Command,
): Made {
  if (written !== undefined) {
    const found = weaponNamed(sheet, written);
    if (found !== undefined) return { command: command(found) };
    const hint = meant(
      written,
      sheet.weapons.map(({ name }) => name.fr),
    );
    return failed(`${sheet.id} n’a pas d’arme « ${written} »${hint.fr}`, `${sheet.id} has no weapon "${written}"${hint.en}`);
  }
  const [first, ...others] = sheet.weapons.filter(fits);
  if (first && others.every(({ name }) => name.fr === first.name.fr)) return { command: command(first.id) };
  const names = [first, ...others].map((weapon) => weapon?.id).join(', ');
  return first
    ? failed(`avec quelle arme ? « with: … » (${names})`, `with which weapon? "with: …" (${names})`)
    : { command: command('none') };
}

function shot({ value, details }: Extract<ActionSpec, { name: 'shoot' }>, state: State, figure: Figure, sheet: Sheet, frame: Frame): Made {
  const aim = typeof value === 'string' ? { target: value } : { point: toPlace(frame, value, (at) => levelFor(state, figure)(at)) };
  let second: { second?: string } = {};
  if (details.second !== undefined) {
    const others = sheet.weapons.filter(isShot);
    const named = weaponNamed({ ...sheet, weapons: others.toReversed() }, details.second);
    if (named === undefined)
      return failed(`${sheet.id} n’a pas d’arme « ${details.second} »`, `${sheet.id} has no weapon "${details.second}"`);
    second = { second: named };
  }
  return withWeapon(sheet, details.with, isShot, (weapon) => ({ type: 'shoot', weapon, ...second, ...aim }));
}

/** Has the figure the melee weapon that it is to fight with? */
function armed(sheet: Sheet | undefined, weapon: string | undefined): Made | undefined {
  if (!sheet || weapon === undefined || weaponNamed(sheet, weapon) !== undefined || isBareHands(weapon)) return undefined;
  return failed(`${sheet.id} n’a pas d’arme « ${weapon} »`, `${sheet.id} has no weapon "${weapon}"`);
}

function power(written: string, target: string | undefined): Made {
  const rule = findRule(written);
  if ('fr' in rule) return { problem: rule };
  const aimed = target !== undefined && specialRules.get(rule.id).action?.special?.aim !== 'nothing';
  return { command: { type: 'special', rule: rule.id, ...(aimed && { target }) } };
}

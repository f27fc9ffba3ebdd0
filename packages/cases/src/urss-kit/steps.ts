import {
  baseMove,
  fullVitality,
  grantedTo,
  healthOf,
  specialRules,
  weaponsOf,
  type Command,
  type Correction,
  type State,
} from '@escarmouche/urss-kit';
import { text } from '../text.ts';
import { failed, NOBODY_ACTS, pathOf, planeCommand, type Carried, type Commanding } from '../plane/commands.ts';
import { correctCommand } from '../plane/corrections.ts';
import { units, type Frame } from '../plane/frame.ts';
import { named, unknown } from '../plane/names.ts';
import { figureNamed, vectorOf } from '../plane/ways.ts';
import type { Made } from '../playable.ts';
import { ruleNamed } from './lookup.ts';
import type { ActionSpec } from './schema-step.ts';
import { rememberedAs } from './specials.ts';

/** Weapons that a figure has now, its own and those it has taken up. */
export function carriedBy(state: State, id: string): readonly Carried[] {
  const figure = state.figures[id];
  if (!figure) return [];
  return weaponsOf(state, figure).map((weapon) => ({
    ...weapon,
    shoots: weapon.ranged !== undefined,
    rules: [...(weapon.melee?.rules ?? []), ...(weapon.ranged?.rules ?? [])].map((grant) => grant.id),
  }));
}

function commandingOf(frame: Frame): Commanding<State> {
  return {
    frame,
    runRule: 'UK-ACT-RUN',
    weapons: carriedBy,
    climbs(state, figure, on) {
      const sheet = state.scene.sheets[figure.id];
      const whole = on === 'ladder' || (sheet && grantedTo(sheet).own.some(({ rule }) => rule.fullMove === 'climb'));
      return whole ? baseMove(state, figure) : baseMove(state, figure) / 2;
    },
    power(written) {
      const rule = ruleNamed(written);
      const special = rule === undefined ? undefined : specialRules.get(rule).action?.special;
      return rule === undefined || !special ? unknown(text('pouvoir inconnu :', 'unknown power'), written, []) : { rule, aim: special.aim };
    },
  };
}

/** The command that a step means, for the figure that acts (none where a group or everybody does). */
export function toCommand(spec: ActionSpec, state: State, actor: string | undefined, frame: Frame): Made<Command> {
  const { details } = spec;
  switch (spec.name) {
    case 'nothing':
    case 'aim':
      return { command: { type: spec.name } };
    case 'correct':
      return { command: correction(spec.value, state, frame) };
    case 'giveUp':
      return { command: { type: 'pass', forGood: true } };
    case 'deploy':
      return deploy(spec, state, frame);
    case 'special':
      return spec.aim === 'way' ? onTheWay(spec, state, actor, frame) : planeCommand(spec, state, actor, commandingOf(frame));
    case 'jump': {
      const { runUp } = details;
      const made = planeCommand(spec, state, actor, commandingOf(frame));
      return runUp && made.command?.type === 'jump' ? { command: { ...made.command, runUp: frame.toPoint(runUp) } } : made;
    }
    case 'crawl':
    case 'mixed':
    case 'standUp':
    case 'hold':
    case 'draw':
    case 'pickUp':
      return ofFigure(spec, state, actor, frame);
    default:
      return planeCommand(spec, state, actor, commandingOf(frame));
  }
}

type Posture = NonNullable<Correction['posture']>;

/** Stunned and fleeing are states of the kit; things in hand and lost are named as they are carried. */
function correction({ held, lost, ...spec }: Named<'correct'>['value'], state: State, frame: Frame): Correction {
  const { figure: id, state: states = [] } = spec;
  const sheet = state.scene.sheets[id];
  const itemOf = (written: string): string => (sheet && named([...sheet.weapons, ...sheet.shields], written)?.id) ?? written;
  return {
    ...correctCommand<Posture>(spec, state, {
      frame,
      postures: ['standing', 'low', 'prone', 'out', 'gone', 'fled'],
      reloads: rememberedAs('unloaded') ?? '',
      weaponNamed: (_id, written) => itemOf(written),
      fullVitality: () => (sheet ? fullVitality(sheet) : 0),
      healthOf: (_id, points) => (sheet ? healthOf(sheet, points) : ''),
    }),
    ...(states.includes('stunned') && { stunned: true }),
    ...(states.includes('fleeing') && { fleeing: true }),
    ...(held && { held: held.map(itemOf) }),
    ...(lost && { lost: lost.map(itemOf) }),
  };
}

type Named<N extends ActionSpec['name']> = Extract<ActionSpec, { readonly name: N }>;

function ofFigure(
  spec: Named<'crawl'> | Named<'mixed'> | Named<'standUp'> | Named<'hold'> | Named<'draw'> | Named<'pickUp'>,
  state: State,
  actor: string | undefined,
  frame: Frame,
): Made<Command> {
  if (actor === undefined || !state.figures[actor]) return NOBODY_ACTS;
  const figure = figureNamed(state, actor);
  switch (spec.name) {
    case 'crawl': {
      const path = pathOf(spec.value, state, figure, frame);
      const facing = vectorOf(spec.details.facing, path[path.length - 1] ?? figure, state);
      return { command: { type: 'crawl', path, ...(facing && { facing }) } };
    }
    case 'mixed': {
      const legs = spec.value.map((leg) =>
        'path' in leg ? { ...leg, path: leg.path.map((spot) => frame.toPoint(spot)) } : { ...leg, height: units(leg.height) },
      );
      const last = legs.findLast((leg) => 'path' in leg)?.path.at(-1);
      const facing = vectorOf(spec.details.facing, last ?? figure, state);
      return { command: { type: 'mixed', legs, ...(facing && { facing }) } };
    }
    case 'standUp': {
      const way = spec.details.facing ?? (spec.value === true ? undefined : spec.value);
      return { command: { type: 'standUp', facing: vectorOf(way, figure, state) ?? figure.facing } };
    }
    case 'hold':
    case 'draw':
      return { command: { type: spec.name, items: itemsOf(spec.value, state, actor) } };
    case 'pickUp': {
      const drop = state.drops.find(({ weapon, owner }) => {
        const lying = state.scene.sheets[owner]?.weapons.find(({ id }) => id === weapon);
        return lying && named([lying], spec.value) !== undefined;
      });
      return { command: { type: 'pickUp', weapon: drop ? `${drop.owner}/${drop.weapon}` : spec.value } };
    }
  }
}

/** Ids of weapons and shields, each once; what the figure does not have goes by the name that is written. */
function itemsOf(written: readonly string[], state: State, actor: string): string[] {
  const rest = [...carriedBy(state, actor), ...(state.scene.sheets[actor]?.shields ?? [])];
  return written.map((name) => {
    const found = named(rest, name);
    if (found) rest.splice(rest.indexOf(found), 1);
    return found?.id ?? name;
  });
}

function deploy(spec: Named<'deploy'>, state: State, frame: Frame): Made<Command> {
  const made = planeCommand(spec, state, undefined, commandingOf(frame));
  const { held } = spec.details;
  if (!held || made.command?.type !== 'deploy') return made;
  return { command: { ...made.command, held: itemsOf(held, state, spec.value) } };
}

/** A movement with a shot on its way. */
function onTheWay({ details, ...spec }: Named<'special'>, state: State, actor: string | undefined, frame: Frame): Made<Command> {
  const made = planeCommand({ ...spec, details }, state, actor, commandingOf(frame));
  if (actor === undefined || made.command?.type !== 'special') return made;
  const { with: written, after, stop, running } = details;
  // Into contact with an enemy: the shot is for it, unless another is named.
  const into = spec.aim === 'way' && typeof spec.value === 'string' && spec.value in state.figures ? spec.value : undefined;
  const target = details.target ?? (specialRules.get(spec.rule).action?.special?.shot ? into : undefined);
  const carried = carriedBy(state, actor).filter(({ shoots }) => shoots);
  const [only, ...others] = carried;
  const weapon = written === undefined ? (others.length === 0 ? only : undefined) : named(carried, written);
  if (written === undefined && others.length > 0) return failed('avec quelle arme ? « with: … »', 'with which weapon? "with: …"');
  return {
    command: {
      ...made.command,
      ...(target !== undefined && { target }),
      ...(weapon && { weapon: weapon.id }),
      ...(after !== undefined && { after: units(after) }),
      ...(stop !== undefined && { stop: units(stop) }),
      ...(running && { run: true }),
    },
  };
}

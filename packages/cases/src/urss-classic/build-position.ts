import { NOBODY } from '@escarmouche/referee';
import type { Place, Table } from '@escarmouche/space';
import {
  fullVitality,
  grantedTo,
  healthOf,
  type Effect,
  type Figure,
  type GroupSetup,
  type PassingMark,
  type Position,
  type Sheet,
} from '@escarmouche/urss-classic';
import type { Report } from '../problem.ts';
import { text } from '../text.ts';
import { toPlace, type Frame } from '../plane/frame.ts';
import { isWithNpcs, npcMarks } from '../plane/npcs.ts';
import { actionType, findRule, weaponNamed } from './lookup.ts';
import type { Case } from './schema.ts';
import { memoriesOf } from './specials.ts';
import { FAR, facingOf, firstToAct, groupFor, impliedActor, perchOf, placesOf, runUpOf, startingVitality } from '../plane/position.ts';

/** Figures with their places and states, and the past before the case begins. Problems are reported by path. */
export function positionOf(
  one: Case,
  frame: Frame,
  table: Table,
  groups: readonly GroupSetup[],
  witnesses: readonly string[],
  report: Report,
): Position {
  const sheets = new Map(groups.flatMap((group) => group.figures.map((sheet) => [sheet.id, sheet])));
  const places = placesOf(one.figures, frame, table, (id) => {
    const sheet = sheets.get(id);
    return sheet ? grantedTo(sheet).r : 0;
  });
  const figures: Record<string, Position['figures'][string]> = {};
  for (const [id, spec] of Object.entries(one.figures)) {
    const sheet = sheets.get(id);
    if (!sheet) continue;
    const place = places.get(id);
    if (!place && !isAway(spec)) {
      report(['figures', id], text('il faut sa position : « at: [x, y] »', 'its position is needed: "at: [x, y]"'));
    }
    const state = stateOf(id, one, sheet, places, report);
    figures[id] = {
      ...(place ?? { ...FAR, z: 0 }),
      ...state,
      marks: { ...state.marks, ...npcMarks(id, spec, one, frame, places, report) },
    };
  }
  // Before the first activation NPCs choose, so nobody has had one.
  const played = !isWithNpcs(one);
  for (const id of witnesses) figures[id] = { ...FAR, activated: played };
  const order = [...(one.order ?? groups.map(({ id }) => id)), ...witnesses];
  const activation = activationOf(one, frame, sheets);
  const starting = activation?.figure ?? (one.order ? undefined : firstToAct(one));
  const group = one.plays ?? (starting === undefined ? one.order?.[0] : groupFor(starting, sheets));
  return {
    order,
    ...(one.turn === undefined ? {} : { turn: one.turn }),
    ...(group === undefined ? {} : { group }),
    figures,
    effects: effectsOf(one, report),
    ...(one.noise && { noise: { at: toPlace(frame, one.noise, () => 0), heardBy: automaticIn(groups) } }),
    ...(activation && { activation, passing: passingOf(activation, one.activation?.remembered ?? {}) }),
  };
}

const automaticIn = (groups: readonly GroupSetup[]): readonly string[] => groups.flatMap(({ id, seat }) => (seat === NOBODY ? [id] : []));

/** Not on the table: its place does not matter, unless somebody is to heal it. */
function isAway({ state }: Case['figures'][string]): boolean {
  return state?.some((one) => one === 'out' || one === 'fled' || one === 'reserve') ?? false;
}

/** State of a figure, with its past before the case begins. */
function stateOf(id: string, one: Case, sheet: Sheet, places: ReadonlyMap<string, Place>, report: Report): Partial<Figure> {
  const spec = one.figures[id] ?? {};
  const states = spec.state ?? [];
  const health = states.find((state) => state === 'wounded' || state === 'badlyWounded' || state === 'sound');
  const full = fullVitality(sheet);
  const vitality = startingVitality(id, full, { vitality: spec.vitality, health }, (points) => healthOf(sheet, points), report);
  const posture = states.find((state) => state === 'prone' || state === 'out' || state === 'fled' || state === 'reserve') ?? 'standing';
  return {
    facing: facingOf(id, spec.facing, places, report),
    posture,
    vitality: posture === 'out' ? 0 : vitality,
    activated: spec.activated ?? false,
    alert: spec.alert ?? false,
    demoralised: spec.tested ?? false,
    ...perchOf(id, spec.on, one.terrain, report),
    marks: { ...spec.marks, ...remembered(id, spec, sheet, report) },
  };
}

/** Marks of a figure, by the weapons that the case names. */
function remembered(id: string, spec: Case['figures'][string], sheet: Sheet, report: Report): Figure['marks'] {
  const marks: Record<string, readonly string[]> = {};
  for (const { rule, word } of memoriesOf('figure')) {
    const given = (spec as Readonly<Record<string, unknown>>)[word];
    if (!Array.isArray(given) || given.length === 0) continue;
    marks[rule] = given.map(String).flatMap((written, i) => {
      const weapon = weaponNamed(sheet, written);
      if (!weapon) report(['figures', id, word, i], text(`arme inconnue : « ${written} »`, `unknown weapon "${written}"`));
      return weapon ?? [];
    });
  }
  return marks;
}

/** Marks of the activation going on. */
function passingOf({ figure, done = [] }: NonNullable<Position['activation']>, given: Readonly<Record<string, unknown>>): PassingMark[] {
  return memoriesOf('activation').flatMap(({ rule, word, takes, value }): PassingMark[] => {
    const mark = { rule, figure, value: value?.(done.length) ?? true, until: 'activation' } as const;
    const written = given[word];
    if (takes === 'enemies') return Array.isArray(written) ? written.map((of) => ({ ...mark, of: String(of) })) : [];
    return written === true ? [mark] : [];
  });
}

function activationOf(one: Case, frame: Frame, sheets: ReadonlyMap<string, Sheet>): Position['activation'] {
  const figure = one.activation?.figure ?? impliedActor(one);
  if (figure === undefined) return undefined;
  const given: Partial<NonNullable<Case['activation']>> = one.activation ?? {};
  const done = (given.done ?? []).flatMap((written) => actionType(written) ?? []);
  const spent = done.reduce((sum, type) => sum + (type === 'run' ? 2 : 1), 0);
  const left = given.left ?? Math.max(0, (sheets.get(figure)?.actions ?? 2) - spent);
  const { runUp } = given;
  return {
    figure,
    left,
    done,
    ...(runUp && { runUp: runUpOf(frame, runUp) }),
  };
}

function effectsOf(one: Case, report: Report): Effect[] {
  return (one.effects ?? []).flatMap(({ rule, on, by }, i) => {
    const found = findRule(rule);
    if (!('fr' in found)) return [{ rule: found.id, on, by }];
    report(['effects', i, 'rule'], found);
    return [];
  });
}

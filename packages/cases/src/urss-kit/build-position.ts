import type { Place, Table } from '@escarmouche/space';
import {
  fullVitality,
  grantedTo,
  healthOf,
  specialRules,
  type Effect,
  type Figure,
  type GroupSetup,
  type Options,
  type PassingMark,
  type Position,
  type Sheet,
} from '@escarmouche/urss-kit';
import type { Report } from '../problem.ts';
import { text } from '../text.ts';
import { toPlace, type Frame } from '../plane/frame.ts';
import { npcMarks } from '../plane/npcs.ts';
import { facingOf, firstToAct, groupFor, impliedActor, perchOf, placesOf, runUpOf, startingVitality } from '../plane/position.ts';
import { itemsNamed } from './build-sheet.ts';
import { actionTaken, itemNamed, ruleNamed } from './lookup.ts';
import type { Case } from './schema.ts';
import type { FigureCase } from './schema-figure.ts';
import { activationMemories, figureMemories } from './specials.ts';

/** Mark of a figure after its last movement, as the rules call it. */
const RAN = 'UK-SAVE-RUN';
const CRAWLED = 'UK-ACT-CRAWL';

/** Off the table, or out of action where its place does not matter. */
const AWAY: ReadonlySet<string> = new Set(['out', 'gone', 'fled', 'reserve']);

/** Figures with their places and states, and the past before the case begins. Problems are reported by path. */
export function positionOf(
  one: Case,
  frame: Frame,
  table: Table,
  groups: readonly GroupSetup[],
  options: Partial<Options>,
  report: Report,
): Position {
  const sheets = new Map(groups.flatMap((group) => group.figures.map((sheet) => [sheet.id, sheet] as const)));
  const places = placesOf(one.figures, frame, table, (id) => {
    const sheet = sheets.get(id);
    return sheet ? grantedTo(sheet).r : 0;
  });
  const active = activationOf(one, frame, options['turn.activation']);
  const figures: Record<string, Position['figures'][string]> = {};
  const passing: PassingMark[] = [];
  for (const [id, spec] of Object.entries(one.figures)) {
    const sheet = sheets.get(id);
    if (!sheet) continue;
    const place = places.get(id);
    if (!place && !spec.state?.some((state) => AWAY.has(state))) {
      report(['figures', id], text('il faut sa position : « at: [x, y] »', 'its position is needed: "at: [x, y]"'));
    }
    const state = stateOf(id, one, sheet, places, { active: active?.figure === id, options }, report);
    figures[id] = {
      ...(place ?? { x: 0, y: 0, z: 0 }),
      ...state,
      marks: { ...state.marks, ...npcMarks(id, spec, one, frame, places, report) },
    };
    passing.push(...passingOf(id, spec));
  }
  const starting = active?.figure ?? (one.order ? undefined : firstToAct(one));
  const group = one.plays ?? (starting === undefined ? one.order?.[0] : groupFor(starting, sheets));
  const others = groups.flatMap(({ id }) => (one.order?.includes(id) ? [] : [id]));
  return {
    order: [...(one.order ?? []), ...others],
    ...(one.turn === undefined ? {} : { turn: one.turn }),
    ...(group === undefined ? {} : { group }),
    ...(one.chosen && { chosen: one.chosen }),
    figures,
    effects: effectsOf(one, report),
    passing: [...passing, ...(active ? rememberedOf(active.figure, one.activation?.remembered ?? {}) : [])],
    drops: dropsOf(one, frame, sheets, report),
    ...(active && { activation: active }),
  };
}

/** In alternating activation a case that says whom groups choose begins with a choice. */
function activationOf(one: Case, frame: Frame, system: Options['turn.activation'] | undefined): Position['activation'] {
  const choosing = system === 'alternating' && (one.rounds !== undefined || one.chosen !== undefined);
  const figure = one.activation?.figure ?? (choosing ? undefined : impliedActor(one));
  if (figure === undefined) return undefined;
  const { done = [], runUp, aimed } = one.activation ?? {};
  return { figure, taken: done.length, ...(runUp && { runUp: runUpOf(frame, runUp) }), ...(aimed && { aimed }) };
}

/** State of a figure, with its past before the case begins. */
function stateOf(
  id: string,
  one: Case,
  sheet: Sheet,
  places: ReadonlyMap<string, Place>,
  { active, options }: { readonly active: boolean; readonly options: Partial<Options> },
  report: Report,
): Partial<Figure> {
  const spec = one.figures[id] ?? {};
  const states = spec.state ?? [];
  const health = states.find((state) => state === 'wounded' || state === 'badlyWounded' || state === 'sound');
  const full = fullVitality(sheet);
  const vitality = startingVitality(id, full, { vitality: spec.vitality, health }, (points) => healthOf(sheet, points), report);
  const posture =
    states.find(
      (state) => state === 'prone' || state === 'low' || state === 'out' || state === 'gone' || state === 'fled' || state === 'reserve',
    ) ?? (spec.crawled && !states.includes('standing') ? afterCrawl(options) : 'standing');
  const down = posture === 'out' || posture === 'gone';
  return {
    facing: facingOf(id, spec.facing, places, report),
    posture,
    vitality: down ? 0 : vitality,
    ...(spec.held && { held: itemsNamed(sheet, spec.held, () => undefined) }),
    lost: itemsNamed(sheet, spec.lost ?? [], (i, reason) => report(['figures', id, 'lost', i], reason)),
    ...actionsOf(id, one, sheet, active, report),
    activations: spec.activations ?? (active || spec.activated ? 1 : 0),
    activated: spec.activated ?? false,
    blows: spec.blows ?? 0,
    stunned: states.includes('stunned'),
    alert: spec.alert ?? false,
    ...(states.includes('fleeing') && { fleeing: 'toMove' as const }),
    demoralised: spec.tested ?? states.includes('fleeing'),
    ...perchOf(id, spec.on, one.terrain, report),
    marks: { ...spec.marks, ...marksOf(id, spec, sheet, report) },
  };
}

/** Posture of a figure after a crawl (UK-ACT-CRAWL). */
const afterCrawl = (options: Partial<Options>): 'low' | 'prone' => (options['crawl.posture'] === 'prone' ? 'prone' : 'low');

/** The actions that it has taken this turn, and those that are left. */
function actionsOf(id: string, one: Case, sheet: Sheet, active: boolean, report: Report): Pick<Figure, 'left' | 'done'> {
  const spec = one.figures[id] ?? {};
  const own = active ? (one.activation?.done ?? []) : [];
  const taken = [...(spec.done ?? []), ...own].flatMap((written) => {
    const found = actionTaken(written);
    if (!found) {
      report(['figures', id, 'done'], text(`action inconnue : « ${written} »`, `unknown action "${written}"`));
    }
    return found ?? [];
  });
  const spent = taken.reduce((sum, { cost }) => sum + cost, 0);
  const left = (active ? one.activation?.left : undefined) ?? spec.left ?? Math.max(0, grantedTo(sheet).actions - spent);
  return { left: spec.activated ? (spec.left ?? 0) : left, done: taken.flatMap(({ types }) => types) };
}

/** Marks of a figure for the battle, by the words of the case. */
function marksOf(id: string, spec: FigureCase, sheet: Sheet, report: Report): Figure['marks'] {
  const marks: Record<string, string | number | boolean | readonly string[]> = {};
  for (const { rule, word, takes, until, value = true } of figureMemories) {
    const given = written(spec, word);
    if (until !== undefined || given === undefined || given === false) continue;
    if (takes === 'yes') marks[rule] = value;
    else if (Array.isArray(given))
      marks[rule] =
        takes === 'weapons'
          ? itemsNamed(sheet, given.map(String), (i, reason) => report(['figures', id, word, i], reason))
          : given.map(String);
  }
  return marks;
}

const written = (spec: FigureCase, word: string): unknown => Object.entries(spec).find(([key]) => key === word)?.[1];

/** Passing marks: saves of a run and of a crawl, and marks for a turn. */
function passingOf(figure: string, spec: FigureCase): PassingMark[] {
  const movements: PassingMark[] = [
    ...(spec.ran ? [{ rule: RAN, figure, value: true, until: 'next' } as const] : []),
    ...(spec.crawled ? [{ rule: CRAWLED, figure, value: true, until: 'next' } as const] : []),
  ];
  const marks = figureMemories.flatMap(({ rule, word, takes, until, value = true }): PassingMark[] =>
    until !== undefined && takes === 'yes' && written(spec, word) === true ? [{ rule, figure, value, until }] : [],
  );
  return [...movements, ...marks];
}

/** Marks of the activation going on. */
function rememberedOf(figure: string, given: Readonly<Record<string, unknown>>): PassingMark[] {
  return activationMemories.flatMap(({ rule, word, takes, value = true }): PassingMark[] => {
    const mark = { rule, figure, value, until: 'activation' } as const;
    const found = given[word];
    if (takes === 'enemies') return Array.isArray(found) ? found.map((of) => ({ ...mark, of: String(of) })) : [];
    return found === true ? [mark] : [];
  });
}

function effectsOf(one: Case, report: Report): Effect[] {
  return (one.effects ?? []).flatMap(({ rule, on, by, until = 'turn' }, i) => {
    const slug = ruleNamed(rule);
    if (slug !== undefined && specialRules.get(slug).effect) return [{ rule: slug, on, by, since: one.turn ?? 1, until }];
    report(['effects', i, 'rule'], text(`effet inconnu : « ${rule} »`, `unknown effect "${rule}"`));
    return [];
  });
}

function dropsOf(one: Case, frame: Frame, sheets: ReadonlyMap<string, Sheet>, report: Report): Position['drops'] {
  return (one.drops ?? []).flatMap(({ weapon, owner, at }, i) => {
    const sheet = sheets.get(owner);
    const id = sheet && itemNamed(sheet, weapon);
    if (id !== undefined) return [{ weapon: id, owner, at: toPlace(frame, at, () => 0) }];
    report(['drops', i], text(`arme inconnue : « ${weapon} » de ${owner}`, `unknown weapon "${weapon}" of ${owner}`));
    return [];
  });
}

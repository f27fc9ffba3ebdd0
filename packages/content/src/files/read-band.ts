import type { Text } from '@escarmouche/referee';
import { shortList } from '@escarmouche/referee/schema';
import type { z } from 'zod';
import { choiceOf } from '../band-figure.ts';
import { sameNames } from '../band-names.ts';
import { adaptations } from '../bundled.ts';
import { figureNotes } from '../figure-faults.ts';
import type { FigureChoice } from '../figure-choice.ts';
import { kitFigureNotes } from '../kit/figure-faults.ts';
import { checkBandFigure } from '../kit/pack.ts';
import { kit } from '../kit/ready.ts';
import type { Report } from '../map.ts';
import { contentOf, MIXED } from '../mixed.ts';
import { checkFigure } from '../pack.ts';
import { read } from '../read.ts';
import { pathOf, type Problem, type Result } from '../result.ts';
import * as schemas from '../schemas/band.ts';
import { bandFileOf, type BandFile, type FigureOf } from './band-file.ts';
import { kitReading } from './kit-reading.ts';
import { bandRoleFaults } from './roles.ts';

/** A note on a figure: place in it, rule where one says so, reason. */
interface Note extends Text {
  readonly path: readonly PropertyKey[];
  readonly rule?: string;
}

/** A band may be mended where only its figures, or things they carry, are wrong: it is told beside its problems. */
export type ReadBand = { readonly ok: true; readonly value: BandFile; readonly remarks: readonly Problem[] } | RefusedBand;
interface RefusedBand {
  readonly ok: false;
  readonly problems: readonly Problem[];
  readonly mendable?: BandFile;
}

/** Reads a band file of today or of before, parsed from JSON: the band, with remarks, or every problem found, each with its path and its reason. Never throws. */
export function readBand(input: unknown, file = ''): ReadBand {
  const today = ofToday(input, file);
  if (!today.ok) return today;
  const { value } = today;
  const world = worldFault(value);
  if (world) return { ok: false, problems: [{ path: pathOf(file, ['adaptation']), ...world }] };
  const parsed = read(schemas.band, file, value);
  if (!parsed.ok) return parsed;
  const problems: Problem[] = [];
  judge(parsed.value, (keys, fr, en) => problems.push({ path: pathOf(file, keys), fr, en }));
  if (problems.length === 0)
    for (const { keys, fr, en } of bandRoleFaults(parsed.value)) problems.push({ path: pathOf(file, keys), fr, en });
  if (problems.length > 0) return { ok: false, problems, mendable: parsed.value };
  const remarks = notesOf(parsed.value).map(({ path, rule, fr, en }): Problem => {
    const cited = rule === undefined ? '' : ` (${rule})`;
    return { path: pathOf(file, ['figures', ...path]), fr: `${fr}${cited}`, en: `${en}${cited}` };
  });
  return { ok: true, value: parsed.value, remarks };
}

/** The bands of a game as their rules judge them. */
interface Judging<F> {
  /** Worlds that bands are of, the usual one first. */
  readonly worlds: readonly string[];
  /** Judges a figure: its profile is of its world, and so are the things it carries. */
  judge(figure: F, world: string, keys: readonly PropertyKey[], report: Report): void;
  /** Notes on a figure that is right. */
  notes(figure: F, world: string): readonly Note[];
}

/** Of every game that has bands. */
const JUDGING: { readonly [S in BandFile['system']]: Judging<FigureOf<S>> } = {
  'urss-classic': {
    worlds: [...adaptations.map(({ id }) => id), MIXED],
    judge: (figure, world, keys, report) => checkFigure('', keys, figure, contentOf(world), (_file, ...told) => report(...told)),
    notes: (figure, world) => figureNotes(figure, contentOf(world)).map(({ at, ...note }) => ({ path: at, ...note })),
  },
  'urss-kit': {
    worlds: [kit.adaptation],
    judge: (figure, _world, keys, report) => checkBandFigure(keys, figure, { content: kit, reading: kitReading, report }),
    notes: (figure) => kitFigureNotes(figure, kit, kitReading),
  },
};

const judgingOf = ({ system }: BandFile) => JUDGING[system] as Judging<BandFile['figures'][number]>;

function judge(band: BandFile, report: Report): void {
  band.figures.forEach((figure, k) => judgingOf(band).judge(figure, band.adaptation, ['figures', k], report));
}

/** Notes on a band that is right: names that tell no figures apart, and those of its game on its figures. */
function notesOf(band: BandFile): readonly Note[] {
  const named = sameNames(band.figures).map(({ at, fr, en }) => ({ path: at, fr, en }));
  const notes = band.figures.flatMap((figure, k) =>
    judgingOf(band)
      .notes(figure, band.adaptation)
      .map((note) => ({ ...note, path: [k, ...note.path] })),
  );
  return [...named, ...notes];
}

/** Why a band is of an unknown world; its schema says the rest. */
function worldFault(value: unknown): Text | undefined {
  const { system, adaptation } = value as Readonly<Record<string, unknown>>;
  const worlds = Object.entries(JUDGING).find(([id]) => id === system)?.[1].worlds;
  if (!worlds || typeof adaptation !== 'string' || worlds.includes(adaptation)) return undefined;
  const all = worlds.join(', ');
  const named = shortList([adaptation]);
  return { fr: `adaptation inconnue : « ${named} » ; il y a : ${all}`, en: `unknown adaptation "${named}"; there are: ${all}` };
}

/**
 * A band as files have it today. Before they had versions, those of authors named no more than their world, and those of pages and links had their
 * figures as pages hold them.
 */
function ofToday(input: unknown, file: string): Result<unknown> {
  if (typeof input !== 'object' || input === null || 'version' in input) return { ok: true, value: input };
  if (!('kind' in input)) {
    const { id: _id, ...rest } = input as Readonly<Record<string, unknown>>;
    const system = rest['adaptation'] === kit.adaptation ? 'urss-kit' : 'urss-classic';
    return { ok: true, value: { kind: 'band', version: 1, system, ...rest } };
  }
  const parsed = read(schemas.formerBand, file, input);
  if (!parsed.ok) return parsed;
  const { system, pack, name, figures } = parsed.value;
  const now = bandFileOf({ system, pack, name, figures: figures.map(formerFigure) });
  return { ok: true, value: now ?? { kind: 'band', version: 1, system, adaptation: pack, name, figures } };
}

type FormerFigure = z.output<typeof schemas.formerBand>['figures'][number];

/** A figure of the first links had the equipment of URSS classic as it stands in packs. */
function formerFigure({ weapons, armour, skill, gear, levels, profile, name }: FormerFigure): FigureChoice {
  const first = choiceOf({ profile, name, weapons, armour, skill });
  return { ...first, gear: gear ?? first.gear, levels: levels ?? first.levels };
}

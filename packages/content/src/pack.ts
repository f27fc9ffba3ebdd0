import { z } from 'zod';
import type { Band, BandFigure, Bearer, Content, RuleGrant, Text } from '@escarmouche/urss-classic';
import { equipmentFaults, figureFaults, type FigureFault } from './figure-faults.ts';
import { loadContent } from './load-pack.ts';
import { parameters } from './parameters.ts';
import { read } from './read.ts';
import { short } from '@escarmouche/referee/schema';
import { pathOf, refuse } from './result.ts';
import type { Problem, Result } from './result.ts';
import * as schemas from './schemas/pack.ts';

export type Manifest = z.output<typeof schemas.manifest>;

export interface Pack {
  readonly manifest: Manifest;
  readonly content: Content;
  readonly bands: readonly Band[];
}

export interface PackOptions {
  /** Slugs of the known special rules; a rule outside them is a problem. Not checked when absent. */
  readonly knownRules?: ReadonlySet<string>;
  /** Why a rule does nothing where it is given, which is a problem. Not checked when absent. */
  readonly idle?: (slug: string, given: Bearer) => Text | undefined;
}

type Report = (file: string, keys: readonly PropertyKey[], fr: string, en: string) => void;

const FILES = ['manifest.json', 'weapons.json', 'armour.json', 'profiles.json', 'bands.json'] as const;

function checkRules(
  file: string,
  list: string,
  items: readonly { readonly rules: readonly RuleGrant[] }[],
  bearer: Bearer,
  known: PackOptions,
  report: Report,
) {
  for (const [index, item] of items.entries()) {
    const seen = new Set<string>();
    for (const [place, grant] of item.rules.entries()) {
      const at = [list, index, 'rules', place];
      if (known.knownRules?.has(grant.id) === false) {
        report(file, [...at, 'id'], `règle spéciale inconnue : « ${grant.id} »`, `unknown special rule: "${grant.id}"`);
      }
      const useless = known.idle?.(grant.id, bearer);
      if (useless) report(file, [...at, 'id'], useless.fr, useless.en);
      const needed = Object.hasOwn(parameters, grant.id) ? parameters[grant.id] : undefined;
      if (needed !== undefined && grant[needed] === undefined) {
        report(file, at, `« ${grant.id} » demande « ${needed} »`, `"${grant.id}" needs "${needed}"`);
      }
      const key = `${grant.id} ${grant.kind ?? ''}`;
      if (seen.has(key)) report(file, [...at, 'id'], `« ${grant.id} » est donné deux fois`, `"${grant.id}" is given twice`);
      seen.add(key);
    }
  }
}

function checkIds(file: string, list: string, items: readonly { readonly id: string }[], report: Report) {
  const seen = new Set<string>();
  for (const [index, { id }] of items.entries()) {
    if (seen.has(id)) report(file, [list, index, 'id'], `« ${id} » est déjà pris`, `"${id}" is already taken`);
    seen.add(id);
  }
}

function reportFaults(file: string, keys: readonly PropertyKey[], faults: readonly FigureFault[], report: Report) {
  for (const { at, fr, en } of faults) report(file, [...keys, ...at], fr, en);
}

export function checkFigure(file: string, keys: readonly PropertyKey[], figure: BandFigure, content: Content, report: Report) {
  reportFaults(file, keys, figureFaults(figure, content), report);
}

function checkBand(file: string, keys: readonly PropertyKey[], band: Band, content: Content, report: Report) {
  const { adaptation } = content;
  if (band.adaptation !== adaptation) {
    report(file, [...keys, 'adaptation'], `adaptation attendue : « ${adaptation} »`, `expected the adaptation "${adaptation}"`);
    return;
  }
  for (const [index, figure] of band.figures.entries()) checkFigure(file, [...keys, 'figures', index], figure, content, report);
}

function unknownFiles(files: Readonly<Record<string, unknown>>): readonly Problem[] {
  const strangers = Object.keys(files).filter((name) => !FILES.some((known) => known === name));
  const list = FILES.join(', ');
  return strangers.map((name) => ({
    path: short(name),
    fr: `fichier inconnu ; un jeu de données contient : ${list}`,
    en: `unknown file; a pack holds: ${list}`,
  }));
}

/**
 * Reads a pack from its files, keyed by name (`manifest.json` and `profiles.json`, and where needed `weapons.json`, `armour.json`,
 * `bands.json`), each already parsed from JSON. Gives the content in units and the ready bands, or every problem found, each with its file,
 * its path and its reason. Never throws.
 */
export function parsePack(files: Readonly<Record<string, unknown>>, options: PackOptions = {}): Result<Pack> {
  const file = (name: (typeof FILES)[number], otherwise?: unknown): unknown => (Object.hasOwn(files, name) ? files[name] : otherwise);
  const manifest = read(schemas.manifest.extend({ system: z.literal('urss-classic') }), 'manifest.json', file('manifest.json'));
  const weapons = read(schemas.weapons, 'weapons.json', file('weapons.json', { weapons: [] }));
  const armour = read(schemas.armours, 'armour.json', file('armour.json', { armour: [] }));
  const profiles = read(schemas.profiles, 'profiles.json', file('profiles.json'));
  const bands = read(schemas.bands, 'bands.json', file('bands.json', { bands: [] }));
  const strangers = unknownFiles(files);
  if (!manifest.ok || !weapons.ok || !armour.ok || !profiles.ok || !bands.ok) {
    const parts = [manifest, weapons, armour, profiles, bands];
    return refuse([...strangers, ...parts.flatMap((part) => (part.ok ? [] : part.problems))]);
  }

  const lists = { ...weapons.value, ...armour.value, ...profiles.value, ...bands.value };
  const content = loadContent({ adaptation: manifest.value.id, weapons: lists.weapons, armour: lists.armour, profiles: lists.profiles });
  const problems = [...strangers];
  const report: Report = (name, keys, fr, en) => problems.push({ path: pathOf(name, keys), fr, en });
  checkIds('weapons.json', 'weapons', lists.weapons, report);
  checkIds('armour.json', 'armour', lists.armour, report);
  checkIds('profiles.json', 'profiles', lists.profiles, report);
  checkIds('bands.json', 'bands', lists.bands, report);
  checkRules('weapons.json', 'weapons', lists.weapons, 'weapon', options, report);
  checkRules('profiles.json', 'profiles', lists.profiles, 'figure', options, report);
  for (const [index, profile] of lists.profiles.entries()) {
    reportFaults('profiles.json', ['profiles', index], equipmentFaults(profile, content), report);
  }
  for (const [index, band] of lists.bands.entries()) checkBand('bands.json', ['bands', index], band, content, report);
  return problems.length === 0 ? { ok: true, value: { manifest: manifest.value, content, bands: lists.bands } } : refuse(problems);
}

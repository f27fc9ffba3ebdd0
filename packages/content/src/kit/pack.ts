import { short } from '@escarmouche/referee/schema';
import type { Band, Bearer, Content, Profile, Reading, RuleGrant } from '@escarmouche/urss-kit';
import type { Chosen, NamedFigure } from '@escarmouche/urss-kit/bands';
import { listFaults } from '@escarmouche/urss-kit/grants';
import { z } from 'zod';
import type { Manifest } from '../pack.ts';
import { read } from '../read.ts';
import { pathOf, refuse, type Problem, type Result } from '../result.ts';
import * as schemas from '../schemas/kit.ts';
import { manifest as manifestOf } from '../schemas/pack.ts';
import { carriedFaults, kitFigureFaults, type KitFault } from './figure-faults.ts';
import type { Conversion } from './from-classic.ts';
import { loadKitContent } from './load.ts';

export interface KitPack {
  readonly manifest: Manifest;
  readonly content: Content;
  readonly bands: readonly Band[];
  /** The conversion of a classic pack's profiles into this one's. */
  readonly conversion?: Conversion;
}

type Keys = readonly PropertyKey[];
type Report = (keys: Keys, fr: string, en: string) => void;

/** Content and rules for the check of a part of a pack, and the report of its problems. */
export interface Check {
  readonly content: Content;
  readonly reading: Reading;
  readonly report: Report;
}

const FILES = ['manifest.json', 'equipment.json', 'profiles.json', 'bands.json', 'from-classic.json'] as const;
const EQUIPMENT = ['weapons', 'upgrades', 'armour', 'shields', 'objects'] as const;

/**
 * Reads a pack of URSS kit from its files, keyed by name (`manifest.json`, and where needed `equipment.json`, `profiles.json`, `bands.json`,
 * `from-classic.json`), each already parsed from JSON. Gives their contents, lengths in units, or every problem found, each with its file, its path
 * and its reason. Never throws. `reading`: the known special rules, and options that bear on equipment.
 */
export function parseKitPack(files: Readonly<Record<string, unknown>>, reading: Reading): Result<KitPack> {
  const file = (name: (typeof FILES)[number], otherwise?: unknown): unknown => (Object.hasOwn(files, name) ? files[name] : otherwise);
  const manifest = read(manifestOf.extend({ system: z.literal('urss-kit') }), 'manifest.json', file('manifest.json'));
  const equipment = read(schemas.equipment, 'equipment.json', file('equipment.json', {}));
  const profiles = read(schemas.profiles, 'profiles.json', file('profiles.json', { profiles: [] }));
  const bands = read(schemas.bands, 'bands.json', file('bands.json', { bands: [] }));
  const conversion = Object.hasOwn(files, 'from-classic.json')
    ? read(schemas.fromClassic, 'from-classic.json', files['from-classic.json'])
    : undefined;
  const problems = [...unknownFiles(files)];
  if (!manifest.ok || !equipment.ok || !profiles.ok || !bands.ok || conversion?.ok === false) {
    const parts = [manifest, equipment, profiles, bands, ...(conversion ? [conversion] : [])];
    return refuse([...problems, ...parts.flatMap((part) => (part.ok ? [] : part.problems))]);
  }
  const lists = { ...equipment.value, ...profiles.value, ...bands.value };
  const content = loadKitContent({ ...lists, adaptation: manifest.value.id });
  const check = (name: (typeof FILES)[number]): Check => ({
    content,
    reading,
    report: (keys, fr, en) => problems.push({ path: pathOf(name, keys), fr, en }),
  });
  checkEquipment(lists, check('equipment.json'));
  checkProfiles(lists.profiles, check('profiles.json'));
  checkIds('bands', lists.bands, check('bands.json'));
  lists.bands.forEach((band, k) => checkBand(['bands', k], band, check('bands.json')));
  if (conversion) checkConversion(conversion.value, check('from-classic.json'));
  if (problems.length > 0) return refuse(problems);
  const value = { manifest: manifest.value, content, bands: lists.bands, ...(conversion && { conversion: conversion.value }) };
  return { ok: true, value };
}

function unknownFiles(files: Readonly<Record<string, unknown>>): readonly Problem[] {
  const list = FILES.join(', ');
  const strangers = Object.keys(files).filter((name) => !FILES.some((known) => known === name));
  return strangers.map((name) => ({
    path: short(name),
    fr: `fichier inconnu ; un jeu de données de cette sorte contient : ${list}`,
    en: `unknown file; a pack of this kind holds: ${list}`,
  }));
}

function checkIds(list: string, items: readonly { readonly id: string }[], { report }: Check): void {
  const ids = items.map(({ id }) => id);
  ids.forEach((id, k) => {
    if (ids.indexOf(id) < k) report([list, k, 'id'], `« ${id} » est déjà pris`, `"${id}" is already taken`);
  });
}

function tell(faults: readonly KitFault[], keys: Keys, { report }: Check): void {
  for (const { path, rule, fr, en } of faults) {
    const cited = rule === undefined ? '' : ` (${rule})`;
    report([...keys, ...path], `${fr}${cited}`, `${en}${cited}`);
  }
}

function checkEquipment(lists: z.output<typeof schemas.equipment>, check: Check): void {
  for (const kind of EQUIPMENT) checkIds(kind, lists[kind], check);
  const rules = (grants: readonly RuleGrant[], keys: Keys, bearer: Bearer): void =>
    tell(listFaults(grants, keys, bearer, check.reading), [], check);
  lists.weapons.forEach(({ melee, ranged }, k) => {
    rules(melee?.rules ?? [], ['weapons', k, 'melee'], 'weapon');
    rules(ranged?.rules ?? [], ['weapons', k, 'ranged'], 'weapon');
  });
  const bearers = { upgrades: 'weapon', armour: 'figure', shields: 'shield', objects: 'figure' } as const;
  for (const kind of ['upgrades', 'armour', 'shields', 'objects'] as const) {
    lists[kind].forEach((one, k) => rules(one.rules, [kind, k], bearers[kind]));
  }
}

function checkProfiles(profiles: readonly Profile[], check: Check): void {
  checkIds('profiles', profiles, check);
  profiles.forEach((profile, k) => {
    tell(listFaults(profile.rules, ['profiles', k], 'figure', check.reading), [], check);
    checkFigure(['profiles', k], profile, {}, check);
  });
}

/** Things that a profile carries, or a figure of a band in their place: they are in the lists, and the rules of equipment allow them. */
function checkFigure(keys: Keys, profile: Profile, chosen: Chosen, check: Check): void {
  tell(carriedFaults(profile, chosen, check.content, check.reading).map(inProfile), keys, check);
}

/** An upgrade stands with its weapon in a sheet, and beside the weapons in a profile. */
const inProfile = (fault: KitFault): KitFault =>
  fault.path[0] === 'weapons' && fault.path.includes('upgrades') ? { ...fault, path: ['upgrades'] } : fault;

function checkConversion(conversion: Conversion, { content, report }: Check): void {
  for (const kind of ['weapons', 'armour', 'objects'] as const) {
    for (const [from, id] of Object.entries(conversion[kind])) {
      if (!content[kind][id]) report([kind, from], `inconnu : « ${id} »`, `unknown: "${id}"`);
    }
  }
}

/** A figure of a band: its profile is there, its chosen things may be carried, and its further rules are known. */
export function checkBandFigure(keys: Keys, figure: NamedFigure, check: Check): void {
  tell(listFaults(figure.rules ?? [], keys, 'figure', check.reading), [], check);
  tell(kitFigureFaults(figure, check.content, check.reading).map(inProfile), keys, check);
}

function checkBand(keys: Keys, band: Band, check: Check): void {
  const { report } = check;
  const { adaptation } = check.content;
  if (band.adaptation !== adaptation) {
    report([...keys, 'adaptation'], `adaptation attendue : « ${adaptation} »`, `expected the adaptation "${adaptation}"`);
    return;
  }
  band.figures.forEach((figure, k) => checkBandFigure([...keys, 'figures', k], figure, check));
}

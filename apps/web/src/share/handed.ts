import type { Language } from '@escarmouche/referee';
import type { SharedBand } from './shared.ts';
import { newGameOptionsOf } from '../systems/index.ts';

let handed: SharedBand | undefined;

/** Gives a band to the set-up page, which is opened next. */
export function handBand(band: SharedBand): void {
  handed = band;
}

/** The band that was given, once. */
export function handedBand(): SharedBand | undefined {
  const band = handed;
  handed = undefined;
  return band;
}

/** A band as told here: its figures by the names of their profiles, and whether the rules allow them. */
export interface BandTold {
  readonly figures: readonly string[];
  readonly allowed: boolean;
}

/** Undefined for an unknown game or world. */
export async function tellBand({ system, pack, figures }: SharedBand, language: Language): Promise<BandTold | undefined> {
  const newGame = await newGameOptionsOf(system);
  const bands = newGame?.bands;
  if (!bands?.packs(language).some(({ id }) => id === pack)) return undefined;
  const names = new Map(bands.profiles(pack, language).map(({ id, name }) => [id, name]));
  const said = figures.map(({ profile, name }) => {
    const called = names.get(profile) ?? profile;
    return name === undefined ? called : `${name} (${called})`;
  });
  return { figures: said, allowed: !bands.making.judge(pack, figures).some(({ forbids }) => forbids) };
}

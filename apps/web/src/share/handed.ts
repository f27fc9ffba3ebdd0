import type { Language } from '@escarmouche/referee';
import type { SharedBand } from './envelope.ts';
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

/** A band as it can be used here: its figures by the names of their profiles; nothing when a part of it is not known. */
export async function readBand({ system, pack, figures }: SharedBand, language: Language): Promise<readonly string[] | undefined> {
  const newGame = await newGameOptionsOf(system);
  if (!newGame?.bands?.packs(language).some(({ id }) => id === pack)) return undefined;
  const names = new Map(newGame.bands.profiles(pack, language).map(({ id, name }) => [id, name]));
  const read = figures.map(({ profile, name }) => {
    const called = names.get(profile);
    return called !== undefined && name !== undefined ? `${name} (${called})` : called;
  });
  return read.every((one) => one !== undefined) ? read : undefined;
}

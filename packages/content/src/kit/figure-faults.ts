import type { Text } from '@escarmouche/referee';
import type { BandFigure, Content, Profile, Reading } from '@escarmouche/urss-kit';
import { equipped, sheetFrom, type Chosen } from '@escarmouche/urss-kit/bands';
import { equipmentFaults, equipmentNotes } from '@escarmouche/urss-kit/equipment';
import { strangersOf } from './references.ts';

/** A fault of a figure of URSS kit, or a note on it: place in it, rule where one says so, reason. */
export interface KitFault extends Text {
  readonly path: readonly PropertyKey[];
  readonly rule?: string;
}

/** Faults of the things that a profile carries, or a figure of a band in their place: missing from the lists, or forbidden by the rules of equipment. */
export function carriedFaults(profile: Profile, chosen: Chosen, content: Content, reading: Reading): readonly KitFault[] {
  const strangers = strangersOf(equipped(profile, chosen), content);
  return strangers.length > 0 ? strangers : equipmentFaults(sheetFrom(content, profile, '', 0, chosen), reading);
}

export function kitFigureFaults(figure: BandFigure, content: Content, reading: Reading): readonly KitFault[] {
  const profile = content.profiles[figure.profile];
  if (profile) return carriedFaults(profile, figure, content, reading);
  return [{ path: ['profile'], fr: `profil inconnu : « ${figure.profile} »`, en: `unknown profile: "${figure.profile}"` }];
}

/** Warnings about allowed equipment of a figure; none for a figure with faults. */
export function kitFigureNotes(figure: BandFigure, content: Content, reading: Reading): readonly KitFault[] {
  const profile = content.profiles[figure.profile];
  if (!profile || strangersOf(equipped(profile, figure), content).length > 0) return [];
  return equipmentNotes(sheetFrom(content, profile, '', 0, figure), reading);
}

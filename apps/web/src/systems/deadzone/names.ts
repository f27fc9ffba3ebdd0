import { deadzoneProfiles } from '@escarmouche/content/deadzone';
import type { State } from '@escarmouche/deadzone';
import type { Language } from '@escarmouche/referee';
import { sheetIn } from '../plane/who.ts';

export const profileOf = (state: State, id: string) => deadzoneProfiles.find((one) => one.id === sheetIn(state, id)?.profile);

export const profileName = (state: State, id: string, language: Language): string => profileOf(state, id)?.name[language] ?? '';

export const profileRule = (state: State, id: string): string => profileOf(state, id)?.rule ?? 'DZ-TEAM-PROFILE-TYPE';

import { fold } from '../text.ts';

/** Spellings of the words for actions, beside the word itself. */
const SPELT: Readonly<Record<string, readonly string[]>> = {
  walk: ['marcher', 'marche', 'move', 'se déplacer'],
  turn: ['pivoter', 'pivot', 'se tourner'],
  run: ['courir', 'course'],
  zigzag: ['zigzaguer'],
  shoot: ['tirer', 'tir'],
  fight: ['combattre', 'combat'],
  aim: ['viser'],
  alert: ['alerte', 'posture d’alerte'],
  stand: ['se relever', 'stand up'],
  heal: ['soigner', 'guérir'],
  reload: ['recharger'],
  hide: ['se cacher'],
};

/** A walk of no length is a walk too. */
export const isAction = (written: string, found: string): boolean =>
  (found === 'turn' ? ['turn', 'walk'] : [found]).some((word) => [word, ...(SPELT[word] ?? [])].some((one) => fold(one) === fold(written)));

import type { Language, Text } from '@escarmouche/referee';
import type { Event } from '../events.ts';

/** Events that tell of a die. */
export type Diced = Extract<Event, { type: 'diced' | 'paced' | 'herded' | 'blow' | 'twitched' }>;

const AIMS: Readonly<Record<Exclude<Diced['type'], 'diced'>, Text>> = {
  paced: { fr: 'déplacement', en: 'movement' },
  herded: { fr: 'zombies', en: 'zombies' },
  blow: { fr: 'combat', en: 'combat' },
  twitched: { fr: 'test', en: 'test' },
};

const START: Text = { fr: 'pour commencer', en: 'to start' };
const HELIPORT: Text = { fr: 'pour poser l’Héliport', en: 'to place the heliport' };

/** The purpose of a die. */
export const aimOfDie = (event: Diced, language: Language): string =>
  (event.type === 'diced' ? (event.for === 'start' ? START : HELIPORT) : AIMS[event.type])[language];

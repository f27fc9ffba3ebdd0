import type { Behaviour } from '@escarmouche/skirmish/plane';
import type { Behave } from './template.ts';
import { cautious } from './cautious.ts';
import { evader } from './evader.ts';
import { rusher } from './rusher.ts';
import { stalker } from './stalker.ts';
import { staying } from './static.ts';
import { walker } from './walker.ts';
import { zigzag } from './zigzag.ts';

/** Behaviours by name (AI-CORE-BEHAVIOUR). */
export const behaviours: Readonly<Record<Behaviour, Behave>> = {
  walker: (planner) => walker(planner),
  rusher,
  cautious,
  evader,
  zigzag,
  stalker,
  static: staying,
};

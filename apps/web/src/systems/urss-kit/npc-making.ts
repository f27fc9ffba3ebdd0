import { figureOf, kit } from '@escarmouche/content/kit';
import { bandSheets, npcTraits } from '@escarmouche/urss-kit';
import { npcMaking } from '../urss/npc-making.ts';
import { making } from './making.ts';

/** Roles of NPCs of the kit; comes after the rules, which the traits of figures are read from. */
export const npcs = npcMaking((pack, figures) =>
  making.judge(pack, figures).some(({ forbids }) => forbids) ? undefined : bandSheets(kit, figures.map(figureOf), 'npc').map(npcTraits),
);

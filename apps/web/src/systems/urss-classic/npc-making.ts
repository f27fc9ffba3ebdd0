import { contentOf, figureOf } from '@escarmouche/content';
import { bandSheets, npcTraits } from '@escarmouche/urss-classic';
import { npcMaking } from '../urss/npc-making.ts';
import { making } from './making.ts';

/** Roles of NPCs of URSS classic; comes after the rules, which the traits of figures are read from. */
export const npcs = npcMaking((pack, figures) =>
  making.judge(pack, figures).some(({ forbids }) => forbids)
    ? undefined
    : bandSheets(contentOf(pack), figures.map(figureOf), 'npc').map(npcTraits),
);

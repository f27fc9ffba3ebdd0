import type { FigureChoice } from '@escarmouche/content';
import type { Language, Text } from '@escarmouche/referee';
import type { NamedZone, Npcs, Role } from '@escarmouche/skirmish/plane';
import type { Remark } from './band-making.ts';
import type { OptionOnOffer } from './options-on-offer.ts';

/** A role by what a figure carries, and why. */
export interface RoleByGear {
  readonly role: Role;
  readonly why: { readonly mission: Text; readonly behaviour: Text };
}

/** Roles of NPCs, as a game answers for them. Comes with the rules of the game, when the first roles are given. */
export interface NpcMaking {
  /** Of each figure of a band, in its order. */
  byGear(pack: string, figures: readonly FigureChoice[]): readonly RoleByGear[];
  /** Remarks on missions (`[2, 'mission']`) and behaviours; roles that do not suit forbid a battle. `zones`: ids of those that there are. */
  judge(pack: string, figures: readonly FigureChoice[], zones: readonly string[]): readonly Remark[];
  /** Readings of the NPC document, the usual one of each first (AI-CORE-OPTIONS). */
  options(language: Language): Promise<readonly OptionOnOffer[]>;
}

/** NPCs of a battle as players have chosen them, sides and their figures in order. */
export interface NpcChoice {
  readonly options: Npcs['options'];
  readonly zones: readonly NamedZone[];
  /** Of sides that are played by NPCs. */
  readonly roles: readonly (readonly (Role | undefined)[] | undefined)[];
  /** Places of the chiefs of other sides, where they have named one. */
  readonly chiefs: readonly (number | undefined)[];
}

import type { MapFile, ScenarioFile } from '@escarmouche/content';
import type { Json, Language, Seat, Text } from '@escarmouche/referee';
import type { DiceOf, MatchSettings, SeatHolder } from '@escarmouche/session';
import type { Board } from '../boards/board.ts';
import type { FigureChoice } from '@escarmouche/content';
import type { BandMaking } from './band-making.ts';
import type { NpcChoice, NpcMaking } from './npc-making.ts';
import type { OptionOnOffer } from './options-on-offer.ts';

/** Set-up that a game offers before a battle. The set-up page has a part for each member. */
export interface NewGameOptions {
  /** Number of seats at the table. */
  readonly seats: { readonly least: number; readonly most: number };
  /** Names of players who give none, by seat. Absent where sides go by the names of their bands. */
  readonly names?: readonly string[];
  /** Bands, where players choose the figures of a side. */
  readonly bands?: Bands;
  /** Maps, where players choose the ground: their own first, then those of the world of this pack. */
  maps?(language: Language, pack: string, own: readonly MapFile[]): readonly MapOnOffer[];
  /** The empty ground of a battle on a real table that is on no map; absent where nobody plays without one. */
  readonly mapless?: MapFile;
  /** The readings of the rules, the usual one of each first, which may depend on who meets. Absent where nothing is left open. */
  options?(language: Language, meeting: Meeting): Promise<readonly OptionOnOffer[]>;
  /** Levels of the bot, the usual one first. */
  levels?(language: Language): readonly { readonly value: string; readonly text: string }[];
  /** Roles of sides that the NPC document plays, with the rules; absent from a game without NPCs. */
  npcs?(): Promise<NpcMaking>;
  /** The same battle again, perhaps with the players' sides changed. */
  again(setup: Json, matchSettings: MatchSettings, swap: boolean): BattlePlan;
  plan(choice: BattleChoice): BattlePlan;
}

/** A meeting at the table: the number of `persons` who share the screen, and of figures on each side. */
interface Meeting {
  readonly persons: number;
  readonly figures: readonly number[];
}

/** The battle that one click starts. `opponent`: against the bot, else two persons on this screen. */
export type QuickBattle = (opponent: boolean, language: Language) => BattlePlan;

/** A scenario as its card tells it. */
export interface ScenarioOnOffer {
  readonly id: string;
  readonly name: string;
  /** The world it is played in. */
  readonly world: string;
  readonly story: string;
  readonly board: Board;
  readonly minutes: number;
  /** 1 to 3, the easiest first. */
  readonly difficulty: number;
  /** Is it made to be played against NPCs? */
  readonly npcs: boolean;
  /** Seats that persons may take; a single one plays against what the rules or the NPC document play. */
  readonly seats: readonly { readonly seat: Seat; readonly side: number; readonly name: string }[];
  readonly choices: readonly BandChoice[];
  /** Editions of the rules that it can be played in beside the one that offers it, by their systems, with what is chosen there. */
  readonly otherEditions: readonly { readonly system: string; readonly choices: readonly BandChoice[] }[];
  /** Its file, where a player has brought it. */
  readonly own?: ScenarioFile;
}

/** A group of a scenario that may be one of several bands, the usual one first; `budget`: the most that one may be worth, where that is measured. */
export interface BandChoice {
  readonly group: string;
  readonly side: number;
  readonly name: string;
  readonly budget?: number;
  readonly bands: readonly { readonly id: string; readonly name: string; readonly worth?: number }[];
}

/** The set-up of a scenario, as chosen. */
export interface ScenarioChoice {
  /** The seat that a person takes, the bot the others; all are persons’ without it. */
  readonly seat?: Seat | undefined;
  /** By group, the usual one where none is named. */
  readonly bands: Readonly<Record<string, string>>;
}

/** The battle of a scenario: a ready one by its id, or one that a player has brought. */
export type ScenarioPlan = (scenario: string | ScenarioFile, choice: ScenarioChoice) => BattlePlan;

/** The game's word for one of its figures, and for several. */
export type Called = readonly [one: string, many: string];

/** Figures by packs, and bands of them that are ready. */
export interface Bands {
  readonly called: Readonly<Record<Language, Called>>;
  packs(language: Language): readonly { readonly id: string; readonly name: string }[];
  ready(pack: string, language: Language): readonly BandOnOffer[];
  /** The ready band that is made to meet this one, where there is one. */
  rival?(band: string): string | undefined;
  profiles(pack: string, language: Language): readonly ProfileOnOffer[];
  /** True for a band that the game itself plays, whichever seats there are. */
  playsItself?(pack: string, figures: BandOnOffer['figures']): boolean;
  /** Bands made by hand. */
  readonly making: BandMaking;
  /** Worths of bands, where they have been measured. */
  worths?(): Promise<Worths>;
}

/** Worths of bands, and bands proposed by them. */
export interface Worths {
  of(pack: string, figures: BandOnOffer['figures']): number;
  /** The chance that a band wins against another. */
  chance(worth: number, other: number): number;
  even(chance: number): boolean;
  /** A band as good as this one, to meet it; the same seed proposes the same. */
  opponent(pack: string, figures: BandOnOffer['figures'], mostFigures: number, seed: string): BandOnOffer['figures'];
}

export interface BattlePlan {
  readonly title: Text;
  readonly setup: Json;
  readonly matchSettings: MatchSettings;
}

export interface BandOnOffer {
  readonly id: string;
  readonly name: string;
  readonly figures: readonly FigureChoice[];
}

export interface ProfileOnOffer {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
  readonly rule: string;
}

export interface MapOnOffer {
  readonly id: string;
  readonly name: string;
  readonly story: string;
  readonly board: Board;
  /** Size of the map, in words. */
  readonly size: string;
  /** Its file, where a player has brought it. */
  readonly own?: MapFile;
}

/** The set-up that players chose. Parts that the game's newGame does not offer are empty: no pack, no figures, no map. */
export interface BattleChoice {
  readonly pack: string;
  readonly sides: readonly {
    readonly name: string;
    readonly holder: SeatHolder;
    readonly dice: DiceOf;
    readonly figures: BandOnOffer['figures'];
  }[];
  readonly map: string;
  /** A map that a player has brought, in place of one that is on offer. */
  readonly ownMap?: MapFile;
  /** The real table is on no map. */
  readonly unmeasured?: true;
  readonly options: Readonly<Record<string, string>>;
  /** Where a side is played by NPCs. */
  readonly npcs?: NpcChoice;
  readonly seed: string;
}

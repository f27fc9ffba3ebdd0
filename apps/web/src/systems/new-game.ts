import type { MapFile, ScenarioFile } from '@escarmouche/content';
import type { Json, Language, Seat, Text } from '@escarmouche/referee';
import type { DiceOf, MatchSettings, SeatHolder } from '@escarmouche/session';
import type { Board } from '../boards/board.ts';
import type { FigureChoice } from '@escarmouche/content';
import type { BandMaking } from './band-making.ts';

/** What a battle may be made of before it begins. The set-up page has a part for each thing that a game offers. */
export interface NewGameOptions {
  /** How many may sit at the table. */
  readonly seats: { readonly least: number; readonly most: number };
  /** What players are called who give no name, by seat. Absent where sides go by the names of their bands. */
  readonly names?: readonly string[];
  /** Where a side is made of figures that the player chooses. */
  readonly bands?: Bands;
  /** Where the ground is chosen: those that players have brought, then those of the world of this pack. */
  maps?(language: Language, pack: string, own: readonly MapFile[]): readonly MapOnOffer[];
  /** The readings of the rules, the usual one of each first, which may depend on who meets. Absent where nothing is left open. */
  options?(language: Language, meeting: Meeting): Promise<readonly OptionOnOffer[]>;
  /** How strong the bot may be, where it has levels: the first is the usual one. Kept in `MatchSettings.notes`, see `levelNote`. */
  levels?(language: Language): readonly { readonly value: string; readonly text: string }[];
  /** The same battle again, perhaps with the players' sides changed. */
  again(setup: Json, matchSettings: MatchSettings, swap: boolean): BattlePlan;
  plan(choice: BattleChoice): BattlePlan;
}

/** Who meets: how many `persons` share the table, and how many figures each side has. */
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
  /** Seats that persons may take; a single one plays against what the rules play. */
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

/** What is chosen of a scenario before it begins. */
export interface ScenarioChoice {
  /** The seat that a person takes, the bot the others; all are persons’ without it. */
  readonly seat?: Seat | undefined;
  /** By group, the usual one where none is named. */
  readonly bands: Readonly<Record<string, string>>;
}

/** The battle of a scenario: a ready one by its id, or one that a player has brought. */
export type ScenarioPlan = (scenario: string | ScenarioFile, choice: ScenarioChoice) => BattlePlan;

/** What a game calls one of its figures, and several. */
export type Called = readonly [one: string, many: string];

/** Figures by packs, and bands of them that are ready. */
export interface Bands {
  readonly called: Readonly<Record<Language, Called>>;
  packs(language: Language): readonly { readonly id: string; readonly name: string }[];
  ready(pack: string, language: Language): readonly BandOnOffer[];
  /** The ready band that is made to meet this one, where there is one. */
  rival?(band: string): string | undefined;
  profiles(pack: string, language: Language): readonly ProfileOnOffer[];
  /** Does the game itself play such a band, whoever else is at the table? */
  playsItself?(pack: string, figures: BandOnOffer['figures']): boolean;
  /** How they are made by hand. */
  readonly making: BandMaking;
  /** What bands are worth, where that has been measured. */
  worths?(): Promise<Worths>;
}

/** What bands are worth, and what follows from that. */
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
  /** How large it is, in words. */
  readonly size: string;
  /** Its file, where a player has brought it. */
  readonly own?: MapFile;
}

export interface OptionOnOffer {
  readonly key: string;
  readonly title: string;
  readonly values: readonly { readonly value: string; readonly text: string }[];
  readonly rule: string;
  /** Why the first reading is the usual one for who meets, where that is worth a word. */
  readonly why?: string;
}

/** What players chose. Of what its newGame does not offer, a game finds nothing in it: no pack, no figures, no map. */
export interface BattleChoice {
  readonly pack: string;
  readonly sides: readonly {
    readonly name: string;
    readonly holder: SeatHolder;
    readonly dice: DiceOf;
    /** Of `NewGameOptions.levels`, where the bot plays and has some. */
    readonly level?: string;
    readonly figures: BandOnOffer['figures'];
  }[];
  readonly map: string;
  /** A map that a player has brought, in place of one that is on offer. */
  readonly ownMap?: MapFile;
  readonly options: Readonly<Record<string, string>>;
  readonly seed: string;
}

/** The note of `MatchSettings` that holds the level of the bot at a seat. */
export const levelNote = (seat: Seat): string => `level.${seat}`;

import type { MapFile, ScenarioFile } from '@escarmouche/content';
import type { Json, Language, Text } from '@escarmouche/referee';
import type { GameAdapter } from './game-adapter.ts';
import type { AnyCompanion } from './companion.ts';
import type { FirstTimes } from './first-times.ts';
import type { AnyGestures } from './gesture-told.ts';
import type { NewGameOptions, MapOnOffer, QuickBattle, ScenarioOnOffer, ScenarioPlan } from './new-game.ts';
import type { Printable } from './printables.ts';

/** A system as the shell holds it: the types of its states and commands are its own affair. */
export type AnyGame = GameAdapter<Json, Json, Json, Json>;

export type TellMaps = (language: Language, own: readonly MapFile[]) => readonly MapOnOffer[];
export type TellScenarios = (language: Language, own: readonly ScenarioFile[]) => readonly ScenarioOnOffer[];

/** Sources of the parts of a system. */
export interface GameRoom {
  game(): Promise<AnyGame>;
  newGame(): Promise<NewGameOptions>;
  quick(): Promise<QuickBattle>;
  /** The grounds that players have brought, and those of its usual world, as pictures and words alone. */
  maps?(): Promise<TellMaps>;
  /** Its scenarios, those that players have brought first, told without its rules. */
  scenarios?(): Promise<TellScenarios>;
  /** Start of a scenario. */
  scenario?(): Promise<ScenarioPlan>;
  /** Parts needed beside a real table alone. */
  companion?(): Promise<AnyCompanion>;
  /** The gestures that give its commands, for the guide of a lesson. */
  gestures?(): Promise<AnyGestures>;
  /** Sentences about what its players meet for the first time. */
  firstTimes?(): Promise<FirstTimes>;
  /** Sheets of the whole game on paper, to be played without a screen. */
  printables?(): Promise<readonly Printable[]>;
}

/** A system as the page is given it. */
export interface OfferedSystem extends GameRoom {
  readonly name: string;
  /** The system, in a sentence. */
  readonly line: Text;
}

/** By their ids. */
export type Systems = Readonly<Record<string, OfferedSystem>>;

let rooms: Systems = {};

/** Says which systems there are, the usual one first: the entry of the page does, once, before anything is shown. */
export function offerSystems(systems: Systems): void {
  rooms = systems;
}

/** Ids of the systems there are. */
export const systemIds = (): readonly string[] => Object.keys(rooms);

/** The system that a new battle is played by unless another is chosen. */
export const usualSystem = (): string => systemIds()[0] ?? '';

/** The name may come from a link or a file: `constructor` is none. */
const roomOf = (system: string): OfferedSystem | undefined => (Object.hasOwn(rooms, system) ? rooms[system] : undefined);

/** A system at the table; undefined when this program does not know it. */
export async function gameOf(system: string): Promise<AnyGame | undefined> {
  return roomOf(system)?.game();
}

/** The battle of a system that one click starts. */
export async function quickBattleOf(system: string): Promise<QuickBattle | undefined> {
  return roomOf(system)?.quick();
}

/** The set-up that a system offers. */
export async function newGameOptionsOf(system: string): Promise<NewGameOptions | undefined> {
  return roomOf(system)?.newGame();
}

/** The grounds of a system, told without its rules; undefined when none are chosen. */
export async function mapsOf(system: string): Promise<TellMaps | undefined> {
  return roomOf(system)?.maps?.();
}

/** The scenarios of a system, told without its rules; undefined when it has none. */
export async function scenariosOf(system: string): Promise<TellScenarios | undefined> {
  return roomOf(system)?.scenarios?.();
}

/** Start of a scenario of a system. */
export async function scenarioPlanOf(system: string): Promise<ScenarioPlan | undefined> {
  return roomOf(system)?.scenario?.();
}

/** The parts of a system needed beside a real table alone; undefined when there are none. */
export async function companionOf(system: string): Promise<AnyCompanion | undefined> {
  return roomOf(system)?.companion?.();
}

/** The gestures that give the commands of a system; undefined where it tells none. */
export async function gesturesOf(system: string): Promise<AnyGestures | undefined> {
  return roomOf(system)?.gestures?.();
}

/** First times of a system; none where nothing is said of any. */
export const firstTimesOf = async (system: string): Promise<FirstTimes> => (await roomOf(system)?.firstTimes?.()) ?? {};

/** Is this a system that is printed whole? */
export const hasPrintables = (system: string): boolean => roomOf(system)?.printables !== undefined;

/** Sheets of a system's whole game; undefined when battles are printed one by one. */
export async function printablesOf(system: string): Promise<readonly Printable[] | undefined> {
  return roomOf(system)?.printables?.();
}

/** Name of a system; its id when this program does not know it. */
export function systemName(system: string): string {
  return roomOf(system)?.name ?? system;
}

/** A system, in a sentence; nothing when this program does not know it. */
export function systemLine(system: string, language: Language): string {
  return roomOf(system)?.line[language] ?? '';
}

import { gameOf, type Game } from '@escarmouche/games/game';
import { freeze, randomFrom, seedNumber, type Answer, type ChoiceQuestion, type Seat } from '@escarmouche/referee';
import type { SeatHolder } from '@escarmouche/session';

/** A decision that is wanted of a bot or an NPC, by what its seat may know. */
export interface Job {
  readonly battle: string;
  readonly system: string;
  readonly holder: SeatHolder;
  readonly seat: Seat;
  /** The state as the seat sees it, without its scene. */
  readonly state: object;
  /** Of the random numbers of the decision. */
  readonly seed: string;
  readonly about: { readonly do: 'decide' | 'accept' } | { readonly do: 'answer' | 'react'; readonly question: ChoiceQuestion };
}

/** A job as it goes to a worker, which keeps the scenes of the battles that it knows. */
export interface Wanted {
  readonly job: Job;
  /** The scene, where the worker has not got it yet. */
  readonly scene?: object;
  /** Battles whose scenes it may forget. */
  readonly forget: readonly string[];
}

/** A command, an answer, or whether a draw is accepted; nothing where there is no reaction. */
export interface Thought {
  readonly command?: object;
  readonly answer?: Answer;
  readonly accepts?: boolean;
  /** Of a command that reacts: the chance that it is told by. */
  readonly chance?: number;
}

type Player = ReturnType<NonNullable<Game['npc']>> | ReturnType<Game['bots'][string]>;

const scenes = new Map<string, object>();
const players = new Map<string, Player>();

/** Thinks about a job, with the budget of its level. Throws where the player finds nothing. */
export async function thoughtOf({ job, scene, forget }: Wanted): Promise<Thought> {
  for (const battle of forget) scenes.delete(battle);
  if (scene) scenes.set(job.battle, freeze(scene));
  const { battle, system, holder, seat, about } = job;
  const game = await gameOf(system);
  const state = { ...job.state, scene: scenes.get(battle) };
  if (about.do === 'react') return game.reaction?.(state, about.question) ?? {};
  const player = playerOf(game, system, holder);
  const random = randomFrom(seedNumber(job.seed));
  if (about.do === 'decide') return { command: player.decide(state, seat, random).command };
  if (about.do === 'answer') return { answer: player.answer(state, about.question, random) };
  return { accepts: player.acceptsDraw?.(state, seat) ?? true };
}

/** The player of a seat: one for all battles, so that what it has worked out for a scene is kept. */
function playerOf(game: Game, system: string, holder: SeatHolder): Player {
  const name = nameOf(game, holder);
  const key = `${system} ${name}`;
  const player = players.get(key) ?? (name === 'npc' ? game.npc?.() : game.bots[name]?.());
  if (!player) throw new Error(`no player ${key}`);
  players.set(key, player);
  return player;
}

/** The usual level where the holder names none that there is; a bot where the game has no NPCs. */
function nameOf(game: Game, holder: SeatHolder): string {
  if (holder.by === 'npc' && game.npc) return 'npc';
  const level = holder.by === 'bot' ? holder.level : undefined;
  if (level !== undefined && Object.hasOwn(game.bots, level)) return level;
  return Object.hasOwn(game.bots, 'normal') ? 'normal' : game.bot;
}

import { randomBot, type Bot, type NpcPlayer } from '@escarmouche/ai';
import { maps } from '@escarmouche/content';
import { bandBattle } from '@escarmouche/games/bands';
import { gameOf, type Game } from '@escarmouche/games/game';
import { atWar } from '@escarmouche/games/npcs';
import type { BandSetup } from '@escarmouche/games/setups';
import { recordGame } from '@escarmouche/lab';
import { copy, digest, loadMatch, mix, NOBODY, randomFrom, saveMatch, type Json, type Random, type Seat } from '@escarmouche/referee';
import {
  BEHAVIOURS,
  NPC_OPTION_KEYS,
  NPC_OPTION_VALUES,
  unsuited,
  type Mission,
  type Npcs,
  type OwnMission,
  type Role,
  type Traits,
} from '@escarmouche/skirmish/plane';
import { pick } from './file-kind.ts';
import { fuzzedGames } from './fuzzed.ts';

/** Battles with NPCs drawn for the fuzzer: any roles, zones, options, chiefs and hostilities, against NPCs, bots and persons. */

/** Games with NPCs, and their drawn battles. */
export const gamesOfNpcs = (
  await Promise.all(fuzzedGames.map(async ({ system, setup, corrected }) => ({ game: await gameOf(system.id), drawn: setup, corrected })))
).filter(({ game }) => game.npc);

const MISSIONS = ['soldier', 'elite', 'chief', 'sniper', 'assassin', 'guard', 'patrol', 'healer'] as const;
const ZONES = ['A', 'B', 'C'];

type Player = 'npc' | 'bot' | 'person';

export interface NpcBattle {
  readonly setup: BandSetup;
  readonly players: Readonly<Record<Seat, Player>>;
}

function ownMission(type: OwnMission['type'], random: Random): OwnMission {
  if (type === 'guard') return { type, zone: pick(ZONES, random) };
  if (type === 'patrol') return { type, zones: ZONES.slice(0, 2 + random(2)) };
  return { type };
}

function drawnMission(random: Random): Mission {
  const type = pick(MISSIONS, random);
  if (type !== 'chief') return ownMission(type, random);
  const of = pick(MISSIONS, random);
  return of === 'chief' ? { type } : { type, of: ownMission(of, random) };
}

/** A role that suits the figure. */
function drawnRole({ meets }: Traits, random: Random): Role {
  const role: Role = { mission: drawnMission(random), behaviour: pick(BEHAVIOURS, random) };
  const faults = new Set(unsuited(role, (need) => meets.includes(need)).map(({ by }) => by));
  return {
    mission: faults.has('mission') ? { type: 'soldier' } : role.mission,
    behaviour: faults.has('behaviour') ? 'walker' : role.behaviour,
  };
}

function drawnZones({ width, height }: BandSetup['table'], random: Random): Npcs['zones'] {
  return ZONES.map((id) => {
    const [x, y, r] = [random(width + 1), random(height + 1), 500 + random(4000)];
    const shape = { type: 'disc' as const, x, y, r };
    return { id, name: { fr: `Zone ${id}`, en: `Zone ${id}` }, shape };
  });
}

const drawnOptions = (random: Random): Npcs['options'] =>
  Object.fromEntries(NPC_OPTION_KEYS.filter(() => random(3) === 0).map((key) => [key, pick<string>(NPC_OPTION_VALUES[key], random)]));

/** Each seat has a player, NPCs one at least; of their figures now and then one has no role. */
function withDrawnNpcs({ traits }: Pick<Game, 'traits'>, setup: BandSetup, random: Random): NpcBattle {
  const seats = [...new Set(setup.groups.map(({ seat }) => seat))].filter((seat) => seat !== NOBODY);
  const players = Object.fromEntries(
    seats.map((seat, i): [Seat, Player] => [seat, i === 0 ? 'npc' : pick(['npc', 'npc', 'bot', 'person'] as const, random)]),
  );
  const manned = setup.groups.filter(({ seat }) => players[seat] === 'npc');
  const all = random(4) > 0;
  const roles = manned.flatMap(({ figures }) =>
    figures.flatMap((figure): [string, Role][] =>
      traits && (all || random(6) > 0) ? [[figure.id, drawnRole(traits(figure), random)]] : [],
    ),
  );
  const chiefs = setup.groups.flatMap(({ id, figures }) => (random(3) === 0 ? [[id, pick(figures, random).id]] : []));
  const npcs: Npcs = {
    zones: drawnZones(setup.table, random),
    roles: Object.fromEntries(roles),
    options: drawnOptions(random),
    chiefs: Object.fromEntries(chiefs) as Record<string, string>,
  };
  return { setup: { ...setup, npcs: random(4) > 0 ? atWar(npcs, setup.groups) : npcs }, players };
}

/** Two ready bands of a game on one of our maps. */
function readyBattle({ bands }: Game, random: Random): BandSetup {
  if (!bands) throw new Error('a game without bands');
  const one = pick(bands.ready, random);
  const two = [
    one,
    pick(
      bands.ready.filter(({ adaptation }) => adaptation === one.adaptation),
      random,
    ),
  ] as const;
  return bandBattle(bands, two, pick(maps, random), {}, random(2) === 0);
}

/** A battle of ready bands, or one drawn by `drawn`. */
export function drawnNpcBattle(game: Game, drawn: (random: Random) => object, random: Random): NpcBattle | undefined {
  const setup = random(3) === 0 ? readyBattle(game, random) : (drawn(random) as BandSetup);
  const battle = withDrawnNpcs(game, setup, random);
  const read = game.parseSetup(copy(battle.setup) as unknown as Json);
  return read.ok && Object.keys(battle.players).length > 0 ? battle : undefined;
}

/** Commands of one figure of NPCs in one turn; more lead nowhere. */
const MOST_OF_FIGURE = 30;
const MOST = 4000;

interface InTurns {
  readonly turn: number;
  readonly activation?: { readonly figure: string };
  readonly scene: { readonly npcs?: Npcs };
}

const digestOf = (value: object | undefined): string => digest((value ?? null) as unknown as Json);

/** An NPC player that is held to its promises: legal, the same again, never at a loss, and an activation comes to its end. */
function held(game: Game, player: NpcPlayer<object, object>, random: Random): Bot<object, object> {
  const given = new Map<string, number>();
  return {
    ...player,
    decide(state, seat, chance) {
      const before = random(4) === 0 ? digestOf(state) : undefined;
      const { turn, activation, scene } = state as InTurns;
      const command = player.prescribed(state, seat);
      const acting = activation && scene.npcs?.roles[activation.figure] ? activation.figure : undefined;
      if (command === undefined && acting !== undefined) throw new Error(`no decision for ${acting}`);
      if (command === undefined) return player.decide(state, seat, chance);
      const refusal = game.system.check(state, seat, command);
      if (refusal) throw new Error(`an NPC gives ${JSON.stringify(command)}, refused: ${refusal.reason.en}`);
      const key = `${String(turn)} ${acting ?? ''}`;
      const times = (given.get(key) ?? 0) + 1;
      given.set(key, times);
      if (times > MOST_OF_FIGURE && acting !== undefined)
        throw new Error(`the activation of ${acting} does not end: ${JSON.stringify(command)}`);
      if (before === undefined) return { command };
      if (digestOf(state) !== before) throw new Error('a decision changes the state');
      const again = player.prescribed(copy(state), seat);
      if (digestOf(again) !== digestOf(command)) throw new Error(`two decisions: ${JSON.stringify(command)}, ${JSON.stringify(again)}`);
      return { command };
    },
  };
}

/** Some correction of a state, possible or not. */
type Corrected = (state: object, random: Random) => object;

/** Corrections of one seat in a battle: persons who set their table right at every step come to no end. */
const MOST_CORRECTED = 12;

/** A player at whose table persons say how things are, now and then, before it commands. */
function besideTable({ system }: Game, player: Bot<object, object>, corrected: Corrected, random: Random): Bot<object, object> {
  let given = 0;
  return {
    ...player,
    decide(state, seat, chance) {
      const command = given < MOST_CORRECTED && random(8) === 0 ? corrected(state, random) : undefined;
      if (!command || system.check(state, seat, command)) return player.decide(state, seat, chance);
      given++;
      return { command };
    },
  };
}

interface Fought {
  readonly entries: number;
  readonly turns: number;
  /** The rule that has ended the battle; undefined when the limit of turns has. */
  readonly rule: string | undefined;
}

/** Plays a battle to its end or for so many turns, `corrected` where persons do so; throws on the first thing that an NPC may not do, and where the file replays to another state. */
export function fight(game: Game, { setup, players }: NpcBattle, seed: number, turns: number, corrected?: Corrected): Fought {
  const { system, npc, bots, bot, turn, parseSetup } = game;
  if (!npc) throw new Error('a game without NPCs');
  const of: Record<Player, () => Bot<object, object> | undefined> = {
    npc: () => held(game, npc(), randomFrom(seed)),
    bot: () => bots[bot]?.(),
    person: () => randomBot(system),
  };
  const seated = Object.fromEntries(
    Object.entries(players).map(([seat, player]) => {
      const plays = of[player]();
      return [seat, plays && corrected ? besideTable(game, plays, corrected, randomFrom(mix(seed, 1))) : plays];
    }),
  );
  const last = turn(system.setup(setup)) + turns;
  const match = recordGame({ system, setup, bots: seated, seed, most: MOST, tooLong: (state) => turn(state) >= last });
  if (!match.outcome && turn(match.state) < last)
    throw new Error(`ends neither by a rule nor by the limit of turns: ${String(match.entries.length)} entries`);
  const loaded = loadMatch(system, saveMatch(match), parseSetup);
  if (!loaded.ok) throw new Error(`the file is refused: ${loaded.problem.reason.en}`);
  const same = digest(loaded.match.state as unknown as Json) === digest(match.state as unknown as Json);
  if (loaded.drift || !same) throw new Error(`the file replays to another state: ${loaded.drift?.reason.en ?? ''}`);
  return { entries: match.entries.length, turns: turn(match.state), rule: match.outcome?.rule };
}

/**
 * Plays bands of NPCs, all of one mission and behaviour, against the usual opponent with the same band, and writes the shares of victories of the NPCs into
 * `docs/npcs.md`. Each battle is one pair of a mission and a behaviour, in an order drawn by the seed; its band, map and zones are drawn too. The figures that
 * the role suits come first; where some of the band do not suit, they have a role by what they carry.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { maps } from '@escarmouche/content';
import { bandBattle } from '@escarmouche/games/bands';
import { npcsAlike } from '@escarmouche/games/npcs';
import type { BandSetup, ReadyBand } from '@escarmouche/games/setups';
import { playOut, wilson, type BandsOfGame } from '@escarmouche/lab';
import { mix, randomFrom, seedNumber, type Random } from '@escarmouche/referee';
import { BEHAVIOUR_WORDS, MISSION_WORDS, type Behaviour, type Mission } from '@escarmouche/skirmish/plane';
import { pick } from './fuzz/lib/file-kind.ts';
import { gamesOfBands, minutely, opponentNow } from './measured.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    battles: { type: 'string', default: '300' },
    /** Battles are no more begun after so many minutes. */
    minutes: { type: 'string', default: '600' },
    figures: { type: 'string', default: '3' },
    turns: { type: 'string', default: '8' },
    seed: { type: 'string', default: 'npcs' },
    /** A special rule that all figures are lent in battles of the behaviour that asks for one. */
    zigzag: { type: 'string' },
  },
});
const [most, figures, turns] = [Number(values.battles), Number(values.figures), Number(values.turns)];
const missions = Object.keys(MISSION_WORDS) as Mission['type'][];
const behaviours = Object.keys(BEHAVIOUR_WORDS) as Behaviour[];
const PATH = join(import.meta.dirname, '../docs/npcs.md');
const MOST_COMMANDS = 20_000;

interface Pair {
  readonly mission: Mission['type'];
  readonly behaviour: Behaviour;
}

/** A band with itself, each figure with the rule that the behaviour asks for. */
function mirrored({ bands }: BandsOfGame, band: ReadyBand, { behaviour }: Pair, map: (typeof maps)[number], swapped: boolean): BandSetup {
  const setup = bandBattle(bands, [band, band], map, {}, swapped);
  if (behaviour !== 'zigzag' || values.zigzag === undefined) return setup;
  const lent = { id: values.zigzag };
  const armed = <F extends { readonly id: string; readonly rules?: readonly object[] }>(figure: F): F => ({
    ...figure,
    rules: [...(figure.rules ?? []), lent],
  });
  return { ...setup, groups: setup.groups.map((group) => ({ ...group, figures: group.figures.map((figure) => armed(figure)) })) };
}

/** Figures of a band that a role suits. */
function suited(game: BandsOfGame, band: ReadyBand, pair: Pair): ReadyBand['figures'] {
  const [map] = maps;
  if (!map) throw new Error('no map');
  const setup = mirrored(game, band, pair, map, false);
  const { roles } = npcsAlike(game, setup, ['a'], pair);
  const ids = setup.groups.find(({ id }) => id === 'a')?.figures ?? [];
  return band.figures.filter((_, i) => {
    const role = roles[ids[i]?.id ?? ''];
    return role?.behaviour === pair.behaviour && (pair.mission === 'chief' || role.mission.type === pair.mission);
  });
}

/** Bands that a role suits, with so many figures, those that it suits before the others. */
function bandsFor(game: BandsOfGame, pair: Pair): readonly ReadyBand[] {
  return game.bands.ready.flatMap((band) => {
    const suiting = suited(game, band, pair);
    const others = band.figures.filter((figure) => !suiting.includes(figure));
    return suiting.length > 0 ? [{ ...band, figures: [...suiting, ...others].slice(0, figures) }] : [];
  });
}

/** Score of the NPCs: 1 for a victory, a half for a draw or an end by the limit of turns. */
function score(game: BandsOfGame, pair: Pair, band: ReadyBand, seed: number, random: Random): number {
  const { system, bots, bot, npc, turn } = game;
  if (!npc) throw new Error('no NPCs');
  const setup = mirrored(game, band, pair, pick(maps, random), random(2) === 1);
  const npcs = npcsAlike(game, setup, ['a'], pair);
  const { state } = playOut({
    system,
    setup: { ...setup, npcs } as typeof setup,
    bots: { a: npc(), b: bots[bot]?.() },
    seed,
    most: MOST_COMMANDS,
    tooLong: (now) => turn(now) > turns,
  });
  const [winner, ...others] = system.outcome(state)?.winners ?? [];
  if (winner === undefined || others.length > 0) return 0.5;
  return winner === 'a' ? 1 : 0;
}

/** The same things in an order that is drawn. */
function shuffled<T>(list: readonly T[], random: Random): readonly T[] {
  const rest = [...list];
  return list.flatMap(() => rest.splice(random(rest.length), 1));
}

const percent = (share: number): string => String(Math.round(100 * share));

/** Share of victories, with its interval; a dash without a battle. */
function cell(scores: readonly number[]): string {
  if (scores.length === 0) return '–';
  const { rate, low, high } = wilson(
    scores.reduce((total, one) => total + one, 0),
    scores.length,
  );
  return `${percent(rate)} (${percent(low)}–${percent(high)})`;
}

interface Scored extends Pair {
  readonly score: number;
}

/** Battles of a game, a pair after the other, until there are enough or the time is over. */
function scoresOf(game: BandsOfGame): readonly Scored[] {
  const seed = seedNumber(values.seed);
  const pairs = missions.flatMap((mission) =>
    behaviours.flatMap((behaviour) => {
      const pair = { mission, behaviour };
      const bands = bandsFor(game, pair);
      return bands.length > 0 ? [{ pair, bands }] : [];
    }),
  );
  const order = shuffled(pairs, randomFrom(seed));
  const told = minutely(most);
  const end = Date.now() + 60_000 * Number(values.minutes);
  const found: Scored[] = [];
  while (found.length < most && Date.now() < end) {
    const next = order[found.length % order.length];
    if (!next) throw new Error('no pair suits');
    const own = mix(seed, found.length);
    const random = randomFrom(own);
    found.push({ ...next.pair, score: score(game, next.pair, pick(next.bands, random), own, random) });
    told(found.length);
  }
  return found;
}

function table(scores: readonly Scored[]): string {
  const share = (mission?: Pair['mission'], behaviour?: Behaviour): string =>
    cell(
      scores
        .filter((one) => (mission === undefined || one.mission === mission) && (behaviour === undefined || one.behaviour === behaviour))
        .map((one) => one.score),
    );
  const row = (name: string, mission?: Pair['mission']): readonly string[] => [
    name,
    ...behaviours.map((behaviour) => share(mission, behaviour)),
    share(mission),
  ];
  const head = ['mission', ...behaviours.map((id) => BEHAVIOUR_WORDS[id].en), 'all'];
  const rows = missions.map((id) => row(MISSION_WORDS[id].en, id));
  return [head, head.map(() => '---'), ...rows, row('all')].map((one) => `| ${one.join(' | ')} |`).join('\n');
}

/** Puts a table between its two marks in the document. */
function put(id: string, text: string): void {
  const [begin, end] = [`<!-- ${id} -->`, `<!-- /${id} -->`];
  const now = readFileSync(PATH, 'utf8');
  const [from, to] = [now.indexOf(begin), now.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/npcs.md has no place for ${id}`);
  writeFileSync(PATH, `${now.slice(0, from)}${begin}\n\n${text}\n\n${now.slice(to)}`);
}

for (const game of await gamesOfBands(values.game)) {
  if (!game.npc) continue;
  const { commit, date } = opponentNow(game.bot);
  const scores = scoresOf(game);
  const lent = values.zigzag === undefined ? '' : ` --zigzag ${values.zigzag}`;
  const how = `\`npm run measure:npcs -- --game ${game.system.id} --battles ${scores.length} --figures ${figures} --turns ${turns} --seed ${values.seed}${lent}\``;
  put(game.system.id, `${how}, ${date}, opponent of ${commit}.\n\n${table(scores)}`);
}

/**
 * Plays bands of NPCs, all of one mission and behaviour, against the usual opponent with the same band, and writes the shares of victories of the NPCs into
 * `docs/npcs.md`. Figures that a role does not suit have one by what they carry.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { maps } from '@escarmouche/content';
import { bandBattle } from '@escarmouche/games/bands';
import { npcsAlike } from '@escarmouche/games/npcs';
import { playOut, wilson, type BandsOfGame } from '@escarmouche/lab';
import { mix, seedNumber } from '@escarmouche/referee';
import { BEHAVIOUR_WORDS, MISSION_WORDS, type Behaviour, type Mission } from '@escarmouche/skirmish/plane';
import { gamesOfBands, minutely, opponentNow } from './measured.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    battles: { type: 'string', default: '4' },
    figures: { type: 'string', default: '4' },
    turns: { type: 'string', default: '10' },
    seed: { type: 'string', default: 'npcs' },
  },
});
const [battles, figures, turns] = [Number(values.battles), Number(values.figures), Number(values.turns)];
const missions = Object.keys(MISSION_WORDS) as Mission['type'][];
const behaviours = Object.keys(BEHAVIOUR_WORDS) as Behaviour[];
const PATH = join(import.meta.dirname, '../docs/npcs.md');
const MOST_COMMANDS = 20_000;

/** Score of the NPCs: 1 for a victory, a half for a draw or an end by the limit of turns; undefined where the role suits none of the band. */
function score(game: BandsOfGame, mission: Mission['type'], behaviour: Behaviour, battle: number): number | undefined {
  const { system, bands, bots, bot, npc, turn } = game;
  const { ready } = bands;
  const band = ready[battle % ready.length];
  const map = maps[battle % maps.length];
  if (!band || !map || !npc) throw new Error('no battle of NPCs');
  const own = { ...band, figures: band.figures.slice(0, figures) };
  const setup = bandBattle(bands, [own, own], map, {}, battle % 2 === 1);
  const npcs = npcsAlike(game, setup, ['a'], { mission, behaviour });
  if (!Object.values(npcs.roles).some((role) => role.mission.type === mission && role.behaviour === behaviour)) return undefined;
  const { state } = playOut({
    system,
    setup: { ...setup, npcs } as typeof setup,
    bots: { a: npc(), b: bots[bot]?.() },
    seed: mix(seedNumber(values.seed), battle),
    most: MOST_COMMANDS,
    tooLong: (now) => turn(now) > turns,
  });
  const [winner, ...others] = system.outcome(state)?.winners ?? [];
  if (winner === undefined || others.length > 0) return 0.5;
  return winner === 'a' ? 1 : 0;
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

function table(game: BandsOfGame): string {
  const told = minutely(missions.length * behaviours.length * battles);
  let done = 0;
  const scores = missions.map((mission) =>
    behaviours.map((behaviour) =>
      Array.from({ length: battles }, (_, battle) => {
        told(++done);
        return score(game, mission, behaviour, battle) ?? [];
      }).flat(),
    ),
  );
  const head = ['mission', ...behaviours.map((id) => BEHAVIOUR_WORDS[id].en), 'all'];
  const rows = missions.map((id, i) => [MISSION_WORDS[id].en, ...(scores[i] ?? []).map(cell), cell((scores[i] ?? []).flat())]);
  const all = ['all', ...behaviours.map((_, k) => cell(scores.flatMap((row) => row[k] ?? []))), cell(scores.flat(2))];
  return [head, head.map(() => '---'), ...rows, all].map((row) => `| ${row.join(' | ')} |`).join('\n');
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
  const how = `\`npm run measure:npcs -- --game ${game.system.id} --battles ${values.battles} --figures ${values.figures} --turns ${values.turns} --seed ${values.seed}\``;
  put(game.system.id, `${how}, ${date}, opponent of ${commit}.\n\n${table(game)}`);
}

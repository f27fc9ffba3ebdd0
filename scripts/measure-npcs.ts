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

/** Score of the NPCs: 1 for a victory, a half for a draw or an end by the limit of turns. */
function score(game: BandsOfGame, mission: Mission['type'], behaviour: Behaviour, battle: number): number {
  const { system, bands, bots, bot, npc, turn } = game;
  const { ready } = bands;
  const band = ready[battle % ready.length];
  const map = maps[battle % maps.length];
  if (!band || !map || !npc) throw new Error('no battle of NPCs');
  const own = { ...band, figures: band.figures.slice(0, figures) };
  const setup = bandBattle(bands, [own, own], map, {}, battle % 2 === 1);
  const npcs = npcsAlike(game, setup, ['a'], { mission, behaviour });
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

function cell(total: number, of: number): string {
  const { rate, low, high } = wilson(total, of);
  return `${percent(rate)} (${percent(low)}–${percent(high)})`;
}

function table(game: BandsOfGame): string {
  const told = minutely(missions.length * behaviours.length * battles);
  const totals = behaviours.map(() => 0);
  const rows: string[][] = [['mission', ...behaviours.map((id) => BEHAVIOUR_WORDS[id].en), 'all']];
  let done = 0;
  for (const mission of missions) {
    const scores = behaviours.map((behaviour, i) => {
      let total = 0;
      for (let battle = 0; battle < battles; battle++) {
        total += score(game, mission, behaviour, battle);
        told(++done);
      }
      totals[i] = (totals[i] ?? 0) + total;
      return total;
    });
    const row = [MISSION_WORDS[mission].en, ...scores.map((one) => cell(one, battles)), cell(sum(scores), battles * behaviours.length)];
    rows.push(row);
    console.log(row.join(' | '));
  }
  const all = battles * missions.length;
  rows.push(['all', ...totals.map((one) => cell(one, all)), cell(sum(totals), all * behaviours.length)]);
  const [head = [], ...body] = rows;
  return [head, head.map(() => '---'), ...body].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0);

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

/**
 * Battles with NPCs in both URSS systems: random bands, maps, roles, zones, chiefs, hostilities and options, against NPCs, bots and persons. Each ends
 * by a rule or by the limit of turns, without an illegal, missing or doubtful decision, and replays to the same state. `count`: battles x 20.
 */
import { mix, randomFrom } from '@escarmouche/referee';
import { drawnNpcBattle, fight, gamesOfNpcs } from './lib/npcs.ts';
import { concluded, failed, told } from './lib/world.ts';

const { count, seed, from } = told();
const battles = count / 20;
const TURNS = 12;
const ended = new Map<string, number>();

for (let at = from; at < from + battles; at++) {
  const one = gamesOfNpcs[at % gamesOfNpcs.length];
  const random = randomFrom(mix(seed, at));
  const battle = one && drawnNpcBattle(one.game, one.drawn, random);
  if (!battle) continue;
  try {
    // At every other table of a game persons correct what stands on it.
    const corrected = Math.floor(at / gamesOfNpcs.length) % 2 === 1 ? one.corrected : undefined;
    const { rule = 'limit of turns' } = fight(one.game, battle, mix(seed, at), TURNS, corrected);
    ended.set(rule, (ended.get(rule) ?? 0) + 1);
  } catch (error) {
    failed('npcs', error instanceof Error ? (error.stack ?? error.message) : String(error), battle, at);
  }
}
concluded('npcs', battles, [...ended].map(([rule, times]) => `${rule}: ${times}`).join(', '));

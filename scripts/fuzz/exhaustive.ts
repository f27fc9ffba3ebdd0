/**
 * Random battles drawn until every special rule has stood on a figure that acted, every action was taken and every weapon rolled, `count` / 100 times
 * each. A battle that breaks down prints the seed that shows it again; what chance cannot reach is told.
 */
import { choicesOf, randomBot } from '@escarmouche/ai';
import { firstOf, mix, randomFrom, resolve, seededDice } from '@escarmouche/referee';
import { specialRules, urssClassic, type Event, type State } from '@escarmouche/urss-classic';
import { flawOf, randomSetup } from '../../packages/systems/urss-classic/src/testing-battles.ts';
import { failed, told } from './lib/world.ts';

const { count, seed } = told();
const wanted = Math.max(1, Math.ceil(count / 100));
const MOST_BATTLES = 40 * wanted;
const COMMANDS = 120;
const seen = new Map<string, number>();
const bot = randomBot(urssClassic);

const note = (what: string): void => void seen.set(what, (seen.get(what) ?? 0) + 1);

function tally(state: State, event: Event): void {
  if (event.type === 'actionTaken') {
    note(`action ${event.action}`);
    const sheet = state.scene.sheets[event.figure];
    for (const { id } of [...(sheet?.rules ?? []), ...(sheet?.weapons ?? []).flatMap(({ rules }) => rules)]) note(`rule ${id}`);
  }
  if (event.type === 'rolled' && event.of !== undefined && event.purpose !== 'save') note(`with ${event.of}`);
}

function play(battle: number): void {
  const one = mix(seed, battle);
  const random = randomFrom(one);
  const state = urssClassic.setup(randomSetup(random));
  for (let entry = 0; entry < COMMANDS; entry++) {
    const [seat] = urssClassic.active(state);
    if (seat === undefined) return;
    const bots = Object.fromEntries(state.scene.groups.map((group) => [group.seat, bot]));
    const { command } = bot.decide(state, seat, random);
    const resolution = resolve(urssClassic, state, seat, command, firstOf(seededDice(one, entry), choicesOf(bots, random)));
    if (resolution.status !== 'done') return failed('exhaustive', `battle ${battle}, entry ${entry} is ${resolution.status}`, command);
    for (const event of resolution.events) tally(state, event);
    const flaw = flawOf(state);
    if (flaw !== undefined) return failed('exhaustive', `battle ${battle}, entry ${entry}: ${flaw}`, command);
  }
}

const missing = (): string[] => specialRules.ids().filter((id) => (seen.get(`rule ${id}`) ?? 0) < wanted);
let battles = 0;
while (battles < MOST_BATTLES && (battles < wanted || missing().length > 0)) play(battles++);
console.log(
  `${battles} battles; ${[...seen]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([what, times]) => `${what}: ${times}`)
    .join(', ')}`,
);
if (missing().length > 0) failed('exhaustive', `never or too rarely drawn: ${missing().join(', ')}`, { battles });

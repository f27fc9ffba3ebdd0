import { greedyBot, urssKitBot, zombiesBot, type Bot } from '@escarmouche/ai';
import { kit, kitBands } from '@escarmouche/content/kit';
import { starWarsMaps } from '@escarmouche/content/maps/star-wars';
import { starWars, starWarsBands } from '@escarmouche/content/star-wars';
import { recordGame } from '@escarmouche/lab';
import type { Json } from '@escarmouche/referee';
import { BOT, type ViewerSession } from '@escarmouche/session';
import { expect, test } from 'vitest';
import type { BattlePlan } from '../systems/new-game.ts';
import { hasteAfter, storyOf } from './beats.ts';
import { gameOf, offerSystems } from '../systems/index.ts';
import { systems } from '../systems/offered.ts';
import { planBattle as planClassic } from '../systems/urss-classic/battle-plan.ts';
import { planBattle as planKit } from '../systems/urss-kit/battle-plan.ts';
import { quick as town } from '../systems/zombies/new-game.ts';
import { mapOf } from '../systems/plane/maps/maps.ts';
import { createLog } from './log.ts';

offerSystems(systems);

/** How long dice fall on a plan, at the usual pace. */
const FALL = 820;

/** The log of a battle that bots have played for some turns, and who played each of its entries. */
async function told(name: string, { setup, matchSettings }: BattlePlan, bot: Bot<Json, Json>, turns: number) {
  const game = await gameOf(name);
  if (!game) throw new Error(`no game ${name}`);
  const bots = Object.fromEntries(Object.keys(matchSettings.seats).map((seat) => [seat, bot]));
  const match = recordGame({ system: game.system, setup, bots, seed: 5, most: 2000, tooLong: (state) => game.turn(state) > turns });
  const heard = { system: game.system, beginning: () => match.stateAt(0) } as ViewerSession<Json, Json, Json, Json>;
  const { state, entries } = match;
  const lines = createLog(game, () => heard).lines({ state, entries, active: [], version: 0, agreements: [] }, 'fr');
  return { lines, seatOf: (entry: number) => entries[entry]?.seat };
}

/** Seconds for which who plays "a" watches from one decision to the next. */
function watched({ lines, seatOf }: Awaited<ReturnType<typeof told>>): readonly number[] {
  const tellings = lines.map((line) => line.told);
  const [tumbling, hastened] = [FALL, 0].map((fall) => storyOf(tellings, { fall, still: false }));
  const all = [0];
  lines.forEach(({ entry }, i) => {
    if (seatOf(entry) === 'a' && lines[i - 1]?.entry !== entry) all.push(0);
    const haste = hasteAfter(1000 * (all.at(-1) ?? 0));
    const { lasts = 0 } = (haste === 1 ? tumbling : hastened)?.[i] ?? {};
    all.push((all.pop() ?? 0) + lasts / haste / 1000);
  });
  return all;
}

/** As many as are wished for of a band, two sides of them. */
const sides = <F>(count: number, ...bands: readonly (readonly F[])[]) => {
  const side = (band: readonly F[], name: string) => ({
    name,
    holder: BOT,
    dice: 'seeded' as const,
    figures: Array.from({ length: count }, (_, i) => band[i % band.length] as F),
  });
  return [side(bands[0] ?? [], 'A'), side(bands[1] ?? [], 'B')] as const;
};
const classic = (count: number): BattlePlan =>
  planClassic(sides(count, ...starWarsBands.map(({ figures }) => figures)), starWars, mapOfClassic(), {}, 'pace');
const ofKit = (count: number): BattlePlan =>
  planKit(sides(count, ...kitBands.map(({ figures }) => figures)), kit, mapOf(undefined), {}, 'pace');
function mapOfClassic() {
  const [map] = starWarsMaps;
  if (!map) throw new Error('no map');
  return map;
}
const asAny = (bot: unknown): Bot<Json, Json> => bot as Bot<Json, Json>;

test.each([
  ['urss-classic', classic(6), asAny(greedyBot()), 2, 20],
  ['urss-classic', classic(20), asAny(greedyBot()), 1, 40],
  ['urss-kit', ofKit(6), asAny(urssKitBot()), 1, 20],
  ['urss-kit', ofKit(20), asAny(urssKitBot()), 1, 40],
  ['zombies', town(true, 'fr'), asAny(zombiesBot({ budget: { iterations: 0, turns: 1, depth: 40 }, slips: 0 })), 12, 20],
])(
  '%s: nobody watches for longer than is fun',
  async (name, plan, bot, turns, most) => {
    expect(Math.max(...watched(await told(name, plan, bot, turns)))).toBeLessThan(most);
  },
  60_000,
);

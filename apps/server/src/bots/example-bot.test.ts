import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gameOf, type Game } from '@escarmouche/games/game';
import { provenDice } from '@escarmouche/online';
import type { Seat } from '@escarmouche/referee';
import { verifyMatch } from '@escarmouche/session';
import { afterAll, expect, test } from 'vitest';
import { gathered, planOf, testHost } from '../testing.ts';

const BOT = join(import.meta.dirname, '../../../../docs/example-bot.mjs');
const run = promisify(execFile);

const host = await testHost();
const url = await host.app.listen({ host: '127.0.0.1', port: 0 });
afterAll(() => host.close());

interface Town {
  readonly seats: readonly { readonly seat: Seat }[];
  readonly kinds: readonly { readonly id: string }[];
  readonly position?: object;
}

/** A town of two tiles, in which each player has almost won: at random a whole game takes hours. */
function smallTown({ sample }: Game): Town {
  const box = sample() as unknown as Town;
  const players = Object.fromEntries(box.seats.map(({ seat }) => [seat, { trophies: 24 }]));
  const kinds = box.kinds.filter(({ id }) => id === 'grande-place' || id === 'heliport');
  return { ...box, kinds, position: { turn: { seat: 'a' }, players } };
}

interface Departure {
  readonly scenario: { readonly turns: number; readonly objectives: readonly object[]; readonly happenings: readonly object[] };
}

/** The ready battle of the kit in two turns. */
function shortDeparture({ sample }: Game): Departure {
  const whole = sample() as unknown as Departure;
  const { scenario } = whole;
  const objectives = scenario.objectives.map((one) => ('turn' in one ? { ...one, turn: 2 } : one));
  return { ...whole, scenario: { ...scenario, turns: 2, objectives, happenings: [] } };
}

test.each([
  ['zombies', (game: Game) => planOf(game, smallTown(game) as never)],
  ['urss-kit', (game: Game) => planOf(game, shortDeparture(game) as never)],
])('%s: two bots that know no rules play a whole battle by what they are told, and every die is proven', async (system, plan) => {
  const game = await gameOf(system);
  const { battle, invitations, seats, at, claim } = await gathered(host, plan(game));
  await claim('');
  const played = await Promise.all(seats.map((seat) => run(process.execPath, [BOT, `${url}/#/join/${invitations[seat]}`])));
  const { told } = await at('').get(`battles/${battle}/decision`);
  expect(told['outcome']).toBeDefined();
  const { reason } = told['outcome'] as { readonly reason: { readonly en: string } };
  expect(played.map(({ stdout }) => stdout)).toEqual(seats.map(() => `${reason.en}\n`));
  const file = String((await at('').get(`battles/${battle}/file`)).told['file']);
  const verified = verifyMatch(game.system, file, game.parseSetup as never, undefined, undefined, provenDice);
  expect(verified).toMatchObject({ ok: true, verified: { fault: undefined } });
});

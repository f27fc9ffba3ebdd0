import { randomBot } from '@escarmouche/ai';
import { zombieCards, zombieTiles } from '@escarmouche/content/zombies';
import { recordGame } from '@escarmouche/lab';
import { saveMatch } from '@escarmouche/referee';
import { BOT, PERSON, openSession } from '@escarmouche/session';
import { zombies } from '@escarmouche/zombies';
import { expect, test } from 'vitest';
import { openFile } from './match-file.ts';

const seats = ['a', 'b'].map((seat) => ({ seat, name: seat.toUpperCase() }));
const bot = randomBot(zombies);
const setup = { seats, kinds: zombieTiles, deck: zombieCards, options: {} };
const file = saveMatch(recordGame({ system: zombies, setup, bots: { a: bot, b: bot }, seed: 3, most: 40 }));

test('a game of the town of tiles is opened and told', () => {
  const opened = openFile(file);
  expect(opened).toMatchObject({ ok: true, saved: { system: 'zombies', drift: undefined } });
  expect(opened.ok && opened.saved.title('en')).toBe('A / B');
  const told = opened.ok ? opened.saved.tell('en') : [];
  expect(told).toHaveLength(40);
  expect(told.flatMap(({ sentences }) => sentences).join('\n')).toMatch(/draws a tile: /);
});

test('a set-up that cannot be is refused with its place', () => {
  const opened = openFile(file.replace('"role":"start"', '"role":"heliport"'));
  expect(opened).toMatchObject({ ok: false, line: 1 });
  if (!opened.ok) expect(opened.reason.en).toContain('setup.kinds');
});

test('what the seats agreed on is told at its place, and how they ended the game', async () => {
  const host = openSession(zombies, setup, { seed: 'town', dice: {}, seats: { a: PERSON, b: BOT }, notes: {} });
  const [seat = ''] = host.snapshot().active;
  for (const { command } of zombies.offers(host.snapshot().state, seat).slice(0, 1)) if (command) await host.submit(seat, command);
  await host.propose('a', 'concession');
  const opened = openFile(host.save());
  expect(opened).toMatchObject({ ok: true, saved: { outcome: { winners: ['b'] }, drift: undefined } });
  expect(opened.ok && opened.saved.agreed('fr')).toEqual(['a\u00A0: abandon. D’accord\u00A0: b.']);
  expect(opened.ok && opened.saved.tell('fr').map(({ agreed }) => agreed)).toEqual([[]]);
});

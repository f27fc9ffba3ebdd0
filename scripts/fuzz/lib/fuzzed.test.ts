import { battery, randomFrom } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { fuzzedGames } from './fuzzed.ts';

test.each(fuzzedGames)('$name: drawn matches keep the promises of the referee, and invented commands are refused or played', (game) => {
  const { system, flaw, invented } = game;
  for (const drawn of [game.tested, game.setup]) {
    const setup = drawn(randomFrom(5));
    expect(() => battery(system, setup, { seed: 5, most: 15, flaw })).not.toThrow();
    const state = system.setup(setup);
    const [seat = ''] = system.active(state);
    for (let seed = 0; seed < 20; seed++) expect(() => system.check(state, seat, invented(state, randomFrom(seed)))).not.toThrow();
  }
});

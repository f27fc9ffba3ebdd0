import { agreedIn, commitment, diceKey, drawnDice } from '@escarmouche/online';
import { openMatch, saveMatch, type Answers, type Json, type System } from '@escarmouche/referee';
import { PERSON, settingsToMeta } from '@escarmouche/session';
import { expect, test } from 'vitest';
import type { AnyGame } from '../systems/index.ts';
import { diceTold, findDiceOf, type FoundDice } from './proof.ts';

interface State {
  readonly fell: number[];
}
type Event = { readonly type: 'fell'; readonly value: number };

/** Each command throws two dice. */
const game: System<Json, State, { readonly type: 'throw' }, Event> = {
  id: 'luck',
  version: '1',
  setup: () => ({ fell: [] }),
  active: () => ['a', 'b'],
  offers: () => [],
  check: () => undefined,
  play(turn, seat) {
    for (const value of turn.dice('two', [6, 6], undefined, seat)) turn.emit({ type: 'fell', value });
  },
  reduce: ({ fell }, { value }) => void fell.push(value),
  view: (state) => state,
  redact: (event) => event,
  outcome: () => undefined,
  describe: () => undefined,
};
const adapter = {
  outside: () => Promise.resolve({ system: game, parseSetup: (setup: Json) => ({ ok: true, setup }) }),
} as unknown as AnyGame;

const SECRETS = { battle: 'b', host: 'a1'.repeat(32), seats: { a: 'b2'.repeat(32), b: 'c3'.repeat(32) } };
const AGREED = { title: 'Essai' };
const KEY = diceKey({ ...SECRETS, agreed: agreedIn({ ...AGREED, setup: null }) });

/** The file of a battle of three throws of a; the dice of one entry are others, and the first ones were thrown elsewhere. */
async function fileOf({ forged, before = 0 }: { forged?: number; before?: number } = {}): Promise<string> {
  const draws = [1, 2, 3].map((n) => ({ seat: 'a', n, start: n - 1 }));
  const dice: Answers<State> = (entry, all) => (question, index, state) => {
    const fallen = drawnDice(KEY, draws[entry] ?? { seat: 'a', n: 0, start: 0 })(entry, all)(question, index, state) as number[];
    return entry === forged ? fallen.map((face) => (face % 6) + 1) : fallen;
  };
  const match = openMatch(game, null, dice);
  for (let entry = 0; entry < 3; entry++) match.submit('a', { type: 'throw' });
  const proof = { ...SECRETS, agreed: AGREED, draws: draws.map((draw, entry) => (entry < before ? [] : [{ ...draw, from: 0 }])) };
  const { seed: _seed, ...meta } = settingsToMeta({ seed: '', dice: {}, seats: { a: PERSON, b: PERSON }, notes: {}, proof });
  return saveMatch(match, meta);
}

async function found(file: string): Promise<FoundDice> {
  const told = await findDiceOf(adapter, file);
  if (!told.ok) throw new Error(told.reason.en);
  return told.found;
}

test('all dice of a hosted battle are found by the secrets, which are shown with their promises', async () => {
  const dice = await found(await fileOf());
  expect(diceTold(dice, 'fr')).toEqual({
    verdict: 'Tous les dés sont les bons.',
    lines: ['6 dés sont ceux des secrets de l’hôte et des sièges.'],
  });
  expect(dice.secrets).toEqual([
    { seat: '', secret: SECRETS.host, commitment: commitment('b', '', SECRETS.host) },
    { seat: 'a', secret: SECRETS.seats.a, commitment: commitment('b', 'a', SECRETS.seats.a) },
    { seat: 'b', secret: SECRETS.seats.b, commitment: commitment('b', 'b', SECRETS.seats.b) },
  ]);
});

test('a forged die is named by its command, with the die that the secrets give', async () => {
  const { verdict, lines, fault } = diceTold(await found(await fileOf({ forged: 1 })), 'en');
  expect(fault).toBe(1);
  expect(verdict).toBe('The battle does not follow its dice or its rules.');
  expect(lines[0]).toMatch(/^Command 2: the file says [1-6] [1-6]; the secrets of host and seats give [1-6] [1-6]\.$/);
  expect(lines.slice(1)).toEqual(['Up to command 1 all follows.', '2 dice are those of the secrets of host and seats.']);
});

test('dice that were thrown before a battle came to its host are said to have no proof', async () => {
  expect(diceTold(await found(await fileOf({ before: 1 })), 'fr')).toEqual({
    verdict: 'Aucun dé n’est faux, mais tous ne se prouvent pas.',
    lines: [
      '4 dés sont ceux des secrets de l’hôte et des sièges.',
      '2 dés sans preuve.',
      'La première commande a été jouée ailleurs\u00a0: ses dés n’ont pas de preuve.',
    ],
  });
});

test('a file whose secret or terms were changed is told so, and that it is no longer as it was written', async () => {
  const { lines } = diceTold(await found((await fileOf()).replace('"title":"Essai"', '"title":"Autre"')), 'fr');
  expect(lines[0]).toMatch(/^Commande 1\u00a0: le fichier dit/);
  expect(lines.slice(1)).toEqual([expect.stringMatching(/^Aucun dé ne suit/), 'Le fichier n’est plus tel que le programme l’a écrit.']);
});

test('what is no battle is refused with a reason', async () => {
  expect(await findDiceOf(adapter, 'x')).toMatchObject({ ok: false });
});

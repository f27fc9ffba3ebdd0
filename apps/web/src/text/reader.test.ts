import { forceDuel, forceLeap, heal, push, shock } from '@escarmouche/urss-classic/rules';
import { expect, test } from 'vitest';
import kept from '../../tests/finished-battle.jsonl?raw';
import { FACING, situationFile, type Situation } from '../../tests/situation.ts';
import { i18n } from '../i18n/index.svelte.ts';
import { offerSystems } from '../systems/index.ts';
import { systems } from '../systems/offered.ts';
import { createBots } from '../table/bots.ts';
import { readBattle } from '../table/read-battle.ts';
import { seatsOf } from '../table/seats.svelte.ts';
import { createTable } from '../table/table.svelte.ts';
import { createReader } from './reader.ts';

offerSystems(systems);

/** Sits down at the table of a situation; gives the answers to typed lines, as they are heard: without the spaces that keep a line together. */
async function talk(situation: Situation): Promise<(line: string) => Promise<string>> {
  await i18n.choose('en');
  const opened = await readBattle(situationFile(kept, situation), { fr: '', en: '' });
  if (!opened.ok) throw new Error(opened.reason.en);
  const { game, host } = opened.battle;
  const table = createTable(game, seatsOf(game, host), createBots(game, host), () => true);
  const reader = await createReader(table, game);
  reader.greeting();
  return async (line) => (await reader.read(line)).said.join('\n').replaceAll(/[\u00a0\u202f]/g, ' ');
}

const with1 = (a1: Partial<Situation['figures']['a1']>, b1: Partial<Situation['figures']['b1']> = {}): Situation => ({
  ...FACING,
  figures: { ...FACING.figures, a1: { ...FACING.figures.a1, ...a1 }, b1: { ...FACING.figures.b1, ...b1 } },
});

test('typed dice: what they show is typed, what they cannot show is told', async () => {
  const say = await talk(FACING);
  expect(await say('shoot B1')).toContain('2 dice of 6 faces');
  expect(await say('3 5 6')).toContain('2 results are needed, not 3');
  expect(await say('3 7')).toContain('7 is no face of a die of 6');
  expect(await say('move to E6')).toContain('That is no answer');
  expect(await say('3 5')).toContain('3 5 = 8, hit');
  expect(await say('11')).toContain('1 1 = 2');
});

test('a reaction: taken by its words, declined, or waited with', async () => {
  const say = await talk(with1({}, { at: [4, 14], alert: true }));
  expect(await say('move to E9')).toContain('yes or no');
  expect(await say('yes')).toContain('Empire: Rask is on alert: Arno moves.');
  expect(await say('accept')).toContain('Reactions: Move, Shoot.');
  expect(await say('wait')).toContain('Which one: Wait for half of the rest, Wait for the end of the movement?');
  expect(await say('wait end')).toContain('The movement is over.');
  expect(await say('shoot')).toContain('Possible: A1 Arno, A2 Bela');
  expect(await say('A1')).toContain('2 dice of 6 faces');
  expect(await say('1 1')).toMatch(/missed[^]*Arno acts: 1 action of 2\./);
  const again = await talk(with1({}, { at: [4, 14], alert: true }));
  await again('move to E9');
  await again('yes');
  await again('wait end');
  expect(await again('decline')).toContain('Arno acts: 1 action of 2.');
});

test('a place: terrain, then as near as may be to what is too far', async () => {
  const say = await talk(with1({ rules: [forceLeap.id] }, { at: [4, 14] }));
  await say('force leap');
  expect(await say('3 4')).toContain('Where Arno lands.');
  expect(await say('help')).toContain('“nearest”');
  expect(await say('S4')).toContain('It is too far.\n“nearest” goes as near as may be.');
  expect(await say('nearest')).toMatch(/Arno flies (7\.\d+|8) paces/);
  expect(await say('undo')).toContain('yes or no');
  await say('yes');
  await say('force leap');
  await say('3 4');
  expect(await say('beside the crate')).toContain('Arno flies 6.69 paces');
});

test('a facing: a turn to its own right', async () => {
  const healer = with1({ rules: [heal.id] }, { at: [4, 14] });
  const fallen = { at: [4, 5.2], facing: 'north', posture: 'out', vitality: 0 } as const;
  const say = await talk({ ...healer, figures: { ...healer.figures, a2: fallen }, options: { 'heal.outOfAction': 'yes' } });
  expect(await say('heal A2')).toContain('Did you mean “healing a2”? yes or no.');
  await say('yes');
  expect(await say('5 2')).toContain('Bela’s facing. A direction');
  expect(await say('turn 90 right')).toContain('Arno heals Bela');
  expect(await say('where is A2')).toContain('facing east');
});

test('a duel: accepted or declined in words', async () => {
  const say = await talk(with1({ rules: [push.id, shock.id] }, { rules: [forceDuel.id] }));
  await say('push B1');
  expect(await say('4 4')).toContain('Empire: Try a Force duel?');
  expect(await say('accept')).toContain('Force duel.');
  expect(await say('1 2')).toContain('Arno throws Rask back');
  await say('shock B1');
  await say('4 4');
  expect(await say('decline')).not.toContain('Force duel');
});

test('places are understood by the figures they are behind, before and beside', async () => {
  const say = await talk(FACING);
  expect(await say('try move behind A2')).toContain('to C');
  expect(await say('move right of A2')).toContain('Now at D.1/2.0');
  expect(await say('what can I do')).toContain('For example:');
});

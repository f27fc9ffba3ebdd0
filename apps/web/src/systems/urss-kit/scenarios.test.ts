import { BOT, NPC, PERSON } from '@escarmouche/session';
import { kitScenarioHeads, kitScenarios } from '@escarmouche/content/kit/scenarios';
import { scenarioHeads } from '@escarmouche/content/scenarios';
import { parseSetup, type Setup } from '@escarmouche/urss-kit';
import { expect, test } from 'vitest';
import { planScenario } from './scenario-plan.ts';
import { scenariosOnOffer } from './scenarios.ts';
import { newGame } from './new-game.ts';

const [head] = kitScenarioHeads;
const [first, second] = head?.seats ?? [];
const id = head?.id ?? '';

test('UK-SYS-SCOPE: every ready scenario of the kit has a card with its map, its world by name, and both sides', () => {
  for (const language of ['fr', 'en'] as const) {
    const cards = scenariosOnOffer(language, []);
    expect(cards.map(({ name }) => name)).toEqual(kitScenarioHeads.map(({ name }) => name[language]));
    for (const { world, board, npcs, seats, story, choices } of cards) {
      expect(world).toBe('Star Wars');
      expect(board).toMatchObject({ kind: 'plane' });
      expect(seats.map(({ side }) => side)).toEqual(npcs ? [0] : [0, 1]);
      expect(story).not.toBe('');
      expect(choices).toEqual([]);
    }
  }
});

test('UK-SYS-SCOPE: whoever takes a seat plays against the opponent, else persons take both; the system reads the battle', () => {
  const alone = planScenario(id, { seat: second?.seat, bands: {} });
  expect(alone.matchSettings.seats).toEqual({ [first?.seat ?? '']: BOT, [second?.seat ?? '']: PERSON });
  expect(Object.values(planScenario(id, { bands: {} }).matchSettings.seats)).toEqual([PERSON, PERSON]);
  expect(alone).toMatchObject({ title: head?.name, matchSettings: { notes: { map: head?.map } } });
  expect(parseSetup(alone.setup)).toMatchObject({ ok: true, setup: { scenario: { id } } });
});

test('UK-SYS-SCOPE: the card of a file tells the bands on offer, and the one that is chosen goes into the battle', () => {
  const [file] = kitScenarios;
  if (!file) throw new Error('no scenario');
  const choices = ['garde-du-relais', 'troisieme-groupe'];
  const groups = file.groups.map(({ figures, ...group }) => ({ ...group, ...(group.id === 'b' ? { choices } : { figures }) }));
  const own = { ...file, id: 'le-mien', groups };
  const [card] = scenariosOnOffer('fr', [own]);
  expect(card?.choices.map(({ group, bands }) => [group, bands.map((band) => band.id)])).toEqual([['b', choices]]);
  expect(card?.choices[0]?.bands.map(({ worth }) => worth)).toEqual([expect.any(Number), expect.any(Number)]);
  const namesWith = (bands: Readonly<Record<string, string>>) => {
    const read = parseSetup(planScenario(own, { seat: 'a', bands }).setup);
    return read.ok && read.setup.groups[1]?.figures.map(({ name }) => name);
  };
  expect(namesWith({ b: 'troisieme-groupe' })).toEqual(['Rhask']);
  expect(namesWith({})).toHaveLength(6);
  expect(() => planScenario(own, { bands: { a: 'coup-de-main' } })).toThrow('group "a": its figures are given');
});

test('UK-PROFILE-COMPAT: a scenario of URSS classic that has this edition begins with its figures converted and the band that is taken', () => {
  const holds = scenarioHeads.find(({ otherEditions }) => otherEditions.some(({ choices }) => choices.length > 0));
  const [choice] = holds?.otherEditions[0]?.choices ?? [];
  const [, other] = choice?.bands ?? [];
  const plan = planScenario(holds?.id ?? '', { seat: holds?.seats[0]?.seat, bands: { [choice?.group ?? '']: other?.id ?? '' } });
  expect(parseSetup(plan.setup)).toMatchObject({ ok: true, setup: { scenario: { id: holds?.id } } });
  expect(plan.title).toEqual(holds?.name);
  const { groups } = plan.setup as unknown as Setup;
  expect(groups.find(({ id: group }) => group === choice?.group)?.figures[0]).toMatchObject({
    name: 'Riko',
    profile: { cites: 'UK-PROFILE-COMPAT' },
  });
});

test('UK-PROFILE-COMPAT: one that has not is no scenario of the kit', () => {
  const foreign = scenarioHeads.find(({ otherEditions }) => otherEditions.length === 0);
  expect(() => planScenario(foreign?.id ?? '', { bands: {} })).toThrow('no scenario');
});

test('UK-SYS-SCOPE: played again, it keeps its name, and the other side may be taken', () => {
  const { setup, matchSettings } = planScenario(id, { seat: first?.seat, bands: {} });
  const again = newGame.again(setup, matchSettings, true);
  expect(again.title).toEqual(head?.name);
  expect(Object.values(again.matchSettings.seats)).toEqual([BOT, PERSON]);
  expect((again.setup as unknown as Setup).scenario?.id).toBe(id);
});

test('AI-CORE-SCOPE AI-CORE-MISSION: a group that a scenario makes for NPCs has roles by what its figures carry where the file gives none', () => {
  const file = kitScenarios.find(({ id: one }) => one === id);
  if (!file) throw new Error('no scenario');
  const made = { ...file, groups: file.groups.map((group) => ({ ...group, ...(group.seat === 'b' && { by: 'npc' as const }) })) };
  const { setup, matchSettings } = planScenario(made, { seat: 'a', bands: {} });
  const read = parseSetup(setup);
  if (!read.ok) throw new Error('not read');
  expect(matchSettings.seats).toEqual({ a: PERSON, b: NPC });
  const figures = read.setup.groups.filter(({ seat }) => seat === 'b').flatMap((group) => group.figures.map((one) => one.id));
  expect(Object.keys(read.setup.npcs?.roles ?? {}).toSorted()).toEqual(figures.toSorted());
});

import { BOT, NPC, PERSON } from '@escarmouche/session';
import { adaptations, bands } from '@escarmouche/content';
import { scenarioHeads, scenarios } from '@escarmouche/content/scenarios';
import { parseSetup, type Setup } from '@escarmouche/urss-classic';
import { expect, test } from 'vitest';
import { newGame } from './new-game.ts';
import { planScenario } from './scenario-plan.ts';
import { scenariosOnOffer } from './scenarios.ts';

const bandNamed = (id: string | undefined) => bands.find((band) => band.id === id)?.figures.map(({ name }) => name);
const isOnePlayers = ({ seats }: (typeof scenarioHeads)[number]): boolean => seats.length === 1;
const [solo, forTwo] = [scenarioHeads.find(isOnePlayers), scenarioHeads.find((head) => !head.solo)];

test('every ready scenario has a card with its map, its world by name, and those who may be played', () => {
  const cards = scenariosOnOffer('fr', []);
  expect(cards.map(({ id }) => id)).toEqual(scenarioHeads.map(({ id }) => id));
  const worlds = new Set(adaptations.map(({ name }) => name.fr));
  for (const { world, board, seats, story } of cards) {
    expect(worlds).toContain(world);
    expect(board).toMatchObject({ kind: 'plane' });
    expect(seats.length).toBeGreaterThan(0);
    expect(story).not.toBe('');
  }
});

test('UC-VICTORY-SCENARIO: whoever takes a seat plays against the opponent, else persons take them all; what plays itself has none', () => {
  const [first, second] = forTwo?.seats ?? [];
  expect(planScenario(forTwo?.id ?? '', { seat: second?.seat, bands: {} }).matchSettings.seats).toEqual({
    [first?.seat ?? '']: BOT,
    [second?.seat ?? '']: PERSON,
  });
  expect(Object.values(planScenario(forTwo?.id ?? '', { bands: {} }).matchSettings.seats)).toEqual([PERSON, PERSON]);
  const alone = planScenario(solo?.id ?? '', { bands: {} });
  expect(alone.matchSettings.seats).toEqual({ [solo?.seats[0]?.seat ?? '']: PERSON });
  expect(alone.title).toEqual(solo?.name);
  expect(parseSetup(alone.setup)).toMatchObject({ ok: true, setup: { scenario: { id: solo?.id } } });
});

test('UC-VICTORY-SCENARIO: a card offers the bands that a scenario leaves to choose from, and the battle has the one that is taken', () => {
  const card = scenariosOnOffer('en', []).find(({ choices }) => choices.length > 0);
  const [choice] = card?.choices ?? [];
  const [usual, other] = choice?.bands ?? [];
  const figuresWith = (chosen: Readonly<Record<string, string>>): readonly string[] => {
    const setup = planScenario(card?.id ?? '', { bands: chosen }).setup as unknown as Setup;
    return setup.groups.find(({ id }) => id === choice?.group)?.figures.map(({ name }) => name) ?? [];
  };
  expect(choice).toMatchObject({ side: 0, name: card?.seats[0]?.name });
  expect(figuresWith({})).toEqual(bandNamed(usual?.id));
  expect(figuresWith({ [choice?.group ?? '']: other?.id ?? '' })).toEqual(bandNamed(other?.id));
  expect(other?.worth).toBeGreaterThan(0);
});

test('UK-PROFILE-COMPAT: a card says in which other edition it can be played, and which bands may be chosen there, without their worth', () => {
  const others = scenariosOnOffer('fr', []).flatMap(({ id, otherEditions }) => otherEditions.map((one) => ({ id, ...one })));
  expect(others.map(({ id, system }) => `${id}: ${system}`)).toEqual(['soutes-scellees: urss-kit', 'deserteuse: urss-kit']);
  const [choice] = others.flatMap(({ choices }) => choices);
  expect(choice).toMatchObject({ side: 0, name: 'Équipe du sud', budget: undefined });
  expect(choice?.bands.map(({ name }) => name)).toEqual(['Commando de sabotage', 'Cellule rebelle']);
  expect(choice?.bands.every(({ worth }) => worth === undefined)).toBe(true);
});

test('played again, a scenario keeps its name, and the other side may be taken', () => {
  const { setup, matchSettings } = planScenario(forTwo?.id ?? '', { seat: forTwo?.seats[0]?.seat, bands: {} });
  const again = newGame.again(setup, matchSettings, true);
  expect(again.title).toEqual(forTwo?.name);
  expect(Object.values(again.matchSettings.seats)).toEqual([BOT, PERSON]);
  expect((again.setup as unknown as Setup).scenario?.id).toBe(forTwo?.id);
});

test('AI-CORE-SCOPE AI-CORE-MISSION: a group that a scenario makes for NPCs has roles by what its figures carry where the file gives none', () => {
  const file = scenarios.find(({ id }) => id === forTwo?.id);
  const [first, second] = forTwo?.seats ?? [];
  if (!file || !first || !second) throw new Error('no scenario');
  const made = { ...file, groups: file.groups.map((group) => ({ ...group, ...(group.seat === second.seat && { by: 'npc' as const }) })) };
  const { setup, matchSettings } = planScenario(made as typeof file, { seat: first.seat, bands: {} });
  const read = parseSetup(setup);
  if (!read.ok) throw new Error('not read');
  expect(matchSettings.seats).toEqual({ [first.seat]: PERSON, [second.seat]: NPC });
  const figures = read.setup.groups.filter(({ seat }) => seat === second.seat).flatMap((group) => group.figures.map((one) => one.id));
  expect(Object.keys(read.setup.npcs?.roles ?? {}).toSorted()).toEqual(figures.toSorted());
});

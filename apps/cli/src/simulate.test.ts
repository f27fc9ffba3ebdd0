import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Setup } from '@escarmouche/urss-classic';
import type { Setup as KitSetup } from '@escarmouche/urss-kit';
import { afterAll, expect, test } from 'vitest';
import { cli } from './testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'escarmouche-simulate-'));

afterAll(() => rmSync(folder, { recursive: true }));

function written(name: string, json: object): string {
  writeFileSync(join(folder, name), JSON.stringify(json));
  return join(folder, name);
}

async function sevens(): Promise<Record<string, unknown>> {
  const { out } = await cli('simulate', '-n', '2', '--turns', '1', '--ai', 'random', '--seed', '7', '--swap', '--json');
  return { ...(JSON.parse(out) as Record<string, unknown>), perSecond: 0 };
}

test('the same seed gives the same battles', async () => {
  const [one, again] = [await sevens(), await sevens()];
  expect(one).toEqual(again);
  expect(one).toMatchObject({ bands: ['patrouille-imperiale', 'cellule-rebelle'], battles: 2, swap: true, a: { of: 2 } });
});

test('prints rates with their interval', async () => {
  const { out } = await cli('simulate', '-n', '1', '--turns', '1');
  expect(out).toContain('95% interval: 0 % – 79.3 %');
  expect(out).toContain('battles a second');
});

test('ZB-CORE-PLAYERS: the town of tiles is played out by levels, and the first game is kept', async () => {
  const kept = join(folder, 'town.jsonl');
  const town = ['--system', 'zombies', 'random', 'normal', 'easy', '-n', '1', '--seed', '7', '--option', 'end.deadlock=no'];
  const one = JSON.parse((await cli('simulate', ...town, '--json', '--save', kept)).out) as Record<string, unknown>;
  const again = JSON.parse((await cli('simulate', ...town, '--json')).out) as Record<string, unknown>;
  expect({ ...one, perSecond: 0 }).toEqual({ ...again, perSecond: 0 });
  expect(one).toMatchObject({ system: 'zombies', players: ['random', 'normal', 'easy'], battles: 1, b: { of: 1 }, c: { of: 1 } });
  expect((await cli('validate', kept)).out).toContain('town.jsonl: match, ok');
  expect((await cli('verify', kept)).out).toMatch(/: \d+ entries by the rules; \d+ dice found again by the seed; \d+ draws found again\n$/);
  const { out } = await cli('simulate', '--system', 'zombies', 'random', 'easy', '-n', '2', '--seed', '7', '--lang', 'fr');
  expect(out).toMatch(/B \(easy\) +[0-2] /);
  expect(out).toMatch(/par la règle : .* \(ZB-(WIN-KILLS|WIN-HELIPORT|END)\) [12]/);
});

test('UK-SYS-SCOPE: bands of the kit meet, ready ones and those of files', async () => {
  const figures = [{ profile: 'stormtrooper', weapons: ['fusil-blaster-lourd'] }, { profile: 'jedi-noir' }];
  const own = written('kit-band.json', { id: 'miens', name: { fr: 'Les miens', en: 'Mine' }, adaptation: 'urss-kit', figures });
  const options = ['--system', 'urss-kit', '-n', '2', '--turns', '2', '--swap', '--json'];
  const ready = JSON.parse((await cli('simulate', ...options)).out) as Record<string, unknown>;
  expect(ready).toMatchObject({ system: 'urss-kit', bands: ['garde-du-relais', 'coup-de-main'], battles: 2, swap: true, a: { of: 2 } });
  const path = join(folder, 'mine.jsonl');
  const { out, err } = await cli('simulate', own, 'rebelles', ...options, '--save', path);
  expect(err).toBe('');
  expect(JSON.parse(out)).toMatchObject({ system: 'urss-kit', bands: [own, 'rebelles'], b: { of: 2 } });
  expect((await cli('validate', own, path)).code).toBe(0);
  expect((await cli('verify', path)).code).toBe(0);
});

test('UC-VICTORY-SCENARIO: a scenario is played by its sides, those that the rules play among them', async () => {
  const { out } = await cli('simulate', '--scenario', 'zombies-dehors', '-n', '1', '--ai', 'random', '--json');
  expect(JSON.parse(out)).toMatchObject({ scenario: 'zombies-dehors', battles: 1, unfinished: 0, a: { of: 1 }, z: { of: 1 } });
});

test('UK-SYS-SCOPE: a scenario of the kit is played by its own rules and options', async () => {
  const path = join(folder, 'departure.jsonl');
  const options = ['-n', '1', '--ai', 'random', '--option', 'fall.prone=yes', '--save', path, '--json'];
  const { out } = await cli('simulate', '--scenario', 'dernier-depart', ...options);
  expect(JSON.parse(out)).toMatchObject({
    system: 'urss-kit',
    scenario: 'dernier-depart',
    battles: 1,
    unfinished: 0,
    a: { of: 1 },
    b: { of: 1 },
  });
  const [header = ''] = readFileSync(path, 'utf8').split('\n');
  expect(JSON.parse(header)).toMatchObject({
    system: 'urss-kit',
    setup: { options: { 'fall.prone': 'yes' }, scenario: { id: 'dernier-depart' } },
  });
});

test('UK-SYS-SCOPE: a group of a scenario of the kit is the band that is chosen for it, a ready one or one’s own within the budget', async () => {
  const departure = JSON.parse(readFileSync('packages/content/scenarios/dernier-depart.json', 'utf8')) as {
    groups: { figures?: object }[];
  };
  const [passengers, { figures: _given, ...guards } = {}] = departure.groups;
  const scenario = written('departure.json', {
    ...departure,
    groups: [passengers, { ...guards, choices: ['garde-du-relais'], budget: 200 }],
  });
  const path = join(folder, 'chosen.jsonl');
  const taken = (band: string) =>
    cli('simulate', '--scenario', scenario, '--band', `b=${band}`, '-n', '1', '--ai', 'random', '--save', path, '--json');
  const own = (count: number): string => {
    const figures = Array.from({ length: count }, () => ({ profile: 'stormtrooper' }));
    return written('own.json', { id: 'seuls', system: 'urss-kit', name: { fr: 'Seuls', en: 'Alone' }, adaptation: 'urss-kit', figures });
  };
  expect(JSON.parse((await taken('troisieme-groupe')).out)).toMatchObject({ bands: ['b=troisieme-groupe'], unfinished: 0 });
  const [header = ''] = readFileSync(path, 'utf8').split('\n');
  expect((JSON.parse(header) as { setup: KitSetup }).setup.groups[1]?.figures.map(({ name }) => name)).toEqual(['Rhask']);
  expect((await taken('empire')).err).toContain('; there are: garde-du-relais, ');
  expect(await taken(own(2))).toMatchObject({ code: 0, err: '' });
  expect((await taken(own(3))).err).toContain('the band is worth 300, the budget is 200');
});

test('UK-PROFILE-COMPAT: a scenario of URSS classic is played in the kit, with a band that it leaves to choose from', async () => {
  const path = join(folder, 'holds-kit.jsonl');
  const options = ['--system', 'urss-kit', '--band', 'b=section-imperiale', '-n', '1', '--ai', 'random', '--save', path];
  const { out } = await cli('simulate', '--scenario', 'soutes-scellees', ...options, '--json');
  expect(JSON.parse(out)).toMatchObject({ system: 'urss-kit', scenario: 'soutes-scellees', bands: ['b=section-imperiale'], unfinished: 0 });
  const [header = ''] = readFileSync(path, 'utf8').split('\n');
  const { system, setup } = JSON.parse(header) as { system: string; setup: KitSetup };
  expect(system).toBe('urss-kit');
  expect(setup.groups.map(({ figures }) => figures[0]?.profile.cites)).toEqual(['UK-PROFILE-COMPAT', 'UK-PROFILE-COMPAT']);
  expect(setup.groups[1]?.figures[0]).toMatchObject({ name: 'Mirek', weapons: [{ id: 'fusil-blaster-a-repetition' }] });
});

test('UC-VICTORY-SCENARIO: a group of a scenario is the band that is chosen for it', async () => {
  const path = join(folder, 'holds.jsonl');
  const bands = ['a=commando-de-sabotage', 'b=section-imperiale'];
  const options = [...bands.flatMap((pair) => ['--band', pair]), '-n', '1', '--ai', 'random', '--save', path];
  const { out } = await cli('simulate', '--scenario', 'soutes-scellees', ...options, '--json');
  expect(JSON.parse(out)).toMatchObject({ scenario: 'soutes-scellees', bands });
  const [header = ''] = readFileSync(path, 'utf8').split('\n');
  const { setup } = JSON.parse(header) as { setup: Setup };
  expect(setup.groups.map(({ figures }) => figures[0]?.name)).toEqual(['Sona', 'Mirek']);
});

test('UC-VICTORY-SCENARIO: a band of one’s own is within the budget, and has the figures that the scenario names', async () => {
  const holds = JSON.parse(readFileSync('packages/content/scenarios/soutes-scellees.json', 'utf8')) as {
    groups: object[];
    objectives: object[];
  };
  const [south, ...others] = holds.groups;
  const silence = { id: 'silence', name: { fr: 'A2 se tait', en: 'A2 is silent' }, side: 'b', type: 'eliminate', who: ['a2'], points: 1 };
  const scenario = (budget: number): string =>
    written('scenario.json', { ...holds, groups: [{ ...south, budget }, ...others], objectives: [...holds.objectives, silence] });
  const taken = async (budget: number, ...profiles: readonly string[]) => {
    const name = { fr: 'Seuls', en: 'Alone' };
    const band = written('band.json', { id: 'seuls', name, adaptation: 'star-wars', figures: profiles.map((profile) => ({ profile })) });
    return cli('simulate', '--scenario', scenario(budget), '--band', `a=${band}`, '-n', '1', '--ai', 'random');
  };
  expect(await taken(9999, 'jedi-gardien', 'jedi-mineur')).toMatchObject({ code: 0, err: '' });
  expect((await taken(9999, 'jedi-gardien')).err).toContain('unknown: "a2"');
  expect((await taken(600, ...new Array<string>(9).fill('jedi-gardien'))).err).toContain('the budget is 600');
});

test.each([['urss-classic'], ['urss-kit']])('AI-CORE-SCOPE: NPCs of %s meet a bot, with roles by what they carry', async (system) => {
  const path = join(folder, `npcs-${system}.jsonl`);
  const players = ['--ai-a', 'npc', '--ai-b', 'greedy'];
  const { code, out, err } = await cli('simulate', '--system', system, ...players, '-n', '1', '--turns', '1', '--save', path, '--json');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(JSON.parse(out)).toMatchObject({ battles: 1 });
  const [header = ''] = readFileSync(path, 'utf8').split('\n');
  const { groups, npcs } = (JSON.parse(header) as { setup: Setup }).setup;
  expect(Object.keys(npcs?.roles ?? {})).toEqual(groups[0]?.figures.map(({ id }) => id));
});

test('a file that cannot be written is one line and code 2', async () => {
  const { code, err } = await cli('simulate', '-n', '1', '--turns', '1', '--save', join(folder, 'no', 'such', 'folder.jsonl'));
  expect(code).toBe(2);
  expect(err).toMatch(/^simulate: .*folder\.jsonl cannot be written \(ENOENT\)\n$/);
});

test.each([
  [['nobody', 'cellule-rebelle'], 'unknown band "nobody"'],
  [['--map', 'quai-set'], 'unknown map "quai-set" (did you mean "quai-sept"?)'],
  [['-n', '0'], 'a whole number from 1'],
  [['--ai', 'chess'], 'machine players: greedy, random, npc'],
  [['--scenario', 'zombie-dehors'], 'unknown scenario "zombie-dehors" (did you mean "zombies-dehors"?)'],
  [['--scenario', 'zombies-dehors', '--swap'], '--swap: the scenario says so itself'],
  [['--scenario', 'zombies-dehors', 'cellule-rebelle'], 'a scenario has its bands'],
  [['--scenario', 'soutes-scellees', '--band', 'c=section-imperiale'], 'unknown group "c"; there are: a, b'],
  [
    ['--scenario', 'soutes-scellees', '--band', 'a=patrouille-du-cote-obscur'],
    'no band "patrouille-du-cote-obscur"; there are: cellule-rebelle, ',
  ],
  [['--scenario', 'zombies-dehors', '--band', 'a=rescapes-du-centre-commercial'], 'its figures are given, nothing is to be chosen'],
  [['--scenario', 'soutes-scellees', '--band', 'a=garde-du-troll'], '"garde-du-troll" is of another world'],
  [['--scenario', 'soutes-scellees', '--band', 'a=rebelles'], 'unknown band "rebelles"'],
  [['--scenario', 'dernier-depart', '--band', 'a=rebelles'], 'its figures are given, nothing is to be chosen'],
  [['--scenario', 'dernier-depart', '--system', 'urss-classic'], '"dernier-depart" is played by urss-kit, not by urss-classic'],
  [['--scenario', 'deserteuse', '--system', 'zombies'], '"deserteuse" is played by urss-classic, not by zombies'],
  [['--scenario', 'zombies-dehors', '--system', 'urss-kit'], 'zombies-dehors: adaptation: the kit converts profiles of "star-wars" alone'],
  [['--scenario', 'soutes-scellees', '--system', 'urss-kit', '--band', 'a=escorte-jedi'], 'no band "escorte-jedi"; there are: commando-de'],
  [['--system', 'urss-kit', 'patrouille-imperiale'], 'unknown band "patrouille-imperiale"'],
  [['--scenario', 'dernier-depart', '--option', 'artMartial=cancels-both'], 'unknown option "artMartial"'],
  [['cellule-rebelle', '--band', 'a=section-imperiale'], '--band: only of a scenario'],
  [['--option', 'artMartial=yes'], 'artMartial: cancels-both'],
  [['--system', 'zombi'], 'unknown game "zombi" (did you mean "zombies"?)'],
  [['--system', 'zombies', 'hard'], 'two to six players'],
  [['--system', 'zombies', 'easy', 'npc'], 'this game has no NPCs'],
  [['--system', 'zombies', 'easy', 'greedy'], 'machine players: random, easy, normal, hard'],
  [['--system', 'zombies', '--map', 'quai-sept'], '--map is not of this game'],
  [['--system', 'zombies', '--option', 'ko.items=gone'], 'ko.items: lost, kept'],
  [['--system', 'zombies', '--turns', '0'], 'a whole number from 1'],
])('%j is refused', async (args, reason) => {
  const { code, err } = await cli('simulate', ...args);
  expect(code).toBe(2);
  expect(err).toContain(reason);
});

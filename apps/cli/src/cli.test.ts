import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cli } from './testing.ts';

let folder = '';
const file = (name: string): string => join(folder, name);

function write(name: string, content: string): string {
  writeFileSync(file(name), content);
  return file(name);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'escarmouche-cli-'));
  await cli('simulate', '-n', '1', '--turns', '2', '--seed', 'cli', '--save', file('battle.jsonl'));
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true }));

const good = `name: turns\nfigures: { A: { at: [0, 0] } }\ndo: [{ move: here, facing: east }]\nexpect: { A: { facing: east } }`;
const failing = good.replace('expect: { A: { facing: east } }', 'expect: { A: { facing: west } }');

describe('the program', () => {
  test('tells its commands in French or English', async () => {
    expect((await cli('--help')).out).toContain('plays conformance cases');
    expect((await cli('help', '--lang', 'fr')).out).toContain('joue des cas de conformité');
    expect((await cli('--lang=fr', '--help')).out).toContain('Codes de sortie');
    expect((await cli()).code).toBe(2);
  });

  test('tells its version', async () => {
    expect((await cli('--version')).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  test('refuses what it does not know', async () => {
    expect(await cli('chek')).toMatchObject({ code: 2, err: 'Unknown command: chek (did you mean "check"?)\n' });
    expect((await cli('check', '--colour')).code).toBe(2);
    expect(await cli('check', '--lang', 'de')).toMatchObject({ code: 2, out: '' });
  });

  test.each([
    [['check', '--bogus'], 'option inconnue : --bogus (voir : escarmouche check --help)'],
    [['check', '--verbos'], 'option inconnue : --verbos (vouliez-vous dire « verbose » ?) (voir : escarmouche check --help)'],
    [['simulate', '-n'], '-n demande une valeur (voir : escarmouche simulate --help)'],
    [['simulate', '-n', '-1'], '-n demande une valeur (voir : escarmouche simulate --help)'],
    [['simulate', '--swap=3'], '--swap ne prend pas de valeur (voir : escarmouche simulate --help)'],
  ])('%j is one line in the language asked for', async (argv, line) => {
    expect(await cli(...argv, '--lang', 'fr')).toEqual({ code: 2, out: '', err: `${line}\n` });
  });

  test.each([
    ['chek'],
    ['check'],
    ['check', '--bogus'],
    ['replay', 'nowhere'],
    ['simulate', 'nobody'],
    ['odds', 'x'],
    ['simulate', '-n', '0'],
  ])('%j with --json tells what is wrong as JSON', async (...argv) => {
    const { code, out, err } = await cli(...argv, '--json');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(JSON.parse(err)).toEqual({ error: expect.any(String) as string });
  });

  test('what is too big is not read, be it a file or what a command gives', async () => {
    const big = write('big.jsonl', '');
    truncateSync(big, 8_000_001);
    expect((await cli('replay', big)).err).toBe(`${big}:1: file too big: at most 8 MB are read\n`);
    expect((await cli('check', big, '--lang', 'fr')).err).toContain('fichier trop gros : au plus 8 Mo sont lus');
    rmSync(big);
  });

  test('nothing that a file holds commands the terminal', async () => {
    const named = write('escape.yaml', failing.replace('turns', '"a\\e[31mred\\u009b2J\\u202e\\nb: ok"'));
    const { out } = await cli('check', named);
    expect(out).toContain('a\\u001b[31mred\\u009b2J\\u202e\\u000ab: ok — A, facing');
    expect(out.split('\n')).toHaveLength(3);
    const unknown = write('escape.json', '{ "adaptation": "\\u001b[2J", "figures": [] }');
    expect((await cli('simulate', unknown)).err).toContain('unknown adaptation "\\u001b[2J"');
    const json = await cli('check', named, '--json');
    expect(JSON.parse(json.out)).toMatchObject({ files: [{ cases: [{ name: 'a\u001b[31mred\u009b2J\u202e\nb: ok' }] }] });
    expect(json.out).not.toMatch(/\p{Bidi_Control}|(?!\n)\p{Cc}/u);
    rmSync(named);
    rmSync(unknown);
  });

  test('what has no end is not read, and a folder is looked through for files alone', async () => {
    expect((await cli('check', '/dev/zero')).err).toBe('/dev/zero:1: this is no file\n');
    mkdirSync(file('odd/folder.json'), { recursive: true });
    symlinkSync('/dev/zero', file('odd/endless.json'));
    symlinkSync('nowhere', file('odd/dangling.yaml'));
    expect(await cli('validate', file('odd'))).toMatchObject({ code: 2, err: 'No file to check.\n' });
    expect((await cli('check', file('odd'))).code).toBe(2);
  });

  test.each(['check', 'simulate', 'replay', 'verify', 'validate', 'odds'])('%s has help with examples in both languages', async (name) => {
    const [en, fr] = [await cli(name, '--help'), await cli('help', name, '--lang', 'fr')];
    expect(en.code).toBe(0);
    expect(en.out).toContain(`Usage: escarmouche ${name}`);
    expect(en.out).toContain('Examples:');
    expect(fr.out).toContain(`Usage : escarmouche ${name}`);
    expect(fr.out).toContain('Exemples :');
  });
});

/** A puzzle with the chances of a shot, and of a run instead. */
const puzzle = (chance: string, other: string): string => `puzzle: { fr: Tirer, en: To shoot }
goal: { fr: Mettre TK-1 hors de combat., en: Put TK-1 out of action. }
within: activation
chance: ${chance}
instead:
  - do: [{ run: [12, 6] }]
    chance: ${other}
name: a shot
table: { width: 16, height: 12 }
figures: { A: { at: [3, 6], facing: east, weapons: [Blaster] }, B: { name: TK-1, at: [12, 6], facing: west } }
activation: A
do: [{ shoot: B, dice: [4, 3, 4, 3] }]
expect: { figures: { B: out of action } }
`;

describe('check', () => {
  test('counts, names what failed, and ends with 0, 1 or 2', async () => {
    const [right, wrong] = [write('right.yaml', good), write('wrong.yaml', failing)];
    const broken = write('broken.yaml', 'name: x\nfigurs: {}');
    expect(await cli('check', right)).toEqual({ code: 0, out: '1 passed, 0 failed\n', err: '' });
    expect(await cli('check', right, wrong)).toEqual({
      code: 1,
      out: `${wrong}:1: turns — A, facing: expected 270°, found 90°\n1 passed, 1 failed\n`,
      err: '',
    });
    const both = await cli('check', folder);
    expect(both).toMatchObject({ code: 2 });
    expect(both.err).toContain(`${broken}:2: figurs: unknown key (did you mean "figures"?)`);
    expect(both.out).toMatch(/1 passed, 1 failed, 1 unreadable\n$/);
    expect((await cli('check', file('nothing.yaml'))).code).toBe(2);
    expect((await cli('check')).code).toBe(2);
  });

  test('tells every roll and question with --verbose', async () => {
    const rolled = write(
      'rolled.yaml',
      `name: twice
figures: { A: { weapons: Blaster à répétition, at: [0, 0], facing: north }, B: { at: [0, 9] } }
do: [{ shoot: B, choices: [none] }]
dice: [1, 2]`,
    );
    const { out } = await cli('check', rolled, '--verbose');
    expect(out.split('\n')).toEqual([
      `${rolled}:1: twice — ok`,
      '    step 1 (shoot)',
      '    shooting of A against B, 2 dice, 7 or more: 1 2',
      '    A: next target (B, none) → none',
      '1 passed, 0 failed',
      '',
    ]);
    expect((await cli('check', rolled)).out).toBe('1 passed, 0 failed\n');
    expect((await cli('check', rolled, '--json', '--verbose')).out).toContain('next target (B, none) → none');
  });

  test('searches a puzzle, and tells chances that are wrong with their lines', async () => {
    expect(await cli('check', write('puzzle.yaml', puzzle('49/144', '0/1')))).toMatchObject({ code: 0, out: '1 passed, 0 failed\n' });
    const wrong = write('wrong-puzzle.yaml', puzzle('50/144', '1/2'));
    const { code, out } = await cli('check', wrong, '--lang', 'fr');
    expect(code).toBe(1);
    expect(out.split('\n')).toEqual([
      `${wrong}:4: a shot — chance : attendu 50/144, obtenu 49/144, 34,03 %`,
      `${wrong}:7: a shot — au lieu, 1 : attendu 1/2, obtenu 0/1, 0,00 %`,
      '0 passed, 1 failed',
      '',
    ]);
  });

  test('speaks French, and JSON', async () => {
    const wrong = write('wrong.yaml', failing);
    expect((await cli('check', wrong, '--lang', 'fr')).out).toContain('A, orientation : attendu 270°, obtenu 90°');
    const json: unknown = JSON.parse((await cli('check', wrong, '--json')).out);
    expect(json).toMatchObject({
      passed: 0,
      failed: 1,
      problems: 0,
      files: [{ file: wrong, cases: [{ name: 'turns', line: 1, passed: false, failures: ['A, facing: expected 270°, found 90°'] }] }],
    });
  });
});

describe('odds', () => {
  test('gives the fraction first, then the percentage, then bars', async () => {
    const { code, out } = await cli('odds', '3d6kh2>=7');
    expect(code).toBe(0);
    expect(out.split('\n')[1]).toBe(`  3d6kh2>=7  174/216    80.56%  ${'█'.repeat(32)}▎`);
    expect(out).toContain('12  16/216     7.41%');
  });

  test('knows contests and chains', async () => {
    expect((await cli('odds', '2d6 vs 2d6')).out).toMatch(/win {2}575\/1296[^\n]*\n[^\n]*tie {2}146\/1296/);
    expect((await cli('odds', '2d6>=7', 'then', 'not', '3d6kl2>=7')).out).toContain(`all come true  ${21 * 147}/${36 * 216}`);
  });

  test('speaks JSON', async () => {
    const json: unknown = JSON.parse((await cli('odds', '2d6>=7', '--json')).out);
    expect(json).toMatchObject({ exact: true, chances: [{ name: '2d6>=7', numerator: '21', denominator: '36' }] });
  });

  test('points at what it cannot read, and refuses what would take for ever', async () => {
    expect(await cli('odds', '2d6>>')).toEqual({ code: 2, out: '', err: '2d6>>\n    ^ a number is expected\n' });
    expect((await cli('odds', '100d1000')).code).toBe(2);
  });
});

describe('replay', () => {
  test('tells every fact, rolls explained, in either language', async () => {
    const { code, out } = await cli('replay', file('battle.jsonl'));
    expect(code).toBe(0);
    expect(out).toMatch(/order of play, 2 dice: \d \d = \d+/);
    expect(out).toContain('Turn 1.');
    expect((await cli('replay', file('battle.jsonl'), '--lang', 'fr')).out).toContain('Tour 1.');
  });

  test('names from where on the rules have drifted away from a file of another version', async () => {
    const [head = '', first = '', ...others] = readFileSync(file('battle.jsonl'), 'utf8').split('\n');
    const older = head.replace(/"version":"[^"]*"/, '"version":"0"');
    const changed = first.replace(/"question":"[0-9a-f]{8}"/, '"question":"00000000"');
    const drifted = write('drift.jsonl', [older, changed, ...others].join('\n'));
    const { code, out } = await cli('replay', drifted);
    expect(code).toBe(1);
    expect((await cli('replay', drifted, '--json')).code).toBe(1);
    const validated = await cli('validate', drifted);
    expect(validated.code).toBe(1);
    expect(validated.out).toContain("drift.jsonl: From entry 1 on, today's rules differ");
    expect(JSON.parse((await cli('validate', drifted, '--json')).out)).toMatchObject([{ ok: false, drift: { entry: 1 } }]);
    expect(out).toContain('(0 → ');
    expect(out).toContain("From entry 1 on, today's rules differ from those of the file: answer 1 was given to another question");
    expect((await cli('replay', drifted, '--lang', 'fr')).out).toContain('la réponse 1 a été donnée à une autre question');
    expect(out).toContain('Turn 1.');
  });

  test('tells what a match waits for', async () => {
    const [head = '', first = '{}'] = readFileSync(file('battle.jsonl'), 'utf8').split('\n');
    const { seat, command } = JSON.parse(first) as Record<string, unknown>;
    const waits = write('waits.jsonl', [head, JSON.stringify({ pending: { seat, command, answers: [] } })].join('\n'));
    expect((await cli('replay', waits)).out).toContain('Waiting: order of play\n');
    expect((await cli('replay', waits, '--lang', 'fr')).out).toMatch(/En attente\s: ordre de jeu\n/);
  });

  test('refuses what is no match, with the line', async () => {
    expect(await cli('replay', write('no.jsonl', '{}'))).toMatchObject({
      code: 2,
      err: `${file('no.jsonl')}:1: This file is not an Escarmouche match.\n`,
    });
    expect((await cli('replay', file('nothing.jsonl'))).code).toBe(2);
  });
});

/** The battle with its header or another line changed, under another name. */
const changed = (name: string, from: string | RegExp, to: string): string =>
  write(name, readFileSync(file('battle.jsonl'), 'utf8').replace(from, to));

describe('verify', () => {
  test('finds every die of the seed again', async () => {
    expect(await cli('verify', file('battle.jsonl'))).toMatchObject({ code: 0, err: '' });
    expect((await cli('verify', file('battle.jsonl'))).out).toMatch(
      /battle\.jsonl: \d+ entries by the rules; \d+ dice found again by the seed\n$/,
    );
    const json: unknown = JSON.parse((await cli('verify', file('battle.jsonl'), '--json')).out);
    expect(json).toMatchObject([{ ok: true, dice: { drawn: 0, typed: 0, unseeded: 0 } }]);
  });

  test('names the entry where the dice are those of another seed, and ends with 1', async () => {
    const other = changed('seed.jsonl', /"seed":"[^"]*"/, '"seed":"other"');
    const { code, out } = await cli('verify', other);
    expect(code).toBe(1);
    expect(out).toMatch(
      /seed\.jsonl: entry 1: the roll "order of play" shows [1-6 ]+, the seed gives [1-6 ]+; the file has been changed since .*\n$/,
    );
    expect((await cli('verify', other, '--lang', 'fr')).out).toContain('entrée 1 : le jet « ordre de jeu » montre');
    expect(await cli('validate', other)).toMatchObject({
      code: 0,
      out: expect.stringContaining('the file has been changed since') as string,
    });
  });

  test('names the entry that today’s rules resolve otherwise', async () => {
    const drifted = changed('other.jsonl', /"question":"[0-9a-f]{8}"/, '"question":"00000000"');
    expect(await cli('verify', drifted)).toMatchObject({ code: 1 });
    expect((await cli('verify', drifted)).out).toContain('entry 1: answer 1 was given to another question');
  });

  test('counts dice that nobody can verify', async () => {
    const without = changed('without.jsonl', /"seed":"[^"]*"/, '"title":"by hand"');
    expect((await cli('verify', without)).out).toMatch(
      /; \d+ dice without a seed, or that fell before the host took the battle up, not verifiable; /,
    );
  });

  test('names a file that was changed by hand, be it by a name in its header, and ends with 1', async () => {
    const renamed = changed('renamed.jsonl', /"name":"[^"]*"/, '"name":"Somebody else"');
    const { code, out } = await cli('verify', renamed);
    expect([code, out]).toEqual([1, expect.stringMatching(/; the file has been changed since the program wrote it: [^;]*\n$/)]);
    expect((await cli('verify', renamed, '--lang', 'fr')).out).toContain('a été changé depuis que le programme l’a écrit');
    expect((await cli('replay', renamed)).out).toContain('the file has been changed since');
  });

  test('takes a file of an earlier version, and says that it has no digest', async () => {
    const earlier = changed('earlier.jsonl', /\{"digest":.*/, '');
    expect(await cli('verify', earlier)).toMatchObject({ code: 0, out: expect.stringContaining('; without a digest: ') as string });
  });

  test('refuses what is no match, or of no game', async () => {
    expect(await cli('verify', write('no.jsonl', '{}'))).toMatchObject({ code: 2 });
    const strange = changed('strange.jsonl', '"system":"urss-classic"', '"system":"__proto__"');
    expect((await cli('verify', strange)).err).toBe(`${strange}:1: unknown game "__proto__"\n`);
    expect((await cli('verify')).code).toBe(2);
  });
});

/** A map of which one zone lies under water. */
const words = { fr: 'Le lac', en: 'The lake' };
const drowned = {
  id: 'lac',
  name: words,
  story: words,
  zones: [
    { x: 0, y: 0, width: 24, height: 5, front: 'north' },
    { x: 0, y: 19, width: 24, height: 5, front: 'south' },
  ],
  table: {
    width: 24,
    height: 24,
    features: [{ id: 'lac', kind: 'water', shape: { type: 'rectangle', x: 0, y: 0, width: 24, height: 6 } }],
  },
};

describe('validate', () => {
  test('knows each kind of file and finds ours right', async () => {
    const right = write('right.yaml', good);
    const { code, out } = await cli(
      'validate',
      ...['packs', 'maps', 'scenarios'].map((one) => `packages/content/${one}`),
      right,
      file('battle.jsonl'),
    );
    expect(code).toBe(0);
    expect(out).toContain('packages/content/packs/star-wars: pack, ok');
    expect(out).toContain('quai-sept.json: map, ok');
    expect(out).toContain('zombies-dehors.json: scenario, ok');
    expect(out).toContain('right.yaml: cases, ok');
    expect(out).toContain('battle.jsonl: match, ok');
  });

  test.each([
    ['map.json', '{ "zones": [], "table": {} }', 'table.width'],
    ['drowned.json', JSON.stringify(drowned), 'zones[0]: no figure has room there'],
    [
      'band.json',
      '{ "adaptation": "star-wars",\n"name": "x", "figures": [\n{ "profile": "ewok" }] }',
      'band.json:3: figures[0].profile: unknown',
    ],
    ['band.json', '{ "adaptation": "star-wars", "figures": [{ "profile": "stormtrooper" }] }', 'name: '],
    ['band.json', '{ "adaptation": "dune", "figures": [] }', 'adaptation: unknown adaptation'],
    ['scenario.json', '{ "system": "urss-classic", "objectives": [] }', 'groups: '],
    ['kit-scenario.json', '{ "system": "urss-kit", "options": { "fall.prone": "maybe" }, "objectives": [] }', 'options.fall.prone: '],
    ['other.json', '{}', 'neither a pack, a map, a band, a scenario nor a match'],
    ['torn.json', '{\n"zones": [', 'torn.json:2: This is not JSON.'],
    ['weapons.json', '{ "weapons": [] }', 'weapons.json:1: this file is part of a pack'],
    ['proto.json', '{ "figures": [{ "__proto__": {} }] }', 'The key "__proto__" is forbidden (figures[0]).'],
    ['case.yaml', 'name: x\nfigures: { A: { profile: ewok, at: [0, 0] } }', '2: figures.A.profile: unknown profile "ewok"'],
    ['match.jsonl', '{"format":"escarmouche-match","system":"urss-classic","version":"1","setup":{}}', '1: setup.adaptation'],
  ])('names what is wrong in %s %s', async (name, content, reason) => {
    const { code, err } = await cli('validate', write(name, content));
    expect(code).toBe(2);
    expect(err).toContain(reason);
  });

  test('UC-ACT-LADDER: a map that is right may have a roof without a way up, which is told with its line; a pack, what nobody carries', async () => {
    const river = JSON.parse(readFileSync('packages/content/maps/avant-poste-du-fleuve.json', 'utf8')) as {
      table: { features: { id: string }[] };
    };
    const features = river.table.features.filter(({ id }) => id !== 'echelle-mirador');
    const path = write('river.json', JSON.stringify({ ...river, table: { ...river.table, features } }, undefined, 1));
    const { code, out } = await cli('validate', path, 'packages/content/packs/star-wars');
    expect(code).toBe(0);
    expect(out).toMatch(/river\.json:\d{2,}: table\.features\[\d+\]: worth knowing: there is no way up "mirador"/);
    expect(out).toContain('star-wars: weapons.json: double-sabre-laser: worth knowing: nobody carries this weapon');
  });

  test('speaks JSON, writes nothing', async () => {
    const path = write('other.json', '{}');
    const json: unknown = JSON.parse((await cli('validate', path, '--json')).out);
    expect(json).toMatchObject([{ file: path, kind: 'unknown', ok: false }]);
    expect(existsSync(`${path}.tmp`)).toBe(false);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mapFiles, packFiles, parseMap, parsePack, parseTable, type Result } from '@escarmouche/content';
import { bandFileOf, onPage } from '@escarmouche/content/files/band-file';
import { readFile } from '@escarmouche/content/files/read';
import { readBand } from '@escarmouche/content/files/read-band';
import { scenarioFiles } from '@escarmouche/content/scenarios';
import { mix, randomFrom, type Match, type Random } from '@escarmouche/referee';
import { contest, distributionOf, isFeasible, parseDice } from '@escarmouche/lab';
import {
  parseSetup,
  specialRules,
  sheetFrom,
  urssClassic,
  type Command,
  type Event,
  type Setup,
  type State,
} from '@escarmouche/urss-classic';
import { readCases } from '../../../packages/cases/src/document.ts';
import { pathText } from '../../../packages/cases/src/problem.ts';
import { drawnBattle } from './battles.ts';
import { pick, spoilt, type Complaint, type FileKind } from './file-kind.ts';
import { kitKinds } from './file-kinds-kit.ts';
import { townKinds } from './file-kinds-zombies.ts';
import { spoilText } from './hostile.ts';
import { begun, goOn, matchKind, setupKind, type Game } from './played.ts';

const complaintsOf = (result: Result<unknown>): readonly Complaint[] | undefined => (result.ok ? undefined : result.problems);

const knownRules = new Set(specialRules.ids());
const few = (list: unknown, random: Random): unknown => (Array.isArray(list) ? (list as unknown[]).slice(0, 3 + random(20)) : list);

/** One of our packs, mostly without its longest lists, with one file spoilt or missing. */
const pack: FileKind = {
  name: 'pack',
  draw(random) {
    const whole = pick(Object.values(packFiles), random);
    const files: Record<string, unknown> = { ...whole };
    const name = pick(Object.keys(files), random);
    if (random(8) > 0 && name !== 'profiles.json')
      files['profiles.json'] = { profiles: few(Reflect.get(whole['profiles.json'] as object, 'profiles'), random) };
    if (random(40) === 0) Reflect.deleteProperty(files, name);
    else files[random(60) === 0 ? `${name}x` : name] = spoilt(files[name], random);
    return files;
  },
  read(input) {
    const parsed = parsePack(input as Record<string, unknown>, { knownRules });
    if (!parsed.ok) return parsed.problems;
    const { content } = parsed.value;
    for (const profile of Object.values(content.profiles)) sheetFrom(content, profile, 'a', 'a', 'g');
    return undefined;
  },
};

const band: FileKind = {
  name: 'band',
  draw: (random) => spoilt(pick(Object.values(packFiles), random)['bands.json'] && pick(bandsOf(random), random), random),
  read(input) {
    const read = readBand(input, 'band.json');
    if (!read.ok) return read.problems;
    const again = readBand(bandFileOf(onPage(read.value)));
    if (!again.ok) throw new Error(`refused once a page has had it: ${JSON.stringify(again.problems)}`);
    return undefined;
  },
};

const bandsOf = (random: Random): readonly unknown[] =>
  Reflect.get(pick(Object.values(packFiles), random)['bands.json'] as object, 'bands') as readonly unknown[];

const map: FileKind = {
  name: 'map',
  draw: (random) => spoilt(pick(Object.values(mapFiles), random), random),
  read(input, random) {
    const parsed = parseMap(input, 'map.json');
    if (!parsed.ok) return parsed.problems;
    goOn(battles, urssClassic.setup({ ...drawnBattle(random), position: undefined, table: parsed.value.table }), random);
    return undefined;
  },
};

/** A band, a map or a scenario as text, each problem with a line of it. */
const authored: FileKind = {
  name: 'authored',
  draw(random) {
    const file = pick<unknown>([...Object.values(mapFiles), ...Object.values(scenarioFiles), pick(bandsOf(random), random)], random);
    return random(2) === 0 ? JSON.stringify(spoilt(file, random), undefined, 1) : spoilText(JSON.stringify(file, undefined, 1), random);
  },
  read(input) {
    const text = String(input);
    const read = readFile(text);
    if (read.ok) return undefined;
    const lines = text.split('\n').length;
    const lost = read.problems.find(({ line }) => line < 1 || line > lines);
    if (lost) throw new Error(`a problem without a line: ${JSON.stringify(lost)}`);
    return read.problems;
  },
};

const table: FileKind = {
  name: 'table',
  draw: (random) => spoilt(Reflect.get(pick(Object.values(mapFiles), random) as object, 'table'), random),
  read: (input) => complaintsOf(parseTable(input, 'table')),
};

const caseFolder = join(import.meta.dirname, '../../../cases');
const caseTexts = readdirSync(caseFolder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .flatMap((name) =>
    readFileSync(join(caseFolder, name), 'utf8')
      .split(/\n---\n|\n(?=- name:)/)
      .filter((one) => /^(- )?(name|system):/m.test(one)),
  );

/** Words, numbers and names of one case put in the place of others, or the text spoilt. */
function spoiltCase(text: string, random: Random): string {
  if (random(3) === 0) return spoilText(text, random);
  const words = [...text.matchAll(/[\p{L}\d.-]+/gu)];
  const word = pick(words, random);
  const others = [...pick(caseTexts, random).matchAll(/[\p{L}\d.-]+/gu)].map(([one]) => one);
  const odd = [
    '-1',
    '1e999',
    '.inf',
    '.nan',
    '99999999',
    '~',
    'true',
    '[]',
    '{}',
    '&a',
    '*a',
    '!!binary x',
    '<<',
    '__proto__',
    'constructor',
    '""',
    '0x1F',
  ];
  const put = random(3) === 0 ? pick(odd, random) : pick(others, random);
  return text.slice(0, word.index) + put + text.slice(word.index + word[0].length);
}

const cases: FileKind = {
  name: 'cases',
  draw: (random) => spoiltCase(pick(caseTexts, random), random),
  read(input) {
    const { cases: found, problems } = readCases(String(input));
    const complaints = problems.map(({ line, path, reason }) => ({ path: `${line}: ${pathText(path)}`, ...reason }));
    if (problems.some(({ line }) => !Number.isInteger(line) || line < 1))
      throw new Error(`a problem without a line: ${JSON.stringify(problems)}`);
    for (const one of found) {
      const verdict = one.run();
      if (verdict.problems) complaints.push(...verdict.problems.map(({ path, reason }) => ({ path: pathText(path), ...reason })));
      else {
        const broken = verdict.failures.find(({ en }) => en.startsWith('the engine broke down'));
        if (broken) throw new Error(broken.en);
      }
    }
    return complaints.length > 0 ? complaints : undefined;
  },
};

const battles: Game<Setup, State, Command, Event> = { system: urssClassic, parse: parseSetup, commands: 2 };

const setups = Array.from({ length: 150 }, (_, i) => drawnBattle(randomFrom(mix(77, i))));
const setup = setupKind('set-up', battles, setups);

/** A short battle, at times in the middle of a command. */
function shortBattle(seed: number): Match<Setup, State, Command, Event> {
  const random = randomFrom(seed);
  return begun(urssClassic, drawnBattle(random), seed, { commands: 3 + random(8), whole: 5 });
}

const matches = Array.from({ length: 200 }, (_, i) => shortBattle(mix(5, i)));
const match = matchKind('match', battles, matches);

const TOKENS = [
  '2d6',
  '3d6kh2',
  '3d6kl2',
  '4d8!',
  '4d8!7+',
  '4d8#>=4',
  '>=7',
  '>',
  '<=',
  '=',
  ' vs ',
  ' then ',
  'not ',
  '+',
  '-',
  '3',
  '100d1000',
  '99d6!',
  'd',
  'k',
  '!',
  '#',
  '(',
  '0',
  '1e9',
  '-1',
  'é',
  '\u0000',
];

/** A dice expression, as a person types it on the command line. */
const dice: FileKind = {
  name: 'dice',
  draw: (random) => Array.from({ length: 1 + random(6) }, () => pick(TOKENS, random)).join(''),
  read(input) {
    const parsed = parseDice(String(input));
    if (!parsed.ok) return [{ path: String(parsed.at), ...parsed.reason }];
    if (!parsed.trials.every(({ sum, against }) => isFeasible(sum) && isFeasible(against ?? []))) return undefined;
    for (const { sum, against } of parsed.trials) {
      if (against) contest(sum, against);
      else distributionOf(sum);
    }
    return undefined;
  },
};

export const fileKinds: readonly FileKind[] = [
  match,
  setup,
  pack,
  map,
  match,
  cases,
  setup,
  band,
  match,
  authored,
  table,
  dice,
  ...townKinds,
  ...kitKinds,
];

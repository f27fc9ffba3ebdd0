import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomPlayer } from '@escarmouche/ai';
import { contentFor, mapFiles, packFiles, parseBand, parseMap, parsePack, parseTable, type Result } from '@escarmouche/content';
import {
  digest,
  firstOf,
  loadMatch,
  mix,
  openMatch,
  randomFrom,
  resolve,
  saveMatch,
  seededDice,
  type Json,
  type Random,
} from '@escarmouche/referee';
import { contest, distributionOf, isFeasible, parseDice } from '@escarmouche/lab';
import { loadSession } from '@escarmouche/session';
import { parseSetup } from '@escarmouche/session/setup-schema';
import { ruleIds, sheetFrom, urssClassic, type Content, type Setup, type State } from '@escarmouche/urss-classic';
import { readCases } from '../../../apps/cli/src/cases/document.ts';
import { tellMatch } from '../../../apps/cli/src/match-file.ts';
import { pathText } from '../../../apps/cli/src/problem.ts';
import { drawnBattle } from './battles.ts';
import { pick, spoilt, spoiltMatch, type Complaint, type FileKind } from './file-kind.ts';
import { townKinds } from './file-kinds-town.ts';
import { spoilText } from './hostile.ts';

const complaintsOf = (result: Result<unknown>): readonly Complaint[] | undefined => (result.ok ? undefined : result.problems);

const knownRules = new Set(ruleIds());
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
  read: (input) => complaintsOf(parseBand(input, contentOf(input), 'band.json')),
};

const bandsOf = (random: Random): readonly unknown[] =>
  Reflect.get(pick(Object.values(packFiles), random)['bands.json'] as object, 'bands') as readonly unknown[];

function contentOf(input: unknown): Content {
  const named: unknown = typeof input === 'object' && input !== null ? Reflect.get(input, 'adaptation') : undefined;
  const content = contentFor(typeof named === 'string' ? named : 'star-wars') ?? contentFor('star-wars');
  if (!content) throw new Error('no content');
  return content;
}

const map: FileKind = {
  name: 'map',
  draw: (random) => spoilt(pick(Object.values(mapFiles), random), random),
  read(input, random) {
    const parsed = parseMap(input, 'map.json');
    if (!parsed.ok) return parsed.problems;
    useSetup({ ...drawnBattle(random), position: undefined, table: parsed.value.table }, random);
    return undefined;
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

/** Plays a few commands of a battle that has been read, to see that it can be played at all. */
function useSetup(battle: Setup, random: Random): void {
  useState(urssClassic.setup(battle), random);
}

function useState(state: State, random: Random): void {
  const player = randomPlayer(urssClassic);
  urssClassic.outcome(state);
  for (let step = 0; step < 2; step++) {
    const [seat] = urssClassic.active(state);
    if (seat === undefined) return;
    const offers = urssClassic.offers(state, seat).filter(({ refusal }) => !refusal);
    const offer = offers[random(Math.max(1, offers.length))];
    const command = offer?.command ?? offer?.sample?.(random);
    if (command === undefined) return;
    const source = firstOf(seededDice(random(1000), step), (question, _index, now: State) =>
      question.kind === 'choice' ? player.answer(now, question, random) : undefined,
    );
    const { status } = resolve(urssClassic, state, seat, command, source);
    if (status !== 'done') throw new Error(`${JSON.stringify(command)} is ${status}`);
  }
}

const setups = Array.from({ length: 150 }, (_, i) => JSON.parse(JSON.stringify(drawnBattle(randomFrom(mix(77, i))))) as Setup);

const setup: FileKind = {
  name: 'set-up',
  draw: (random) => spoilt(pick(setups, random), random),
  read(input, random) {
    const parsed = parseSetup(input as Json);
    if (!parsed.ok) return [{ path: parsed.reason.en.split(': ')[0] ?? '', ...parsed.reason }];
    useSetup(parsed.setup, random);
    return undefined;
  },
};

/** A short battle as a file, at times in the middle of a command. */
function matchText(seed: number): string {
  const random = randomFrom(seed);
  const player = randomPlayer(urssClassic);
  const match = openMatch(urssClassic, drawnBattle(random), (entry) => {
    const dice = seededDice(seed, entry);
    return entry < 5 || random(2) === 0
      ? firstOf(dice, (question, _index, now: State) => (question.kind === 'choice' ? player.answer(now, question, random) : undefined))
      : dice;
  });
  for (let step = 0; step < 3 + random(8); step++) {
    const [seat] = urssClassic.active(match.state);
    if (seat === undefined || match.pending) break;
    match.submit(seat, player.decide(match.state, seat, random).command);
  }
  return saveMatch(match, { seed: 'x', dice: 'seeded', seats: { p0: 'person' } });
}

const matchTexts = Array.from({ length: 200 }, (_, i) => matchText(mix(5, i)));

const match: FileKind = {
  name: 'match',
  draw: (random) => spoiltMatch(pick(matchTexts, random), random),
  read(input, random) {
    const text = String(input);
    const loaded = loadMatch(urssClassic, text, parseSetup);
    if (random(4) === 0 && loaded.ok !== loadSession(urssClassic, text, parseSetup).ok) throw new Error('a match that is no session');
    if (!loaded.ok) return [{ path: `line ${loaded.problem.line}`, ...loaded.problem.reason }];
    if (loaded.drift && (loaded.drift.reason.en === '' || loaded.drift.entry > loaded.match.entries.length))
      throw new Error('a drift without a name');
    tellMatch(loaded.match, random(2) ? 'fr' : 'en');
    if (random(3) > 0) return undefined;
    const again = loadMatch(urssClassic, saveMatch(loaded.match, loaded.meta), parseSetup);
    if (!again.ok) throw new Error(`what was read cannot be read again: ${again.problem.reason.en}`);
    if (digest(again.match.state) !== digest(loaded.match.state)) throw new Error('what was read is read otherwise again');
    if (!loaded.match.pending) useState(loaded.match.stateAt(loaded.match.entries.length), random);
    return undefined;
  },
};

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

export const fileKinds: readonly FileKind[] = [match, setup, pack, map, match, cases, setup, band, match, table, dice, ...townKinds];

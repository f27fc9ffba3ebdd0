import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Random } from '@escarmouche/referee';
import { gamesById } from '../../../apps/cli/src/games.ts';
import { pick } from './file-kind.ts';
import { fileKinds } from './file-kinds.ts';

/** Command lines for `escarmouche`, mostly sensible, with files of ours that have been spoilt. */

const ENDINGS: Readonly<Record<string, string>> = { match: 'jsonl', 'town match': 'jsonl', cases: 'yaml' };
const onDisk = fileKinds.filter(({ name }) => name !== 'dice');
const expressions = fileKinds.filter(({ name }) => name === 'dice');

function written(value: unknown): string {
  if (typeof value === 'string') return value;
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '{"circular":';
  }
}

/** Writes a spoilt file, or a folder of them where it is a pack; gives its path. */
function spoiltPath(folder: string, random: Random): string {
  const kind = pick(onDisk, random);
  const drawn = kind.draw(random);
  const path = join(folder, kind.name.replace(' ', '-'));
  if (!kind.name.endsWith('pack')) {
    const file = `${path}.${ENDINGS[kind.name] ?? 'json'}`;
    writeFileSync(file, written(drawn));
    return file;
  }
  mkdirSync(path);
  for (const [name, value] of Object.entries(drawn as Record<string, unknown>)) writeFileSync(join(path, name), written(value));
  return path;
}

const ODD = [
  '',
  ' ',
  '-',
  '--',
  '-1',
  '0',
  '1e9',
  '1.5',
  'NaN',
  '__proto__',
  'constructor',
  'toString',
  '../..',
  '\u001b[2J',
  '\u202e',
  '💥',
  'x'.repeat(3000),
];

/** A short simulation, with one of its options at times as nobody would give it. */
function simulation(path: string, random: Random): string[] {
  const odd = (value: string): string => (random(8) === 0 ? pick([...ODD, path], random) : value);
  const game = pick([...gamesById.values()], random);
  const { ready = [] } = game.bands ?? {};
  const names = ready.length > 0 ? ready.map(({ id }) => id) : Object.keys(game.bots).slice(0, 2);
  const players = [pick(names, random), pick(names, random)];
  const ai = game.bands ? ['--ai', 'random'] : [];
  const options: readonly (readonly string[])[] = [
    ['--seed', odd('fuzz')],
    ['--swap'],
    ['--map', odd('quai-sept')],
    ['--ai', odd('random')],
    ['--ai-b', odd('greedy')],
    ['--option', odd('heal.outOfAction=yes')],
    ['--save', join(path, 'nowhere')],
    ['--scenario', odd('soutes-scellees')],
  ];
  const some = Array.from({ length: random(3) }, () => pick(options, random)).flat();
  return ['simulate', ...players.map(odd), '--system', odd(game.system.id), ...ai, '-n', '1', `--turns=${odd('2')}`, ...some];
}

/** A command line without its language. */
export function commandLine(folder: string, random: Random): readonly string[] {
  const path = spoiltPath(folder, random);
  const line = pick(
    [
      () => ['check', path],
      () => ['check', '--verbose', path],
      () => ['replay', path],
      () => ['verify', path],
      () => ['validate', path],
      () => ['validate', folder],
      () => ['verify', path, join(folder, 'nowhere'), path],
      () => ['odds', written(pick(expressions, random).draw(random))],
      () => simulation(path, random),
      () => [pick(['help', 'chek', '--help', '--version', ...ODD], random), path],
    ],
    random,
  )();
  const more = [...(random(3) === 0 ? ['--json'] : []), ...(random(10) === 0 ? [pick([...ODD, '--bogus', '-n', '--help'], random)] : [])];
  return [...line, ...more];
}

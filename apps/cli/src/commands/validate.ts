import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Problem } from '@escarmouche/content';
import { isMatch, readFile, withLines, type ReadFile, type Told } from '@escarmouche/content/files/read';
import { mapRemarks } from '@escarmouche/content/lint';
import { readJson, type Drift } from '@escarmouche/referee';
import { readCases } from '@escarmouche/cases/document';
import type { Command } from '../command.ts';
import { filesIn, isFolder, readText } from '../files.ts';
import { gamesById } from '../games.ts';
import { openFile } from '../match-file.ts';
import type { ExitCode } from '../output.ts';
import { orFault, pathText, type Path } from '@escarmouche/cases/problem';
import { text, type Text } from '@escarmouche/cases/text';
import { driftText } from './replay.ts';
import { sealText } from './verify.ts';

/** A place in a file, and what is to be said of it. */
interface Found {
  readonly line?: number;
  readonly path: string;
  readonly reason: Text;
}

/** Kind of a file, and its faults: the place inside the file and the reason. */
interface Verdict {
  readonly file: string;
  readonly kind: Text;
  readonly problems: readonly Found[];
  /** Remarks on a right file. */
  readonly remarks?: readonly Found[];
  /** A match that can be read, and does not follow from the rules. */
  readonly drift?: Drift;
}

const kinds = {
  pack: text('pack', 'pack'),
  map: text('carte', 'map'),
  band: text('bande', 'band'),
  scenario: text('scénario', 'scenario'),
  match: text('partie', 'match'),
  cases: text('cas', 'cases'),
  unknown: text('inconnu', 'unknown'),
};

const wrong = (file: string, kind: Text, path: string, fr: string, en: string): Verdict => ({
  file,
  kind,
  problems: [{ path, reason: text(fr, en) }],
});

const told = (all: readonly (Problem | Told)[]): readonly Found[] =>
  all.map(({ fr, en, ...place }) => ({ ...place, reason: text(fr, en) }));

const field = (value: unknown, key: string): unknown => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined);

function validatePack(folder: string): Verdict {
  const files: Record<string, unknown> = {};
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.json'))) {
    const read = readText(join(folder, name));
    if (!read.ok) return { file: folder, kind: kinds.pack, problems: [{ path: name, reason: read.reason }] };
    const json = readJson(read.text);
    if (!json.ok) return { file: folder, kind: kinds.pack, problems: [{ path: name, reason: json.reason }] };
    files[name] = json.value;
  }
  const system = field(files['manifest.json'], 'system');
  const [usual] = gamesById.values();
  const game = gamesById.get(String(system)) ?? usual;
  const pack = game?.readPack(files) ?? { ok: true, value: [] };
  const verdict = { file: folder, kind: kinds.pack };
  return pack.ok ? { ...verdict, problems: [], remarks: told(pack.value) } : { ...verdict, problems: told(pack.problems) };
}

const at = (line: number, path: Path): string => (path.length === 0 ? String(line) : `${line}: ${pathText(path)}`);

function validateCases(file: string, source: string): Verdict {
  const { cases, problems } = readCases(source);
  const found = problems.map(({ line, path, reason }) => ({ path: at(line, path), reason }));
  for (const { problems: unknown, lineAt } of cases) {
    found.push(...unknown().map(({ path, reason }) => ({ path: at(lineAt(path), path), reason })));
  }
  if (cases.length === 0 && found.length === 0) return wrong(file, kinds.cases, '1', 'aucun cas', 'no case');
  return { file, kind: kinds.cases, problems: found };
}

function validateMatch(file: string, source: string): Verdict {
  const opened = openFile(source);
  if (opened.ok) {
    const { drift, seal } = opened.saved;
    return { file, kind: kinds.match, problems: [], drift, remarks: seal === 'changed' ? [{ path: '', reason: sealText[seal] }] : [] };
  }
  return { file, kind: kinds.match, problems: [{ path: String(opened.line), reason: opened.reason }] };
}

/** Remarks on a right file. */
function remarksOn(read: Extract<ReadFile, { ok: true }>, source: string): readonly Told[] {
  return read.kind === 'map' ? withLines(source, mapRemarks(read.map)) : read.remarks;
}

function validateJson(file: string, source: string): Verdict {
  const read = readFile(source);
  if (read.ok) return { file, kind: kinds[read.kind], problems: [], remarks: told(remarksOn(read, source)) };
  // A file of a pack is right only together with the others.
  const folder = dirname(file);
  if ((read.kind === 'pack' || read.kind === 'unknown') && existsSync(join(folder, 'manifest.json'))) return validatePack(folder);
  return { file, kind: kinds[read.kind], problems: told(read.problems) };
}

function validateFile(file: string): Verdict {
  const read = readText(file);
  if (!read.ok) return { file, kind: kinds.unknown, problems: [{ path: '', reason: read.reason }] };
  if (/\.ya?ml$/.test(file)) return validateCases(file, read.text);
  return file.endsWith('.jsonl') || isMatch(read.text) ? validateMatch(file, read.text) : validateJson(file, read.text);
}

const orFaulty = (file: string, validated: (file: string) => Verdict): Verdict =>
  orFault(
    () => validated(file),
    ({ fr, en }) => wrong(file, kinds.unknown, '', fr, en),
  );

/** Files under a path: a pack, a file, or everything in a folder. */
function validateAt(path: string): Verdict[] {
  if (!isFolder(path)) return [orFaulty(path, validateFile)];
  const inside = filesIn(path, /\.(json|jsonl|ya?ml)$/).filter((file) => !file.endsWith('.schema.json'));
  const packs = new Set(inside.map((file) => dirname(file)).filter((folder) => existsSync(join(folder, 'manifest.json'))));
  const alone = inside.filter((file) => !packs.has(dirname(file)));
  return [...[...packs].map((folder) => orFaulty(folder, validatePack)), ...alone.map((file) => orFaulty(file, validateFile))];
}

/** "band.json:3: figures[0].profile" */
const placeOf = (file: string, { line, path }: Found): string =>
  [line === undefined ? file : `${file}:${line}`, path].filter((part) => part !== '').join(': ');

export const validate: Command = {
  summary: text('vérifie packs, cartes, bandes, scénarios, parties et cas', 'checks packs, maps, bands, scenarios, match files and cases'),
  help: text(
    `Usage : escarmouche validate FICHIER|DOSSIER... [--json] [--lang fr|en]

Reconnaît chaque fichier — pack (dossier avec manifest.json), carte, bande, scénario, partie, cas — et dit ce qui ne va pas :
le chemin dans le fichier et la raison ; d'un fichier juste, ce qui est à savoir. Rien n'est écrit. Codes de sortie : 2 si un fichier ne va pas, 1 si une partie
ne suit pas les règles (les dés : voir verify).

Exemples :
  escarmouche validate packages/content/packs packages/content/maps packages/content/scenarios
  escarmouche validate ma-bande.json partie.jsonl mon-cas.yaml`,
    `Usage: escarmouche validate FILE|FOLDER... [--json] [--lang fr|en]

Recognises each file — pack (a folder with manifest.json), map, band, scenario, match, cases — and says what is wrong
with it: the path inside the file and the reason; of a right one, what is worth knowing. Nothing is written. Exit codes: 2 when a file is wrong, 1 when a match
does not follow from the rules (its dice: see verify).

Examples:
  escarmouche validate packages/content/packs packages/content/maps packages/content/scenarios
  escarmouche validate my-band.json battle.jsonl my-case.yaml`,
  ),
  options: {},
  run(args, values, output): ExitCode {
    if (args.length === 0) {
      output.error(
        text('Quel fichier ? Voir : escarmouche validate --help', 'Which file? See: escarmouche validate --help')[output.language],
      );
      return 2;
    }
    const { language } = output;
    const verdicts = args.flatMap(validateAt);
    if (values['json'] === true) {
      const all = verdicts.map(({ file, kind, problems, remarks = [], drift }) => ({
        file,
        kind: kind.en,
        ok: problems.length === 0 && !drift,
        problems: problems.map((found) => ({ ...found, reason: found.reason[language] })),
        ...(remarks.length > 0 && { remarks: remarks.map((found) => ({ ...found, reason: found.reason[language] })) }),
        drift: drift && { entry: drift.entry + 1, reason: drift.reason[language] },
      }));
      output.json(all);
    } else {
      for (const { file, kind, problems, remarks = [], drift } of verdicts) {
        if (drift) output.line(`${file}: ${driftText(drift)[language]}`);
        else if (problems.length === 0) output.line(`${file}: ${kind[language]}, ok`);
        for (const found of remarks)
          output.line(`${placeOf(file, found)}: ${text('à savoir :', 'worth knowing:')[language]} ${found.reason[language]}`);
        for (const found of problems) output.error(`${placeOf(file, found)}: ${found.reason[language]}`);
      }
      if (verdicts.length === 0) output.error(text('Aucun fichier à vérifier.', 'No file to check.')[language]);
    }
    if (verdicts.length === 0 || verdicts.some(({ problems }) => problems.length > 0)) return 2;
    return verdicts.some(({ drift }) => drift) ? 1 : 0;
  },
};

import { readCases, type LocatedProblem } from '@escarmouche/cases/document';
import { puzzleFaults } from '@escarmouche/cases/puzzle/check';
import type { Command } from '../command.ts';
import { filesIn, readText } from '../files.ts';
import type { ExitCode, Output } from '../output.ts';
import { pathText, type Problem } from '@escarmouche/cases/problem';
import { text, type Text } from '@escarmouche/cases/text';

interface CaseResult {
  readonly name: string;
  readonly line: number;
  readonly cites: readonly string[];
  readonly failures: readonly Text[];
  /** Faults that a search finds in a puzzle which is played as it is written. */
  readonly faults: readonly LocatedProblem[];
  /** Dice, draws and questions, step by step. */
  readonly log: readonly Text[];
}

interface FileResult {
  readonly file: string;
  readonly problems: readonly LocatedProblem[];
  readonly cases: readonly CaseResult[];
}

async function checkFile(file: string): Promise<FileResult> {
  const read = readText(file);
  if (!read.ok) return { file, problems: [{ line: 1, path: [], reason: read.reason }], cases: [] };
  const { cases, problems } = readCases(read.text);
  const found = [...problems];
  const results: CaseResult[] = [];
  for (const one of cases) {
    const { line, name, cites } = one;
    const located = (problem: Problem): LocatedProblem => ({ ...problem, line: one.lineAt(problem.path) });
    const verdict = one.run();
    if (verdict.problems) {
      found.push(...verdict.problems.map(located));
      continue;
    }
    const { failures, log } = verdict;
    const faults = failures.length === 0 ? (await puzzleFaults(one)).map(located) : [];
    results.push({ name, line, cites, failures, faults, log });
  }
  if (cases.length === 0 && found.length === 0)
    found.push({ line: 1, path: [], reason: text('aucun cas dans ce fichier', 'no case in this file') });
  return { file, problems: found, cases: results };
}

const passes = ({ failures, faults }: CaseResult): boolean => failures.length === 0 && faults.length === 0;

function report(results: readonly FileResult[], verbose: boolean, output: Output): void {
  const { language } = output;
  for (const { file, problems, cases } of results) {
    for (const { line, path, reason } of problems) {
      const where = pathText(path);
      output.error(`${file}:${line}: ${where === '' ? '' : `${where}: `}${reason[language]}`);
    }
    for (const one of cases) {
      const { name, line, failures, faults, log } = one;
      if (failures.length > 0) output.line(`${file}:${line}: ${name} — ${failures.map((failure) => failure[language]).join(' · ')}`);
      for (const fault of faults) output.line(`${file}:${fault.line}: ${name} — ${fault.reason[language]}`);
      if (passes(one) && verbose) output.line(`${file}:${line}: ${name} — ok`);
      if (verbose) for (const told of log) output.line(`    ${told[language]}`);
    }
  }
}

export const check: Command = {
  summary: text('joue des cas de conformité (YAML) et dit ce qui diffère', 'plays conformance cases (YAML) and says what differs'),
  help: text(
    `Usage : escarmouche check FICHIER|DOSSIER... [--verbose] [--json] [--lang fr|en]

Joue chaque cas de conformité et compare ce qui arrive avec ce qui est attendu. Une ligne par cas raté ;
la dernière ligne compte : « N passed, N failed », puis, s'il y en a, les fichiers illisibles : « , N unreadable ».
Les chances d'un problème (docs/lessons.md) sont cherchées, ce qui prend quelques secondes ; celles qui sont fausses sont
dites avec leur ligne.
Le format est décrit dans docs/cases.md.

  --verbose   nomme aussi les cas réussis, avec chaque jet et chaque question
  --json      résultat complet pour un programme

Codes de sortie : 0 tout passe, 1 un cas a échoué, 2 un fichier est illisible.

Exemples :
  escarmouche check cases/
  escarmouche check mon-cas.yaml --lang en
  escarmouche check cases/urss-classic/melee.yaml --json`,
    `Usage: escarmouche check FILE|FOLDER... [--verbose] [--json] [--lang fr|en]

Plays every conformance case and compares what happens with what is expected. One line a failed case;
the last line counts: "N passed, N failed" and, if there are any, files that cannot be read: ", N unreadable".
The chances of a puzzle (docs/lessons.md) are searched, which takes seconds; those that are wrong are told with their line.
The format is described in docs/cases.md.

  --verbose   names the cases that pass, too, with every roll and every question
  --json      the whole result for a program

Exit codes: 0 all pass, 1 a case failed, 2 a file cannot be read.

Examples:
  escarmouche check cases/
  escarmouche check my-case.yaml --lang fr
  escarmouche check cases/urss-classic/melee.yaml --json`,
  ),
  options: { verbose: { type: 'boolean' } },
  async run(args, values, output): Promise<ExitCode> {
    if (args.length === 0) {
      output.error(text('Quel fichier ? Voir : escarmouche check --help', 'Which file? See: escarmouche check --help')[output.language]);
      return 2;
    }
    const files = args.flatMap((path) => filesIn(path, /\.ya?ml$/));
    const results: FileResult[] = [];
    for (const file of files) results.push(await checkFile(file));
    const passed = results.flatMap(({ cases }) => cases).filter(passes).length;
    const failed = results.flatMap(({ cases }) => cases).length - passed;
    const broken = results.reduce((sum, { problems }) => sum + problems.length, 0);
    const unreadable = results.filter(({ problems }) => problems.length > 0).length;
    if (values.json === true) {
      const inLanguage = results.map(({ file, problems, cases }) => ({
        file,
        problems: problems.map(({ line, path, reason }) => ({ line, path: pathText(path), reason: reason[output.language] })),
        cases: cases.map((one) => ({
          ...one,
          passed: passes(one),
          failures: one.failures.map((failure) => failure[output.language]),
          faults: one.faults.map(({ line, reason }) => ({ line, reason: reason[output.language] })),
          log: values.verbose === true ? one.log.map((told) => told[output.language]) : undefined,
        })),
      }));
      output.json({ passed, failed, unreadable, problems: broken, files: inLanguage });
    } else {
      report(results, values.verbose === true, output);
      if (files.length === 0) output.error(text('Aucun fichier .yaml ici.', 'No .yaml file here.')[output.language]);
      output.line(`${passed} passed, ${failed} failed${unreadable > 0 ? `, ${unreadable} unreadable` : ''}`);
    }
    if (broken > 0 || files.length === 0) return 2;
    return failed > 0 ? 1 : 0;
  },
};

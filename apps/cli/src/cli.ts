import packageFile from '../package.json' with { type: 'json' };
import { readArguments, type Command } from './command.ts';
import { backup } from './commands/backup.ts';
import { check } from './commands/check.ts';
import { doctor } from './commands/doctor.ts';
import { exportBattle } from './commands/export.ts';
import { importBattle } from './commands/import.ts';
import { matches } from './commands/matches.ts';
import { odds } from './commands/odds.ts';
import { replay } from './commands/replay.ts';
import { restore } from './commands/restore.ts';
import { serve } from './commands/serve.ts';
import { simulate } from './commands/simulate.ts';
import { validate } from './commands/validate.ts';
import { verify } from './commands/verify.ts';
import { openOutput, type ExitCode, type Output } from './output.ts';
import { meant, text, type Language } from '@escarmouche/cases/text';

const ofFiles: readonly Command[] = [check, simulate, replay, verify, validate, odds];
const ofHosts: readonly Command[] = [serve, matches, exportBattle, importBattle, backup, restore, doctor];
const commands = [...ofFiles, ...ofHosts];

const usage = text(
  `escarmouche — jeux d’escarmouche joués selon leurs règles, et expliqués

Usage : escarmouche COMMANDE [ARGUMENTS]
        escarmouche COMMANDE --help      options et exemples
        escarmouche --version
`,
  `escarmouche — tabletop skirmish games played by their rules, and explained

Usage: escarmouche COMMAND [ARGUMENTS]
       escarmouche COMMAND --help       options and examples
       escarmouche --version
`,
);

const ending = text(
  `
Partout : --lang fr|en, --json, --help. Codes de sortie : 0 tout va bien, 1 un cas a échoué ou une partie
ne suit pas les règles, 2 entrée illisible.`,
  `
Everywhere: --lang fr|en, --json, --help. Exit codes: 0 all well, 1 a case failed or a match does not
follow from the rules, 2 input that cannot be read.`,
);

/** French, unless the machine speaks English. */
function languageOf(argv: readonly string[], environment: Readonly<Record<string, string | undefined>>): Language | undefined {
  const at = argv.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const arg = argv[at];
  if (arg !== undefined) {
    const given = arg === '--lang' ? argv[at + 1] : arg.slice('--lang='.length);
    return given === 'fr' || given === 'en' ? given : undefined;
  }
  const machine = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || '';
  return machine.startsWith('en') ? 'en' : 'fr';
}

function overview(output: Output): void {
  const width = Math.max(...commands.map(({ name }) => name.length));
  output.page(usage);
  for (const { name, summary } of commands) output.line(`  ${name.padEnd(width)}  ${summary[output.language]}`);
  output.page(ending);
}

/** Runs the program: arguments without the program's name, in; exit code out. */
export async function runCli(
  argv: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  write: (text: string) => void,
  writeError: (text: string) => void,
): Promise<ExitCode> {
  const language = languageOf(argv, environment);
  const output = openOutput(language ?? 'fr', write, writeError, argv.includes('--json'));
  const say = (fr: string, en: string): ExitCode => {
    output.error(text(fr, en)[output.language]);
    return 2;
  };
  if (language === undefined) return say('--lang : fr ou en', '--lang: fr or en');
  const [name, ...rest] = withoutLanguage(argv);
  if (name === '--version' || name === '-v') {
    output.line(packageFile.version);
    return 0;
  }
  if (name === undefined || name === '--help' || name === '-h' || (name === 'help' && rest.length === 0)) {
    overview(output);
    return name === undefined ? 2 : 0;
  }
  const [wanted = '', asked] = name === 'help' ? [rest[0], true] : [name, false];
  const command = commands.find((one) => one.name === wanted);
  if (!command) {
    const hint = meant(
      wanted,
      commands.map((one) => one.name),
    );
    return say(`Commande inconnue : ${wanted}${hint.fr}`, `Unknown command: ${wanted}${hint.en}`);
  }
  const read = readArguments(command, asked ? ['--help'] : rest);
  if ('problem' in read) {
    const { fr, en } = read.problem;
    return say(`${fr} (voir : escarmouche ${command.name} --help)`, `${en} (see: escarmouche ${command.name} --help)`);
  }
  if (read.values.help === true) {
    output.page(command.help);
    return 0;
  }
  try {
    return await command.run(read.args, read.values, output);
  } catch (error) {
    // a file that cannot be written, a battle that cannot be played: one line, not a stack
    const reason = error instanceof Error ? error.message : String(error);
    return say(`${command.name} : ${reason}`, `${command.name}: ${reason}`);
  }
}

function withoutLanguage(argv: readonly string[]): string[] {
  const at = argv.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  return argv.filter((_, i) => i !== at && !(at >= 0 && argv[at] === '--lang' && i === at + 1));
}

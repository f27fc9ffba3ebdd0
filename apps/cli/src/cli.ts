import packageFile from '../package.json' with { type: 'json' };
import { readArguments, type Command } from './command.ts';
import { openOutput, type ExitCode, type Output } from './output.ts';
import { meant, text, type Language, type Text } from '@escarmouche/cases/text';

/** Commands by their names. Each is read when it is wanted: the rules of all games, which some of them need, take longer to read than a host to start. */
const commands: ReadonlyMap<string, () => Promise<Command>> = new Map([
  ['check', async () => (await import('./commands/check.ts')).check],
  ['simulate', async () => (await import('./commands/simulate.ts')).simulate],
  ['replay', async () => (await import('./commands/replay.ts')).replay],
  ['verify', async () => (await import('./commands/verify.ts')).verify],
  ['validate', async () => (await import('./commands/validate.ts')).validate],
  ['odds', async () => (await import('./commands/odds.ts')).odds],
  ['serve', async () => (await import('./commands/serve.ts')).serve],
  ['matches', async () => (await import('./commands/matches.ts')).matches],
  ['export', async () => (await import('./commands/export.ts')).exportBattle],
  ['import', async () => (await import('./commands/import.ts')).importBattle],
  ['backup', async () => (await import('./commands/backup.ts')).backup],
  ['restore', async () => (await import('./commands/restore.ts')).restore],
  ['doctor', async () => (await import('./commands/doctor.ts')).doctor],
]);

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

async function overview(output: Output): Promise<void> {
  const width = Math.max(...[...commands.keys()].map((name) => name.length));
  output.page(usage);
  for (const [name, read] of commands) output.line(`  ${name.padEnd(width)}  ${(await read()).summary[output.language]}`);
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
    await overview(output);
    return name === undefined ? 2 : 0;
  }
  const [wanted = '', asked] = name === 'help' ? [rest[0], true] : [name, false];
  const command = await commands.get(wanted)?.();
  if (!command) {
    const hint = meant(wanted, [...commands.keys()]);
    return say(`Commande inconnue : ${wanted}${hint.fr}`, `Unknown command: ${wanted}${hint.en}`);
  }
  const read = readArguments(command, asked ? ['--help'] : rest);
  if ('problem' in read) {
    const { fr, en } = read.problem;
    return say(`${fr} (voir : escarmouche ${wanted} --help)`, `${en} (see: escarmouche ${wanted} --help)`);
  }
  if (read.values.help === true) {
    output.page(command.help);
    return 0;
  }
  try {
    return await command.run(read.args, read.values, output);
  } catch (error) {
    // a file that cannot be written, a battle that cannot be played: one line, not a stack
    const { reason, message = String(error) } = error as { readonly reason?: Text; readonly message?: string };
    return say(`${wanted} : ${reason?.fr ?? message}`, `${wanted}: ${reason?.en ?? message}`);
  }
}

function withoutLanguage(argv: readonly string[]): string[] {
  const at = argv.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  return argv.filter((_, i) => i !== at && !(at >= 0 && argv[at] === '--lang' && i === at + 1));
}

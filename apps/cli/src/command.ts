import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { ExitCode, Output } from './output.ts';
import { meant, text, type Text } from '@escarmouche/cases/text';

type Options = NonNullable<ParseArgsConfig['options']>;
export type Values = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;

/** One command of the program. */
export interface Command {
  /** One line for the list of commands. */
  readonly summary: Text;
  /** Usage, options and examples. */
  readonly help: Text;
  readonly options: Options;
  run(args: readonly string[], values: Values, output: Output): ExitCode | Promise<ExitCode>;
}

/** Options that every command understands beside its own. */
const common: Options = {
  help: { type: 'boolean', short: 'h' },
  json: { type: 'boolean' },
  lang: { type: 'string' },
};

export function readArguments(command: Command, argv: readonly string[]): { args: string[]; values: Values } | { problem: Text } {
  const options = { ...common, ...command.options };
  try {
    const { positionals, values } = parseArgs({ args: [...argv], options, allowPositionals: true });
    return { args: positionals, values };
  } catch (error) {
    return { problem: problemOf(error, Object.keys(options)) };
  }
}

/** Errors of parseArgs, which are long and in English alone, in one line. */
function problemOf(error: unknown, known: readonly string[]): Text {
  const reason = error instanceof Error ? error.message : String(error);
  const option = /'([^' ,]+)/.exec(reason)?.[1] ?? '';
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    const hint = meant(option, known);
    return text(`option inconnue : ${option}${hint.fr}`, `unknown option: ${option}${hint.en}`);
  }
  return reason.includes('does not take')
    ? text(`${option} ne prend pas de valeur`, `${option} takes no value`)
    : text(`${option} demande une valeur`, `${option} needs a value`);
}

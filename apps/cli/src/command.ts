import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { ExitCode, Output } from './output.ts';
import type { Text } from './text.ts';

type Options = NonNullable<ParseArgsConfig['options']>;
export type Values = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;

/** One command of the program. */
export interface Command {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: Text;
  /** Usage, options and examples. */
  readonly help: Text;
  readonly options: Options;
  run(args: readonly string[], values: Values, output: Output): ExitCode | Promise<ExitCode>;
}

/** What every command understands beside its own options. */
const common: Options = {
  help: { type: 'boolean', short: 'h' },
  json: { type: 'boolean' },
  lang: { type: 'string' },
};

export function readArguments(command: Command, argv: readonly string[]): { args: string[]; values: Values } | { problem: string } {
  try {
    const { positionals, values } = parseArgs({ args: [...argv], options: { ...common, ...command.options }, allowPositionals: true });
    return { args: positionals, values };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

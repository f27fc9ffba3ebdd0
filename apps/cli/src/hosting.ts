import type { Text } from '@escarmouche/cases/text';
import { text } from '@escarmouche/cases/text';
import { OPTIONS, optionsOf, type HostOptions } from '@escarmouche/server';
import type { Values } from './command.ts';
import type { ExitCode, Output } from './output.ts';

/** The database of a host, as its options and its variables say. */
export interface Where {
  readonly data: string;
  readonly database?: string;
}

/** Options by which a command finds the database of a host. */
export const WHERE = { data: OPTIONS.data, database: OPTIONS.database };

export const WHERE_HELP = text(
  `  --data DOSSIER  le dossier de la base embarquée (~/.escarmouche)
  --database URL  une base PostgreSQL à la place`,
  `  --data FOLDER   the folder of the embedded database (~/.escarmouche)
  --database URL  a PostgreSQL database in its place`,
);

/** Runs a command with the options of a host; 2, and the reason, where they cannot be read. */
export async function withOptions(values: Values, output: Output, run: (options: HostOptions) => Promise<ExitCode>): Promise<ExitCode> {
  const read = optionsOf(values, process.env);
  if (read.ok) return run(read.options);
  output.error(read.reason[output.language]);
  return 2;
}

/** Does the work of a command on a host: 0, or 2 and the reason why it cannot be done. */
export async function onHost(name: string, values: Values, output: Output, work: (where: Where) => Promise<void>): Promise<ExitCode> {
  const read = optionsOf(values, process.env);
  const fail = (reason: Text): ExitCode => {
    output.error(`${name}: ${reason[output.language]}`);
    return 2;
  };
  if (!read.ok) return fail(read.reason);
  try {
    await work(read.options);
    return 0;
  } catch (error) {
    const { reason, message } = error as { readonly reason?: Text; readonly message: string };
    return fail(reason ?? text(message, message));
  }
}

/** The one file or battle that a command is given; undefined, and said, where it is not one. */
export function theOne(name: string, args: readonly string[], output: Output): string | undefined {
  const [one, ...others] = args;
  if (one !== undefined && others.length === 0) return one;
  const wrong =
    one === undefined ? text('il manque un nom', 'a name is missing') : text('une seule chose à la fois', 'one thing at a time');
  output.error(
    text(`${name} : ${wrong.fr}. Voir : escarmouche ${name} --help`, `${name}: ${wrong.en}. See: escarmouche ${name} --help`)[
      output.language
    ],
  );
  return undefined;
}

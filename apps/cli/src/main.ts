import { runCli } from './cli.ts';

process.exitCode = await runCli(
  process.argv.slice(2),
  process.env,
  (text) => process.stdout.write(text),
  (text) => process.stderr.write(text),
);

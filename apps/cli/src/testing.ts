import { runCli } from './cli.ts';

/** Output and exit code of the program; English unless the arguments say otherwise. */
export async function cli(...argv: string[]): Promise<{ code: number; out: string; err: string }> {
  let [out, err] = ['', ''];
  const write = (text: string): void => void (out += text);
  const writeError = (text: string): void => void (err += text);
  const code = await runCli(argv, { LANG: 'en_GB.UTF-8' }, write, writeError);
  return { code, out, err };
}

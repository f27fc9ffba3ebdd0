import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';

const ROOT = join(import.meta.dirname, '..');

/** Who plays every side that the rules do not: the greedy bot, as its last commit left it. */
export function opponentNow(): { name: string; commit: string; date: string } {
  const [commit = '', date = ''] = execFileSync('git', ['log', '-1', '--format=%h %cs', '--', 'packages/ai/src'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .trim()
    .split(' ');
  return { name: 'greedy', commit, date };
}

export const measuredPath = (name: string): string => join(ROOT, 'packages/content/worth', name);

export async function writeMeasured(name: string, value: unknown): Promise<void> {
  writeFileSync(measuredPath(name), await format(JSON.stringify(value), { parser: 'json', printWidth: 140 }));
}

/** Tells how far a long measure has come, once a minute. */
export function minutely(total: number): (done: number) => void {
  const start = Date.now();
  let told = start;
  return (done) => {
    const now = Date.now();
    if (now - told < 60_000) return;
    told = now;
    console.log(`${done} of ${total}, ${Math.round((now - start) / 60_000)} min`);
  };
}

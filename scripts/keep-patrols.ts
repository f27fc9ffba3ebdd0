/**
 * Plays a patrol of Deadzone on each battlefield by the normal opponent, with items, and keeps it in apps/cli/test/patrols: `npx tsx scripts/keep-patrols.ts`.
 * A test plays the kept patrols again by the rules of today. Patrols are made anew only where a rule has changed on purpose.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEADZONE_LEVELS, deadzoneBot } from '@escarmouche/ai';
import { deadzoneBoards, deadzonePatrol } from '@escarmouche/content/deadzone';
import { deadzone } from '@escarmouche/deadzone';
import { recordGame } from '@escarmouche/lab';
import { saveMatch, seedNumber } from '@escarmouche/referee';

const FOLDER = join(import.meta.dirname, '../apps/cli/test/patrols');
const MOST = 2000;
const bot = deadzoneBot(DEADZONE_LEVELS.normal);

mkdirSync(FOLDER, { recursive: true });
for (const board of deadzoneBoards) {
  const setup = deadzonePatrol(board, {});
  const match = recordGame({ system: deadzone, setup, bots: { a: bot, b: bot }, seed: seedNumber(board.id), most: MOST });
  writeFileSync(join(FOLDER, `${board.id}.jsonl`), saveMatch(match, { seed: board.id }));
}

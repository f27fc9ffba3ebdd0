import { closeSync, openSync, readdirSync, readSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { textOfFile, type FileText } from '@escarmouche/content/files';
import { LONGEST_TEXT } from '@escarmouche/referee';
import { text } from '@escarmouche/cases/text';

const CHUNK = 65_536;

const MOST = LONGEST_TEXT / 1e6;
const tooBig = text(`fichier trop gros : au plus ${MOST} Mo sont lus`, `file too big: at most ${MOST} MB are read`);

/** The text of a file, or why there is none to be read. Never throws. */
export function readText(path: string): FileText {
  try {
    const found = statSync(path);
    if (found.size > LONGEST_TEXT) return { ok: false, reason: tooBig };
    // a device may have no end; a pipe is what `<(command)` gives
    if (found.isCharacterDevice() || found.isBlockDevice())
      return { ok: false, reason: text('ce n’est pas un fichier', 'this is no file') };
    const bytes = readUpTo(path, LONGEST_TEXT);
    if (!bytes) return { ok: false, reason: tooBig };
    return textOfFile(bytes, (some, encoding) => new TextDecoder(encoding, { fatal: true }).decode(some));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'ENOENT') return { ok: false, reason: text('fichier introuvable', 'no such file') };
    return { ok: false, reason: text(`lecture impossible (${code})`, `cannot be read (${code})`) };
  }
}

/** Writes a text; `mode`: those who may read it. Throws an error with its `reason` in both languages where that cannot be. */
export function writeText(path: string, content: string, mode = 0o666): void {
  try {
    writeFileSync(path, content, { mode });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason = text(`${path} ne peut pas être écrit (${code})`, `${path} cannot be written (${code})`);
    throw Object.assign(new Error(reason.en, { cause: error }), { reason });
  }
}

/** All of a file or pipe; undefined when there is more than `most` bytes of it. */
function readUpTo(path: string, most: number): Buffer | undefined {
  const file = openSync(path, 'r');
  try {
    const chunks: Buffer[] = [];
    for (let size = 0; size <= most;) {
      const chunk = Buffer.alloc(CHUNK);
      const read = readSync(file, chunk);
      if (read === 0) return Buffer.concat(chunks);
      chunks.push(chunk.subarray(0, read));
      size += read;
    }
    return undefined;
  } finally {
    closeSync(file);
  }
}

export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** The files a person means by a path: the file itself, or all files of that ending in the folder and its folders, by name. */
export function filesIn(path: string, ending: RegExp): string[] {
  if (!isFolder(path)) return [path];
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    if (entry.isDirectory())
      return entry.name === 'node_modules' || entry.name.startsWith('.') ? [] : filesIn(join(path, entry.name), ending);
    const whole = join(path, entry.name);
    return ending.test(entry.name) && isFile(whole) ? [whole] : [];
  });
}

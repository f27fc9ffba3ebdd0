/**
 * Broken and hostile files: packs, bands, maps, tables, cases, set-ups and match files of ours with something spoilt, as a tree or as text. Each is
 * read, and then can be used, or is refused with the place and the reason in both languages; nothing crashes, nothing takes long, and nothing
 * reaches the prototype of all objects. `count`: files.
 */
import { mix, randomFrom } from '@escarmouche/referee';
import type { Complaint, FileKind } from './lib/file-kind.ts';
import { fileKinds } from './lib/file-kinds.ts';
import { concluded, failed, timed, told } from './lib/world.ts';

const { count, seed, from } = told();
const counts = new Map<string, { files: number; refused: number }>();

function complaintFlaw({ path, fr, en }: Complaint): string | undefined {
  if (typeof path !== 'string') return 'a refusal without a place';
  if (fr.trim() === '' || en.trim() === '') return 'a refusal without a reason';
  if (/undefined|\[object/.test(`${path} ${fr} ${en}`)) return 'a refusal that shows what is no word';
  return en.length > 2000 ? 'a refusal as long as a file' : undefined;
}

function pollution(): string | undefined {
  const [key] = Object.keys(Object.prototype);
  return key === undefined && !('polluted' in {}) ? undefined : `every object now has ${key ?? 'polluted'}`;
}

function tryFile(kind: FileKind, index: number): void {
  const random = randomFrom(mix(seed, index));
  const input = kind.draw(random);
  const shown = (): unknown => (typeof input === 'string' ? input.slice(0, 3000) : input);
  try {
    const complaints = timed('files', kind.name, index, () => kind.read(input, random));
    const tally = counts.get(kind.name) ?? { files: 0, refused: 0 };
    counts.set(kind.name, { files: tally.files + 1, refused: tally.refused + (complaints ? 1 : 0) });
    const flaw = complaints && (complaints.length === 0 ? 'a refusal without a reason' : complaints.map(complaintFlaw).find(Boolean));
    if (flaw !== undefined) failed('files', `${kind.name}: ${flaw}`, { complaints, input: shown() }, index);
  } catch (error) {
    failed('files', `${kind.name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`, shown(), index);
  }
  const polluted = pollution();
  if (polluted !== undefined) failed('files', `${kind.name}: ${polluted}`, shown(), index);
}

for (let index = from; index < from + count; index++) {
  const kind = fileKinds[index % fileKinds.length];
  if (kind) tryFile(kind, index);
}
const list = [...counts].map(([name, { files, refused }]) => `${name} ${files} (${refused} refused)`).join(', ');
concluded('files', count, list);

import type { FileText } from '@escarmouche/content/files';

/** The text of a file that a person has chosen or dropped, or the reason why the file cannot be read. Never throws. */
export async function fileText(file: Blob): Promise<FileText> {
  const { textOfFile } = await import('@escarmouche/content/files');
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return textOfFile(bytes, (some, encoding) => new TextDecoder(encoding, { fatal: true }).decode(some));
  } catch {
    return { ok: false, reason: { fr: 'le navigateur ne peut pas lire ce fichier', en: 'the browser cannot read this file' } };
  }
}

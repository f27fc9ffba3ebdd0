import { sealed, sealOf, withoutSecrets } from '@escarmouche/referee';
import { isTitle, type Title } from './title.ts';

/** A match file as it leaves the device, and whether a secret choice that waits was left out of it. */
export interface Outgoing {
  readonly file: string;
  readonly leftOut: boolean;
}

/** The match file of a kept battle to be given away: with the title, and without secret choices while others have yet to make theirs. */
export function outgoing(kept: string, title: Title): Outgoing {
  const open = withoutSecrets(kept);
  return { file: sealed(withHeader(open, (meta) => ({ ...meta, title }))), leftOut: open !== kept };
}

/** A match file as it is kept here, and the title it came with. */
export function incoming(text: string): { readonly file: string; readonly title?: Title } {
  let title: Title | undefined;
  const file = withHeader(text, ({ title: given, ...meta }) => {
    title = isTitle(given) ? given : undefined;
    return title === undefined ? undefined : meta;
  });
  if (title === undefined) return { file: text };
  // a file that was changed stays as it came: a new digest would hide that
  return { file: sealOf(text) === 'changed' ? text : sealed(file), title };
}

type Meta = Readonly<Record<string, unknown>>;

/** The same file with other words in the margin of its header; as it is where nothing changes, or where there is no header. */
function withHeader(file: string, change: (meta: Meta) => Meta | undefined): string {
  const end = file.indexOf('\n');
  const header = end < 0 ? undefined : parsed(file.slice(0, end));
  if (!isRecord(header) || !isRecord(header.meta)) return file;
  const meta = change(header.meta);
  return meta ? JSON.stringify({ ...header, meta }) + file.slice(end) : file;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Meta => typeof value === 'object' && value !== null && !Array.isArray(value);

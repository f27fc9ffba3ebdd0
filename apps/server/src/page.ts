import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the page that `npm run build` has made; undefined before. */
export function builtPage(): string | undefined {
  const folder = fileURLToPath(new URL('../../web/dist', import.meta.url));
  return existsSync(join(folder, 'index.html')) ? folder : undefined;
}

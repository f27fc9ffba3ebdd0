/** Writes the published JSON Schemas: `npm run schemas -w @escarmouche/content`. A test fails when they are out of date. */
import { writeFile } from 'node:fs/promises';
import { format } from 'prettier';
import { publishedSchemas } from '../src/schemas/published.ts';

for (const [name, schema] of Object.entries(publishedSchemas())) {
  const file = new URL(`../schemas/${name}`, import.meta.url);
  await writeFile(file, await format(JSON.stringify(schema), { parser: 'json', singleQuote: true, printWidth: 140 }));
}

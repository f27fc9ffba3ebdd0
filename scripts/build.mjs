// npm run build: builds the table and opens it once, where there is a Chromium.
import { build, ensureInstalled, requireNode } from './prepare.mjs';

requireNode();
await ensureInstalled();
const { code, output } = await build();
console.log(output.trimEnd());
process.exitCode = code;

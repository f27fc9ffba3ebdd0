import { vi } from 'vitest';

/**
 * Before each file of tests: a browser that speaks French, keeps nothing and draws no text. The files of a worker share its modules, and what one file
 * chooses would hold in the next.
 */
vi.mock('../boards/plane/labels/text-width.ts', () => ({ textWidth: (text: string) => text.length * 7 }));
Object.assign(globalThis, { localStorage: { getItem: () => 'fr', setItem: () => undefined } });
const { i18n } = await import('./index.svelte.ts');
await i18n.choose('fr');

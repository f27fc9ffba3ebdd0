import { afterAll, vi } from 'vitest';

/**
 * Before each file of tests: a browser that speaks French, keeps nothing and draws no text. The files of a worker share its modules, and a
 * choice in one file would hold in the next.
 */
vi.mock('../boards/plane/labels/text-width.ts', () => ({ textWidth: (text: string) => text.length * 7 }));
Object.assign(globalThis, { localStorage: { getItem: () => 'fr', setItem: () => undefined } });
const { i18n } = await import('../i18n/index.svelte.ts');
await i18n.choose('fr');

/** Rulebooks that a test has fetched without waiting come before its file is closed. */
const { rules } = await import('./rulebook.svelte.ts');
afterAll(() => rules.settled());

import type { Locator, Page } from '@playwright/test';

/** Chooses what begins so in a list, and takes it. */
export async function choose(within: Page | Locator, label: string, what: RegExp): Promise<void> {
  const list = within.getByLabel(label, { exact: true });
  await list.selectOption((await list.locator('option', { hasText: what }).first().getAttribute('value')) ?? '');
  await within.getByRole('button', { name: `Ajouter (${label})` }).press('Enter');
}

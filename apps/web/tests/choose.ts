import type { Locator, Page } from '@playwright/test';

/** Takes what begins so: from a list, or where there are many among cards. */
export async function choose(within: Page | Locator, label: string, what: RegExp): Promise<void> {
  const list = within.getByLabel(label, { exact: true });
  const cards = within.getByRole('button', { name: label, exact: true });
  if (
    (await list
      .or(cards)
      .first()
      .evaluate((one) => one.tagName)) === 'SELECT'
  ) {
    await list.selectOption((await list.locator('option', { hasText: what }).first().getAttribute('value')) ?? '');
    await within.getByRole('button', { name: `Ajouter (${label})` }).press('Enter');
    return;
  }
  await cards.press('Enter');
  const page = 'page' in within ? within.page() : within;
  const dialog = page.getByRole('dialog', { name: label, exact: true });
  const card = dialog.getByRole('listitem').filter({ has: page.getByRole('heading', { name: what }) });
  await card
    .first()
    .getByRole('button', { name: /^Ajouter/ })
    .press('Enter');
  if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Fermer' }).press('Enter');
}

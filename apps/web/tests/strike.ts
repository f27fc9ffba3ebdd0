import type { Page } from '@playwright/test';
import type { Stroke } from './keyboards.ts';

/** A key as a browser on another keyboard tells it. */
export const strike = (page: Page, stroke: Partial<Stroke>): Promise<void> =>
  page.evaluate(({ altGraph, ...told }) => {
    const event = new KeyboardEvent('keydown', { ...told, modifierAltGraph: altGraph ?? false, bubbles: true, cancelable: true });
    (document.activeElement ?? document.body).dispatchEvent(event);
  }, stroke);

import { readItem, writeItem } from '../browser/items.ts';
import { meets, onMediaChange } from '../browser/media.ts';
import { looks, parseSettings, type Device, type Looks, type Settings } from './choices.ts';

export type { Settings } from './choices.ts';

const KEY = 'escarmouche-settings';

const QUERIES: Readonly<Record<keyof Device, string>> = {
  light: '(prefers-color-scheme: light)',
  contrast: '(prefers-contrast: more)',
  still: '(prefers-reduced-motion: reduce)',
};

let current = $state.raw(parseSettings(readItem(KEY)));
let kept = $state(true);
let device = $state.raw<Device>({ light: false, contrast: false, still: false });

export const settings = {
  get now(): Settings {
    return current;
  },
  /** The looks that follow from the settings and the device: theme, motion, speed of telling. */
  get looks(): Looks {
    return looks(current, device);
  },
  /** Could the last change be kept on this device? */
  get kept(): boolean {
    return kept;
  },
  set(change: Partial<Settings>): void {
    current = { ...current, ...change };
    kept = writeItem(KEY, JSON.stringify(current));
    apply();
  },
  /** Dresses the page, now and at every change of the device. */
  begin(): void {
    for (const query of Object.values(QUERIES)) onMediaChange(query, follow);
    follow();
  },
};

function follow(): void {
  device = { light: meets(QUERIES.light), contrast: meets(QUERIES.contrast), still: meets(QUERIES.still) };
  apply();
}

/** The page's style sheet follows these attributes of its root. */
function apply(): void {
  const { theme, still, sides, text } = settings.looks;
  Object.assign(document.documentElement.dataset, { theme, sides, text, motion: still ? 'none' : 'full' });
  document
    .querySelector('meta[name=theme-color]')
    ?.setAttribute('content', getComputedStyle(document.documentElement).getPropertyValue('--dock').trim());
}

const KEY = 'escarmouche-settings';

/** What a player may set, kept on this device. */
export interface Settings {
  /** How boards are looked at. */
  readonly view: 'plan' | 'scene';
}

const DEFAULTS: Settings = { view: 'plan' };

const CHOICES: { readonly [K in keyof Settings]: readonly Settings[K][] } = { view: ['plan', 'scene'] };

/** What was kept, as far as this program knows it. */
function read(): Settings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return DEFAULTS;
    const known = Object.entries(kept).filter(
      ([key, value]) => Object.hasOwn(CHOICES, key) && CHOICES[key as keyof Settings].includes(value),
    );
    return { ...DEFAULTS, ...Object.fromEntries(known) };
  } catch {
    return DEFAULTS;
  }
}

let current = $state.raw(read());

export const settings = {
  get now(): Settings {
    return current;
  },
  set(change: Partial<Settings>): void {
    current = { ...current, ...change };
    localStorage.setItem(KEY, JSON.stringify(current));
  },
};

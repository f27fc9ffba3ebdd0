/** The player's settings, kept on this device. The first value of each list is the default. */
export const CHOICES = {
  /** The view of boards. */
  view: ['plan', 'scene'],
  theme: ['dark', 'light', 'contrast', 'system'],
  /** Colours of the sides; `safe` keeps them apart for every kind of colour-blindness. */
  sides: ['standard', 'safe'],
  /** Size of the text, in percent. */
  text: ['100', '125', '150', '200'],
  motion: ['system', 'full', 'none'],
  dice: ['tumble', 'still'],
  /** The pace of telling. */
  pace: ['normal', 'slow', 'quick', 'instant'],
  /** Quiet sounds beside the telling. */
  sound: ['on', 'off'],
  /** Commands and answers without a choice: given by the table, or asked for like all others. */
  unasked: ['done', 'asked'],
  /** Chances to do something in passing, as windows for cards: offered when they matter, whenever there is one, or not at all. */
  windows: ['pressing', 'always', 'never'],
  /** Chances to react, of figures on alert: offered where something can come of them, or whenever there is one. */
  reactions: ['pressing', 'always'],
  /** A sentence beside what is met for the first time. */
  hints: ['once', 'never'],
  /** The name of a pace in distances. The rules give it no other measure, so only the name changes. */
  unit: ['pace', 'inch', 'centimetre'],
} as const;

export type Setting = keyof typeof CHOICES;
export type Settings = { readonly [K in Setting]: (typeof CHOICES)[K][number] };

export const DEFAULTS = Object.fromEntries(Object.entries(CHOICES).map(([key, [first]]) => [key, first])) as unknown as Settings;

/** The kept settings, as far as this program knows them; the rest are defaults. */
export function parseSettings(kept: string | null): Settings {
  try {
    const read: unknown = JSON.parse(kept ?? '{}');
    if (typeof read !== 'object' || read === null) return DEFAULTS;
    const known = Object.entries(read).filter(
      ([key, value]) => Object.hasOwn(CHOICES, key) && (CHOICES[key as Setting] as readonly unknown[]).includes(value),
    );
    return { ...DEFAULTS, ...Object.fromEntries(known) };
  } catch {
    return DEFAULTS;
  }
}

/** The wishes of the device itself. */
export interface Device {
  readonly light: boolean;
  readonly contrast: boolean;
  readonly still: boolean;
}

/** The speed of telling, as a multiple of the usual one. */
const TEMPI: Readonly<Record<Settings['pace'], number>> = { slow: 0.5, normal: 1, quick: 2, instant: Infinity };

/** The looks of the page, by these settings on this device. */
export function looks({ theme, motion, pace, dice, sides, text }: Settings, device: Device) {
  const still = motion === 'none' || (motion === 'system' && device.still);
  return {
    theme: theme === 'system' ? (device.contrast ? 'contrast' : device.light ? 'light' : 'dark') : theme,
    still,
    diceTumble: dice === 'tumble' && !still,
    tempo: TEMPI[pace],
    sides,
    text,
  } as const;
}

export type Looks = ReturnType<typeof looks>;

/** Keyboards of other countries, for tests: the character of each key alone, with Shift and with Alt or AltGr. A dead key gives no character. */

/** A key as the browser tells it. */
export interface Stroke {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
  /** Alt of a Mac. */
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  /** AltGr of a PC. */
  readonly altGraph: boolean;
}

/** Places of the keys, row by row, in the order in which the rows of a layout are written. */
const PLACES = [
  ['Backquote', ...[...'1234567890'].map((digit) => `Digit${digit}`), 'Minus', 'Equal'],
  [...[...'QWERTYUIOP'].map((letter) => `Key${letter}`), 'BracketLeft', 'BracketRight'],
  [...[...'ASDFGHJKL'].map((letter) => `Key${letter}`), 'Semicolon', 'Quote', 'Backslash'],
  ['IntlBackslash', ...[...'ZXCVBNM'].map((letter) => `Key${letter}`), 'Comma', 'Period', 'Slash'],
];

/** "␣" stands for a dead key or none. */
type Rows = readonly [string, string, string, string];
interface Layout {
  readonly alone: Rows;
  readonly shift: Rows;
  /** With Alt or AltGr; `shifted`: with Shift too. */
  readonly alt: Readonly<Record<string, string>>;
  readonly shifted?: Readonly<Record<string, string>>;
  readonly mac?: true;
}

export const LAYOUTS: Readonly<Record<string, Layout>> = {
  'QWERTY (US)': {
    alone: ['`1234567890-=', 'qwertyuiop[]', "asdfghjkl;'\\", '␣zxcvbnm,./'],
    shift: ['~!@#$%^&*()_+', 'QWERTYUIOP{}', 'ASDFGHJKL:"|', '␣ZXCVBNM<>?'],
    alt: {},
  },
  'AZERTY (PC)': {
    alone: ['²&é"\'(-è_çà)=', 'azertyuiop␣$', 'qsdfghjklmù*', '<wxcvbn,;:!'],
    shift: ['␣1234567890°+', 'AZERTYUIOP␣£', 'QSDFGHJKLM%µ', '>WXCVBN?./§'],
    alt: { Digit5: '[', Minus: ']' },
  },
  'AZERTY (Mac)': {
    alone: ['@&é"\'(§è!çà)-', 'azertyuiop␣$', 'qsdfghjklmù`', '<wxcvbn,;:='],
    shift: ['#1234567890°_', 'AZERTYUIOP␣*', 'QSDFGHJKLM%£', '>WXCVBN?./+'],
    alt: { Digit5: '{', Minus: '}' },
    shifted: { Digit5: '[', Minus: ']' },
    mac: true,
  },
  'AZERTY (Belgium)': {
    alone: ['²&é"\'(§è!çà)-', 'azertyuiop␣$', 'qsdfghjklmùµ', '<wxcvbn,;:='],
    shift: ['³1234567890°_', 'AZERTYUIOP␣*', 'QSDFGHJKLM%£', '>WXCVBN?./+'],
    alt: { BracketLeft: '[', BracketRight: ']' },
  },
  'QWERTZ (PC)': {
    alone: ['␣1234567890ß␣', 'qwertzuiopü+', 'asdfghjklöä#', '<yxcvbnm,.-'],
    shift: ['°!"§$%&/()=?␣', 'QWERTZUIOPÜ*', "ASDFGHJKLÖÄ'", '>YXCVBNM;:_'],
    alt: { Digit8: '[', Digit9: ']' },
  },
  'QWERTZ (Mac)': {
    alone: ['<1234567890ß␣', 'qwertzuiopü+', 'asdfghjklöä#', '␣yxcvbnm,.-'],
    shift: ['>!"§$%&/()=?␣', 'QWERTZUIOPÜ*', "ASDFGHJKLÖÄ'", '°YXCVBNM;:_'],
    alt: { Digit5: '[', Digit6: ']' },
    mac: true,
  },
  'QWERTZ (Switzerland)': {
    alone: ["§1234567890'␣", 'qwertzuiopè␣', 'asdfghjkléà$', '<yxcvbnm,.-'],
    shift: ['°+"*ç%&/()=?␣', 'QWERTZUIOPü!', 'ASDFGHJKLöä£', '>YXCVBNM;:_'],
    alt: { BracketLeft: '[', BracketRight: ']' },
  },
  BÉPO: {
    alone: ['$"«»()@+-/*=%', 'bépoè␣vdljzw', 'auie,ctsrnmç', 'êàyx.k’qghf'],
    shift: ['#1234567890°`', 'BÉPOÈ!VDLJZW', 'AUIE;CTSRNMÇ', 'ÊÀYX:K?QGHF'],
    alt: { Digit2: '<', Digit3: '>', Digit4: '[', Digit5: ']' },
  },
  'Cyrillic (Russia)': {
    alone: ['ё1234567890-=', 'йцукенгшщзхъ', 'фывапролджэ\\', '␣ячсмитьбю.'],
    shift: ['Ё!"№;%:?*()_+', 'ЙЦУКЕНГШЩЗХЪ', 'ФЫВАПРОЛДЖЭ/', '␣ЯЧСМИТЬБЮ,'],
    alt: {},
  },
};

function plane(rows: Rows, held: Partial<Stroke>): Stroke[] {
  return rows.flatMap((row, i) =>
    [...row].flatMap((key, at) =>
      key === '␣' ? [] : [{ shiftKey: false, altKey: false, ctrlKey: false, altGraph: false, ...held, key, code: PLACES[i]?.[at] ?? '' }],
    ),
  );
}

/** A stroke as an event, of which only the given is known. */
export function strokeEvent({
  altGraph = false,
  ...stroke
}: Partial<Stroke> & { readonly key: string; readonly capsLock?: boolean }): KeyboardEvent {
  const held: Readonly<Record<string, boolean>> = { AltGraph: altGraph, CapsLock: stroke.capsLock ?? false };
  const getModifierState = (name: string): boolean => held[name] ?? false;
  return { code: '', target: null, getModifierState, ...stroke } as unknown as KeyboardEvent;
}

/** Every stroke of a layout that gives a character. Browsers tell AltGr in different ways: each way is a stroke of its own. */
export function strokesOf({ alone, shift, alt, shifted = {}, mac }: Layout): readonly Stroke[] {
  const ways = mac ? [{ altKey: true }] : [{ altGraph: true }, { altKey: true, ctrlKey: true, altGraph: true }];
  const together = (keys: Readonly<Record<string, string>>, shiftKey: boolean): Stroke[] =>
    Object.entries(keys).flatMap(([code, key]) =>
      ways.map((way) => ({ altKey: false, ctrlKey: false, altGraph: false, ...way, shiftKey, key, code })),
    );
  return [...plane(alone, {}), ...plane(shift, { shiftKey: true }), ...together(alt, false), ...together(shifted, true)];
}

/** The map of a browser that knows the layout: the character of each key alone. */
export const layoutMapOf = ({ alone }: Layout): ReadonlyMap<string, string> =>
  new Map(plane(alone, {}).map(({ code, key }) => [code, key]));

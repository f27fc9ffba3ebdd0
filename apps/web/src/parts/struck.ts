/** Characters that layouts of some countries have only with Alt (Mac) or AltGr, which Windows may tell as Ctrl and Alt together. */
const WITH_ALT = new Set(['[', ']', '<', '>', '/', '?']);

/** Alone and with Shift, where a layout of another script has letters in these places. */
const IN_PLACE: Readonly<Record<string, readonly [string, string]>> = {
  BracketLeft: ['[', '{'],
  BracketRight: [']', '}'],
  Comma: [',', '<'],
  Period: ['.', '>'],
};

const isLetter = (key: string): boolean => /^\p{L}$/u.test(key);
const swapped = (letter: string): string => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase());

/**
 * The character or the name of a struck key, on the keyboard of any country. The keys of the digits are digits without Shift too, whatever
 * the layout has there (AZERTY: "&" is 1); letters of another script count as the American ones in their places; letters under Caps Lock
 * are as without. Undefined with Ctrl, Alt or Meta, but for characters that the layout has nowhere else.
 */
export function struck(event: KeyboardEvent): string | undefined {
  const { key, code, shiftKey, ctrlKey, altKey, metaKey } = event;
  if (metaKey || event.isComposing) return undefined;
  if (altKey || event.getModifierState('AltGraph')) return WITH_ALT.has(key) ? key : undefined;
  if (ctrlKey) return undefined;
  const [, kind, place = ''] = /^(Digit|Key)(.)$/.exec(code) ?? [];
  if (kind === 'Digit' && !shiftKey && !/^[\d[\]]$/.test(key)) return place;
  if (!isLetter(key)) return key;
  if (/\p{Script=Latin}/u.test(key)) return event.getModifierState('CapsLock') ? swapped(key) : key;
  const [alone, shifted] = kind === 'Key' ? [place.toLowerCase(), place] : (IN_PLACE[code] ?? [key, key]);
  return shiftKey ? shifted : alone;
}

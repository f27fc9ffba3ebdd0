import { copy, type Json, type Text } from '@escarmouche/referee';
import { zombieCards, zombieTiles } from '@escarmouche/content/zombies';
import { OPTION_KEYS, OPTION_VALUES, type CardKind, type Setup, type TileKind } from '@escarmouche/zombies';

type Read = { ok: true; setup: Setup } | { ok: false; reason: Text };

const because = (fr: string, en: string): Read => ({ ok: false, reason: { fr: `setup : ${fr}`, en: `setup: ${en}` } });
const isObject = (value: Json | undefined): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a set-up from a file: who sits there, and the options; tiles and cards are those of the box. */
export function readSetup(json: Json): Read {
  if (!isObject(json) || !Array.isArray(json.seats)) return because('les places manquent', 'the seats are missing');
  const seats = json.seats.flatMap((one) =>
    isObject(one) && typeof one.seat === 'string' && typeof one.name === 'string' ? [{ seat: one.seat, name: one.name.slice(0, 300) }] : [],
  );
  const distinct = new Set(seats.map(({ seat }) => seat)).size === seats.length && seats.every(({ seat }) => seat !== '' && !(seat in {}));
  if (seats.length !== json.seats.length || seats.length < 2 || seats.length > 6 || !distinct) {
    return because('de deux à six places, chacune nommée', 'two to six seats, each with a name');
  }
  const options = isObject(json.options) ? json.options : {};
  const fits = Object.entries(options).every(
    ([key, value]) =>
      (OPTION_KEYS as readonly string[]).includes(key) &&
      (OPTION_VALUES[key as (typeof OPTION_KEYS)[number]] as readonly Json[]).includes(value),
  );
  if (!fits) return because('option inconnue', 'unknown option');
  if (json.position !== undefined) return because('partie déjà commencée', 'a game already begun');
  return { ok: true, setup: { ...box(), seats, options: copy(options) as Setup['options'] } };
}

/** Tiles and cards as the rules need them. */
export function box(): Pick<Setup, 'kinds' | 'deck'> {
  return {
    kinds: copy(zombieTiles as unknown as Json) as unknown as readonly TileKind[],
    deck: copy(zombieCards as unknown as Json) as unknown as readonly CardKind[],
  };
}

/** The characters of the keys without Shift on the player's keyboard, by the places of the keys. */
export type KeyboardLayout = ReadonlyMap<string, string>;

/** Chromium alone has it, and not in every frame. */
interface Knowing {
  readonly keyboard: { getLayoutMap(): Promise<KeyboardLayout> };
}

/** The player's keyboard; undefined where the browser does not tell it. */
export async function keyboardLayout(): Promise<KeyboardLayout | undefined> {
  try {
    const layout = await (navigator as unknown as Knowing).keyboard.getLayoutMap();
    return layout.size > 0 ? layout : undefined;
  } catch {
    return undefined;
  }
}

/** Copies a text; false where the browser has no clipboard (a page that came over http from another machine) or does not let it be written. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** May a link be handed to another program of the device? */
export const maySend = (): boolean => 'share' in navigator;

/** Hands a link to another program of the device. A player who gives up there has sent nothing. */
export async function send(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // The player gave up, or the browser refused: the link is still there to be copied.
  }
}

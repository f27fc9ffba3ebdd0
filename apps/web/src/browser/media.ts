/** Does the device meet a media query? False if the browser cannot tell. */
export const meets = (query: string): boolean => mediaQuery(query)?.matches ?? false;

/** Calls back whenever the device meets a media query from now on, or no more. */
export function onMediaChange(query: string, changed: () => void): void {
  mediaQuery(query)?.addEventListener('change', changed);
}

function mediaQuery(query: string): MediaQueryList | undefined {
  try {
    return matchMedia(query);
  } catch {
    return undefined;
  }
}

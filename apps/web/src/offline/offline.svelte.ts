let waiting = $state.raw<ServiceWorker>();
let taking = false;

/** Milliseconds after the first page: the page itself comes first. */
const PATIENCE = 1500;

/** The program on this device: it works without a network from the second visit on, and says when a newer one is there. */
export const offline = {
  /** A newer version has come and waits to be taken. */
  get ready(): boolean {
    return waiting !== undefined;
  },
  /** Takes the newer version: the page is loaded anew, battles are kept. */
  update(): void {
    taking = true;
    waiting?.postMessage('update', []);
  },
  later(): void {
    waiting = undefined;
  },
  begin(): void {
    if (import.meta.env.PROD && 'serviceWorker' in navigator) setTimeout(() => void register().catch(() => undefined), PATIENCE);
  },
};

async function register(): Promise<void> {
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (taking) location.reload();
  });
  const registration = await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`);
  const look = (): void => {
    if (registration.waiting && navigator.serviceWorker.controller) waiting = registration.waiting;
  };
  // The browser may have begun to fetch a newer one before it was asked.
  const watch = (): void => registration.installing?.addEventListener('statechange', look);
  registration.addEventListener('updatefound', watch);
  watch();
  look();
  // Registering what is registered asks for nothing: the browser would look for a newer one when it has time. What is only just
  // coming in is the newest.
  if (registration.active) await registration.update();
}

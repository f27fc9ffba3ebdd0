let waiting = $state.raw<ServiceWorker>();
/** Another tab has taken the newer version. */
let taken = $state(false);
let taking = false;

/** Milliseconds after the first page: the page itself comes first. */
const PATIENCE = 1500;

/** The program on this device: usable without a network from the second visit on; newer versions are offered. */
export const offline = {
  /** A newer version has come and waits to be taken. */
  get ready(): boolean {
    return waiting !== undefined || taken;
  },
  /** Takes the newer version: the page is loaded anew, battles are kept. */
  update(): void {
    if (taken) return location.reload();
    taking = true;
    waiting?.postMessage('update', []);
  },
  later(): void {
    waiting = undefined;
    taken = false;
  },
  begin(): void {
    if (import.meta.env.PROD && 'serviceWorker' in navigator) setTimeout(() => void register().catch(() => undefined), PATIENCE);
  },
};

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  const first = serviceWorker.controller === null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (taking) location.reload();
    else if (!first) [waiting, taken] = [undefined, true];
  });
  // The worker asks for the versions still open before clearing an older one away.
  serviceWorker.addEventListener('message', ({ data, ports }) => {
    if (data === 'which') ports[0]?.postMessage(document.querySelector<HTMLScriptElement>('script[type=module]')?.src);
  });
  const registration = await serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`);
  const look = (): void => {
    if (registration.waiting && serviceWorker.controller) waiting = registration.waiting;
  };
  // The browser may have begun to fetch a newer version unasked.
  const watch = (): void => registration.installing?.addEventListener('statechange', look);
  registration.addEventListener('updatefound', watch);
  watch();
  look();
  // A second registration fetches nothing: the browser would look for a newer version in its own time. A version that is only just coming
  // in is the newest.
  registration.active?.postMessage('opened', []);
  if (registration.active) await registration.update();
}

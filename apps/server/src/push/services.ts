/** Push services of browsers: Chromium's, Mozilla's, Apple's and Microsoft's. A name that begins with a dot has any name before it. */
const SERVICES = ['fcm.googleapis.com', '.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com'];

/** Is an address one of a known push service? A host asks no other: addresses come from devices, and might lead into its own network. */
export function isPushService(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  const isKnown = SERVICES.some((name) => (name.startsWith('.') ? hostname.endsWith(name) : hostname === name));
  return isKnown && protocol === 'https:' && port === '' && username === '' && password === '';
}

import type { Language } from '@escarmouche/referee';

/** Where and in which language a device is told of its turn: the subscription of its browser. */
export interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly language: Language;
}

/** The fate of a notice: taken by the push service, or its subscription is there no longer. */
type Sent = 'sent' | 'gone';

/** Sends a notice to a subscription. Rejected where the push service does not take it now. */
export type Send = (subscription: Subscription, notice: string, topic: string) => Promise<Sent>;

/** Keys by which push services know a host (VAPID), as base64url. */
export interface HostKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Seconds for which a push service keeps a notice for a device that is off. */
const KEPT = 86_400;
/** Milliseconds within which a push service replies. */
const PATIENCE = 10_000;
const GONE: ReadonlySet<unknown> = new Set([404, 410]);

export async function newHostKeys(): Promise<HostKeys> {
  const { generateVAPIDKeys } = (await import('web-push')).default;
  return generateVAPIDKeys();
}

/** Sends by Web Push, in the name of a subject: an address of mail or of the web. */
export const webPush =
  (subject: string, keys: () => Promise<HostKeys>): Send =>
  async ({ endpoint, keys: browser }, notice, topic) => {
    const { sendNotification } = (await import('web-push')).default;
    const vapidDetails = { subject, ...(await keys()) };
    try {
      await sendNotification({ endpoint, keys: browser }, notice, { vapidDetails, TTL: KEPT, timeout: PATIENCE, topic });
      return 'sent';
    } catch (error) {
      if (GONE.has((error as { readonly statusCode?: number }).statusCode)) return 'gone';
      throw error;
    }
  };

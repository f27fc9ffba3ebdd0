/** A channel between the tabs of this program. */
export interface Channel {
  tell(message: unknown): void;
  /** Calls back whenever another tab tells something; returns a function that ends this. */
  hear(told: (message: unknown) => void): () => void;
}

/** Without channels, or with channels forbidden together with cookies (Firefox), no tab hears of another. */
export function openChannel(name: string): Channel {
  const channel = opened(name);
  return {
    tell(message) {
      try {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it goes to tabs of this program only
        channel?.postMessage(message);
      } catch {
        // The browser has closed the channel: other tabs find the kept state when they look for it.
      }
    },
    hear(told) {
      const hear = ({ data }: MessageEvent<unknown>): void => told(data);
      channel?.addEventListener('message', hear);
      return () => channel?.removeEventListener('message', hear);
    },
  };
}

function opened(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}

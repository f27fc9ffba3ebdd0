import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '@escarmouche/referee';
import type { Node } from './nodes.ts';

/** Milliseconds after which a request is given up, and sent again elsewhere. */
const PATIENCE = 2000;
const AGAIN = 20;

/** Requests to whichever node listens, each to a random one, again and again until one replies. */
export interface Wire {
  ask<T>(method: 'GET' | 'POST', path: string, token?: string, body?: object): Promise<T>;
  /** The news of a device, as pieces of text, until the stream is cut. */
  stream(path: string, token: string, signal: AbortSignal): AsyncIterable<string>;
  /** Requests that were sent again. */
  readonly again: number;
}

export function wireOf(nodes: readonly Node[], random: Random): Wire {
  let again = 0;

  async function anyUrl(): Promise<string> {
    for (;;) {
      const urls = nodes.flatMap(({ url }) => (url === undefined ? [] : [url]));
      const url = urls[random(Math.max(1, urls.length))];
      if (url !== undefined) return url;
      await wait(AGAIN);
    }
  }

  async function tried(method: string, path: string, token: string | undefined, body: object | undefined): Promise<Response | undefined> {
    const headers = {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    };
    try {
      const sent = { method, headers, signal: AbortSignal.timeout(PATIENCE), ...(body && { body: JSON.stringify(body) }) };
      const response = await fetch(`${await anyUrl()}/api/${path}`, sent);
      const text = await response.text();
      return new Response(text, { status: response.status });
    } catch {
      return undefined;
    }
  }

  return {
    async ask<T>(method: 'GET' | 'POST', path: string, token?: string, body?: object): Promise<T> {
      for (;;) {
        const response = await tried(method, path, token, body);
        if (response?.ok) return (await response.json()) as T;
        if (response && response.status < 500) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
        again++;
        await wait(AGAIN);
      }
    },
    async *stream(path, token, signal) {
      const response = await fetch(`${await anyUrl()}/api/${path}`, { headers: { authorization: `Bearer ${token}` }, signal });
      if (!response.ok || !response.body) throw new Error(`GET ${path}: ${response.status} ${await response.text()}`);
      yield* response.body.pipeThrough(new TextDecoderStream());
    },
    get again() {
      return again;
    },
  };
}

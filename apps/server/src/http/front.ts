import type { RequestListener } from 'node:http';

const OF_HOST = /^\/(?:api\/|healthz|readyz|metrics)/;

/** Replies of a process in which no host has come: it lives, and is not ready. */
const WITHOUT_HOST: Readonly<Record<string, number>> = { '/healthz': 200, '/readyz': 503 };
const withoutHost: RequestListener = ({ url = '' }, response) => response.writeHead(WITHOUT_HOST[url] ?? 404).end();

/**
 * Leads requests to a page, or to a host that comes a moment later: requests for it wait until then. `always` are headers that go with every reply.
 */
export function frontOf(
  page: RequestListener,
  host: Promise<RequestListener | undefined>,
  always: Readonly<Record<string, string>>,
): RequestListener {
  return (request, response) => {
    if (OF_HOST.test(request.url ?? '')) {
      for (const [name, value] of Object.entries(always)) response.setHeader(name, value);
      void host.then((found) => (found ?? withoutHost)(request, response));
    } else page(request, response);
  };
}

import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Limits, RateName } from './limits.ts';
import { problem, type Problem } from './problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Kinds of requests as which those of a route are counted, beside all. */
    readonly rates?: readonly RateName[];
  }
}

/** Counts requests by their kinds, and refuses those above a rate. Each node counts its own. */
export function rates(app: FastifyInstance, limits: Limits['rates']): void {
  app.register(rateLimit, { global: false });
  app.after(() => {
    const counted = Object.entries(limits).map(([name, { by, most, within }]) => {
      const key = by === 'token' && { keyGenerator: ({ headers, ip }: FastifyRequest) => headers.authorization ?? ip };
      return [name, app.createRateLimit({ max: most, timeWindow: within, ...key })] as const;
    });
    const counters = new Map<string, ReturnType<FastifyInstance['createRateLimit']>>(counted);

    app.addHook('onRequest', async (request, reply) => {
      for (const name of ['all', ...(request.routeOptions.config.rates ?? [])]) {
        const count = await counters.get(name)?.(request);
        if (count && !count.isAllowed && count.isExceeded) throw tooMany(reply, count.ttlInSeconds);
      }
    });
  });
}

/** The refusal of a request that may come again after so many seconds. */
export function tooMany(reply: FastifyReply, seconds: number): Problem {
  reply.header('retry-after', seconds);
  return problem(
    429,
    `Trop de demandes à la fois ; à réessayer dans ${seconds} s.`,
    `Too many requests at once; to be tried again in ${seconds} s.`,
  );
}

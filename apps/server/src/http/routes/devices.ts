import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';

export function deviceRoutes(app: FastifyInstance, { devices }: Services): void {
  app.post('/api/devices', { config: { rates: ['devices'] } }, async (_request, reply) => {
    reply.code(201);
    return devices.create();
  });
}

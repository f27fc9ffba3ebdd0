import type { FastifyInstance } from 'fastify';
import { bodyOf } from '../body.ts';
import { problem } from '../problem.ts';
import { code } from '../schemas.ts';
import type { Services } from '../services.ts';

/** Devices, and those that one person has. */
export function deviceRoutes(app: FastifyInstance, { access, devices, joining, leaving }: Services): void {
  app.post('/api/devices', { config: { rates: ['devices'] } }, async (_request, reply) => {
    reply.code(201);
    return devices.create();
  });

  app.post('/api/devices/codes', { config: { rates: ['acts'] } }, async (request, reply) => {
    const { id } = await access.deviceOf(request);
    reply.code(201);
    return joining.invite(id);
  });

  app.post('/api/devices/tokens', { config: { rates: ['codes'] } }, async (request) => {
    const { id: before } = await access.deviceOf(request);
    const id = await joining.join(before, bodyOf(code, request).code);
    if (id === undefined)
      throw problem(
        404,
        'Ce code n’existe pas, a déjà servi ou n’est plus valable.',
        'There is no such code, or it was used or has lapsed.',
      );
    if (id !== before) await leaving.leave(before);
    return { id };
  });
}

import type { FastifyRequest } from 'fastify';
import { problem } from './problem.ts';

const LOCAL = /^(?:localhost|127(?:\.\d+){3}|\[?(?:::ffff:127(?:\.\d+){3}|::1)\]?)$/;

/** Marks by which a proxy tells that it passes a request on. */
const PASSED_ON = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/** Lets requests through that come from this machine itself: not by a name of the host, not passed on by a proxy that stands here. */
export async function localOnly({ socket, headers, hostname }: FastifyRequest): Promise<void> {
  const isLocal = LOCAL.test(socket.remoteAddress ?? '') && LOCAL.test(hostname) && PASSED_ON.every((name) => headers[name] === undefined);
  if (!isLocal) throw problem(403, 'Cela ne se demande que de la machine même.', 'This is asked from the machine itself alone.');
}

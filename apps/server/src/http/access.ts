import type { FastifyRequest } from 'fastify';
import type { AnyBattle, Battles } from '../host/battles.ts';
import type { Device, Devices } from '../host/devices.ts';
import type { Lobby } from '../host/lobby.ts';
import { problem } from './problem.ts';

/** The rights of requests: a device without any is told why. */
export function accessOf(devices: Devices, lobby: Lobby, battles: Battles) {
  /** The device whose token a request shows. */
  async function deviceOf(request: FastifyRequest): Promise<Device> {
    const [, token] = /^Bearer (\S{1,128})$/.exec(request.headers.authorization ?? '') ?? [];
    const device = token === undefined ? undefined : await devices.of(token);
    if (!device) throw problem(401, 'Cet appareil n’est pas connu ici.', 'This device is not known here.');
    return device;
  }

  return {
    deviceOf,

    /** Throws where a device does not hold a seat, or for '' does not look on. */
    async mayAs({ id }: Device, battle: string, seat: string): Promise<void> {
      if (!(await lobby.holds(battle, id, seat))) throw problem(403, 'Ce siège n’est pas le vôtre.', 'This seat is not yours.');
    },

    async begun(id: string): Promise<AnyBattle> {
      const battle = await battles.get(id);
      if (!battle) throw problem(404, 'Cette bataille n’a pas commencé, ou n’existe pas.', 'This battle has not begun, or does not exist.');
      return battle;
    },
  };
}

export type Access = ReturnType<typeof accessOf>;

import { ROUTES } from '@escarmouche/online/api';
import { problem } from '../problem.ts';
import type { AddRoute } from '../route.ts';
import type { Services } from '../services.ts';

/** Devices, and those that one person has. */
export function deviceRoutes(add: AddRoute, { devices, joining, leaving }: Services): void {
  add(ROUTES.newDevice, ['devices'], () => devices.create());

  add(ROUTES.newCode, ['acts'], ({ device }) => joining.invite(device.id));

  add(ROUTES.join, ['codes'], async ({ device, body: { code } }) => {
    const id = await joining.join(device.id, code);
    if (id === undefined)
      throw problem(
        404,
        'Ce code n’existe pas, a déjà servi ou n’est plus valable.',
        'There is no such code, or it was used or has lapsed.',
      );
    if (id !== device.id) await leaving.leave(device.id);
    return { id };
  });
}

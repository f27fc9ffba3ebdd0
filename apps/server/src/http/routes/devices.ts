import { ROUTES } from '@escarmouche/online/api';
import { problem } from '../problem.ts';
import type { AddRoute } from '../route.ts';
import type { Services } from '../services.ts';

/** Devices, and those that one person has. */
export function deviceRoutes(add: AddRoute, { devices, joining, leaving }: Services): void {
  add(ROUTES.newDevice, ['devices'], () => devices.create());

  add(ROUTES.devices, [], ({ device }) => devices.ofPerson(device));

  add(ROUTES.endDevice, ['acts'], async ({ device, id }) => {
    const end = await devices.end(device, id);
    if (end === 'unknown') throw problem(404, 'Cet appareil n’est pas l’un des vôtres.', 'That device is none of yours.');
    if (end === 'last')
      throw problem(
        409,
        'C’est votre dernier appareil : sans lui, personne ne reviendrait à vos sièges.',
        'That is your last device: without it nobody could come back to your seats.',
      );
    await leaving.leave(id);
    return {};
  });

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

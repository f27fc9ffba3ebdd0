import { ROUTES } from '@escarmouche/online/api';
import { problem } from '../problem.ts';
import type { AddRoute } from '../route.ts';
import type { Services } from '../services.ts';

/** Battles that are played once more. */
export function rematchRoutes(add: AddRoute, { access, rematches }: Services): void {
  add(ROUTES.rematch, ['acts'], async ({ device, id, body: { seat } }) => {
    await access.mayAs(device, id, seat);
    const battle = await access.begun(id);
    if (!battle.told(seat, battle.sequence).rematch)
      throw problem(409, 'Les sièges ne se sont pas accordés sur une revanche.', 'The seats have not agreed to a rematch.');
    return { battle: await rematches.after(id) };
  });

  add(ROUTES.promise, ['acts'], async ({ device, id, body: { seat, commitment } }) => {
    if (!(await rematches.promise(id, device.id, seat, commitment)))
      throw problem(
        409,
        'Ce siège n’est pas le vôtre, ou son secret est déjà promis.',
        'This seat is not yours, or its secret is promised already.',
      );
    return {};
  });
}

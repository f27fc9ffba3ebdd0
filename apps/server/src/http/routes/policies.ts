import { ROUTES } from '@escarmouche/online/api';
import { NOBODY } from '@escarmouche/referee';
import { problem } from '../problem.ts';
import type { AddRoute } from '../route.ts';
import type { Services } from '../services.ts';

/** Answers that seats leave in advance. */
export function policyRoutes(add: AddRoute, { access, policies }: Services): void {
  add(ROUTES.leavePolicy, ['acts'], async ({ device, id, body: { seat, policy } }) => {
    if (seat === NOBODY) throw problem(403, 'Qui regarde ne joue pas.', 'Whoever looks on does not play.');
    await access.mayAs(device, id, seat);
    const battle = await access.begun(id);
    await policies.leave(id, seat, { ...policy, entries: battle.told(seat, 0).entries.length });
    return {};
  });

  add(ROUTES.policy, [], async ({ device, id, query: { seat } }) => {
    await access.mayAs(device, id, seat);
    const { entries: _place, ...left } = (await policies.of(id)).get(seat) ?? { entries: 0 };
    return left;
  });
}

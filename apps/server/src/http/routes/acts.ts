import { ROUTES } from '@escarmouche/online/api';
import { NOBODY } from '@escarmouche/referee';
import { problem } from '../problem.ts';
import type { AddRoute } from '../route.ts';
import type { Services } from '../services.ts';

/** Battles that have begun, as their seats play them. */
export function actRoutes(add: AddRoute, { access, metrics, decisions, fileOf }: Services): void {
  add(ROUTES.welcome, [], async ({ device, id, query: { seat } }) => {
    await access.mayAs(device, id, seat);
    return (await access.begun(id)).welcome(seat);
  });

  add(ROUTES.act, ['acts'], async ({ device, id, body: { seat, act } }) => {
    if (seat === NOBODY) throw problem(403, 'Qui regarde ne joue pas.', 'Whoever looks on does not play.');
    await access.mayAs(device, id, seat);
    const battle = await access.begun(id);
    return metrics.act(() => battle.act(seat, act));
  });

  add(ROUTES.decision, ['acts'], async ({ device, id, query: { seat } }) => {
    await access.mayAs(device, id, seat);
    return decisions.of(id, await access.begun(id), seat);
  });

  add(ROUTES.file, [], async ({ device, id }) => {
    await access.mayAs(device, id, NOBODY);
    const whole = await fileOf(id);
    if (!whole?.isOver) throw problem(409, 'Une partie garde ses secrets jusqu’à sa fin.', 'A battle keeps its secrets until its end.');
    return { file: whole.file };
  });
}

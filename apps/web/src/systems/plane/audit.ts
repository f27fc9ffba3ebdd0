import type { Battle } from '@escarmouche/skirmish';
import { blockersOnLine, type Body, type Place, type Sight, type Table } from '@escarmouche/space';
import type { SightAudit } from '../../boards/plane/overlay.ts';
import { telling } from './telling.ts';
import { figureIn, nameIn, sideOf } from './who.ts';

/** A sight between two figures, as a document reads it. */
interface Looked extends Pick<SightAudit, 'thresholds' | 'verdict' | 'tone'> {
  readonly looker: string;
  readonly target: string;
  readonly sight: Sight;
  readonly eye: Place;
  readonly body: Body;
  readonly table: Table;
  /** The name of a piece of terrain. */
  readonly featureName: (id: string) => string | undefined;
  readonly share: (share: number) => string;
}

/** Sight of a figure to another, for an eye to check: all from the witness of the sight itself. */
export function sightAudit(state: Battle, { looker, target, sight, eye, body, table, featureName, share, ...verdict }: Looked): SightAudit {
  const to = telling(sight, eye, body);
  const [stop] = sight.hidden > 0 ? blockersOnLine(table, eye, to) : [];
  const named = (id: string): string => featureName(id) ?? (figureIn(state, id) ? nameIn(state, id) : id);
  return {
    looker: { id: looker, name: nameIn(state, looker) },
    target: { id: target, name: nameIn(state, target) },
    eye,
    to,
    ...(stop && { stop: stop.at, stoppedBy: named(stop.id) }),
    hidden: sight.hidden,
    columns: sight.columns,
    aspect: body.h > 0 ? (2 * body.r) / body.h : 1,
    blockers: sight.blockers.map(({ id, share: part }) => ({
      mark: { kind: figureIn(state, id) ? 'figure' : 'feature', id, tone: verdict.tone === 'bad' ? 'bad' : 'warn' },
      name: named(id),
      share: share(part),
    })),
    side: sideOf(state, looker),
    ...verdict,
  };
}

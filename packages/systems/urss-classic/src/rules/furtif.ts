import { isEngaged } from '@escarmouche/skirmish/plane';
import type { Rule } from '../rule.ts';
import type { Figure } from '../state.ts';
import type { Turn } from '../turn.ts';
import { givesAway, hidingPlaces } from '../undetectable.ts';

const ID = 'furtif';

/** Features that the figure touched when it was revealed; undefined while nothing has revealed it. */
function givenAway({ marks }: Figure): readonly string[] | undefined {
  const known = marks[ID];
  return Array.isArray(known) ? (known as readonly string[]) : undefined;
}

function reveal(turn: Turn, bearer: Figure): void {
  const value = [...new Set([...(givenAway(bearer) ?? []), ...hidingPlaces(turn.state, bearer)])];
  turn.emit({ type: 'marked', figure: bearer.id, rule: ID, value });
}

/** Undetectable while the bearer touches a feature that can hide it, until a melee or a shot gives it away; then only at another one (UC-ATTR-FURTIF). */
export const stealthy: Rule = {
  id: ID,
  cites: ['UC-ATTR-FURTIF'],
  undetectable: (state, bearer) => givenAway(bearer) === undefined && hidingPlaces(state, bearer).length > 0,
  becameEngaged: reveal,
  shotFired(turn, bearer, weapon) {
    if (givesAway(turn.state, weapon)) reveal(turn, bearer);
  },
  moved(turn, bearer, willed) {
    const known = givenAway(bearer);
    if (!known || !willed || isEngaged(turn.state, bearer)) return;
    const another = hidingPlaces(turn.state, bearer).some((id) => !known.includes(id));
    if (another) turn.emit({ type: 'marked', figure: bearer.id, rule: ID });
  },
};

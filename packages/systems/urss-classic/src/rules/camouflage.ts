import { refuse, type Refusal } from '@escarmouche/referee';
import { nameOf } from '@escarmouche/skirmish';
import { isEngaged } from '@escarmouche/skirmish/plane';
import type { Place } from '@escarmouche/space';
import type { Rule } from '../rule.ts';
import { specialAction } from '../special.ts';
import type { Figure, State } from '../state.ts';
import type { Turn } from '../turn.ts';
import { givesAway, hidingPlaces } from '../undetectable.ts';

const ID = 'camouflage';

/** Features behind which the figure has hidden. */
function hideouts({ marks }: Figure): readonly string[] {
  const known = marks[ID];
  return Array.isArray(known) ? (known as readonly string[]) : [];
}

/** Hideouts that the figure has not left, at any of these places: between two of them a convex feature is not left. */
function kept(state: State, figure: Figure, trail: readonly Place[] = [figure]): readonly string[] {
  const touched = trail.map((at) => hidingPlaces(state, { ...figure, ...at }));
  return hideouts(figure).filter((id) => touched.every((ids) => ids.includes(id)));
}

function hideRefusal(state: State, figure: Figure): Refusal | undefined {
  const who = nameOf(state, figure.id);
  if (isEngaged(state, figure)) return refuse('UC-ACT-HIDE', `${who} est au contact d’un ennemi.`, `${who} is engaged.`);
  return hidingPlaces(state, figure).length > 0
    ? undefined
    : refuse('UC-ACT-HIDE', `${who} ne touche rien qui la cache.`, `${who} touches nothing that hides it.`);
}

function reveal(turn: Turn, bearer: Figure): void {
  if (hideouts(bearer).length > 0) turn.emit({ type: 'marked', figure: bearer.id, rule: ID });
}

const hide = specialAction(ID, {
  aim: 'nothing',
  words: {
    label: { fr: 'Se cacher', en: 'Hide' },
    commit: { fr: 'Se cacher', en: 'Hide' },
    told: { fr: 'se cache', en: 'hides' },
    typed: { fr: ['se cacher', 'cacher', 'cache'], en: ['hide'] },
    written: ['hide', 'se cacher', 'cacher'],
  },
  worth: 0.1,
  says: 'UC-ACT-HIDE',
  cost: () => 1,
  check: hideRefusal,
  play: (turn, figure) => turn.emit({ type: 'marked', figure: figure.id, rule: ID, value: hidingPlaces(turn.state, figure) }),
});

/** Undetectable once hidden, until a melee, a shot or leaving the feature gives the bearer away, or it leaves play (UC-ATTR-CAMOUFLAGE, UC-ACT-HIDE). */
export const camouflage: Rule = {
  id: ID,
  cites: ['UC-ATTR-CAMOUFLAGE', 'UC-ACT-HIDE'],
  serves: 'hide',
  undetectable: (state, bearer) => kept(state, bearer).length > 0,
  becameEngaged: reveal,
  cameBack: reveal,
  shotFired(turn, bearer, weapon) {
    if (givesAway(turn.state, weapon)) reveal(turn, bearer);
  },
  moved(turn, bearer, _willed, trail) {
    const value = kept(turn.state, bearer, [...trail, bearer]);
    if (value.length === hideouts(bearer).length) return;
    turn.emit({ type: 'marked', figure: bearer.id, rule: ID, value: value.length > 0 ? value : undefined });
  },
  action: hide,
  formerly: { command: 'hide' },
};

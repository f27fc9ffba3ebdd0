import { markOf } from '@escarmouche/skirmish';
import { isEngaged } from '@escarmouche/skirmish/plane';
import type { Place } from '@escarmouche/space';
import { hidingAction, hidingPlaces, highPlaces } from '../hiding.ts';
import type { Rule } from '../rule.ts';
import type { Figure, State } from '../state.ts';
import type { Turn } from '../turn.ts';

const ID = 'furtif';
const RULE = 'UK-ATTR-FURTIF';

/** Has the bearer passed its test, and not been given away since? */
const isHidden = ({ marks }: Figure): boolean => marks[ID] === true;

/** Features that the bearer touched when it was given away. */
function noted({ marks }: Figure): readonly string[] {
  const features = marks[ID];
  return Array.isArray(features) ? (features as readonly string[]) : [];
}

/** Features that may hide the bearer now: once given away, others that are a pace high too. */
function shelters(state: State, bearer: Figure): readonly string[] {
  if (bearer.marks[ID] === undefined || isHidden(bearer)) return hidingPlaces(state, bearer);
  return highPlaces(state, bearer).filter((place) => !noted(bearer).includes(place));
}

function giveAway(turn: Turn, bearer: Figure): void {
  const value = [...new Set([...noted(bearer), ...hidingPlaces(turn.state, bearer)])];
  turn.emit({ type: 'marked', figure: bearer.id, rule: ID, value });
}

/** Has the bearer touched a feature that hides all along its way: from one place of it to the next the same? */
function keepsToCover(state: State, bearer: Figure, trail: readonly Place[]): boolean {
  const touched = [...trail, bearer].map((at) => hidingPlaces(state, bearer, at));
  return touched.every((places, i) => places.some((place) => (touched[i - 1] ?? places).includes(place)));
}

/** Undetectable wherever the bearer touches something a pace wide, after a test; once given away only behind something else (UK-ATTR-FURTIF). */
export const stealthy: Rule = {
  id: ID,
  cites: [RULE, 'UK-ATTR-INDECELABLE'],
  serves: 'hide',
  ...hidingAction({
    id: ID,
    rule: RULE,
    words: {
      label: { fr: 'Furtif', en: 'Stealth' },
      commit: { fr: 'Se dissimuler', en: 'Sneak' },
      told: { fr: 'cherche à se dissimuler', en: 'tries to slip out of sight' },
      typed: { fr: ['se dissimuler', 'furtif', 'furtive'], en: ['sneak', 'stealth'] },
      written: ['sneak', 'se dissimuler', 'furtif'],
    },
    behind: shelters,
    works(turn, bearer) {
      if (isEngaged(turn.state, bearer)) giveAway(turn, bearer);
      else turn.emit({ type: 'marked', figure: bearer.id, rule: ID, value: true });
    },
  }),
  undetectable: (state, bearer) => isHidden(bearer) && markOf(state, ID, bearer.id) === undefined && hidingPlaces(state, bearer).length > 0,
  becameEngaged(turn, bearer) {
    if (bearer.marks[ID] !== undefined) giveAway(turn, bearer);
  },
  shotFired(turn, bearer, { silent }) {
    if (silent) return;
    if (bearer.marks[ID] !== undefined) giveAway(turn, bearer);
    else turn.emit({ type: 'marked', figure: bearer.id, rule: ID, value: true, until: 'turn' });
  },
  moved(turn, bearer, willed, trail) {
    const { id } = bearer;
    const retest = turn.state.scene.options['furtif.mode'] === 'retest';
    if (isHidden(bearer)) {
      if (retest && !keepsToCover(turn.state, bearer, trail)) turn.emit({ type: 'marked', figure: id, rule: ID });
      return;
    }
    if (bearer.marks[ID] === undefined || !willed || shelters(turn.state, bearer).length === 0 || isEngaged(turn.state, bearer)) return;
    turn.emit({ type: 'marked', figure: id, rule: ID, ...(!retest && { value: true }) });
  },
  remembers: [
    { written: ['hidden', 'dissimulée', 'dissimulé'], takes: 'yes', value: true },
    { written: ['given away at', 'trahie près de', 'trahi près de'], takes: 'features' },
  ],
};

import type { Refusal } from '@escarmouche/referee';
import { groupOf } from '@escarmouche/skirmish';
import { chargesOf, flightTo, refusalOf, somewhereToLand, travel, type Planned } from '@escarmouche/skirmish/plane';
import type { Place } from '@escarmouche/space';
import { dares } from '../fear.ts';
import { disengage } from '../melee/free-attack.ts';
import { travelling } from '../movement/travelling.ts';
import type { OpenQuestion } from '../open-questions.ts';
import { plane } from '../plane.ts';
import { power } from '../powers.ts';
import type { Rule } from '../rule.ts';
import type { Figure, FigureId, State } from '../state.ts';
import type { Turn } from '../turn.ts';

const ID = 'surdeplacement';
const DISTANCE = 8000;
const RULE = 'UC-SW-PWR-SURDEPLACEMENT';
const TRIES = 100;

declare module '../questions.ts' {
  interface QuestionsByPurpose {
    /** The end of the leap, `limit` units away at most. */
    readonly landing: { readonly about: { readonly figure: FigureId; readonly limit: number }; readonly answer: Place };
  }
}

/** A leap of no length stays on the spot. */
const stays = ({ x, y, z }: Figure, to: Place): boolean => to.x === x && to.y === y && to.z === z;

const leap = (state: State, figure: Figure, to: Place): Planned<State> => flightTo(plane, state, figure, to, DISTANCE, RULE);

function landingRefusal(state: State, figure: Figure, to: Place): Refusal | undefined {
  return stays(figure, to) ? undefined : refusalOf(leap(state, figure, to));
}

/** The place is chosen after the test, and again where the fear of an enemy there is not overcome. */
function chooseLanding(turn: Turn, figure: Figure): Place {
  const { seat } = groupOf(turn.state, figure.id);
  for (;;) {
    const to = turn.choose('landing', { seat, about: { figure: figure.id, limit: DISTANCE } }, (answer) =>
      landingRefusal(turn.state, figure, answer as unknown as Place),
    );
    if (stays(figure, to) || dares(turn, figure.id, chargesOf(leap(turn.state, figure, to)))) return to;
  }
}

const landingQuestion: OpenQuestion<'landing'> = {
  id: 'landing',
  form: 'place',
  rule: RULE,
  sample(state, { figure: id }, random) {
    const figure = state.figures[id];
    if (!figure) throw new Error(`no figure ${id}`);
    for (let tries = 0; tries < TRIES; tries++) {
      const { x, y, z } = somewhereToLand(state, figure, DISTANCE, random);
      if (!landingRefusal(state, figure, { x, y, z })) return { x, y, z };
    }
    return { x: figure.x, y: figure.y, z: figure.z };
  },
};

/** Leaps 8 paces in any direction as with a jetpack, once the test has succeeded and the enemies in contact have struck (UC-SW-PWR-SURDEPLACEMENT). */
export const forceLeap: Rule = {
  serves: 'leap',
  ...power({
    id: ID,
    cites: [RULE],
    art: 'force',
    moves: true,
    asks: { title: (who) => ({ fr: `Où ${who} se pose`, en: `Where ${who} lands` }), purpose: 'landing', open: landingQuestion },
    works(turn, { user }) {
      if (!disengage(turn, user)) return;
      const way = leap(turn.state, user, chooseLanding(turn, user));
      if (!('rule' in way)) travel(travelling, turn, user, way);
    },
  }),
};

import { line } from '@escarmouche/referee';
import { allied, enemiesOf, figureOf, inPlay, markOf } from '@escarmouche/skirmish';
import { distanceBetween } from '@escarmouche/skirmish/placed';
import { below } from '@escarmouche/space';
import { fleeFrom } from '../displacement.ts';
import { moraleTest } from '../morale.ts';
import type { Rule } from '../rule.ts';
import type { Figure, FigureId, State } from '../state.ts';
import type { Turn } from '../turn.ts';

const ID = 'terrifiant';
const RADIUS = 10000;

function isNear(state: State, bearer: Figure, figure: Figure): boolean {
  return below(distanceBetween(state, bearer, figure), RADIUS);
}

function near(state: State, bearer: Figure): readonly FigureId[] {
  const enemies = enemiesOf(state, bearer.id).filter((enemy) => isNear(state, bearer, enemy));
  return enemies.map(({ id }) => id);
}

/** A test at most once a turn for each pair; an enemy that fails flees. */
function face(turn: Turn, bearer: Figure, id: FigureId): void {
  const figure = figureOf(turn.state, id);
  if (!inPlay(figure) || markOf(turn.state, ID, id, bearer.id)) return;
  turn.emit({ type: 'marked', figure: id, rule: ID, of: bearer.id, value: true, until: 'turn' });
  if (!moraleTest(turn, figure, 'UC-ATTR-TERRIFIANT', bearer)) fleeFrom(turn, id, bearer.id);
}

/** Causes terror at less than 10 paces: as an activation starts there, or after an action that has brought figures so near (UC-ATTR-TERRIFIANT). */
export const terrifying: Rule = {
  id: ID,
  cites: ['UC-ATTR-TERRIFIANT'],
  activationStarts(turn, activated, bearer) {
    if (!allied(turn.state, activated.id, bearer.id) && isNear(turn.state, bearer, activated)) face(turn, bearer, activated.id);
  },
  aroundAction(state, bearer) {
    const before = inPlay(bearer) ? near(state, bearer) : [];
    return (turn) => {
      for (const id of near(turn.state, bearer)) if (!before.includes(id)) face(turn, bearer, id);
    };
  },
  tells: (words, { figure, of = '' }) =>
    words.say(
      line`${words.figure(figure)} doit surmonter la terreur que répand ${words.figure(of)}.`,
      line`${words.figure(figure)} must overcome the terror that ${words.figure(of)} spreads.`,
    ),
  formerly: {
    event: ({ type, figure, enemy }) =>
      type === 'terrorFaced'
        ? { type: 'marked', figure: String(figure), rule: ID, of: String(enemy), value: true, until: 'turn' }
        : undefined,
  },
};

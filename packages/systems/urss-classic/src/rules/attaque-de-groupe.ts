import type { Refusal } from '@escarmouche/referee';
import { figureOf, groupOf, inPlay } from '@escarmouche/skirmish';
import { engagedWith, isEngaged, notEngaged } from '@escarmouche/skirmish/plane';
import { lose } from '../damage.ts';
import { pushBack } from '../displacement.ts';
import { fight, type Suspended } from '../fights/fight.ts';
import type { Rule } from '../rule.ts';
import { specialAction } from '../special.ts';
import type { Figure, FigureId, State } from '../state.ts';
import type { Turn } from '../turn.ts';

const ID = 'attaque-de-groupe';
const RULE = 'UC-ATTR-ATTAQUE-DE-GROUPE';

declare module '../questions.ts' {
  interface QuestionsByPurpose {
    /** The next opponent of the group attack; null: none. */
    readonly groupAttack: {
      readonly about: { readonly figure: FigureId; readonly left: readonly FigureId[] };
      readonly answer: FigureId | null;
    };
  }
}

function refusal(state: State, figure: Figure): Refusal | undefined {
  return isEngaged(state, figure) ? undefined : notEngaged('UC-ACT-FIGHT', state, figure.id);
}

/** One combat at most with each enemy in contact as the action begins; the attacker's player picks the next, or stops, after each. */
function fightAll(turn: Turn, figure: Figure, suspended: Suspended): void {
  const { seat } = groupOf(turn.state, figure.id);
  const first = engagedWith(turn.state, figure).map(({ id }) => id);
  for (let left = first; left.length > 0;) {
    const options: readonly (FigureId | null)[] = left === first ? left : [...left, null];
    const next = turn.choose('groupAttack', { seat, about: { figure: figure.id, left }, options });
    if (next === null) return;
    fight(turn, figure, figureOf(turn.state, next), suspended);
    left = left.filter((id) => id !== next && inPlay(figureOf(turn.state, id)));
  }
}

/** The attacker's injuries at the end: all losses, then its push-backs, in the order of the fights. */
function settle(turn: Turn, figure: FigureId, { points, pushes }: Suspended): void {
  for (const loss of points) lose(turn, figure, loss.points, loss.by);
  for (const by of pushes) if (inPlay(figureOf(turn.state, figure))) pushBack(turn, figure, by);
}

const groupFight = specialAction(ID, {
  aim: 'nothing',
  words: {
    label: { fr: 'Attaque de groupe', en: 'Group attack' },
    commit: { fr: 'Attaquer', en: 'Attack' },
    typed: { fr: ['attaque de groupe'], en: ['group attack'] },
    written: ['groupAttack', 'attaque de groupe'],
  },
  fightsAll: true,
  says: RULE,
  type: 'fight',
  cost: () => 1,
  repeatable: true,
  hands: true,
  check: refusal,
  play(turn, figure) {
    const suspended: Suspended = { points: [], pushes: [] };
    fightAll(turn, figure, suspended);
    settle(turn, figure.id, suspended);
  },
});

/** One combat action against every enemy engaged; injuries and push-backs of the attacker wait for the end (UC-ATTR-ATTAQUE-DE-GROUPE). */
export const groupAttack: Rule = {
  id: ID,
  cites: [RULE],
  action: groupFight,
  asks: {
    title: () => ({ fr: 'Prochaine adversaire de l’attaque de groupe', en: 'Next enemy of the group attack' }),
    purpose: 'groupAttack',
  },
  formerly: { command: 'groupAttack' },
};

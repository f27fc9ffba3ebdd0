import { refuse, type Refusal } from '@escarmouche/referee';
import { figureOf, groupOf, inPlay, nameOf } from '@escarmouche/skirmish';
import { engagedWith, isEngaged, notEngaged } from '@escarmouche/skirmish/plane';
import { lose } from '../damage.ts';
import { pushBack } from '../displacement.ts';
import { fell } from '../fights/aftermath.ts';
import { fight, mayFight } from '../fights/fight.ts';
import type { Suspended } from '../fights/fighter.ts';
import type { Rule } from '../rule.ts';
import { specialAction } from '../special.ts';
import type { Figure, FigureId, State } from '../state.ts';
import type { Turn } from '../turn.ts';

const ID = 'attaque-de-groupe';
const RULE = 'UK-MELEE-GROUP';

declare module '../questions.ts' {
  interface QuestionsByPurpose {
    /** The next opponent of the group attack; null: none. */
    readonly groupAttack: {
      readonly about: { readonly figure: FigureId; readonly left: readonly FigureId[] };
      readonly answer: FigureId | null;
    };
  }
}

/** Enemies in contact that a figure may fight. */
const foes = (state: State, figure: Figure): readonly Figure[] => engagedWith(state, figure).filter((enemy) => mayFight(figure, enemy));

function refusal(state: State, figure: Figure): Refusal | undefined {
  if (foes(state, figure).length > 0) return undefined;
  if (!isEngaged(state, figure)) return notEngaged('UK-ACT-FIGHT', state, figure.id);
  const who = nameOf(state, figure.id);
  return refuse('UK-STATE-PRONE-FIGHT', `À terre, ${who} ne combat pas d’ennemi debout.`, `Prone, ${who} cannot fight who stands.`);
}

/** One fight at most with each enemy in contact as the action begins; the attacker's player picks the next, or stops, after each. */
function fightAll(turn: Turn, figure: Figure, suspended: Suspended, reaction: boolean): void {
  const { seat } = groupOf(turn.state, figure.id);
  const first = foes(turn.state, figure).map(({ id }) => id);
  for (let left = first; left.length > 0;) {
    const options: readonly (FigureId | null)[] = left === first ? left : [...left, null];
    const next = turn.choose('groupAttack', { seat, about: { figure: figure.id, left }, options });
    if (next === null) return;
    fight(turn, figure, figureOf(turn.state, next), { suspended, reaction });
    left = left.filter((id) => id !== next && inPlay(figureOf(turn.state, id)));
  }
}

/** The attacker's injuries and losses at the end: points and weapons in the order of the fights, then the fall, then displacements. */
function settle(turn: Turn, figure: FigureId, { points, losses, felled, pushes }: Suspended): void {
  for (const { weapon, rule } of losses) {
    if (!figureOf(turn.state, figure).lost.includes(weapon)) turn.emit({ type: 'weaponLost', figure, weapon, rule });
  }
  for (const loss of points) lose(turn, figure, loss.points, loss.by);
  for (const one of felled) fell(turn, figure, one, undefined);
  for (const { by, length } of pushes) if (inPlay(figureOf(turn.state, figure))) pushBack(turn, figure, by, length);
}

/** In one fight action a fight with every enemy engaged; injuries and losses of the attacker wait for the end (UK-MELEE-GROUP). */
export const groupAttack: Rule = {
  id: ID,
  cites: [RULE],
  action: specialAction(ID, {
    aim: 'nothing',
    words: {
      label: { fr: 'Attaque de groupe', en: 'Group attack' },
      commit: { fr: 'Attaquer', en: 'Attack' },
      typed: { fr: ['attaque de groupe'], en: ['group attack'] },
      written: ['groupAttack', 'attaque de groupe'],
    },
    fightsAll: true,
    says: RULE,
    types: ['fight'],
    cost: () => 1,
    hands: true,
    lying: true,
    whileFleeing: true,
    check: refusal,
    answers: (state, figure, _command, enemy) => foes(state, figure).every(({ id }) => id === enemy),
    play(turn, figure, _command, reaction) {
      const suspended: Suspended = { points: [], felled: [], pushes: [], losses: [] };
      fightAll(turn, figure, suspended, reaction);
      settle(turn, figure.id, suspended);
    },
  }),
  asks: {
    title: () => ({ fr: 'Prochaine adversaire de l’attaque de groupe', en: 'Next enemy of the group attack' }),
    purpose: 'groupAttack',
  },
};

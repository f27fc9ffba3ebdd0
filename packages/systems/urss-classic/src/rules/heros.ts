import { line, refuse, type Pool, type Refusal } from '@escarmouche/referee';
import { groupOf, markOf, passes, sheetOf } from '@escarmouche/skirmish';
import { poolOf, signOf } from '../dice.ts';
import { grantOf } from '../granted.ts';
import type { Rule } from '../rule.ts';
import { specialAction } from '../special.ts';
import type { Figure, State } from '../state.ts';

const ID = 'heros';
const RULE = 'UC-ATTR-HEROS';

/** The Héros test, by the figure's level. */
function heroPool(state: State, figure: Figure): Pool {
  return poolOf(signOf(grantOf(sheetOf(state, figure.id), ID)?.grant.level ?? 'normal', RULE));
}

/** Before any other action of the activation (UC-ATTR-HEROS). */
function heroRefusal(state: State): Refusal | undefined {
  return state.activation?.done.length === 0
    ? undefined
    : refuse(RULE, 'Le test de Héros est la première action.', 'The Hero test is the first action.');
}

const heroTest = specialAction(ID, {
  aim: 'nothing',
  words: {
    label: { fr: 'Héros', en: 'Hero' },
    commit: { fr: 'Tenter', en: 'Try' },
    told: { fr: 'tente un acte héroïque', en: 'attempts a heroic act' },
    typed: { fr: ['heros'], en: ['hero'] },
    written: ['hero', 'héros', 'hero test', 'test de héros'],
  },
  says: RULE,
  cost: () => 1,
  ownActivationOnly: true,
  check: heroRefusal,
  passes: (state, figure) => passes(heroPool(state, figure)),
  play(turn, figure) {
    const roll = turn.roll(ID, heroPool(turn.state, figure), { figure: figure.id }, groupOf(turn.state, figure.id).seat);
    turn.emit({ type: 'rolled', purpose: ID, roll, rule: RULE, figure: figure.id });
    const value = turn.state.activation?.done.length;
    if (roll.success) turn.emit({ type: 'marked', figure: figure.id, rule: ID, value, until: 'activation' });
  },
});

/** For a first action, a test: on a success the second action may be made twice (UC-ATTR-HEROS). */
export const hero: Rule = {
  id: ID,
  cites: [RULE],
  leads: 2,
  serves: 'double',
  action: heroTest,
  rolls: { title: { fr: 'Test de Héros', en: 'Hero test' }, told: { fr: 'test de Héros', en: 'hero test' }, written: ['hero', 'héros'] },
  // The mark holds the number of actions taken before the test was passed: the next action is meant.
  doubles: (state, bearer) => state.activation?.done.length === markOf(state, ID, bearer.id),
  remembers: [{ written: ['doubles', 'héros', 'hero', 'heroic', 'hero passed'], of: 'activation', takes: 'yes', value: (done) => done }],
  tells: (words, { figure }) =>
    words.say(
      line`${words.figure(figure)} pourra faire deux fois sa prochaine action.`,
      line`${words.figure(figure)} may take its next action twice.`,
    ),
  formerly: {
    command: 'hero',
    roll: 'hero',
    event: ({ type, figure }) =>
      type === 'encoreGranted' ? { type: 'marked', figure: String(figure), rule: ID, value: 1, until: 'activation' } : undefined,
  },
};

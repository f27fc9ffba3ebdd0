import { refuse, type Pool, type Refusal } from '@escarmouche/referee';
import { groupOf, sheetOf } from '@escarmouche/skirmish';
import type { ActionCommand } from '../commands.ts';
import { poolOf, signOf } from '../dice.ts';
import { grantOf } from '../granted.ts';
import { action, type Rule } from '../rule.ts';
import type { Figure, State } from '../state.ts';

type HeroTest = Extract<ActionCommand, { type: 'hero' }>;

/** The Héros test, by the figure's level. */
function heroPool(state: State, figure: Figure): Pool {
  return poolOf(signOf(grantOf(sheetOf(state, figure.id), 'heros')?.grant.level ?? 'normal', 'UC-ATTR-HEROS'));
}

/** Before any other action of the activation (UC-ATTR-HEROS). */
function heroRefusal(state: State): Refusal | undefined {
  return state.activation?.done.length === 0
    ? undefined
    : refuse('UC-ATTR-HEROS', 'Le test de Héros est la première action.', 'The Hero test is the first action.');
}

const heroTest = action<HeroTest>({
  id: 'hero',
  says: 'UC-ATTR-HEROS',
  cost: () => 1,
  ownActivationOnly: true,
  check: heroRefusal,
  play(turn, figure) {
    const roll = turn.roll('hero', heroPool(turn.state, figure), { figure: figure.id }, groupOf(turn.state, figure.id).seat);
    turn.emit({ type: 'rolled', purpose: 'hero', roll, rule: 'UC-ATTR-HEROS', figure: figure.id });
    if (roll.success) turn.emit({ type: 'encoreGranted', figure: figure.id });
  },
  offers: (state) => [{ id: 'hero', type: 'hero', command: { type: 'hero' }, refusal: heroRefusal(state) }],
});

/** For a first action, a test: on a success the second action may be made twice (UC-ATTR-HEROS). */
export const hero: Rule = { id: 'heros', cites: ['UC-ATTR-HEROS'], actions: [heroTest] };

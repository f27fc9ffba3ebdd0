import type { Random, Refusal } from '@escarmouche/referee';
import { markOf } from '@escarmouche/skirmish';
import { flightTo, openOffer, refusalOf, setOutOn, somewhereToLand, type Planned } from '@escarmouche/skirmish/plane';
import type { ActionCommand, SpecialCommand } from '../commands.ts';
import { chargesOf } from '../movement/charging.ts';
import { travelling } from '../movement/travelling.ts';
import { plane } from '../plane.ts';
import type { Rule } from '../rule.ts';
import { specialAction } from '../special.ts';
import type { Figure, State } from '../state.ts';

const ID = 'bondissant';
const DISTANCE = 8000;
const RULE = 'UK-ATTR-BONDISSANT';

const leap = (state: State, figure: Figure, { to }: SpecialCommand): Planned<State> =>
  flightTo(plane, state, figure, to ?? figure, DISTANCE, RULE);

const refusal = (state: State, figure: Figure, command: SpecialCommand): Refusal | undefined => refusalOf(leap(state, figure, command));

/** Has the figure been lent the leap for the turn: a mark under the rule's slug? */
const isLent = (state: State, { id }: Figure): boolean => markOf(state, ID, id) !== undefined;

/** Leaps 8 paces in any direction, over everything; by option in two actions, unless lent for the turn (UK-ATTR-BONDISSANT). */
export const leaping: Rule = {
  id: ID,
  cites: [RULE],
  serves: 'leap',
  lentTo: isLent,
  action: specialAction(ID, {
    aim: 'place',
    words: {
      label: { fr: 'Bondir', en: 'Leap' },
      commit: { fr: 'Bondir', en: 'Leap' },
      typed: { fr: ['bondir', 'bondit'], en: ['leap'] },
      written: ['leap', 'bond', 'bondir'],
    },
    cost: (state, figure) => (isLent(state, figure) ? 1 : Number(state.scene.options['bondissant.actions'])),
    moves: true,
    check: refusal,
    charges: (state, figure, command) => chargesOf(state, figure, leap(state, figure, command)),
    play: (turn, figure, command) => setOutOn(travelling, turn, figure, leap(turn.state, figure, command)),
    offers(state, figure) {
      const draw = (random: Random): SpecialCommand => ({
        type: 'special',
        rule: ID,
        to: somewhereToLand(state, figure, DISTANCE, random),
      });
      return [{ ...openOffer<ActionCommand, SpecialCommand>('special', (command) => refusal(state, figure, command), draw), id: ID }];
    },
  }),
};

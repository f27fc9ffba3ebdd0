import type { Random, Refusal } from '@escarmouche/referee';
import { chargesOf, flightTo, openOffer, refusalOf, setOutOn, somewhereToLand, type Planned } from '@escarmouche/skirmish/plane';
import type { ActionCommand, SpecialCommand } from '../commands.ts';
import { travelling } from '../movement/travelling.ts';
import { plane } from '../plane.ts';
import type { Rule } from '../rule.ts';
import { specialAction } from '../special.ts';
import type { Figure, State } from '../state.ts';

const ID = 'jetpack';
const DISTANCE = 8000;
const RULE = 'UC-ATTR-JETPACK';

const flight = (state: State, figure: Figure, { to }: SpecialCommand): Planned<State> =>
  flightTo(plane, state, figure, to ?? figure, DISTANCE, RULE);

const check = (state: State, figure: Figure, command: SpecialCommand): Refusal | undefined => refusalOf(flight(state, figure, command));

const takeOff = specialAction(ID, {
  aim: 'place',
  words: {
    label: { fr: 'Voler', en: 'Fly' },
    commit: { fr: 'Voler', en: 'Fly' },
    typed: { fr: ['voler', 'vole'], en: ['fly'] },
    written: ['jetpack', 'jetpack jump', 'voler', 'fly'],
  },
  cost: (state) => Number(state.scene.options['jetpack.actions']),
  repeatable: true,
  moves: true,
  check,
  charges: (state, figure, command) => chargesOf(flight(state, figure, command)),
  play: (turn, figure, command) => setOutOn(travelling, turn, figure, flight(turn.state, figure, command)),
  offers(state, figure) {
    const draw = (random: Random): SpecialCommand => ({ type: 'special', rule: ID, to: somewhereToLand(state, figure, DISTANCE, random) });
    return [{ ...openOffer<ActionCommand, SpecialCommand>('special', (command) => check(state, figure, command), draw), id: ID }];
  },
});

/** Jumps 8 paces in any direction, over everything (UC-ATTR-JETPACK). */
export const jetpack: Rule = { id: ID, cites: [RULE], serves: 'leap', action: takeOff, formerly: { command: 'jetpack' } };

import type { Random, Refusal } from '@escarmouche/referee';
import { openOffer } from '@escarmouche/skirmish/plane';
import type { Place } from '@escarmouche/space';
import type { ActionCommand, SpecialCommand } from '../commands.ts';
import { flightCharges, flightRefusal, fly, somewhereToLand } from '../movement/flight.ts';
import type { Rule } from '../rule.ts';
import { specialAction } from '../special.ts';
import type { Figure, State } from '../state.ts';

const ID = 'jetpack';
const DISTANCE = 8000;
const RULE = 'UC-ATTR-JETPACK';

const landing = (figure: Figure, { to }: SpecialCommand): Place => to ?? figure;

const check = (state: State, figure: Figure, command: SpecialCommand): Refusal | undefined =>
  flightRefusal(state, figure, landing(figure, command), DISTANCE, RULE);

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
  charges: (state, figure, command) => flightCharges(state, figure, landing(figure, command), DISTANCE),
  play: (turn, figure, command) => fly(turn, figure, landing(figure, command), DISTANCE),
  offers(state, figure) {
    const draw = (random: Random): SpecialCommand => ({ type: 'special', rule: ID, to: somewhereToLand(state, figure, DISTANCE, random) });
    return [{ ...openOffer<ActionCommand, SpecialCommand>('special', (command) => check(state, figure, command), draw), id: ID }];
  },
});

/** Jumps 8 paces in any direction, over everything (UC-ATTR-JETPACK). */
export const jetpack: Rule = { id: ID, cites: [RULE], action: takeOff, formerly: { command: 'jetpack' } };

import type { Random, Seat } from '@escarmouche/referee';
import { enemiesOf, figureOf, groupById } from '@escarmouche/skirmish';
import { drawnUpNext } from '@escarmouche/skirmish/plane';
import { sub } from '@escarmouche/space';
import { plane, urssKitGame, type Command, type Figure, type State } from '@escarmouche/urss-kit';
import type { Bot, Decision } from '../bot.ts';
import { greedyPlayer, readiest, type Play, type Temper } from '../plane/greedy.ts';
import { nearest } from '../plane/nearest.ts';
import type { Aim } from './aims.ts';
import { answerOf, explained } from './answers.ts';
import { deeds, type Option } from './deeds.ts';
import { tactics } from './tactics.ts';

/** Plays the URSS kit for the best next action, its secret choices included. */
export function urssKitBot(temper?: Temper): Bot<State, Command> {
  return greedyPlayer(play, temper);
}

const play: Play<State, Command, Aim> = {
  system: urssKitGame,
  tactics,
  steer,
  acting: ({ activation, figures }) => activation && figures[activation.figure],
  rises: (state, figure) => (figure.posture === 'prone' ? standUp(figure, nearest(figure, enemiesOf(state, figure.id))) : undefined),
  deeds,
  // After an aim the shot comes, and a change of weapons costs nothing.
  ends: (_state, { type }) => type === 'aim' || type === 'hold',
  pass: { type: 'pass' },
  answer: answerOf,
  explain: explained,
};

/** Deploys as figures are drawn up; in classic activation says who acts. */
function steer(state: State, seat: Seat, random: Random): Decision<Command> | undefined {
  if (state.phase === 'play') return state.activation ? undefined : { command: nextOf(state) };
  const offers = urssKitGame.offers(state, seat).filter((offer) => !offer.refusal);
  const done = offers.find((offer) => offer.type === 'endDeployment');
  if (done?.command) return { command: done.command };
  const command = drawnUpNext(plane, state, state.group, random);
  if (!command) throw new Error(`no room to deploy for ${seat}`);
  return { command };
}

function nextOf(state: State): Command {
  const waiting = groupById(state, state.group)
    .figures.map((id) => figureOf(state, id))
    .filter(({ id }) => !urssKitGame.check(state, groupById(state, state.group).seat, { type: 'activate', figure: id }));
  const next = readiest(tactics, state, waiting);
  return next ? { type: 'activate', figure: next.id } : { type: 'endGroup' };
}

function standUp(figure: Figure, foe: Figure | undefined): Option {
  const facing = foe ? sub(foe, figure) : figure.facing;
  return { command: { type: 'standUp', facing }, value: 1, reason: () => ({ fr: 'Se relever d’abord.', en: 'Standing up comes first.' }) };
}

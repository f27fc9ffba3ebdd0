import type { Random, Seat } from '@escarmouche/referee';
import { enemiesOf, inPlay } from '@escarmouche/skirmish';
import { drawnUpNext } from '@escarmouche/skirmish/plane';
import { sub } from '@escarmouche/space';
import { plane, urssClassicGame, type Command, type Figure, type State } from '@escarmouche/urss-classic';
import type { Bot, Decision } from '../bot.ts';
import { greedyPlayer, readiest, watchValue, WATCH, type Play, type Temper } from '../plane/greedy.ts';
import { nearest } from '../plane/nearest.ts';
import { answerOf, explained } from './answers.ts';
import type { Aim } from './aims.ts';
import { attacks, type Option } from './attacks.ts';
import { special } from './special.ts';
import { tactics } from './tactics.ts';

/** Plays for the best next action by exact expected damage, exposure and the way to the enemy. Looks one action ahead, at most two. */
export function greedyBot(temper?: Temper): Bot<State, Command> {
  return greedyPlayer(play, temper);
}

const play: Play<State, Command, Aim> = {
  system: urssClassicGame,
  tactics,
  steer,
  acting: ({ activation, figures }) => activation && figures[activation.figure],
  rises: (state, figure) => (figure.posture === 'prone' ? getUp(figure, nearest(figure, enemiesOf(state, figure.id))) : undefined),
  deeds: (outlook, haste) => [
    ...attacks(outlook),
    ...special(outlook),
    { command: { type: 'alert' }, value: watchValue(outlook, haste), reason: WATCH },
  ],
  ends: (_state, { type }) => type === 'alert',
  pass: { type: 'pass' },
  answer: answerOf,
  explain: explained,
};

/** Rolls the order, deploys as figures are drawn up, says who acts. */
function steer(state: State, seat: Seat, random: Random): Decision<Command> | undefined {
  if (state.phase === 'play') return state.activation ? undefined : { command: { type: 'activate', figure: nextFigure(state) } };
  const offers = urssClassicGame.offers(state, seat).filter((offer) => !offer.refusal);
  const done = offers.find((offer) => offer.type === 'endDeployment' || offer.type === 'rollOrder');
  if (done?.command) return { command: done.command };
  const command = drawnUpNext(plane, state, state.group, random);
  if (!command) throw new Error(`no room to deploy for ${seat}`);
  return { command };
}

function nextFigure(state: State): string {
  const group = state.scene.groups.find(({ id }) => id === state.group);
  const waiting = (group?.figures ?? []).flatMap((id) => state.figures[id] ?? []).filter((figure) => inPlay(figure) && !figure.activated);
  const next = readiest(tactics, state, waiting);
  if (!next) throw new Error('nobody waits to be activated');
  return next.id;
}

function getUp(figure: Figure, foe: Figure | undefined): Option {
  const facing = foe ? sub(foe, figure) : figure.facing;
  return { command: { type: 'getUp', facing }, value: 1, reason: () => ({ fr: 'Se relever d’abord.', en: 'Getting up comes first.' }) };
}

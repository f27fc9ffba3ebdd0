import { refuse, type Refusal } from '@escarmouche/referee';
import { nameOf } from '@escarmouche/skirmish';
import { paces } from '@escarmouche/skirmish/plane';
import { featureById, type Refusal as Obstacle, type Stop } from '@escarmouche/space';
import { shuns } from '../fear.ts';
import type { Figure, State } from '../state.ts';
import { STANDOFF } from '../undetectable.ts';
import type { Way } from './way.ts';

/** Why a figure may not go this way: it must be able to go it whole, or end it by contact or by a fall. `rule` sets the length allowed. */
export function wayRefusal(state: State, figure: Figure, way: Way, rule: string): Refusal | undefined {
  const { stop } = way;
  return !stop || stop.reason === 'contact' || stop.reason === 'fall' ? undefined : stopRefusal(state, figure, stop, rule);
}

/** What stands in the way, in words. */
function stopRefusal(state: State, figure: Figure, stop: Stop, rule: string): Refusal {
  switch (stop.reason) {
    case 'table':
      return refuse('UC-MOVE-PATH', 'C’est le bord de la table.', 'That is the edge of the table.');
    case 'solid':
    case 'figure':
      return blockedBy(state, stop.id ?? '');
    case 'linear':
      return refuse('UC-MOVE-OBSTACLE', 'L’obstacle linéaire ne peut être franchi.', 'The linear obstacle cannot be crossed.');
    case 'water':
      return refuse('UC-ACT-CLIMB-SWIM', 'L’eau profonde arrête la marche : il faut nager.', 'Deep water stops a walk: it has to swim.');
    case 'clearance':
      return clearanceRefusal(state, figure, stop.id ?? '');
    case 'budget':
      return refuse(rule, 'C’est trop loin.', 'It is too far.');
    case 'contact':
    case 'fall':
      return refuse(rule, 'Le mouvement finirait là.', 'The movement would end there.');
  }
}

function blockedBy(state: State, id: string): Refusal {
  const figure = id in state.figures ? nameOf(state, id) : undefined;
  const name = featureById(state.scene.table, id)?.name;
  return refuse(
    'UC-MOVE-PATH',
    `Passage barré : ${figure ?? name?.fr ?? 'élément de décor'}.`,
    `The way is barred: ${figure ?? name?.en ?? 'terrain feature'}.`,
  );
}

function clearanceRefusal(state: State, figure: Figure, enemy: string): Refusal {
  const [who, near] = [nameOf(state, enemy), paces(STANDOFF)];
  return shuns(state, figure.id, enemy)
    ? refuse('UC-ATTR-EFFRAYANT', `La peur de ${who} interdit le contact.`, `Fear of ${who} forbids contact.`)
    : refuse(
        'UC-ATTR-INDECELABLE',
        `${who} est indécelable : pas à moins de ${near.fr}.`,
        `${who} is undetectable: no nearer than ${near.en}.`,
      );
}

/** Why there is no such climb, jump or flight. `rule` is the one of the action. */
export function obstacleRefusal(state: State, figure: Figure, { refused, id }: Obstacle, rule: string): Refusal {
  switch (refused) {
    case 'touch':
      return rule === 'UC-ACT-LADDER'
        ? refuse(rule, 'Il faut être au contact d’une échelle ou d’une corde.', 'It must be touching a ladder or a rope.')
        : refuse(rule, 'Il faut être au contact de ce qui s’escalade.', 'It must be touching what it climbs.');
    case 'height':
      return refuse(rule, 'Il n’y a rien à escalader dans ce sens.', 'There is nothing to climb that way.');
    case 'length':
      return refuse(rule, 'C’est trop loin.', 'It is too far.');
    case 'ceiling':
      return refuse(rule, 'Quelque chose la retient au-dessus d’elle.', 'Something overhead holds it back.');
    case 'fall':
    case 'linear':
    case 'water':
      return refuse(rule, 'Elle ne peut se poser là.', 'It cannot land there.');
    default:
      return stopRefusal(state, figure, id === undefined ? { reason: refused } : { reason: refused, id }, rule);
  }
}

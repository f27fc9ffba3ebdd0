import { refuse, type Refusal } from '@escarmouche/referee';
import { featureById, type Obstruction, type Stop } from '@escarmouche/space';
import { figureOf, nameOf, type FigureIn } from '../roster.ts';
import type { PlaneRuleIds, PlaneRules } from './rules.ts';
import type { PlaneState } from './state.ts';
import type { Way } from './way.ts';

/**
 * Refusal of a way: the figure must be able to go the whole way, or end it by contact, by a fall or as near as the rules allow to an enemy. `rule`
 * sets the length allowed.
 */
export function wayRefusal<S extends PlaneState>(
  rules: PlaneRules<S>,
  state: S,
  figure: FigureIn<S>,
  way: Way<S>,
  rule: string,
): Refusal | undefined {
  const { stop } = way;
  if (!stop || stop.reason === 'contact' || stop.reason === 'fall') return undefined;
  if (stop.reason === 'clearance' && !rules.shunning?.refusal) return undefined;
  return stopRefusal(rules, state, figure, stop, rule);
}

/** Obstruction of the way, in words. */
function stopRefusal<S extends PlaneState>(rules: PlaneRules<S>, state: S, figure: FigureIn<S>, stop: Stop, rule: string): Refusal {
  const { ids } = rules;
  switch (stop.reason) {
    case 'table':
      return refuse(ids.path, 'C’est le bord de la table.', 'That is the edge of the table.');
    case 'solid':
    case 'figure':
      return blockedBy(ids, state, stop.id ?? '');
    case 'linear':
      return refuse(ids.linear, 'L’obstacle linéaire ne peut être franchi.', 'The linear obstacle cannot be crossed.');
    case 'water':
      return refuse(ids.swim, 'L’eau profonde arrête la marche : il faut nager.', 'Deep water stops a walk: it has to swim.');
    case 'clearance':
      return rules.shunning?.refusal?.(state, figure, figureOf(state, stop.id ?? '')) ?? blockedBy(ids, state, stop.id ?? '');
    case 'budget':
      return refuse(rule, 'C’est trop loin.', 'It is too far.');
    case 'contact':
    case 'fall':
      return refuse(rule, 'Le mouvement finirait là.', 'The movement would end there.');
  }
}

function blockedBy({ path }: PlaneRuleIds, state: PlaneState, id: string): Refusal {
  const figure = id in state.figures ? nameOf(state, id) : undefined;
  const name = featureById(state.scene.table, id)?.name;
  return refuse(
    path,
    `Passage barré : ${figure ?? name?.fr ?? 'élément de décor'}.`,
    `The way is barred: ${figure ?? name?.en ?? 'terrain feature'}.`,
  );
}

/** Why there is no such climb, jump or flight. `rule` is the one of the action. */
export function obstacleRefusal<S extends PlaneState>(
  rules: PlaneRules<S>,
  state: S,
  figure: FigureIn<S>,
  { refused, id }: Obstruction,
  rule: string,
): Refusal {
  switch (refused) {
    case 'touch':
      return rule === rules.ids.ladder
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
      return stopRefusal(rules, state, figure, id === undefined ? { reason: refused } : { reason: refused, id }, rule);
  }
}

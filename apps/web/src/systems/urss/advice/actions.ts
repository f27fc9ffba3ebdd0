import type { Language, Offer, Seat } from '@escarmouche/referee';
import { PACE } from '@escarmouche/space';
import { offersOf, readyContextOf, refusalOf } from '../../plane/acting-context.ts';
import type { ActingContext } from '../../plane/game.ts';
import { jointRefusal } from '../../plane/preview/joint.ts';
import type { Action } from '../../game-adapter.ts';
import type { Subject } from '../../preview.ts';
import type { UrssAdvice, UrssState } from '../game.ts';
import { actionLabel, specialOf, typeOf } from './action-words.ts';
import { adviceWords } from './words.ts';

/**
 * Basic actions in the document's order; an action of a special rule after the basic one of its type, powers after the fights, other ones
 * at the end, flights first.
 */
function rank<S extends UrssState, C extends object>(game: UrssAdvice<S, C>, action: string): number {
  const type = typeOf(action);
  const rule = game.special(type);
  if (!rule?.action) return game.order.indexOf(type);
  if (rule.action.type !== undefined) return game.order.indexOf(rule.action.type) + 0.25;
  if (rule.power) return game.order.indexOf('fight') + 0.5;
  return game.order.length + (rule.action.special?.aim === 'place' ? 0 : 1);
}

/** The digit of an action, by the type of its basic action; powers have that of fights. */
function digitOf<S extends UrssState, C extends object>(game: UrssAdvice<S, C>, type: string): string {
  const rule = game.special(type);
  return String((game.digits.indexOf(rule?.action?.type ?? (rule?.power ? 'fight' : type)) + 1) % 10);
}

/** Actions shown even without an offer, for the reason to be read. */
const ALWAYS = ['climb', 'ladder'] as const;
const GROUND: ReadonlySet<string> = new Set(['move', 'run', 'crawl', 'jump', 'swim', 'mixed']);

function wantsOf<S extends UrssState, C extends object>(game: UrssAdvice<S, C>, type: string, { command }: Offer<C>): Action['wants'] {
  const special = specialOf(game, type);
  if (GROUND.has(type) || special?.aim === 'place') return 'ground';
  if (special?.aim === 'way') return special.into ? 'figure' : 'ground';
  if (type === 'climb' || type === 'ladder') return 'feature';
  return command && 'target' in command && command.target !== undefined ? 'figure' : 'nothing';
}

/** The action bar: the offers of a figure, action by action, each with a reason where every offer of it is refused. */
export function actionsFor<S extends UrssState, C extends object>(
  game: UrssAdvice<S, C>,
  state: S,
  seat: Seat,
  subject: Subject,
  language: Language,
): readonly Action[] {
  const acting = readyContextOf(game, state, seat, subject);
  if (!acting) return [];
  const groups = new Map<string, Offer<C>[]>();
  for (const offer of offersOf(game, acting)) {
    const id = offer.command ? game.actionOf(offer.command) : entryOf(offer);
    groups.set(id, [...(groups.get(id) ?? []), offer]);
  }
  const actions: Action[] = [...groups].flatMap(([id, offers]) => {
    const [first] = offers;
    const type = typeOf(id);
    if (!first || game.spared(acting.figure, type)) return [];
    const refusal = jointRefusal(acting, offers);
    // An action that can never be a reaction is not worth a line while a reaction is chosen.
    if (acting.reaction && refusal?.rule === game.reacting) return [];
    const label = labelOf(game, acting, id, language);
    return [
      { id, key: digitOf(game, type), label, cost: costOf(game, acting, type, language), wants: wantsOf(game, type, first), refusal },
    ];
  });
  for (const type of ALWAYS) {
    if (groups.has(type)) continue;
    actions.push({
      id: type,
      key: digitOf(game, type),
      label: actionLabel(game, type, language),
      wants: 'feature',
      refusal: refusalOf(game, acting, game.command({ type, feature: '', height: PACE })),
    });
  }
  return actions.sort((a, b) => rank(game, a.id) - rank(game, b.id));
}

/** A cost of more than one action, or the document's own word for the cost. */
function costOf<S extends UrssState, C extends object>(
  game: UrssAdvice<S, C>,
  { state, figure }: ActingContext<S, C>,
  type: string,
  language: Language,
): string | undefined {
  const cost = game.actions.cost(state, figure, type);
  return game.costs?.(type, language) ?? (cost > 1 ? adviceWords(language).actionsCost(cost) : undefined);
}

/** Of an open offer: of a special rule by its slug, at the ground by its weapon. */
const entryOf = <C>({ id, type }: Offer<C>): string => (type === 'special' ? id : type === 'shoot' ? id.replace(/:ground$/, '') : type);

/** Names of weapons and powers where there are several of one kind. */
function labelOf<S extends UrssState, C extends object>(
  game: UrssAdvice<S, C>,
  acting: ActingContext<S, C>,
  id: string,
  language: Language,
): string {
  const type = typeOf(id);
  const [, detail = ''] = id.split(':');
  const missiles = game.odds.shots(acting.state, acting.figure);
  const named = detail.split('+').flatMap((one) => missiles.find((weapon) => weapon.id === one)?.name[language] ?? []);
  if (type === 'shoot' && missiles.length > 1) return named.join(' + ');
  const own = game.entryLabel?.(acting, id, language);
  if (own !== undefined) return own;
  const label = actionLabel(game, type, language);
  return specialOf(game, type)?.aim === 'weapon' ? `${label} (${named.join('')})` : label;
}

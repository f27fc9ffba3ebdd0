import { refuse, type Offer, type Refusal } from '@escarmouche/referee';
import { distanceBetween } from '@escarmouche/skirmish/placed';
import { type PlaneState } from '@escarmouche/skirmish/plane';
import type { ActingContext } from '../game.ts';
import { figureIn } from '../who.ts';
import { planeWords } from '../words.ts';

/** Reasons that are short enough to be told one after the other. */
const FEW = 2;

/** The figure that a command is aimed at. */
export const targetOf = (command: object | undefined): string | undefined =>
  command && 'target' in command && typeof command.target === 'string' ? command.target : undefined;

/**
 * Why nothing that is offered of an action may be done, with the rule that forbids it at the nearest target: the reason that all share, else each of a few,
 * else how many targets there are and what forbids the nearest. Undefined where something may be done.
 */
export function jointRefusal<S extends PlaneState, C, A extends object>(
  { state, figure }: Pick<ActingContext<S, C>, 'state' | 'figure'>,
  offers: readonly Offer<A>[],
): Refusal | undefined {
  const refused = offers.flatMap((offer) => (offer.refusal ? [{ refusal: offer.refusal, target: targetOf(offer.command) }] : []));
  const [first] = refused;
  if (!first || refused.length < offers.length) return undefined;
  const away = (id: string | undefined): number => {
    const other = figureIn(state, id);
    return other ? distanceBetween(state, figure, other) : Infinity;
  };
  const byReason = new Map(refused.toSorted((a, b) => away(a.target) - away(b.target)).map((one) => [one.refusal.reason.fr, one.refusal]));
  return byReason.size <= 1 ? first.refusal : summed([...byReason.values()], new Set(refused.map(({ target }) => target)).size);
}

function summed(reasons: readonly Refusal[], targets: number): Refusal | undefined {
  const [nearest] = reasons;
  if (!nearest) return undefined;
  if (reasons.length > FEW) {
    const [fr, en] = [planeWords('fr').noneOf, planeWords('en').noneOf];
    return refuse(nearest.rule, fr(targets, nearest.reason.fr), en(targets, nearest.reason.en));
  }
  const [fr, en] = [reasons.map(({ reason: { fr: said } }) => said), reasons.map(({ reason: { en: said } }) => said)];
  return refuse(nearest.rule, fr.join(' '), en.join(' '));
}

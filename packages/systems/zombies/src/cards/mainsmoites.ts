import { ANY_WINDOW, type Card } from '../card.ts';
import { othersThan, playerOf } from '../players.ts';

const BULLETS = 2;

/** The target loses an item in play or two bullets, as the player of the card chooses (ZB-EV-MAINSMOITES). */
export const mainsmoites: Card = {
  id: 'mainsmoites',
  cites: 'ZB-EV-MAINSMOITES',
  timing: ANY_WINDOW,
  targets: (state, seat) => othersThan(state, seat).filter((other) => hasToLose(playerOf(state, other))),
  play(turn, seat, target) {
    const { items, bullets } = playerOf(turn.state, target);
    const options = [...items.map((item) => item.card), ...(bullets > 0 ? ['bullets'] : [])];
    const lost = turn.choose('slip', { seat, about: { target }, options });
    if (lost === 'bullets') turn.emit({ type: 'bulletsSpent', seat: target, count: Math.min(BULLETS, bullets), rule: 'ZB-EV-MAINSMOITES' });
    else turn.emit({ type: 'itemGone', seat: target, card: lost, used: false });
  },
};

const hasToLose = ({ items, bullets }: { readonly items: readonly unknown[]; readonly bullets: number }): boolean =>
  items.length > 0 || bullets > 0;

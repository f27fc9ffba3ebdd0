import { refuse, type Random, type Refusal } from '@escarmouche/referee';
import { inDeepWater, openOffer, somewhere, walkOrTurn, walkRefusal, walkWay, type Way } from '@escarmouche/skirmish/plane';
import type { ActionCommand } from '../commands.ts';
import { facingRefusal } from '../facing.ts';
import { halfMove } from '../movement/allowance.ts';
import { chargesOf } from '../movement/charging.ts';
import { haveCrawled } from '../movement/lasting.ts';
import { travelling } from '../movement/travelling.ts';
import { crawling } from '../plane.ts';
import { action } from '../registry.ts';
import type { Figure, State } from '../state.ts';

type Crawl = Extract<ActionCommand, { type: 'crawl' }>;

const crawlWay =
  ({ path }: Crawl) =>
  (state: State, figure: Figure): Way<State> =>
    walkWay(crawling, state, figure, 'crawl', path, halfMove(state, figure));

/** Figures do not lie down on a ladder or in deep water. */
const groundRefusal = (state: State, figure: Figure): Refusal | undefined =>
  figure.perch || inDeepWater(state, figure)
    ? refuse('UK-ACT-CRAWL', 'Il n’y a pas de sol où ramper.', 'There is no ground to crawl on.')
    : undefined;

function refusal(state: State, figure: Figure, crawl: Crawl): Refusal | undefined {
  const way = crawlWay(crawl)(state, figure);
  return (
    walkRefusal(crawling, state, figure, way, 'UK-ACT-CRAWL') ??
    groundRefusal(state, figure) ??
    facingRefusal(state, figure, crawl.facing, way.touches, way.end, 'UK-ACT-CRAWL')
  );
}

/** Crawl along any path, half the base move at most; one of no length drops flat (UK-ACT-CRAWL). */
export const crawl = action<Crawl>({
  id: 'crawl',
  types: ['movement'],
  cost: () => 1,
  lying: true,
  check: refusal,
  charges: (state, figure, command) => chargesOf(state, figure, crawlWay(command)(state, figure)),
  play(turn, figure, command) {
    walkOrTurn(travelling, turn, figure, crawlWay(command), 'UK-ACT-CRAWL', command.facing);
    haveCrawled(turn, figure.id);
  },
  offers(state, figure) {
    const draw = (random: Random): Crawl => ({ type: 'crawl', path: [somewhere(state, figure, halfMove(state, figure), random)] });
    return [openOffer<ActionCommand, Crawl>('crawl', (command) => refusal(state, figure, command), draw)];
  },
});

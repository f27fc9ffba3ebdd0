import { leftAt, type Told, type Word } from '@escarmouche/online';
import { randomId } from '../parts/random-id.ts';
import { i18n } from '../i18n/index.svelte.ts';
import type { Link, LinkedSeat } from '../table/link.ts';
import { ask } from './api.ts';
import { besideWords } from './beside-words.ts';

type AnyTold = Told<unknown, unknown, unknown>;

/** The link as the battle feeds it. */
export function createLink(battle: string, seats: readonly LinkedSeat[]) {
  let connected = $state<Link['connected']>();
  let words = $state.raw<readonly Word[]>([]);
  let told = $state.raw<AnyTold>();
  /** Time of the host less the time of this device, when news were last heard. */
  let ahead = 0;
  /** The words that were sent last: the next ones wait, for the host numbers them as they arrive. */
  let last: Promise<unknown> = Promise.resolve();
  const link: Link = {
    battle,
    seats,
    get timed() {
      return told?.clocks !== undefined;
    },
    get connected() {
      return connected;
    },
    get words() {
      return words;
    },
    get rematch() {
      return told?.rematch === true;
    },
    awaits({ active, waiting, outcome }, nameOf) {
      const decide = waiting?.asked ?? active;
      if (outcome || decide.some((seat) => seats.some(({ viewer }) => viewer === seat))) return undefined;
      return besideWords[i18n.language].awaits(decide.map(nameOf));
    },
    leftOf: (seat, at) => (told?.clocks ? leftAt(told.clocks.terms, told.clocks, seat, at + ahead) : undefined),
    runs: (seat) => told?.clocks?.running.includes(seat) === true && told.clocks.stopped !== true,
    async say(seat, saying) {
      const sent = last.then(() => ask('POST', `battles/${battle}/words`, { seat, id: randomId(), ...saying }));
      last = sent;
      const reply = await sent;
      return reply.ok ? undefined : reply.reason;
    },
  };
  return {
    link,
    connect(open: boolean | 'refused'): void {
      connected = open;
    },
    hear(news: AnyTold): void {
      if (news.clocks) ahead = news.clocks.now - Date.now();
      told = news;
    },
    hearWords(said: readonly Word[]): void {
      words = [...words, ...said.filter(({ number }) => number > (words.at(-1)?.number ?? 0))];
    },
  };
}

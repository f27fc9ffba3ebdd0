import type { Seat } from '@escarmouche/referee';
import type { Told } from './told.ts';
import type { Word } from './words.ts';

/** News of a battle for a seat, as a stream tells it. */
interface News {
  readonly battle: string;
  readonly seat: Seat;
  readonly told: Told<unknown, unknown, unknown>;
}

/** Words beside a battle. */
interface Said {
  readonly battle: string;
  readonly words: readonly Word[];
}

/** The host closes: the stream ends, and the reader is to come again after so many milliseconds. */
interface Bye {
  readonly again: number;
}

const NEWS = 'data: ';
const WORDS = 'event: words\ndata: ';
const BYE = 'event: bye\ndata: ';

/** Reads a stream of server-sent events piece by piece: what each piece completes. Comments and other events are passed over. */
export function streamReader(): (piece: string) => readonly (News | Said | Bye)[] {
  let text = '';
  return (piece) => {
    text += piece;
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    return events.flatMap((event) => {
      const start = [NEWS, WORDS, BYE].find((one) => event.startsWith(one));
      return start === undefined ? [] : [JSON.parse(event.slice(start.length)) as News | Said | Bye];
    });
  };
}

/** Reads the news of a stream, and passes over the words. */
export function newsReader(): (piece: string) => readonly News[] {
  const read = streamReader();
  return (piece) => read(piece).filter((one) => 'told' in one);
}

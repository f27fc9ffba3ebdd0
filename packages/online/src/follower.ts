import type { Told } from './told.ts';

/** What a stream tells: a battle, and its news. */
interface News {
  readonly battle: string;
  readonly told: Told<unknown, unknown, unknown>;
}

const DATA = 'data: ';

/** Reads a stream of server-sent events piece by piece: the news that each piece completes. Comments and other events are passed over. */
export function newsReader(): (piece: string) => readonly News[] {
  let text = '';
  return (piece) => {
    text += piece;
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    return events.filter((event) => event.startsWith(DATA)).map((event) => JSON.parse(event.slice(DATA.length)) as News);
  };
}

import { expect, test } from 'vitest';
import { newsReader, streamReader } from './follower.ts';

const stream = [
  ': alive',
  'data: {"battle":"a","told":{}}',
  'event: bye\ndata: {"again":700}',
  'event: words\ndata: {"battle":"b","words":[]}',
  'data: {"battle":"é","told":{}}',
]
  .map((event) => `${event}\n\n`)
  .join('');

test.each([
  ['news', newsReader, ['a', 'é']],
  ['news, a farewell and words', streamReader, ['a', 700, 'b', 'é']],
])('%s are read however the stream is cut', (_, reader, said) => {
  for (let cut = 1; cut < stream.length; cut++) {
    const read = reader();
    const pieces = [stream.slice(0, cut), stream.slice(cut)];
    const heard = pieces.flatMap((piece): readonly object[] => read(piece));
    expect(heard.map((one) => ('battle' in one ? one.battle : 'again' in one && one.again))).toEqual(said);
  }
});

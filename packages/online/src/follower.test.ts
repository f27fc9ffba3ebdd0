import { expect, test } from 'vitest';
import { newsReader, streamReader } from './follower.ts';

const stream = [
  ': alive',
  'data: {"battle":"a","told":{}}',
  'event: bye\ndata: {}',
  'event: words\ndata: {"battle":"b","words":[]}',
  'data: {"battle":"é","told":{}}',
]
  .map((event) => `${event}\n\n`)
  .join('');

test.each([
  ['news', newsReader, ['a', 'é']],
  ['news and words', streamReader, ['a', 'b', 'é']],
])('%s are read however the stream is cut', (_, reader, battles) => {
  for (let cut = 1; cut < stream.length; cut++) {
    const read = reader();
    const pieces = [stream.slice(0, cut), stream.slice(cut)];
    expect(pieces.flatMap((piece) => read(piece)).map(({ battle }) => battle)).toEqual(battles);
  }
});

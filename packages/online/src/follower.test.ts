import { expect, test } from 'vitest';
import { newsReader } from './follower.ts';

test('news are read however the stream is cut', () => {
  const stream = ': alive\n\ndata: {"battle":"a","told":{}}\n\nevent: bye\ndata: {}\n\ndata: {"battle":"é","told":{}}\n\n';
  for (let cut = 1; cut < stream.length; cut++) {
    const read = newsReader();
    const pieces = [stream.slice(0, cut), stream.slice(cut)];
    expect(pieces.flatMap(read).map(({ battle }) => battle)).toEqual(['a', 'é']);
  }
});

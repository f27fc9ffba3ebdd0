import { afterEach, expect, test, vi } from 'vitest';
import { openChannel } from './channel.ts';

afterEach(() => vi.unstubAllGlobals());

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

test('a tab hears what another tells, until it no longer listens', async () => {
  const [here, there] = [openChannel('test'), openChannel('test')];
  const heard: unknown[] = [];
  const end = there.hear((message) => heard.push(message));
  here.tell(['a', 1]);
  await vi.waitFor(() => expect(heard).toEqual([['a', 1]]));
  end();
});

test('a browser without channels, or one that forbids them with cookies, is no fault: nobody is heard', () => {
  for (const channel of [undefined, refuse]) {
    vi.stubGlobal('BroadcastChannel', channel);
    const { tell, hear } = openChannel('test');
    expect(() => tell('a')).not.toThrow();
    expect(hear(() => undefined)).not.toThrow();
  }
});

test('a channel that the browser has closed tells nobody', () => {
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage = refuse;
    },
  );
  expect(() => openChannel('test').tell('a')).not.toThrow();
});

import { expect, test } from 'vitest';
import { falling } from './falling.ts';
import { figure } from './testing.ts';

const out = (id: string) => ({ ...figure(id, 0, 0), bearing: 'out' as const });
const lost = (on: string, gone: number) => ({ deed: { on, tone: 'bad' } as const, gone });

test('who goes out of action falls from how it stood, as far as its fall has gone', () => {
  const was = [figure('a', 0, 0), { ...figure('b', 0, 0), bearing: 'hanging' as const }];
  expect(falling(was, [out('a'), out('b')], [lost('a', 0.25), lost('b', 0.5)]).map(({ falls }) => falls)).toEqual([
    { from: 'standing', gone: 0.25 },
    { from: 'hanging', gone: 0.5 },
  ]);
});

test('nobody else falls: who stands, who lay before, who lies and nothing is told of', () => {
  const was = [figure('a', 0, 0), out('b'), figure('c', 0, 0)];
  const is = [figure('a', 0, 0), out('b'), out('c')];
  expect(falling(was, is, [lost('a', 0.5), lost('b', 0.5)])).toEqual(is);
});

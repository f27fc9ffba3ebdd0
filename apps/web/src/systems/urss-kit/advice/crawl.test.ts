import { expect, test } from 'vitest';
import { units } from '@escarmouche/skirmish/plane/testing';
import { wallBattle } from '../testing.ts';
import { advice } from './advice.ts';

test('UK-ACT-CRAWL: a crawl that is pointed too far goes as far as it may on its way, and says so', () => {
  const state = wallBattle({});
  const subject = { figure: state.activation?.figure ?? '', reaction: false };
  const target = { kind: 'ground', at: units(-20, -12) } as const;
  const shown = advice.preview(state, 'a', { subject, action: 'crawl', target }, 'fr');
  expect(shown?.refusal).toBeUndefined();
  expect(shown?.commands).toMatchObject([{ type: 'crawl' }]);
  expect(shown?.overlay.ghost?.at.y).toBeGreaterThan(units(-20, -18).y);
  expect(shown?.instead?.rule).toBe('UK-ACT-CRAWL');
  expect(shown?.instead?.reason.fr).toMatch(/^C’est trop loin\. Elle s’arrête ici\u00a0: 2(,\d+)?\u00a0pas\.$/u);
});

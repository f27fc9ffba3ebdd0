import { actsOf } from '@escarmouche/cases/lesson/acts';
import { isSameDeed } from '@escarmouche/cases/lesson/deed';
import { loadLesson } from '@escarmouche/cases/lesson/load';
import { atMatch, carryOut } from '@escarmouche/cases/lesson/play-through';
import { trialOf } from '@escarmouche/cases/lesson/way';
import type { Json } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { systems } from '../systems/offered.ts';
import { offeredLessons, sourceOf } from './lessons.ts';
import { gameOf, gesturesOf, offerSystems } from '../systems/index.ts';

offerSystems(systems);
const offered = await offeredLessons();

test('of each game the lesson that is named after it comes first', () => {
  const firsts = [...new Set(offered.map(({ system }) => system))].map((system) => offered.find((one) => one.system === system)?.id);
  expect(firsts).toEqual([...new Set(offered.map(({ system }) => system))]);
  expect(offered.length).toBeGreaterThan(firsts.length);
});

test.each(offered)('$id: what is lit on the board gives the command of the step', async ({ id }) => {
  const made = await loadLesson((await sourceOf(id)) ?? '');
  if (!made.ok) throw new Error(made.reason.fr);
  const { lesson } = made;
  const [game, gestures] = await Promise.all([gameOf(lesson.system), gesturesOf(lesson.system)]);
  const advice = await game?.advice();
  const { match, deal } = trialOf(lesson, []);
  const playable = lesson.playable();
  let shown = 0;
  for (const index of lesson.steps.keys()) {
    for (const act of actsOf(playable, index, () => atMatch(match))) {
      const state = match.state as Json;
      if ('command' in act && act.seat === lesson.learner) {
        const { figure = game?.actor(state, undefined), action, target } = gestures?.gestureFor(state, act.command as Json) ?? {};
        if (figure !== undefined && target) {
          const preview = advice?.preview(state, act.seat, { subject: { figure, reaction: false }, action, target }, 'fr');
          const given = preview?.commands[0] ?? null;
          expect(preview?.refusal, `step ${index + 1}`).toBeUndefined();
          expect(isSameDeed({ ...act, actor: 'it' }, { seat: act.seat, actor: 'it', command: given }), `step ${index + 1}`).toBe(true);
          shown++;
        }
      }
      expect(carryOut(match, act)).toBe(true);
      deal();
    }
  }
  expect(shown).toBeGreaterThan(1);
});

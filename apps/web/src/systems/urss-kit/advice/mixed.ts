import type { Language } from '@escarmouche/referee';
import type { Point, Vector } from '@escarmouche/space';
import { mixedBy, type Command, type State } from '@escarmouche/urss-kit';
import { measured, paces } from '../../../i18n/format.ts';
import { refusalOf } from '../../plane/acting-context.ts';
import type { ActingContext } from '../../plane/game.ts';
import { previewMovePlan } from '../../plane/preview/move-plan.ts';
import { nameIn } from '../../plane/who.ts';
import { planeWords } from '../../plane/words.ts';
import type { Fact, Preview } from '../../preview.ts';
import { actionLabel } from '../../urss/advice/action-words.ts';
import { layingPoint } from './laid-point.ts';
import { advised } from './plane-advice.ts';

/**
 * One movement on foot, up walls and through water: straight from each point laid to the next, as far as the rules allow
 * (UK-ACT-ONE-THING).
 */
export function mixedPreview(
  acting: ActingContext<State, Command>,
  laid: readonly Point[],
  aimed: Point | undefined,
  facing: Vector | undefined,
  language: Language,
): Preview<Command> | undefined {
  const { state, figure } = acting;
  const points = aimed ? [...laid, aimed] : laid;
  const asked = points.at(-1);
  if (!asked) return undefined;
  const { legs, ways, left, refusal } = mixedBy(state, figure, points);
  const last = ways.at(-1);
  const turnable = last !== undefined && last.touches.length === 0 && !last.endPerch;
  const command: Command = { type: 'mixed', legs: [...legs], ...(turnable && facing && { facing }) };
  const barred = refusalOf(advised, acting, command);
  const whole = legs.length === 0 ? refusal : barred;
  const { panel } = planeWords(language);
  const all = advised.movement.walks(state, figure);
  const facts: Fact[] = legs.map(({ type }, i) => ({
    label: actionLabel(advised, type, language),
    value: measured(ways[i]?.length ?? 0, language, 2),
  }));
  facts.push({ label: panel.cost, value: `${paces(all - left, language, 2)} / ${measured(all, language)}`, rule: advised.ids.move });
  const touches = last?.touches ?? [];
  if (touches.length > 0) {
    const value = touches.map((id) => nameIn(state, id)).join(', ');
    facts.push({ label: panel.contact, value, tone: 'info', rule: advised.ids.contact });
  }
  const preview = previewMovePlan(
    advised,
    acting,
    {
      command,
      points: [figure, ...ways.flatMap((way) => way.until(way.length))],
      end: last?.end ?? figure,
      facing: (turnable && facing) || (last?.facing ?? figure.facing),
      tone: whole ? 'bad' : touches.length > 0 ? 'info' : 'good',
      turnable,
      label: measured(all - left, language, 2),
      facts,
      refusal: whole,
      ...(refusal && { asked: { at: asked, refusal }, beyond: last && [last.end, asked] }),
    },
    language,
  );
  return aimed ? layingPoint(preview, language) : preview;
}

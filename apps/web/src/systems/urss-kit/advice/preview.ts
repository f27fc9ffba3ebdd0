import type { Point } from '@escarmouche/space';
import type { Command, State } from '@escarmouche/urss-kit';
import { actionLabel } from '../../urss/advice/action-words.ts';
import { plainPreview } from '../../urss/advice/attack.ts';
import { foreseenTo } from '../../urss/advice/feats.ts';
import { actionPreviews as previews } from '../../urss/advice/preview.ts';
import type { ActionPreviews } from '../../plane/preview/intent.ts';
import { advised } from './plane-advice.ts';
import { mixedPreview } from './mixed.ts';
import { wayShotPreview } from './way-shot.ts';

/** Previews of the actions of URSS kit; its own ones are crawling, standing up, movements of several kinds and those with a shot. */
export const actionPreviews: ActionPreviews<State, Command> = previews(advised, (acting, type, pointed, intent, language) => {
  const { via = [], facing } = intent;
  const { point } = pointed;
  if (type === 'crawl') {
    const command = (at: Point): Command => ({ type, path: [...via, at], ...(facing && { facing }) });
    return point && foreseenTo(advised, acting, { from: via.at(-1) ?? acting.figure, to: point, command }, () => [], language);
  }
  if (type === 'mixed') return mixedPreview(acting, via, point, facing, language);
  if (type !== 'standUp') return wayShotPreview(acting, type, pointed, intent, language);
  const command = { type, facing: facing ?? acting.figure.facing } as const;
  return plainPreview(advised, acting, command, actionLabel(advised, type, language), language);
});

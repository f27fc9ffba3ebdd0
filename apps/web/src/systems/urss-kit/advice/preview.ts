import type { Command, State } from '@escarmouche/urss-kit';
import { actionLabel } from '../../urss/advice/action-words.ts';
import { plainPreview } from '../../urss/advice/attack.ts';
import { foreseen } from '../../urss/advice/feats.ts';
import { actionPreviews as previews } from '../../urss/advice/preview.ts';
import type { ActionPreviews } from '../../plane/preview/intent.ts';
import { advised } from './plane-advice.ts';

/** How the actions of URSS kit are previewed: crawling and standing up are its own. */
export const actionPreviews: ActionPreviews<State, Command> = previews(
  advised,
  (acting, type, { point }, { via = [], facing }, language) => {
    if (type === 'crawl') {
      return point && foreseen(advised, acting, { type, path: [...via, point], ...(facing && { facing }) }, point, [], language);
    }
    if (type !== 'standUp') return undefined;
    const command = { type, facing: facing ?? acting.figure.facing } as const;
    return plainPreview(advised, acting, command, actionLabel(advised, type, language), language);
  },
);

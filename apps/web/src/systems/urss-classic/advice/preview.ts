import { actionPreviews as previews } from '../../urss/advice/preview.ts';
import { actionLabel } from '../../urss/advice/action-words.ts';
import { plainPreview } from '../../urss/advice/attack.ts';
import { advised } from './plane-advice.ts';

export const actionPreviews = previews(advised, (acting, type, _pointed, { facing }, language) =>
  type === 'getUp'
    ? plainPreview(advised, acting, { type, facing: facing ?? acting.figure.facing }, actionLabel(advised, type, language), language)
    : undefined,
);

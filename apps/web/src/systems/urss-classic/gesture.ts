import { gesturesOf } from '../urss/gesture.ts';
import { advised } from './advice/plane-advice.ts';

export const gestures = gesturesOf(advised);

import type { Command, Event, State } from '@escarmouche/urss-classic';
import type { Advice } from '../../game-adapter.ts';
import { urssAdvice } from '../../urss/advice/advice.ts';
import { askOf } from './ask.ts';
import { advised } from './plane-advice.ts';
import { actionPreviews } from './preview.ts';

export const advice: Advice<State, Command, Event> = urssAdvice(advised, actionPreviews, askOf);

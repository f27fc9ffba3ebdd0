import { figureOf, inPlay, sheetOf, type FigureId } from '@escarmouche/skirmish';
import { span } from '@escarmouche/space';
import { grantedTo } from '../granted.ts';
import { CRAWLED, RAN } from '../saves.ts';
import type { Figure, State } from '../state.ts';
import type { Turn } from '../turn.ts';

/** The save of a movement is kept from its end until the next activation, by a figure still able to (UK-SYS-DURATION). */
function keepSave(turn: Turn, id: FigureId, rule: string): void {
  const { posture, stunned } = figureOf(turn.state, id);
  if (!stunned && (posture === 'standing' || rule === CRAWLED)) turn.emit({ type: 'marked', figure: id, rule, value: true, until: 'next' });
}

/** Makes a run, which however short gives a save: the usual one, or that of a rule (UK-ACT-RUN, UK-SAVE-RUN). */
export function running(turn: Turn, figure: Figure, run: () => void, rule = RAN): void {
  const { x, y } = figure;
  run();
  if (span(figure, { x, y }) > 0) keepSave(turn, figure.id, rule);
}

/** A figure has crawled: low, by option prone, or prone as before (UK-ACT-CRAWL). */
export function haveCrawled(turn: Turn, id: FigureId): void {
  const figure = figureOf(turn.state, id);
  if (!inPlay(figure)) return;
  if (figure.posture === 'standing' && turn.state.scene.options['crawl.posture'] === 'low') return turn.emit({ type: 'lay', figure: id });
  if (figure.posture === 'standing') turn.emit({ type: 'knockedDown', figure: id, rule: 'UK-ACT-CRAWL' });
  keepSave(turn, id, CRAWLED);
}

/** A state in which a figure has run, as far as shots at it tell: its save, or that of its rule, counts until its next activation (UK-SAVE-RUN). */
export function asIfRun(state: State, { id: figure }: Figure, how: 'run' | 'zigzag'): State {
  const zigzag = grantedTo(sheetOf(state, figure)).own.find(({ rule }) => rule.meets === 'zigzag');
  const rule = how === 'zigzag' && zigzag ? zigzag.rule.id : RAN;
  return { ...state, passing: [...state.passing, { figure, rule, value: true, until: 'next' }] };
}

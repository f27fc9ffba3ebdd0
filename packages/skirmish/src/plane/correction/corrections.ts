import { refuse, type Corrections, type Refusal, type Sentence } from '@escarmouche/referee';
import type { Place } from '@escarmouche/space';
import { figureOf, seatsBySide, type FigureIn } from '../../roster.ts';
import { wordsFor, type Words } from '../../sentence.ts';
import type { BattleState } from '../battle-changes.ts';
import { completed, correctionRefusal, type Corrected, type Correction, type CorrectedState, type CorrectionRules } from './correction.ts';
import { describeCorrected } from './describe.ts';
import type { PlaneRules } from '../rules.ts';
import { placeAway } from './missing.ts';
import { reduceCorrected } from './reduce.ts';
import { describeTold, forgetTold, reduceTold, tellingRefusal, type Telling, type ToldEvent } from './telling.ts';

/** Corrections that persons may make in one document, besides those of every figure on a plane. */
export interface PlaneCorrections<S extends CorrectedState & BattleState, K extends Correction, E> extends CorrectionRules<S> {
  /** Rule id of the refusal of a seat of another battle. */
  readonly groups: string;
  /** The correction with what follows from it in this document. */
  readonly completed: (state: S, given: K) => K;
  readonly refusal: (state: S, given: K) => Refusal | undefined;
  /** The end of the activation going on, where a corrected figure acts no more. */
  readonly ended: (state: S, acting: FigureIn<S>) => E | undefined;
  /** Folds the whole correction in, its common part by `common`. */
  readonly reduce: (state: S, event: Corrected<K>, common: () => void) => void;
  readonly health: (words: Words<S>, event: Corrected<K>, vitality: number) => string;
  readonly more: (words: Words<S>, event: Corrected<K>) => readonly Sentence[];
}

/** Where a map without the table has a figure from now on, so that ways on it are as long as persons tell. */
function drawnAt<S extends CorrectedState>(plane: PlaneRules<S>, state: S, { from, to, distance }: Telling): Place | undefined {
  if (!state.scene.unmeasured || distance === undefined) return undefined;
  return placeAway(plane, state, figureOf(state, from), figureOf(state, to), distance);
}

/** Corrections of figures on a plane, and what is told of pairs of them. */
export function planeCorrections<S extends CorrectedState & BattleState, K extends Correction, E>(
  rules: PlaneCorrections<S, K, E>,
): Corrections<S, K | Telling, Corrected<K> | ToldEvent, E> {
  const whole = (state: S, command: K): K => rules.completed(state, completed(state, command));
  return {
    commands: ['correct', 'tell'],
    events: ['corrected', 'told'],
    seats: (state) => Object.values(seatsBySide(state)).flat(),
    stranger: refuse(rules.groups, 'Ce siège n’est pas de cette partie.', 'This seat is not of this battle.'),
    refusal(state, command) {
      if (command.type === 'tell') return rules.notPlaying(state) ?? tellingRefusal(state, rules.ids.decisions, command);
      const given = whole(state, command);
      return correctionRefusal(rules, state, given) ?? rules.refusal(state, given);
    },
    play(turn, command) {
      if (command.type === 'tell') {
        const at = drawnAt(rules.plane, turn.state, command);
        return turn.emit({ ...command, type: 'told', ...(at && { at }) });
      }
      turn.emit({ ...whole(turn.state, command), type: 'corrected' });
      const { figure } = command;
      const { activation } = turn.state;
      const ended = activation?.figure === figure ? rules.ended(turn.state, figureOf(turn.state, figure)) : undefined;
      if (ended) turn.emit(ended);
    },
    reduce(state, event) {
      if (event.type === 'told') return reduceTold(state, event);
      rules.reduce(state, event, () => reduceCorrected(state, event));
      if (event.at) forgetTold(state, event.figure);
    },
    describe(state, event, language) {
      const words = wordsFor(state, language);
      if (event.type === 'told') return describeTold(words, event);
      return describeCorrected(words, event, (vitality) => rules.health(words, event, vitality), rules.more(words, event));
    },
  };
}

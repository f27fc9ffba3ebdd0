import { refuse } from '@escarmouche/referee';
import { nameOf, sheetOf, type ActionWords, type Asked } from '@escarmouche/skirmish';
import { coverTouched } from '@escarmouche/skirmish/plane';
import { PACE, type Place } from '@escarmouche/space';
import type { SpecialAction } from './action-kind.ts';
import { isActing } from './figures.ts';
import { ownGrant } from './granted.ts';
import type { Rule } from './rule.ts';
import { specialAction } from './special.ts';
import type { Figure, State } from './state.ts';
import { attributeTest } from './tests.ts';
import type { Turn } from './turn.ts';

/** Features a pace wide that a figure touches, here or at another place, and may hide behind. */
export function hidingPlaces(state: State, figure: Figure, at: Place = figure): readonly string[] {
  return coverTouched(state, { ...figure, x: at.x, y: at.y, z: at.z }, { width: PACE });
}

/** Hiding places that are a pace high too. */
export function highPlaces(state: State, figure: Figure): readonly string[] {
  return coverTouched(state, figure, { width: PACE, height: PACE });
}

/** A way of hiding. */
interface Hiding {
  readonly id: string;
  readonly rule: string;
  readonly words: ActionWords;
  /** Features touched that hide this figure, if not all a pace wide. */
  readonly behind?: (state: State, figure: Figure) => readonly string[];
  readonly works: (turn: Turn, figure: Figure) => void;
}

/** An action and a test of the rule, in contact with a hiding place. */
export function hidingAction({
  id,
  rule,
  words,
  behind = hidingPlaces,
  works,
}: Hiding): Required<Pick<Rule, 'action' | 'takes' | 'rolls'>> {
  const check: SpecialAction['check'] = (state, figure) => {
    const who = nameOf(state, figure.id);
    if (behind(state, figure).length > 0) return undefined;
    return hidingPlaces(state, figure).length > 0
      ? refuse(rule, `${who} s’est trahie ici.`, `${who} has given itself away here.`)
      : refuse(rule, `${who} ne touche rien qui la cache.`, `${who} touches nothing that hides it.`);
  };
  const rolls: Asked & { told: Asked['title'] } = {
    title: { fr: `Test de ${words.label?.fr ?? id}`, en: `${words.label?.en ?? id} test` },
    told: { fr: `test de ${words.label?.fr ?? id}`, en: `${words.label?.en ?? id} test` },
    written: [id],
  };
  const action = specialAction(id, {
    aim: 'nothing',
    words,
    worth: 0.1,
    says: rule,
    cost: () => 1,
    check,
    play(turn, figure) {
      const granted = ownGrant(sheetOf(turn.state, figure.id), id);
      if (granted && attributeTest(turn, figure, granted, undefined, isActing(turn.state, figure))) works(turn, figure);
    },
  });
  return { takes: 'level', action, rolls };
}

import { line, type Outcome, type Sentence, type Text } from '@escarmouche/referee';
import type { Words } from '../../sentence.ts';
import type { ScenarioEvent, ScenarioState } from './scenario.ts';

/** A scenario's events in the log: an objective met, a token taken or let fall, a happening. */
export function describeScenario(words: Words<ScenarioState>, event: ScenarioEvent): Sentence | undefined {
  const { scenario } = words.state.scene;
  const named = (list: 'objectives' | 'tokens', id: string) => scenario?.[list].find((one) => one.id === id)?.name ?? { fr: id, en: id };
  switch (event.type) {
    case 'objectiveMet': {
      const { fr, en } = named('objectives', event.objective);
      const side = words.side(scenario?.objectives.find(({ id }) => id === event.objective)?.side ?? '');
      return words.say(line`${side}, objectif atteint : ${fr}.`, line`${side}, objective met: ${en}.`);
    }
    case 'tokenTaken': {
      const { fr, en } = named('tokens', event.token);
      return words.say(line`${words.figure(event.figure)} prend : ${fr}.`, line`${words.figure(event.figure)} takes: ${en}.`);
    }
    case 'tokenDropped': {
      const { fr, en } = named('tokens', event.token);
      return words.say([`À terre : ${fr}.`], [`On the ground: ${en}.`]);
    }
    case 'happened': {
      const text = scenario?.happenings.find(({ id }) => id === event.happening)?.text;
      return text && words.say([text.fr], [text.en]);
    }
    case 'roomMissing': {
      const who = words.figure(event.figure);
      return event.forGood
        ? words.say(line`${who} n’a nulle part où arriver et reste au loin.`, line`${who} has nowhere to come on, and stays away.`)
        : words.say(
            line`${who} ne trouve pas de place où arriver et attend le tour suivant.`,
            line`${who} finds no room to come on, and waits for the next turn.`,
          );
    }
  }
}

/** Why a battle has ended, as a sentence. The record has the bare name of an objective that has won it. */
export function endReason({ scene }: ScenarioState, { reason }: Outcome): Text {
  const won = scene.scenario?.objectives.some(({ name }) => name.fr === reason.fr && name.en === reason.en);
  return won ? { fr: `Objectif atteint : ${reason.fr}.`, en: `Objective met: ${reason.en}.` } : reason;
}

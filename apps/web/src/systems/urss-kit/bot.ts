import { randomBot } from '@escarmouche/ai';
import { mix, randomFrom, seedNumber, type ChoiceQuestion, type Seat } from '@escarmouche/referee';
import type { AsyncBot, MatchSettings } from '@escarmouche/session';
import { urssKit, type Command, type State } from '@escarmouche/urss-kit';
import { deployments } from '../plane/deploy/places.ts';
import { onPlane } from './plane-game.ts';

const random = randomBot(urssKit);

/** The bot of this system: until it has one of its own, any legal command. It takes its place as `deployments` would place it. */
export function createBot({ seed }: MatchSettings): AsyncBot<State, Command> {
  let asked = 0;
  const drawn = () => randomFrom(mix(seedNumber(seed), asked++));
  return {
    decide(state: State, seat: Seat) {
      if (state.phase === 'deployment')
        return Promise.resolve({ command: deployments(onPlane, state, state.group)[0] ?? { type: 'endDeployment' } });
      return Promise.resolve(random.decide(state, seat, drawn()));
    },
    answer: (state: State, question: ChoiceQuestion) => Promise.resolve(random.answer(state, question, drawn())),
  };
}

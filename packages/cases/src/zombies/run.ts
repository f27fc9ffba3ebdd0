import { squareAt } from '@escarmouche/space/tiles';
import { drawable, townOf, zombies, type Command, type Event, type Setup, type State } from '@escarmouche/zombies';
import { text, type Text } from '../text.ts';
import type { Ready } from '../contract.ts';
import type { AnyStep, Given, Playable } from '../playable.ts';
import { loose, ownDice, scriptOf } from '../script.ts';
import { plainNaming } from '../words.ts';
import { answerTo, choiceText, optionText } from './answers.ts';
import { build } from './build.ts';
import { wrongFacts } from './facts.ts';
import { findCard, findKind } from './names.ts';
import { commandText, type Choice, type Expectation, type Step, type ZombiesCase } from './schema.ts';
import type { Spot } from './values.ts';

type NamedStep = Step & AnyStep<Choice, Expectation>;
type ZombiesPlayable = Playable<NamedStep, Choice, Expectation, Setup, State, Command, Event>;

/** A case made ready. */
export function ready(one: ZombiesCase): Ready<ZombiesPlayable> {
  const built = build(one);
  return built.ok ? { playable: playableOf(one, built.setup) } : { problems: built.problems };
}

function playableOf(one: ZombiesCase, setup: Setup): ZombiesPlayable {
  return {
    system: zombies,
    setup,
    steps: one.do.map((step) => ({
      ...step,
      name: step.command,
      title: commandText(step.command),
      expect: step.given.expect,
      ...ownDice(step.given),
    })),
    script: scriptOf(loose(one.dice), plainNaming, {
      names: one.draws,
      pile: (purpose, state) => (purpose === 'tile' ? { ids: drawable(state), find: findKind } : { ids: state.deck, find: findCard }),
    }),
    expect: one.expect,
    naming: plainNaming,
    *commands(step, now, last) {
      const { by, anew } = step.given;
      const commands = commandsOf(step, now());
      if ('problem' in commands) {
        yield { problem: commands.problem, own: true, refusable: false };
        return;
      }
      const left = [...commands.list];
      for (let command = left.shift(); command; command = left.shift()) {
        yield ownOf(command, by, left.length === 0);
        if (!last().some(({ type }) => type === 'askedAgain')) continue;
        if (anew) return;
        // asked again, a player decides the same where it is still possible
        if (!zombies.check(now(), by ?? zombies.active(now())[0] ?? '', command)) left.unshift(command);
      }
    },
    answer(choice, question, state) {
      const value = answerTo(choice, question, state);
      const given = choiceText(choice);
      return value === undefined ? { refusal: { reason: text(`« ${given} » n’est pas proposé`, `"${given}" is not offered`) } } : { value };
    },
    // a window that the case does not name is passed
    unasked: (question, next, state) =>
      question.purpose === 'window' && (next === undefined || answerTo(next, question, state) === undefined)
        ? { value: { pass: 'window' } }
        : undefined,
    optionText,
    wrong: (expected, { state, events }) => wrongFacts(expected, state, events),
  };
}

const ownOf = (command: Command, seat: string | undefined, last: boolean): Given<Command> => ({
  command,
  seat,
  own: true,
  refusable: last,
});

type Commands = { readonly list: readonly Command[] } | { readonly problem: Text };

/** Commands of a step, one after the other. */
function commandsOf({ command, given }: Step, state: State): Commands {
  const off: string[] = [];
  const square = ({ east, south }: Spot): number => {
    const found = squareAt(townOf(state), east, south);
    if (found === undefined) off.push(`${east}E ${south}S`);
    return found ?? 0;
  };
  const leave = given.leave ? ({ leave: true } as const) : {};
  const list = ((): readonly Command[] => {
    switch (command) {
      case 'walk':
        return (given.walk ?? []).map((to) => ({ type: 'step', to: square(to), ...leave }));
      case 'shift': {
        const [from, to] = given.shift ?? [];
        return from && to ? [{ type: 'shift', from: square(from), to: square(to) }] : [];
      }
      case 'place':
        return given.place ? [{ type: 'place', ...given.place }] : [];
      case 'stock': {
        const { zombies: there, bullets, lives } = given.stock ?? { zombies: [], bullets: [], lives: [] };
        return [{ type: 'stock', zombies: there.map(square), bullets: bullets.map(square), lives: lives.map(square) }];
      }
      case 'correct': {
        const { player, at, zombies: there, empty, ...said } = given.correct ?? {};
        const squares = { square: at && square(at), zombies: there?.map(square), empty: empty?.map(square) };
        const told = Object.entries({ figure: player, ...said, ...squares }).filter(([, value]) => value !== undefined);
        return [{ type: 'correct', ...Object.fromEntries(told) }];
      }
      case 'play':
      case 'use':
      case 'discard':
        return [{ type: command, card: findCard(given[command] ?? '') ?? '' }];
      case 'face':
        return [{ type: 'face', ...leave }];
      default:
        return [{ type: command }];
    }
  })();
  return off.length > 0 ? { problem: text(`aucune tuile : ${off.join(', ')}`, `no tile lies at: ${off.join(', ')}`) } : { list };
}

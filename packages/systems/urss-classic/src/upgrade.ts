import { specialRules } from './registry.ts';
import type { Rule } from './rule.ts';
import type { FigureId, PassingMark } from './state.ts';
import { AFAR } from './undetectable.ts';

/**
 * Files of version 1, in today's words. A member that one special rule had to itself then (a command, a roll, an event, a part of the activation)
 * goes by the rule's slug now; the rule gives the former names (`formerly`). All input comes from outside and may be any JSON.
 */

type Old = Readonly<Record<string, unknown>>;

const isOld = (value: unknown): value is Old => typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as readonly unknown[]) : []);

/** The rule that once had a word to itself. */
const ruleOnceCalled = (word: unknown, by: 'command' | 'roll'): Rule | undefined =>
  specialRules.all().find(({ formerly }) => formerly?.[by] !== undefined && formerly[by] === word);

/** A line of a match file: an entry, or a command that waits. */
export function upgrade(line: Old): Old {
  const { command, answers, events, pending } = line;
  return {
    ...line,
    ...(isOld(command) && { command: upgradeCommand(command) }),
    ...(Array.isArray(answers) && { answers: answers.map(upgradeAnswer) }),
    ...(Array.isArray(events) && { events: events.flatMap(upgradeEvent) }),
    ...(isOld(pending) && { pending: upgrade(pending) }),
  };
}

function upgradeCommand(command: Old): Old {
  const { type, power, ...rest } = command;
  if (type === 'power') return { ...rest, type: 'special', rule: power };
  const rule = ruleOnceCalled(type, 'command');
  return rule ? { ...command, type: 'special', rule: rule.id } : command;
}

/** An answer of the alert stance holds a command. */
function upgradeAnswer(recorded: unknown): unknown {
  if (!isOld(recorded) || !isOld(recorded.answer) || !isOld(recorded.answer.command)) return recorded;
  return { ...recorded, answer: { ...recorded.answer, command: upgradeCommand(recorded.answer.command) } };
}

/** The type of an action: that of a power was its catalogue id. */
function upgradeType(type: unknown): unknown {
  const power = specialRules.all().find((rule) => rule.power && rule.cites[0] === type);
  return (ruleOnceCalled(type, 'command') ?? power)?.id ?? type;
}

function upgradeEvent(event: unknown): unknown[] {
  if (!isOld(event)) return [event];
  if (event.type === 'activationBegan' && 'afar' in event) {
    const { afar, ...rest } = event;
    return [rest, ...afarMarks(rest.figure, afar).map((mark) => ({ type: 'marked', ...mark }))];
  }
  if (event.type === 'actionTaken') return [{ ...event, action: upgradeType(event.action) }];
  if (event.type === 'rolled') return [{ ...event, purpose: ruleOnceCalled(event.purpose, 'roll')?.id ?? event.purpose }];
  for (const { formerly } of specialRules.all()) {
    const marked = formerly?.event?.(event);
    if (marked) return [marked];
  }
  return [event];
}

function afarMarks(figure: unknown, afar: unknown): PassingMark[] {
  const value = listOf(afar).map(String);
  return value.length > 0 ? [{ rule: AFAR, figure: String(figure), value, until: 'activation' }] : [];
}

/** The position of a set-up that starts in the middle of an activation, which may hold marks that no rule read. */
export function upgradePosition(position: unknown): unknown {
  if (!isOld(position) || !isOld(position.activation)) return position;
  const { afar, marks: _marks, ...activation } = { ...position.activation };
  const figure = String(activation.figure);
  const passing: unknown[] = [...listOf(position.passing), ...afarMarks(figure, afar)];
  const done = listOf(activation.done).length;
  for (const { id: rule, remembers = [] } of specialRules.all()) {
    for (const { written, of, takes, value } of remembers) {
      const word = written[0] ?? '';
      if (of !== 'activation') continue;
      const given = activation[word];
      Reflect.deleteProperty(activation, word);
      const pairs = takes === 'enemies' ? listOf(given).map(pairOf) : given === true ? [{ figure }] : [];
      passing.push(...pairs.map((pair) => ({ rule, ...pair, value: value?.(done) ?? true, until: 'activation' })));
    }
  }
  const types = {
    ...(activation.done !== undefined && { done: Array.isArray(activation.done) ? activation.done.map(upgradeType) : activation.done }),
    ...(activation.encore !== undefined && { encore: upgradeType(activation.encore) }),
  };
  return { ...position, activation: { ...activation, ...types }, ...(passing.length > 0 && { passing }) };
}

/** "figure>enemy" */
function pairOf(pair: unknown): { readonly figure: FigureId; readonly of: FigureId } {
  const [figure = '', of = ''] = String(pair).split('>');
  return { figure, of };
}

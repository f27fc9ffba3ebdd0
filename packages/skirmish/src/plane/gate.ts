import { refuse, type Json, type Refusal } from '@escarmouche/referee';
import { memberRefused } from '@escarmouche/referee/schema';
import { place, vector } from '@escarmouche/space/schema';
import type * as z from 'zod/mini';
import type { SpecialTraits } from '../actions.ts';
import type { Registry } from '../registry.ts';
import type { OpenQuestion } from './open-question.ts';
import type { PlaneState } from './state.ts';

/** The gate of a game with figures on a plane: commands and answers come from outside, and a rule looks only at what has their form. */

/** Forms of the commands and answers that a game lets in. */
export interface Forms<C> {
  /** The rule that says what players decide. */
  readonly rule: string;
  readonly command: z.ZodMiniType<C>;
  /** The command of a special rule's action, by what that is aimed at. */
  readonly aims: Readonly<Record<string, z.ZodMiniType>>;
  readonly rules: Registry<{ readonly id: string; readonly action?: { readonly special?: Pick<SpecialTraits, 'aim'> } }>;
  readonly questions: Registry<Pick<OpenQuestion, 'id' | 'form' | 'rule'>>;
}

/** Longest name that a refusal repeats. */
const LONGEST_NAME = 40;

type Given = { readonly type: string; readonly rule?: string; readonly figure?: string; readonly target?: string };

export function planeGate<C extends { readonly type: string }>({ rule, command, aims, rules, questions }: Forms<C>) {
  function refusalOf(given: unknown, member: string | undefined): Refusal {
    if (member === undefined || member === 'type') return refuse(rule, 'Commande inconnue.', 'Unknown command.');
    const { type } = given as Given;
    const name = member.slice(0, LONGEST_NAME);
    return refuse(rule, `Commande « ${type} » : « ${name} » ne convient pas.`, `Command "${type}": "${name}" does not fit.`);
  }

  /** The member of a special rule's command that does not fit what its action is aimed at. */
  function misaimed(given: Given): string | undefined {
    if (given.type !== 'special' || given.rule === undefined) return undefined;
    const aim = rules.has(given.rule) ? rules.get(given.rule).action?.special?.aim : undefined;
    const read = aim && aims[aim]?.safeParse(given);
    return read?.error && memberRefused(read.error);
  }

  function malformed(state: PlaneState, given: unknown): Refusal | undefined {
    const read = command.safeParse(given);
    if (!read.success) return refusalOf(given, memberRefused(read.error));
    const wrong = misaimed(read.data) ?? strangerIn(state, read.data);
    return wrong === undefined ? undefined : refusalOf(read.data, wrong);
  }

  return {
    /** Why any JSON is no command of the game here. */
    malformed,
    /** Why any JSON is no answer to an open question. */
    formRefusal(state: PlaneState, purpose: string, answer: Json): Refusal | undefined {
      const question = questions.has(purpose) ? questions.get(purpose) : undefined;
      if (question?.form === 'facing' && !vector.safeParse(answer).success)
        return refuse(question.rule, 'Il faut une orientation.', 'A facing is needed.');
      if (question?.form === 'place' && !place.safeParse(answer).success)
        return refuse(question.rule, 'Il faut un lieu.', 'A place is needed.');
      return question?.form === 'reaction' && isReaction(answer) ? malformed(state, answer.command ?? null) : undefined;
    },
  };
}

const isReaction = (answer: Json): answer is { readonly do: 'react'; readonly command?: Json } =>
  typeof answer === 'object' && answer !== null && 'do' in answer && answer.do === 'react';

/** The member that names a figure which does not exist. */
function strangerIn({ figures }: PlaneState, { figure, target }: Given): string | undefined {
  const unknown = (name: string | undefined): boolean => name !== undefined && !Object.hasOwn(figures, name);
  if (unknown(figure)) return 'figure';
  return unknown(target) ? 'target' : undefined;
}

import { checkpointsFrom, openMatch, type Answers, type Entry, type Seat } from '@escarmouche/referee';
import type { AnyPlayable } from '../playable.ts';
import { text, type Text } from '../text.ts';
import type { LocatedCase } from '../read-case.ts';
import { isSameDeed, type Deed } from './deed.ts';
import { faultAt } from './fault.ts';
import type { Sentences } from './schema.ts';
import { playThrough, type AnyMatch } from './play-through.ts';

export interface LessonStep {
  readonly say?: Text | undefined;
  readonly ask?: Text | undefined;
  readonly done?: Text | undefined;
  /** Seat that gives the commands of the step. */
  readonly seat: Seat;
  /** Commands of the step follow from the NPC document, not from the script. */
  readonly npc: boolean;
  readonly deeds: readonly Deed[];
}

/** A lesson ready to be played. */
export interface Lesson {
  readonly system: string;
  readonly title: Text;
  readonly minutes?: number | undefined;
  readonly say?: Text | undefined;
  readonly end?: Text | undefined;
  readonly learner: Seat;
  /** Seats that the NPC document plays. */
  readonly npcs: readonly Seat[];
  readonly steps: readonly LessonStep[];
  readonly rules: AnyPlayable['system'];
  readonly setup: unknown;
  /** The case anew: what plays a case keeps what it is in the middle of. */
  playable(): AnyPlayable;
  /** A match of the lesson after a record. */
  after(entries: readonly Entry<unknown, unknown>[], answers?: Answers): AnyMatch;
}

export type LessonMade = { readonly ok: true; readonly lesson: Lesson } | { readonly ok: false; readonly reason: Text };

/** Is a command of a step, or one that leads up to it? An NPC's step takes whatever its seat does. */
export const isOfStep = ({ npc, seat, deeds }: LessonStep, given: Parameters<typeof isSameDeed>[1]): boolean =>
  npc ? given.seat === seat : deeds.some((deed) => isSameDeed(deed, given));

const NPC = 'npc';

/** A lesson from its case; its script is played once, for what its steps are. */
export function lessonOf(one: LocatedCase, sentences: Sentences): LessonMade {
  const first = one.battle();
  if (!first.playable) {
    const [problem] = first.problems ?? [];
    if (problem) return { ok: false, reason: faultAt(one.lineAt(problem.path), problem.path, problem.reason) };
    const failure = first.problems ? undefined : first.failures[0];
    return { ok: false, reason: failure ?? text('cette leçon ne se joue pas', 'this lesson cannot be played') };
  }
  const { setup, system: rules } = first.playable;
  const playable = (): AnyPlayable => {
    const made = one.battle();
    if (!made.playable) throw new Error('a lesson that could be played no longer can');
    return made.playable;
  };
  const played = playThrough(first.playable);
  if ('reason' in played) return { ok: false, reason: faultAt(one.lineAt(['do', played.stopped]), [], played.reason) };
  const { lesson: title, seat, say, end, minutes } = sentences;
  const start = rules.setup(setup);
  const after: Lesson['after'] = (entries, answers) => openMatch(rules, setup, answers, { entries, checkpoints: checkpointsFrom(start) });
  const steps = played.steps.map((deeds, i): LessonStep => {
    const { say: told, ask, afterwards } = sentences.do[i] ?? {};
    return {
      say: told,
      ask,
      done: afterwards,
      deeds,
      seat: deeds.findLast(({ own }) => own)?.seat ?? '',
      npc: first.playable.steps[i]?.name === NPC,
    };
  });
  const npcs = [...new Set(steps.flatMap((step) => (step.npc ? [step.seat] : [])))];
  return {
    ok: true,
    lesson: {
      npcs,
      system: one.system,
      title,
      minutes,
      say,
      end,
      learner: seat ?? steps[0]?.seat ?? '',
      steps,
      rules,
      setup,
      playable,
      after,
    },
  };
}

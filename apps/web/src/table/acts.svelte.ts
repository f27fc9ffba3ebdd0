import type { Ask } from '../systems/ask.ts';
import type { NextStep } from '../systems/game-adapter.ts';
import type { createAim } from './aim.svelte.ts';
import type { createAimed } from './aimed.svelte.ts';
import type { createDeciding } from './deciding.svelte.ts';
import { doingWords } from './doing-words.ts';
import type { createDoing } from './doing.svelte.ts';
import { createFollowing } from './following.ts';
import { i18n } from '../i18n/index.svelte.ts';
import type { createLooks } from './looks.svelte.ts';
import type { createNotices } from './notices.svelte.ts';
import { createSure } from './sure.svelte.ts';

interface Parts<Setup, S, C, E> {
  readonly aim: ReturnType<typeof createAim>;
  readonly aimed: ReturnType<typeof createAimed<Setup, S, C, E>>;
  readonly looks: ReturnType<typeof createLooks>;
  readonly notices: ReturnType<typeof createNotices>;
  readonly deciding: ReturnType<typeof createDeciding<Setup, S, C, E>>;
  readonly doing: ReturnType<typeof createDoing<Setup, S, C, E>>;
  readonly ask: () => Ask<C> | undefined;
  readonly mayCommand: () => boolean;
  readonly isOver: () => boolean;
  readonly version: () => number;
  /** Resolves when advice is there: an aim has its preview then. */
  readonly advised: () => Promise<void>;
}

/** The acts of the person at this screen: commands and answers that an aim, a step or a button stands for. */
export function createActs<Setup, S, C, E>(parts: Parts<Setup, S, C, E>) {
  const { aim, aimed, looks, notices, deciding, doing, ask, mayCommand, advised } = parts;
  const { give, answer } = doing;
  const sure = createSure<C>(() => `${parts.version()} ${aim.selected}`);
  const following = createFollowing({
    ready: mayCommand,
    over: parts.isOver,
    aim(target) {
      aim.pin(target);
      if (aimed.preview && !aimed.preview.refusal) return true;
      aim.pin(undefined);
      return false;
    },
    commit: () => commit(),
  });

  /** Gives a step. `certain`: the person has been asked already. */
  async function take(step: NextStep<C>, certain = false): Promise<void> {
    if (step.refusal) return notices.refused(step.refusal);
    if (certain || sure.of(step)) await give(step.commands);
    else notices.say(doingWords[i18n.language].sure(step.hint ?? '', step.label));
  }

  /** Gives the command aimed at; without an aim, the likeliest. */
  async function commit(): Promise<void> {
    const { screen } = deciding;
    if (screen.handTo !== undefined) return screen.take();
    if (aimed.subject && (aim.pinned || aim.action !== undefined || aim.facing)) await advised();
    const { preview, option, steps } = aimed;
    if (preview) {
      if (preview.refusal) return notices.refused(preview.refusal);
      if (preview.keeps && aim.pinned) return aim.keep(preview.keeps);
      const [first] = preview.commands;
      if (first === undefined) return;
      const reaction = ask()?.reaction;
      if (reaction) return answer(reaction.answer(first));
      const next = aim.means?.next;
      return following.after(next, await give(preview.commands));
    }
    const [best] = aimed.aims;
    if (best?.at) return aim.pin(best.at);
    if (option && aim.pinned) return answer(option.value);
    const asked = ask();
    if (asked?.place && aim.pinned?.kind === 'ground') return answer(asked.place.answer(aim.pinned.at));
    if (asked?.facing) return answer(asked.facing.answer(aim.facing ?? asked.facing.from));
    if (mayCommand() && !asked) {
      const main = steps.find((step) => step.main && !step.refusal);
      if (main) return take(main);
    }
  }

  /** Gives what a touch gives and takes back, and keeps a point that more may follow, without a second click. */
  async function settle(): Promise<void> {
    await advised();
    const { atOnce, keeps, refusal } = aimed.preview ?? {};
    if ((atOnce || keeps) && !refusal) await commit();
  }

  return {
    take,
    commit,
    settle,
    answer,
    /** Number of commands and answers given by persons. */
    get given() {
      return doing.given;
    },
    /** The step that the person is asked about. */
    get unsure() {
      return sure.asked;
    },
    /** Chooses an action, or no longer; tells why it may not be done. */
    choose(id: string): void {
      const next = aimed.actions.find((one) => one.id === id);
      if (!next) return;
      aim.choose(aim.action === id || next.refusal ? undefined : id);
      looks.show(undefined);
      if (next.refusal) notices.refused(next.refusal);
    },
    cancel(): void {
      if (sure.drop() || looks.back(false) || aim.back() || looks.back(true)) return;
      aim.select(undefined);
    },
    /** Ends what can be ended by a step of its own; lets a chance to react pass. */
    finish(): Promise<void> {
      const asked = ask();
      const [decline] = asked?.reaction ? asked.options : [];
      if (decline) return answer(decline.value);
      const step = aimed.steps.find(({ ends, refusal }) => ends && !refusal);
      return step ? take(step) : Promise.resolve();
    },
    /** Takes back the last decision made here; false where others have to agree first. */
    async takeBack(): Promise<boolean> {
      const undone = await doing.takeBack();
      if (undone) aim.select(undefined);
      return undone;
    },
    /** After a change at the table, the command that was to follow may be aimed at. */
    look: (): void => following.look(),
  };
}

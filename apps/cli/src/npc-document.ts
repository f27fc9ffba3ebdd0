import type { NpcPlayer, Proposal } from '@escarmouche/ai';
import { copy, digest, nobody, resolve, type Answer, type Json, type Seat, type System } from '@escarmouche/referee';
import type { NpcDocument } from '@escarmouche/session';
import { nameOf, type Battle } from '@escarmouche/skirmish';
import type { Naming } from '@escarmouche/cases/words';
import { noteWords } from './note-words.ts';
import { sentenceOf } from './sentences.ts';
import { text, type Language, type Text } from '@escarmouche/cases/text';

const COLON = { fr: '\u00a0: ', en: ': ' };
const same = (a: unknown, b: unknown): boolean => digest(a as Json) === digest(b as Json);

/** Plans that players want, all the same or with a die between them (AI-MDA-DISPUTE); none for any other command. */
function wantedBy(command: object): readonly Proposal<unknown>['plan'][] {
  if (!('rule' in command) || command.rule !== 'AI-MDA-DISPUTE') return [];
  if ('among' in command) return command.among as Proposal<unknown>['plan'][];
  return 'value' in command ? [command.value as Proposal<unknown>['plan']] : [];
}

/** The NPC document as the player of a game knows it, in words. */
export function documentOf<S extends object, C extends object, E extends { readonly type: string }>(
  system: System<never, S, C, E>,
  player: NpcPlayer<S, C>,
  naming: Naming,
): NpcDocument<S, C> {
  /** A command in words: a plan with its figures, else what it does before a die falls. */
  function words(state: S, seat: Seat, command: C): Text {
    const thought = player.think(state, seat);
    if (thought && same(thought.command, command)) return undotted(thought.plan.text);
    const noted = noteWords(state, command);
    if (noted) return noted;
    const told = (language: Language): string => {
      const before = copy(state);
      const resolution = resolve(system, copy(state), seat, command, nobody);
      const events = resolution.status === 'refused' ? [] : resolution.events;
      const sentences = events.flatMap((event) => {
        const sentence = sentenceOf(system.describe.bind(system), before, event, language);
        system.reduce(before, event);
        return sentence ?? [];
      });
      return sentences[0]?.replace(/\.$/, '') ?? JSON.stringify(command);
    };
    return text(told('fr'), told('en'));
  }
  return {
    judge(state, seat, command) {
      const prescribed = player.prescribed(state, seat);
      if (prescribed === undefined) return 'open';
      if (same(prescribed, command)) return 'prescribed';
      const wanted = wantedBy(command);
      if (wanted.length > 0 && wanted.every((plan) => player.admits(state, seat, plan))) return 'open';
      const figure = nameIn(state, player.think(state, seat)?.figure ?? figureIn(prescribed) ?? '');
      const [plan, given] = [words(state, seat, prescribed), words(state, seat, command)];
      return { departs: departure(figure, [plan, JSON.stringify(prescribed)], [given, JSON.stringify(command)]) };
    },
    judgeAnswer(state, question, answer) {
      const prescribed = player.prescribedAnswer(state, question);
      if (prescribed === undefined) return 'open';
      if (same(prescribed, answer)) return 'prescribed';
      const told = (value: Answer): Text => answerText(state, value);
      const figure = nameIn(state, figureIn(question.about) ?? '');
      const [asked, plan, given] = [naming(question.purpose), told(prescribed), told(answer)];
      return {
        departs: departure(
          text(figure.fr === '' ? asked.fr : `${figure.fr}, ${asked.fr}`, figure.en === '' ? asked.en : `${figure.en}, ${asked.en}`),
          [plan, JSON.stringify(prescribed)],
          [given, JSON.stringify(answer)],
        ),
      };
    },
  };
}

const undotted = ({ fr, en }: Text): Text => text(fr.replace(/\.$/, ''), en.replace(/\.$/, ''));

type Said = readonly [words: Text, exactly: string];

/** "Brack : le document des PNJ prescrit « … », le fichier donne « … »"; with the commands themselves where the words are the same. */
function departure(who: Text, [prescribed, one]: Said, [given, other]: Said): Text {
  const alike = prescribed.fr === given.fr;
  const said = ({ fr, en }: Text, exactly: string): Text => (alike ? text(`${fr} ${exactly}`, `${en} ${exactly}`) : text(fr, en));
  const [by, is] = [said(prescribed, one), said(given, other)];
  return text(
    `${who.fr}${who.fr === '' ? '' : COLON.fr}le document des PNJ prescrit « ${by.fr} », le fichier donne « ${is.fr} »`,
    `${who.en}${who.en === '' ? '' : COLON.en}the NPC document prescribes "${by.en}", the file gives "${is.en}"`,
  );
}

function figureIn(value: unknown): string | undefined {
  const figure = typeof value === 'object' && value !== null && 'figure' in value ? value.figure : undefined;
  return typeof figure === 'string' ? figure : undefined;
}

/** Name of a figure; anything else as it is written. */
function nameIn(state: object, id: string): Text {
  const name = nameOf(state as Battle, id);
  return text(name, name);
}

const answerText = (state: object, answer: Answer): Text =>
  typeof answer === 'string' ? nameIn(state, answer) : text(JSON.stringify(answer), JSON.stringify(answer));

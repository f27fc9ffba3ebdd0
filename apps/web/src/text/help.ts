import type { Language } from '@escarmouche/referee';
import { inUnit } from '../i18n/format.ts';
import type { Lesson, Nearby } from '../systems/text-queries.ts';
import type { Context } from './context.ts';

/** Questions that the table waits for besides a command, as far as orders differ by them. */
type Wait = 'dice' | 'reaction' | 'facing' | 'place' | 'options' | 'waiting' | 'over';

/** Nothing while the table waits for a command: orders are then the game's to tell. */
function waitOf({ table: { ask, snapshot, seat, mayCommand } }: Pick<Context, 'table'>): Wait | undefined {
  if (snapshot.outcome) return 'over';
  if (ask) return ask.dice ? 'dice' : ask.reaction ? 'reaction' : ask.facing ? 'facing' : ask.place ? 'place' : 'options';
  return seat === undefined || !mayCommand ? 'waiting' : undefined;
}

/** Names for the examples of an answer. */
interface Answerable extends Nearby {
  /** A spot by its name. */
  readonly spot: string;
  /** As many numbers as dice are thrown. */
  readonly dice: string;
  /** The last of the answers. */
  readonly option: string;
}

type Lessons = Readonly<Record<Wait, (names: Answerable) => Lesson>>;

const fr: Lessons = {
  dice: ({ dice }) => ({
    say: 'Vous jetez de vrais dés : taper ce qu’ils montrent, dans l’ordre, puis Entrée. Les bonus sont comptés par la table.',
    examples: [dice],
  }),
  reaction: ({ foe, action, option }) => ({
    say: 'Il est possible d’agir pendant l’acte d’un autre : dire l’action, comme à son tour. « passer » laisse passer.',
    examples: [action, foe && `attaquer ${foe}`, 'passer', option],
  }),
  facing: ({ foe }) => ({
    say: 'La question est vers où se tourner : une direction de la table, ou quelque chose à quoi faire face. Droite et gauche sont celles de qui se tourne.',
    examples: ['nord', 'sud-est', foe && `face à ${foe}`, '90 à droite', 'ici'],
  }),
  place: ({ foe, place, spot }) => ({
    say: 'La question est où se poser : un nom de lieu, un décor ou quelqu’un qui est là. « au plus près » va aussi près que possible du dernier lieu dit ; « ici » reste sur place.',
    examples: [spot, place && `à côté de ${place}`, foe && `derrière ${foe}`, 'au plus près', 'ici'],
  }),
  options: ({ option }) => ({
    say: 'Une question est posée : répondre par le numéro ou les mots d’une réponse, oui ou non. « question » la répète.',
    examples: ['1', option, 'question'],
  }),
  waiting: ({ mine, foe }) => ({
    say: 'Un autre joueur décide. Regarder et mesurer sont toujours permis.',
    examples: ['scan', `voir ${mine}`, foe && `distance ${mine} ${foe}`, 'journal'],
  }),
  over: () => ({
    say: 'La partie est finie. On peut encore tout regarder et relire.',
    examples: ['scan', 'journal', 'liste tous', 'fermer'],
  }),
};

const en: Lessons = {
  dice: ({ dice }) => ({
    say: 'You throw real dice: type what they show, in order, then Enter. The table adds what has to be added.',
    examples: [dice],
  }),
  reaction: ({ foe, action, option }) => ({
    say: 'It is possible to act while another acts: say the action, as in a turn of your own. “pass” lets it pass.',
    examples: [action, foe && `attack ${foe}`, 'pass', option],
  }),
  facing: ({ foe }) => ({
    say: 'Which way to face is asked: a direction of the table, or something to look at. Right and left are of who turns.',
    examples: ['north', 'south-east', foe && `face ${foe}`, '90 right', 'here'],
  }),
  place: ({ foe, place, spot }) => ({
    say: 'A place is asked for: by its name, by terrain or by somebody who is there. “nearest” goes as near as may be to the last place said; “here” stays.',
    examples: [spot, place && `beside ${place}`, foe && `behind ${foe}`, 'nearest', 'here'],
  }),
  options: ({ option }) => ({
    say: 'A question is asked: answer by the number or the words of an answer, yes or no. “question” repeats it.',
    examples: ['1', option, 'question'],
  }),
  waiting: ({ mine, foe }) => ({
    say: 'Another player decides. To look and to measure is always allowed.',
    examples: ['scan', `see ${mine}`, foe && `distance ${mine} ${foe}`, 'log'],
  }),
  over: () => ({
    say: 'It is over. Everything may still be looked at and read again.',
    examples: ['scan', 'log', 'list all', 'close'],
  }),
};

/** Somebody of one's own, another's, the nearest piece of terrain and an action to be named in examples. */
function nearbyOf({ table, game, state, figures, places }: Context): Nearby {
  const there = figures.filter(({ gone }) => !gone);
  const actor = there.find(({ id }) => id === (table.aimed.actor ?? table.aimed.selectable[0]));
  const { at } = game.home(state, actor?.id ?? '');
  const far = (place: { at: { x: number; y: number } }): number => Math.hypot(place.at.x - at.x, place.at.y - at.y);
  const [place] = places.toSorted((a, b) => far(a) - far(b));
  return {
    mine: (actor ?? there.find(({ mine }) => mine) ?? there[0])?.tag ?? '',
    foe: there.find(({ mine }) => !mine)?.tag ?? '',
    place: place?.name.toLowerCase() ?? '',
    action: table.aimed.actions.find(({ refusal, wants }) => !refusal && wants === 'nothing')?.label.toLowerCase() ?? '',
  };
}

/** Orders that may be said now: two sentences, and examples with the names of this battle. */
export function helpNow(context: Context): readonly string[] {
  const { table, queries, state, language, words } = context;
  const nearby = nearbyOf(context);
  const wait = waitOf(context);
  const { say, examples } =
    wait === undefined ? queries.lesson(state, table.aimed.subject, nearby, language) : answers(wait, nearby, context);
  return [say, words.examples(examples.filter(Boolean)), words.helpAll];
}

function answers(wait: Wait, nearby: Nearby, { table: { ask }, queries, language }: Context): Lesson {
  return lessons(language)[wait]({
    ...nearby,
    spot: queries.spotNames(language).example,
    dice: (ask?.dice?.faces ?? []).map((faces, i) => Math.min(faces, [3, 5, 6][i % 3] ?? 1)).join(' '),
    option: ask?.options.at(-1)?.label.toLowerCase() ?? '',
  });
}

const lessons = (language: Language): Lessons => (language === 'fr' ? fr : en);

/** All that may be said. */
export const helpAll = ({ queries, language }: Context): readonly string[] =>
  queries.manual(language).map((line) => inUnit(line, language));

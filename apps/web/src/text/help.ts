import type { Language } from '@escarmouche/referee';
import type { Context } from './context.ts';

/** What the table waits for, as far as it matters for what may be said. */
export type Moment =
  'start' | 'deployment' | 'choose' | 'acting' | 'dice' | 'reaction' | 'facing' | 'place' | 'options' | 'waiting' | 'over';

export function momentOf({ table }: Pick<Context, 'table'>): Moment {
  const { ask, snapshot, seat, actions, steps, selectable } = table;
  if (snapshot.outcome) return 'over';
  if (ask) return ask.dice ? 'dice' : ask.reaction ? 'reaction' : ask.facing ? 'facing' : ask.place ? 'place' : 'options';
  if (seat === undefined || !table.mayCommand) return 'waiting';
  if (actions.length > 0) return 'acting';
  const main = steps.some((step) => step.main);
  return main && selectable.length === 0
    ? 'start'
    : steps.some((step) => step.main || step.id === 'endDeployment')
      ? 'deployment'
      : 'choose';
}

/** Moments of one's own turn: a game may have steps of its own there. */
const OWN_TURN: ReadonlySet<Moment> = new Set(['start', 'deployment', 'choose', 'acting']);

/** Names for the examples: somebody of one's own, an enemy, an action that is open, the number of dice. */
interface Names {
  readonly mine: string;
  readonly foe: string;
  readonly action: string;
  /** A piece of terrain near by. */
  readonly place: string;
  readonly dice: string;
  readonly option: string;
}

/** A lesson whose examples name who is there. */
interface Lesson {
  /** Two sentences. */
  readonly say: string;
  readonly examples: (names: Names) => readonly string[];
}

const fr: Readonly<Record<Moment, Lesson>> = {
  start: {
    say: 'Rien n’est encore posé : les dés décident d’abord qui joue avant qui. « faire » fait ce que la table propose.',
    examples: () => ['faire', 'scan', 'lieux'],
  },
  deployment: {
    say: 'Chaque figurine se pose dans sa zone : nommer la figurine et un lieu, ou laisser la table les placer avec « faire ». On peut la reprendre et la tourner tant que le déploiement n’est pas fini.',
    examples: ({ mine, place }) => [
      `placer ${mine} en D3`,
      `placer ${mine} derrière ${place}`,
      `tourner ${mine} au nord`,
      `où est ${mine}`,
      'passer',
    ],
  },
  choose: {
    say: 'Il faut choisir qui agit : « activer » et son nom. « passer » finit le tour du groupe.',
    examples: ({ mine, foe }) => [`activer ${mine}`, `fiche ${mine}`, `voir ${mine}`, `chances ${mine} ${foe}`, 'liste adversaires'],
  },
  acting: {
    say: 'Une figurine agit : dire ce qu’elle fait, où ou sur qui ; « essayer » devant dit d’abord ce qui arriverait. « actions » donne ce qui est ouvert, « passer » finit son activation.',
    examples: ({ foe, action }) => [
      action,
      `attaquer ${foe}`,
      `marcher vers ${foe} 4`,
      `marcher derrière ${foe}`,
      'tourner 90 à droite',
      `distance ${foe}`,
    ],
  },
  dice: {
    say: 'Vous jetez de vrais dés : taper ce qu’ils montrent, dans l’ordre, puis Entrée. Les bonus sont comptés par la table.',
    examples: ({ dice }) => [dice],
  },
  reaction: {
    say: 'Une figurine en alerte peut agir pendant le mouvement d’une autre : dire son action, comme à son tour. « passer » la laisse en alerte sans agir.',
    examples: ({ foe, action }) => [action, `attaquer ${foe}`, 'passer', 'attendre la fin'],
  },
  facing: {
    say: 'La figurine demande vers où se tourner : une direction de la table, ou quelque chose à quoi faire face. Droite et gauche sont les siennes.',
    examples: ({ foe }) => ['nord', 'sud-est', `face à ${foe}`, '90 à droite', 'ici'],
  },
  place: {
    say: 'La figurine demande où se poser : un nom de lieu, un décor ou une figurine. « au plus près » va aussi près que possible du dernier lieu dit ; « ici » reste sur place.',
    examples: ({ foe, place }) => ['D7.5', `à côté de ${place}`, `derrière ${foe}`, 'au plus près', 'ici'],
  },
  options: {
    say: 'Une question est posée : répondre par le numéro ou les mots d’une réponse, oui ou non. « question » la répète.',
    examples: ({ option }) => ['1', option, 'question'],
  },
  waiting: {
    say: 'Un autre joueur décide. Regarder et mesurer sont toujours permis.',
    examples: ({ mine, foe }) => ['scan', `voir ${mine}`, `distance ${mine} ${foe}`, 'journal'],
  },
  over: {
    say: 'La partie est finie. On peut encore tout regarder et relire.',
    examples: () => ['scan', 'journal', 'liste tous', 'fermer'],
  },
};

const en: Readonly<Record<Moment, Lesson>> = {
  start: {
    say: 'Nothing is laid out yet: dice decide first who plays before whom. “do” does what the table proposes.',
    examples: () => ['do', 'scan', 'places'],
  },
  deployment: {
    say: 'Each figure is set down in its zone: name the figure and a place, or let the table place them with “do”. It may be moved and turned again until the deployment ends.',
    examples: ({ mine, place }) => [
      `place ${mine} at D3`,
      `place ${mine} behind ${place}`,
      `turn ${mine} north`,
      `where is ${mine}`,
      'pass',
    ],
  },
  choose: {
    say: 'Choose who acts: “activate” and a name. “pass” ends the group’s turn.',
    examples: ({ mine, foe }) => [`activate ${mine}`, `card ${mine}`, `see ${mine}`, `odds ${mine} ${foe}`, 'list enemies'],
  },
  acting: {
    say: 'A figure acts: say what it does, where or at whom; “preview” before it tells first what would happen. “actions” gives what is open, “pass” ends its activation.',
    examples: ({ foe, action }) => [
      action,
      `attack ${foe}`,
      `move toward ${foe} 4`,
      `move behind ${foe}`,
      'turn 90 right',
      `distance ${foe}`,
    ],
  },
  dice: {
    say: 'You throw real dice: type what they show, in order, then Enter. The table adds what has to be added.',
    examples: ({ dice }) => [dice],
  },
  reaction: {
    say: 'A figure on alert may act during the movement of another: say its action, as in its own turn. “pass” leaves it on alert without acting.',
    examples: ({ foe, action }) => [action, `attack ${foe}`, 'pass', 'wait end'],
  },
  facing: {
    say: 'The figure asks which way to face: a direction of the table, or something to look at. Right and left are its own.',
    examples: ({ foe }) => ['north', 'south-east', `face ${foe}`, '90 right', 'here'],
  },
  place: {
    say: 'The figure asks where to land: the name of a place, terrain or a figure. “nearest” goes as near as may be to the last place said; “here” stays.',
    examples: ({ foe, place }) => ['D7.5', `beside ${place}`, `behind ${foe}`, 'nearest', 'here'],
  },
  options: {
    say: 'A question is asked: answer by the number or the words of an answer, yes or no. “question” repeats it.',
    examples: ({ option }) => ['1', option, 'question'],
  },
  waiting: {
    say: 'Another player decides. To look and to measure is always allowed.',
    examples: ({ mine, foe }) => ['scan', `see ${mine}`, `distance ${mine} ${foe}`, 'log'],
  },
  over: {
    say: 'The battle is over. Everything may still be looked at and read again.',
    examples: () => ['scan', 'log', 'list all', 'close'],
  },
};

/** What can be said now: two sentences, and examples with the names of this battle. */
export function helpNow(context: Context): readonly string[] {
  const { table, game, survey, state, figures, places, language, words } = context;
  const moment = momentOf(context);
  const own = OWN_TURN.has(moment) ? survey.lesson?.(state, language) : undefined;
  if (own) return [own.say, words.examples(own.examples), words.helpAll];
  const { say, examples } = lessons(language)[moment];
  const there = figures.filter(({ gone }) => !gone);
  const actor = there.find(({ id }) => id === (table.actor ?? table.selectable[0]));
  const open = table.actions.find(({ refusal, wants }) => !refusal && wants === 'nothing');
  const { at } = game.home(state, actor?.id ?? '');
  const far = (place: { at: { x: number; y: number } }): number => Math.hypot(place.at.x - at.x, place.at.y - at.y);
  const [place] = places.toSorted((a, b) => far(a) - far(b));
  const names: Names = {
    place: place?.name.toLowerCase() ?? 'D5',
    mine: (actor ?? there.find(({ mine }) => mine))?.tag ?? 'A1',
    foe: there.find(({ mine }) => !mine)?.tag ?? 'B1',
    action: open?.label.toLowerCase() ?? '',
    dice: (table.ask?.dice?.faces ?? []).map((faces, i) => Math.min(faces, [3, 5, 6][i % 3] ?? 1)).join(' '),
    option: table.ask?.options[0]?.label.toLowerCase() ?? '',
  };
  return [say, words.examples(examples(names).filter(Boolean)), words.helpAll];
}

const lessons = (language: Language): Readonly<Record<Moment, Lesson>> => (language === 'fr' ? fr : en);

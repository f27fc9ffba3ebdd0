import type { Language } from '@escarmouche/referee';
import type { Subject } from '../../preview.ts';
import type { Lesson, Nearby } from '../../text-queries.ts';
import type { UrssState } from '../game.ts';

/**
 * The lesson for a player: the order of play, the deployment, the choice of a figure, in the open or in secret, the acts of that figure.
 */
type Moment = 'order' | 'deployment' | 'choose' | 'secret' | 'act';

interface Lessons {
  readonly moments: Readonly<Record<Moment, (nearby: Nearby) => Lesson>>;
  readonly manual: readonly string[];
}

const fr: Lessons = {
  moments: {
    order: () => ({
      say: 'Rien n’est encore posé : les dés décident d’abord qui joue avant qui. « faire » fait ce que la table propose.',
      examples: ['faire', 'scan', 'lieux'],
    }),
    deployment: ({ mine, place }) => ({
      say: 'Chaque figurine se pose dans sa zone : nommer la figurine et un lieu, ou laisser la table les placer avec « faire ». On peut la reprendre et la tourner tant que le déploiement n’est pas fini.',
      examples: [`placer ${mine} en D3`, `placer ${mine} derrière ${place}`, `tourner ${mine} au nord`, `où est ${mine}`, 'passer'],
    }),
    choose: ({ mine, foe }) => ({
      say: 'Il faut choisir qui agit : « activer » et son nom. « passer » finit le tour du groupe.',
      examples: [`activer ${mine}`, `fiche ${mine}`, `voir ${mine}`, `chances ${mine} ${foe}`, 'liste adversaires'],
    }),
    secret: ({ mine, foe }) => ({
      say: 'Chaque camp choisit en secret qui agit : répondre par un nom ou un numéro ; « question » la redit. L’Initiative dit ensuite qui agit d’abord.',
      examples: [mine, `fiche ${mine}`, `voir ${mine}`, `chances ${mine} ${foe}`, 'question'],
    }),
    act: ({ foe, action }) => ({
      say: 'Une figurine agit : dire ce qu’elle fait, où ou sur qui ; « essayer » devant dit d’abord ce qui arriverait. « actions » donne ce qui est ouvert, « passer » finit son activation.',
      examples: [action, `attaquer ${foe}`, `marcher vers ${foe} 4`, `marcher derrière ${foe}`, 'tourner 90 à droite', `distance ${foe}`],
    }),
  },
  manual: [
    'Voir : « scan », « objectifs », « liste adversaires », « liste miennes », « lieux » (ou « lieux tous »), « fiche A3 », « distance A3 B2 », « voir A3 », « portée A3 », « chances A3 B2 », « actions ».',
    'Agir : « marcher A3 vers B2 4 », « marcher A3 en D7.5 », « aller derrière les caisses », « courir au nord 6 », « tirer B2 », « combattre B2 », « attaquer B2 », « sauter », « escalader », « alerte », « tourner A3 au nord », « tourner 90 à droite », ou le nom de toute action.',
    'Savoir avant : « essayer marcher en D7.5 », puis « faire » ; « pourquoi pas tirer B2 » ; « règle couvert ».',
    'Conduire : « activer A3 », « passer », « annuler », « question », « journal », « fermer ». À une question, répondre par son numéro ou ses mots.',
    'Les lieux : des lettres vers l’est et des nombres vers le nord, à 1\u00a0pas l’une de l’autre, depuis le coin A0. D.4/7.5 est à quatre dixièmes après D. « derrière A3 », « devant A3 », « à gauche de A3 » : comme A3 est tournée. Nord, sud … sont ceux de la table ; droite et gauche, ceux de la figurine.',
  ],
};

const en: Lessons = {
  moments: {
    order: () => ({
      say: 'Nothing is laid out yet: dice decide first who plays before whom. “do” does what the table proposes.',
      examples: ['do', 'scan', 'places'],
    }),
    deployment: ({ mine, place }) => ({
      say: 'Each figure is set down in its zone: name the figure and a place, or let the table place them with “do”. It may be moved and turned again until the deployment ends.',
      examples: [`place ${mine} at D3`, `place ${mine} behind ${place}`, `turn ${mine} north`, `where is ${mine}`, 'pass'],
    }),
    choose: ({ mine, foe }) => ({
      say: 'Choose who acts: “activate” and a name. “pass” ends the group’s turn.',
      examples: [`activate ${mine}`, `card ${mine}`, `see ${mine}`, `odds ${mine} ${foe}`, 'list enemies'],
    }),
    secret: ({ mine, foe }) => ({
      say: 'Each side chooses in secret who acts: answer by a name or a number; “question” says it again. Then Initiative says who acts first.',
      examples: [mine, `card ${mine}`, `see ${mine}`, `odds ${mine} ${foe}`, 'question'],
    }),
    act: ({ foe, action }) => ({
      say: 'A figure acts: say what it does, where or at whom; “preview” before it tells first what would happen. “actions” gives what is open, “pass” ends its activation.',
      examples: [action, `attack ${foe}`, `move toward ${foe} 4`, `move behind ${foe}`, 'turn 90 right', `distance ${foe}`],
    }),
  },
  manual: [
    'See: “scan”, “objectives”, “list enemies”, “list mine”, “places” (or “places all”), “card A3”, “distance A3 B2”, “see A3”, “reach A3”, “odds A3 B2”, “actions”.',
    'Act: “move A3 toward B2 4”, “move A3 to D7.5”, “go behind the crates”, “run north 6”, “shoot B2”, “fight B2”, “attack B2”, “jump”, “climb”, “alert”, “turn A3 north”, “turn 90 right”, or the name of any action.',
    'Ask first: “preview move to D7.5”, then “do”; “why not shoot B2”; “rule cover”.',
    'Run the turn: “activate A3”, “pass”, “undo”, “question”, “log”, “close”. A question is answered by a number or in its words.',
    'Places: letters to the east and numbers to the north, 1\u00a0pace apart, from the corner A0. D.4/7.5 is four tenths past D. “behind A3”, “in front of A3”, “left of A3”: as A3 faces. North, south … are the table’s; right and left the figure’s own.',
  ],
};

const lessons = (language: Language): Lessons => (language === 'fr' ? fr : en);

/** The lesson of a moment of the battle. `secret`: true where sides choose in secret. */
export function lessonAt(
  state: UrssState,
  subject: Subject | undefined,
  nearby: Nearby,
  language: Language,
  { secret, mayAct }: { readonly secret: boolean; readonly mayAct: (figure: string) => boolean },
): Lesson {
  const acts = state.activation !== undefined || (subject !== undefined && mayAct(subject.figure));
  const chosen: Moment = acts ? 'act' : secret ? 'secret' : 'choose';
  const moment = state.phase === 'order' || state.phase === 'deployment' ? state.phase : chosen;
  return lessons(language).moments[moment](nearby);
}

export const manualOf = (language: Language): readonly string[] => lessons(language).manual;

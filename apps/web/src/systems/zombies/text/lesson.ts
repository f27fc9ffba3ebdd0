import type { Language } from '@escarmouche/referee';
import type { State } from '@escarmouche/zombies';
import type { Lesson } from '../../text-queries.ts';

type TurnStep = State['turn']['step'];

interface Lessons {
  readonly plain: string;
  readonly steps: Partial<Record<TurnStep, Lesson>>;
  readonly manual: readonly string[];
}

const fr: Lessons = {
  plain: '« faire » fait ce que la table propose. Une carte de la main se joue par « jouer » et son nom.',
  steps: {
    place: {
      say: 'Une tuile est à poser : « portée » dit où, nommer l’emplacement, puis « faire ». « tourner » la tourne là où plusieurs sens conviennent.',
      examples: ['portée', '3 E', 'tourner', 'faire'],
    },
    moving: {
      say: 'Le pion se déplace : nommer la case où il va ; le chemin et ses chances sont dits, puis « faire ». « passer » l’arrête là.',
      examples: ['portée', '1 E', '2 E, 1 N', 'passer', 'main'],
    },
    herding: {
      say: 'Des zombies sont à déplacer : nommer la case d’un zombie, puis la case où il va, puis « faire ».',
      examples: ['question', '1 E', 'faire', 'scan'],
    },
  },
  manual: [
    'Voir : « scan », « main » pour les cartes, « portée » pour ce qu’atteint le pion, « lieux » pour les tuiles, « liste », « fiche A », « distance A B », « journal ».',
    'Agir : « faire » pour ce que la table propose, « passer », ou le nom de ce qui est offert. Une case nommée est désignée, « faire » le confirme ; « jouer », « utiliser », « défausser » et le nom d’une carte.',
    'Les cases : comptées vers l’est (E), l’ouest (O), le nord (N) et le sud (S) depuis le centre de la Grande-Place ; « 2 E, 1 N » est à deux cases à l’est et une au nord, et s’écrit aussi bien « 2E 1N ».',
    'Conduire : « annuler », « question », « règle héliport », « fermer ». À une question, répondre par son numéro ou ses mots.',
  ],
};

const en: Lessons = {
  plain: '“do” does what the table proposes. A card of the hand is played by “play” and its name.',
  steps: {
    place: {
      say: 'A tile is to be laid: “reach” tells where, name the place, then “do”. “turn” turns it where it fits in several ways.',
      examples: ['reach', '3 E', 'turn', 'do'],
    },
    moving: {
      say: 'The pawn moves: name the square it goes to; the way and its chances are told, then “do”. “pass” stops it there.',
      examples: ['reach', '1 E', '2 E, 1 N', 'pass', 'hand'],
    },
    herding: {
      say: 'Zombies are to be moved: name the square of a zombie, then the square it goes to, then “do”.',
      examples: ['question', '1 E', 'do', 'scan'],
    },
  },
  manual: [
    'See: “scan”, “hand” for the cards, “reach” for where the pawn can go, “places” for the tiles, “list”, “card A”, “distance A B”, “log”.',
    'Act: “do” for what the table proposes, “pass”, or the name of what is on offer. A square that is named is aimed at, “do” confirms it; “play”, “use”, “discard” and the name of a card.',
    'Squares: in steps east (E), west (W), north (N) and south (S) of the centre of the Town square; “2 E, 1 N” is two steps east and one north, and may be typed as “2E 1N”.',
    'Lead: “undo”, “question”, “rule heliport”, “close”. A question is answered by a number or in its words.',
  ],
};

const lessons = (language: Language): Lessons => (language === 'fr' ? fr : en);

/** The lesson of a step of the turn. */
export function lessonOf({ turn }: State, language: Language): Lesson {
  const { plain, steps } = lessons(language);
  return steps[turn.step] ?? { say: plain, examples: language === 'fr' ? ['faire', 'main', 'scan'] : ['do', 'hand', 'scan'] };
}

export const manualOf = (language: Language): readonly string[] => lessons(language).manual;

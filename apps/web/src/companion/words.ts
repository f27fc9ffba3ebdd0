import type { Language } from '@escarmouche/referee';

const fr = {
  title: 'Compagnon',
  todo: 'À faire',
  orderTo: (name: string) => `Consigne pour ${name}`,
  order: {
    heading: 'Consigne',
    done: 'Fait',
    other: 'Autre chose est arrivé',
    otherHeading: 'Qu’est-ce qui diffère\u00a0?',
    back: 'Revenir à la consigne',
    elsewhere: 'Elle s’est arrêtée ailleurs',
    elsewhereHint: 'Touchez sur le plan où elle se trouve, ou faites-la glisser.',
    there: 'Elle est là',
    cannotGo: 'Elle ne peut pas aller là',
    cannotMove: 'Elle ne peut pas bouger du tout',
    cannotAttack: (who: string) => `Impossible contre ${who}\u00a0: ni vue ni à portée`,
    cannotDo: 'Elle ne peut pas le faire',
    nothing: 'Elle ne fait rien',
    searching: 'Cherche ce qu’elle peut faire d’autre…',
    why: 'Pourquoi\u00a0?',
    odds: 'Chances et modificateurs',
  },
  dice: {
    left: (n: number) => (n === 1 ? 'encore 1 dé' : `encore ${n} dés`),
    face: (face: number) => `Face ${face}`,
    back: 'Reprendre le dernier dé',
    machine: 'La machine lance',
    chance: 'Chances de réussir',
  },
  map: {
    wide: 'Agrandir le plan',
    small: 'Réduire le plan',
  },
  log: 'Journal',
  correct: {
    title: 'Ce qu’il en est vraiment',
    press: 'Toucher un nom pour dire ce qu’il en est vraiment sur la table.',
    hint: 'Touchez ce qui est vrai sur la table\u00a0; sur le plan, la place où elle est.',
    later: 'À corriger dès que la question en cours a sa réponse.',
    there: 'Elle est là',
    done: 'C’est juste',
  },
  back: {
    title: 'Revenir en arrière…',
    before: 'Revenir juste avant',
    no: 'Rester où l’on en est',
  },
};

const en: typeof fr = {
  title: 'Companion',
  todo: 'To do',
  orderTo: (name) => `Order to ${name}`,
  order: {
    heading: 'Order',
    done: 'Done',
    other: 'Something else happened',
    otherHeading: 'What is different?',
    back: 'Back to the order',
    elsewhere: 'It stopped somewhere else',
    elsewhereHint: 'Touch on the map where it is, or drag it there.',
    there: 'It is there',
    cannotGo: 'It cannot go there',
    cannotMove: 'It cannot move at all',
    cannotAttack: (who) => `Impossible against ${who}: neither seen nor in range`,
    cannotDo: 'It cannot do that',
    nothing: 'It does nothing',
    searching: 'Looking for something else it can do…',
    why: 'Why?',
    odds: 'Odds and modifiers',
  },
  dice: {
    left: (n) => (n === 1 ? '1 die to go' : `${n} dice to go`),
    face: (face) => `Face ${face}`,
    back: 'Take the last die back',
    machine: 'The machine rolls',
    chance: 'Chance of success',
  },
  map: {
    wide: 'Larger map',
    small: 'Smaller map',
  },
  log: 'Log',
  correct: {
    title: 'How it really is',
    press: 'Touch a name to say how it really is on the table.',
    hint: 'Touch what is true on the table; on the map, the place where it is.',
    later: 'Can be corrected once the open question is answered.',
    there: 'It is there',
    done: 'That is right',
  },
  back: {
    title: 'Go back…',
    before: 'Go back to just before',
    no: 'Stay where we are',
  },
};

/** Words of the companion beside a real table. */
export const companionWords = (language: Language): typeof fr => (language === 'fr' ? fr : en);

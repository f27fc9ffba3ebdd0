import { de, type Language } from '@escarmouche/referee';

/** "vers le nord", "vers l’est". */
const towards = (direction: string): string => `vers ${/^[eo]/.test(direction) ? 'l’' : 'le '}${direction}`;

const fr = {
  ways: {
    move: 'avance',
    run: 'court',
    crawl: 'rampe',
    swim: 'nage',
    mixed: 'avance',
    jump: 'saute',
    climb: 'grimpe',
    ladder: 'prend l’échelle',
    down: 'descend',
  } as Readonly<Record<string, string>>,
  /** `how`: a verb; `place`: where the way ends. */
  goes: (how: string, length: string, direction: string, place: string) =>
    `${how} de ${length} ${towards(direction)}${place === '' ? '' : `, ${place}`}`,
  /** Without a map. `place`: in contact with somebody, or ''. */
  goesUpTo: (how: string, length: string, place: string) => `${how} de ${length}${place === '' ? '' : `, ${place}`}`,
  goesTowards: (how: string, length: string, who: string) => `${how} de ${length} vers ${who}`,
  goesAway: (how: string, length: string, who: string) => `${how} de ${length} en s’éloignant ${de(who)}`,
  climbs: (how: string, length: string, place: string) => `${how} de ${length}${place === '' ? '' : `, ${place}`}`,
  runUp: (length: string, direction: string) => `prend ${length} d’élan ${towards(direction)}`,
  round: (place: string) => `en contournant ${place}`,
  contact: (who: string) => `jusqu’au contact ${de(who)}`,
  beside: (length: string, place: string) => `à ${length} ${de(place)}`,
  away: (length: string) => `à ${length}`,
  over: (place: string) => `par-dessus ${place}`,
  against: (place: string) => `tout contre ${place}`,
  on: (place: string) => `sur ${place}`,
  inside: (place: string) => `dans ${place}`,
  turns: (who: string) => `se tourne vers ${who}`,
  turnsTo: (direction: string) => `se tourne ${towards(direction)}`,
  shoots: (who: string, weapon: string) => `tire sur ${who} (${weapon})`,
  shootsAt: (spot: string, weapon: string) => `tire en ${spot} (${weapon})`,
  fights: (who: string) => `se bat contre ${who}`,
  power: (how: string, who: string) => `${how} sur ${who}`,
  plain: {
    getUp: 'se relève',
    standUp: 'se relève',
    alert: 'se met en alerte',
    aim: 'vise',
    nothing: 'laisse passer une action',
    pass: 'ne fait rien de plus',
  } as Readonly<Record<string, string>>,
  idle: 'ne fait rien',
  deploys: (place: string) => `se place ${place}`,
  afterwards: 'puis ',
};

const en: typeof fr = {
  ways: {
    move: 'moves',
    run: 'runs',
    crawl: 'crawls',
    swim: 'swims',
    mixed: 'moves',
    jump: 'jumps',
    climb: 'climbs',
    ladder: 'takes the ladder',
    down: 'climbs down',
  },
  goes: (how, length, direction, place) => `${how} ${length} to the ${direction}${place === '' ? '' : `, ${place}`}`,
  goesUpTo: (how, length, place) => `${how} ${length}${place === '' ? '' : `, ${place}`}`,
  goesTowards: (how, length, who) => `${how} ${length} towards ${who}`,
  goesAway: (how, length, who) => `${how} ${length} away from ${who}`,
  climbs: (how, length, place) => `${how} ${length}${place === '' ? '' : `, ${place}`}`,
  runUp: (length, direction) => `takes a run-up of ${length} to the ${direction}`,
  round: (place) => `going round ${place}`,
  contact: (who) => `into contact with ${who}`,
  beside: (length, place) => `${length} from ${place}`,
  away: (length) => `${length} from it`,
  over: (place) => `over ${place}`,
  against: (place) => `right against ${place}`,
  on: (place) => `onto ${place}`,
  inside: (place) => `in ${place}`,
  turns: (who) => `turns to face ${who}`,
  turnsTo: (direction) => `turns to the ${direction}`,
  shoots: (who, weapon) => `shoots ${who} (${weapon})`,
  shootsAt: (spot, weapon) => `shoots at ${spot} (${weapon})`,
  fights: (who) => `fights ${who}`,
  power: (how, who) => `${how} on ${who}`,
  plain: {
    getUp: 'gets up',
    standUp: 'stands up',
    alert: 'goes on alert',
    aim: 'aims',
    nothing: 'lets an action go',
    pass: 'does nothing more',
  },
  idle: 'does nothing',
  deploys: (place) => `is placed ${place}`,
  afterwards: 'then ',
};

/** Words of orders to figures that act by the NPC document. */
export const orderWords = (language: Language): typeof fr => (language === 'fr' ? fr : en);

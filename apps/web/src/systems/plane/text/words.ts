import { de, type Language } from '@escarmouche/referee';

/** "vers le nord", "vers l’est". */
const heading = (towards: string): string => `vers ${/^[eo]/.test(towards) ? 'l’' : 'le '}${towards}`;

/** "De Riko", "D’Orsk": at the beginning of a sentence. */
const from = (name: string): string => `D${de(name).slice(1)}`;

const fr = {
  spots: { how: 'une lettre et un nombre', example: 'D7.5' },
  compass: ['nord', 'nord-est', 'est', 'sud-est', 'sud', 'sud-ouest', 'ouest', 'nord-ouest'],
  at: (spot: string) => `en ${spot}`,
  facing: (direction: string) => `face ${/^[eo]/.test(direction) ? 'à l’' : 'au '}${direction}`,
  on: (place: string, height: string) => `sur ${place} (à ${height} de haut)`,
  up: (height: string) => `à ${height} de haut`,
  below: (height: string) => `${height} plus bas que le sol`,
  inside: (place: string) => `dans ${place}`,
  spent: 'a joué',
  acting: 'agit',
  deploys: (spot: string, end: string) => `zone de déploiement de ${spot} à ${end}`,
  notPlaced: 'pas encore sur la table',
  gone: (name: string) => `${name} n’est plus en jeu.`,
  is: (who: string, how: string) => `${who} est ${how}.`,
  distance: (one: string, other: string, length: string, towards: string) => `${from(one)} à ${other} : ${length}, ${heading(towards)}.`,
  toSpot: (who: string, spot: string, middle: string, gap: string, towards: string) =>
    `${from(who)} à ${spot} : ${middle} de centre à centre, ${heading(towards)}${gap === '' ? '' : ` (${gap} entre les socles)`}.`,
  count: (side: string, left: number, all: number) => `${side} : ${left} en jeu sur ${all}.`,
  lost: (names: string) => `Perdues : ${names}.`,
  ahead: 'devant',
  behind: 'derrière',
  arc: (who: string, other: string, where: string) => `${other} est ${where} ${who}.`,
  contact: (one: string, other: string) => `${one} et ${other} sont au contact.`,
  height: (length: string, up: boolean) => `${length} plus ${up ? 'haut' : 'bas'}`,
  sees: (who: string, list: string) => `${who} voit ${list}.`,
  /** A figure that is seen: its distance and the share hidden. */
  seen: (who: string, length: string, how: string) => `${who} à ${length}, ${how}`,
  seesNobody: (who: string) => `${who} ne voit aucune adversaire.`,
  seenBy: (list: string) => `Elle est vue par ${list}.`,
  seenByNobody: 'Aucune adversaire ne la voit.',
  turned: (list: string) => `En se tournant, elle verrait aussi ${list}.`,
  full: 'à découvert',
  hidden: (share: string, by?: string) => `cachée à ${share}${by === undefined ? '' : ` (${by})`}`,
  cover: 'à couvert',
  unseen: (who: string, by?: string) => `${who} est hors de vue${by === undefined ? '' : ` (${by})`}.`,
  walks: (who: string, walk: string, run?: string) =>
    `${who} marche jusqu’à ${walk}${run === undefined ? '' : `, court jusqu’à ${run} en ligne droite`}.`,
  shoots: (weapon: string, range: string) => `${weapon} porte à ${range}`,
  inRange: (list: string) => `À portée et en vue : ${list}.`,
  charges: (list: string) => `Au contact en marchant : ${list}.`,
  nobodyInRange: 'Personne à portée.',
  engaged: (list: string) => `Au contact ${de(list)}.`,
  hurts: (by: string, on: string, how: string, hurt: string, out: string) =>
    `${by} sur ${on}, ${how} : ${hurt} de faire perdre un point${out === '' ? '' : `, ${out} de mettre Hors de Combat`}.`,
  harmless: (by: string, on: string) => `${by} ne peut rien contre ${on} d’où elle est.`,
  side: (letter: string, name: string, yours: boolean) =>
    `${name.endsWith(` ${letter}`) ? name : `Camp ${letter}, ${name}`}${yours ? ' (vous)' : ''}`,
  nearest: (name: string, length: string) => `la plus proche est ${name}, à ${length}`,
  mark: {
    sight: (who: string) => `En vue ${de(who)}`,
    hides: (who: string) => `Hors de vue ${de(who)}`,
    cover: (who: string) => `À couvert ${de(who)}`,
    open: (who: string) => `À découvert devant ${who}`,
    contact: (who: string) => `Au contact ${de(who)}`,
    range: (who: string, weapon: string) => `${who} à portée (${weapon})`,
    outOfRange: (who: string, weapon: string) => `${who} hors de portée (${weapon})`,
    end: 'Bout du mouvement',
    stop: 'On ne va pas plus loin par là',
    level: (height: string) => `Niveau ${height}`,
    enters: (place: string) => `Entre dans ${place}`,
    leaves: (place: string) => `Sort de ${place}`,
  },
  kind: {
    solid: 'plein',
    linear: 'muret',
    small: 'petit obstacle',
    opaque: 'écran de fumée ou de feuillage',
    difficult: 'terrain difficile',
    water: 'eau profonde',
    ladder: 'échelle',
    void: 'fosse',
  },
  piece: 'obstacle',
  area: 'zone nommée',
  token: 'jeton',
  with: (who: string) => `avec ${who}`,
  objectives: (who: string, list: string) => `${who} : ${list}.`,
};

const en: typeof fr = {
  spots: { how: 'a letter and a number', example: 'D7.5' },
  compass: ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'],
  at: (spot) => `at ${spot}`,
  facing: (direction) => `facing ${direction}`,
  on: (place, height) => `on ${place} (${height} high)`,
  up: (height) => `${height} high`,
  below: (height) => `${height} below the ground`,
  inside: (place) => `in ${place}`,
  spent: 'has played',
  acting: 'acting',
  deploys: (spot, end) => `deployment zone from ${spot} to ${end}`,
  notPlaced: 'not on the table yet',
  gone: (name) => `${name} is no longer in play.`,
  is: (who, how) => `${who} is ${how}.`,
  distance: (one, other, length, towards) => `From ${one} to ${other}: ${length}, to the ${towards}.`,
  toSpot: (who, spot, middle, gap, towards) =>
    `From ${who} to ${spot}: ${middle} from centre to centre, to the ${towards}${gap === '' ? '' : ` (${gap} between the bases)`}.`,
  count: (side, left, all) => `${side}: ${left} in play of ${all}.`,
  lost: (names) => `Lost: ${names}.`,
  ahead: 'in front of',
  behind: 'behind',
  arc: (who, other, where) => `${other} is ${where} ${who}.`,
  contact: (one, other) => `${one} and ${other} are in contact.`,
  height: (length, up) => `${length} ${up ? 'higher' : 'lower'}`,
  sees: (who, list) => `${who} sees ${list}.`,
  seen: (who, length, how) => `${who} at ${length}, ${how}`,
  seesNobody: (who) => `${who} sees no enemy.`,
  seenBy: (list) => `It is seen by ${list}.`,
  seenByNobody: 'No enemy sees it.',
  turned: (list) => `If it turned it would also see ${list}.`,
  full: 'in the open',
  hidden: (share, by) => `${share} hidden${by === undefined ? '' : ` (${by})`}`,
  cover: 'in cover',
  unseen: (who, by) => `${who} is out of sight${by === undefined ? '' : ` (${by})`}.`,
  walks: (who, walk, run) => `${who} walks up to ${walk}${run === undefined ? '' : `, runs up to ${run} in a straight line`}.`,
  shoots: (weapon, range) => `${weapon} reaches ${range}`,
  inRange: (list) => `In range and in sight: ${list}.`,
  charges: (list) => `Within walking contact: ${list}.`,
  nobodyInRange: 'Nobody within range.',
  engaged: (list) => `In contact with ${list}.`,
  hurts: (by, on, how, hurt, out) =>
    `${by} on ${on}, ${how}: ${hurt} to inflict a point${out === '' ? '' : `, ${out} to put it out of action`}.`,
  harmless: (by, on) => `${by} can do nothing to ${on} from where it is.`,
  side: (letter, name, yours) => `${name.endsWith(` ${letter}`) ? name : `Side ${letter}, ${name}`}${yours ? ' (you)' : ''}`,
  nearest: (name, length) => `the nearest is ${name}, ${length} away`,
  mark: {
    sight: (who) => `In sight of ${who}`,
    hides: (who) => `Out of sight of ${who}`,
    cover: (who) => `In cover from ${who}`,
    open: (who) => `In the open before ${who}`,
    contact: (who) => `In contact with ${who}`,
    range: (who, weapon) => `${who} within range (${weapon})`,
    outOfRange: (who, weapon) => `${who} out of range (${weapon})`,
    end: 'End of the move',
    stop: 'No farther this way',
    level: (height) => `Level ${height}`,
    enters: (place) => `Enters ${place}`,
    leaves: (place) => `Leaves ${place}`,
  },
  kind: {
    solid: 'solid',
    linear: 'low wall',
    small: 'small obstacle',
    opaque: 'screen of smoke or leaves',
    difficult: 'difficult ground',
    water: 'deep water',
    ladder: 'ladder',
    void: 'pit',
  },
  piece: 'obstacle',
  area: 'named zone',
  token: 'token',
  with: (who) => `with ${who}`,
  objectives: (who, list) => `${who}: ${list}.`,
};

/** Words of the queries. */
export function queryWords(language: Language): typeof fr {
  return language === 'fr' ? fr : en;
}

/** Players' words for actions, without accents; to deploy is to go to a place. */
export const VERBS: Readonly<Record<string, Readonly<Record<Language, readonly string[]>>>> = {
  move: {
    en: ['move', 'walk', 'go', 'advance', 'place', 'put', 'deploy'],
    fr: ['marcher', 'marche', 'aller', 'va', 'avancer', 'avance', 'deplacer', 'deplace', 'bouger', 'bouge', 'placer', 'poser', 'deployer'],
  },
  run: { en: ['run'], fr: ['courir', 'cours', 'court'] },
  shoot: { en: ['shoot', 'fire'], fr: ['tirer', 'tire', 'tir'] },
  fight: { en: ['fight', 'strike', 'hit'], fr: ['combattre', 'combat', 'combats', 'frapper', 'frappe'] },
  alert: { en: ['alert', 'overwatch'], fr: ['alerte', 'guetter', 'guette'] },
  jump: { en: ['jump', 'leap'], fr: ['sauter', 'saute'] },
  climb: { en: ['climb'], fr: ['monter', 'monte', 'escalader', 'escalade', 'grimper', 'grimpe'] },
  ladder: { en: ['ladder'], fr: ['echelle'] },
  swim: { en: ['swim'], fr: ['nager', 'nage'] },
  getUp: { en: ['get up', 'stand up', 'stand'], fr: ['se relever', 'relever', 'debout'] },
};

/** Names of the top of a building, in both languages. */
export const ROOFS: readonly string[] = ['toit', 'roof'];

import type { Language } from '@escarmouche/referee';
import { plural, pluralEn } from '../../../i18n/plural.ts';

const fr = {
  turn: (now: number, last: number | undefined) =>
    now === 0
      ? last === undefined
        ? 'Sans limite de tours'
        : plural(last, 'tour', 'tours')
      : `Tour ${now}${last === undefined ? '' : ` sur ${last}`}`,
  worth: {
    points: (n: number) => plural(n, 'point', 'points'),
    everyTurn: (n: number) => `${plural(n, 'point', 'points')} par tour`,
    wins: 'gagne la partie',
  },
  hinder: 'Empêcher les objectifs des autres camps',
  met: 'atteint',
  missed: 'manqué',
  gone: (now: number, of: number) => (of === 1 ? 'encore en jeu' : `${now} hors de jeu sur ${of}`),
  there: (zone: string, now: number, of: number) => `${zone} : ${now} sur ${of}`,
  held: (zone: string, now: number, others: number) => `${zone} : ${now} contre ${others}`,
  heldTimes: (times: number) => `tenu ${times} fois`,
  inPlay: (now: number, of: number, turn: number) => `${now} en jeu, il en faut ${of} à la fin du tour ${turn}`,
  allInPlay: (now: number, of: number, turn: number) =>
    of === 1 ? `à garder en jeu jusqu’à la fin du tour ${turn}` : `${now} en jeu sur ${of}, toutes à garder jusqu’à la fin du tour ${turn}`,
  lies: (token: string, spot: string) => `${token} : à prendre en ${spot}`,
  carried: (token: string, who: string) => `${token} : avec ${who}`,
};

const en: typeof fr = {
  turn: (now, last) =>
    now === 0
      ? last === undefined
        ? 'No limit of turns'
        : pluralEn(last, 'turn', 'turns')
      : `Turn ${now}${last === undefined ? '' : ` of ${last}`}`,
  worth: {
    points: (n) => pluralEn(n, 'point', 'points'),
    everyTurn: (n) => `${pluralEn(n, 'point', 'points')} a turn`,
    wins: 'wins the battle',
  },
  hinder: 'Keep the other sides from their objectives',
  met: 'met',
  missed: 'missed',
  gone: (now, of) => (of === 1 ? 'still in play' : `${now} of ${of} out of play`),
  there: (zone, now, of) => `${zone}: ${now} of ${of}`,
  held: (zone, now, others) => `${zone}: ${now} against ${others}`,
  heldTimes: (times) => `held ${pluralEn(times, 'time', 'times')}`,
  inPlay: (now, of, turn) => `${now} in play, ${of} needed at the end of turn ${turn}`,
  allInPlay: (now, of, turn) =>
    of === 1 ? `to be kept in play until the end of turn ${turn}` : `${now} of ${of} in play, all to be kept until the end of turn ${turn}`,
  lies: (token, spot) => `${token}: to be taken at ${spot}`,
  carried: (token, who) => `${token}: with ${who}`,
};

/** Words of what a battle is about. */
export const scenarioWords = (language: Language): typeof fr => (language === 'fr' ? fr : en);

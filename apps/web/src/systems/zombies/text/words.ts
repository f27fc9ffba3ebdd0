import type { Language } from '@escarmouche/referee';
import { inSeries } from '../../../i18n/format.ts';
import { plural, pluralEn } from '../../../i18n/plural.ts';
import { average } from '../advice/chances.ts';

/** Squares and places one after another: each may hold a comma. */
const listed = (names: readonly string[], none: string, language: Language): string =>
  names.length === 0 ? none : inSeries(names, language);

const fr = {
  spots: { how: 'un nombre de cases vers l’est, l’ouest, le nord ou le sud du centre', example: '2 E, 1 N' },
  nothingThere: 'Il n’y a rien là.',
  tile: (name: string, has: readonly string[]) => `${name} : ${inSeries(has, 'fr')}`,
  empty: (name: string) => `${name}, hors de la ville`,
  noWay: (name: string) => `Aucun chemin ne mène en ${name}.`,
  far: (steps: number, zombies: number) => `${plural(steps, 'case', 'cases')}, ${plural(zombies, 'zombie', 'zombies')} sur le chemin`,
  reach: (squares: number, left: number, zombies: readonly string[], tokens: readonly string[]) =>
    `${plural(left, 'case', 'cases')} à parcourir, ${squares} à portée. Zombies : ${listed(zombies, 'aucun', 'fr')}. Jetons : ${listed(tokens, 'aucun', 'fr')}.`,
  places: (cells: readonly string[]) => `Emplacements possibles : ${listed(cells, 'aucun', 'fr')}.`,
  shifts: (squares: readonly string[]) => `Ce zombie peut aller en : ${listed(squares, 'nulle part', 'fr')}.`,
  noFight: 'Il n’y a pas de zombie à combattre là.',
  odds: (who: string, where: string, need: number, alive: string, lives: number, bullets: number, language: Language) =>
    `${who} contre le zombie en ${where} : ${need} ou plus au dé ; ${alive} de s’en sortir, avec ${average(lives, language)} vies et ${average(bullets, language)} balles en moyenne.`,
};

const en: typeof fr = {
  spots: { how: 'a number of squares east, west, north or south of the centre', example: '2 E, 1 N' },
  nothingThere: 'There is nothing there.',
  tile: (name, has) => `${name}: ${inSeries(has, 'en')}`,
  empty: (name) => `${name}, outside the town`,
  noWay: (name) => `No way leads to ${name}.`,
  far: (steps, zombies) => `${pluralEn(steps, 'square', 'squares')}, ${pluralEn(zombies, 'zombie', 'zombies')} on the way`,
  reach: (squares, left, zombies, tokens) =>
    `${pluralEn(left, 'square', 'squares')} to move, ${squares} in reach. Zombies: ${listed(zombies, 'none', 'en')}. Tokens: ${listed(tokens, 'none', 'en')}.`,
  places: (cells) => `Places it fits: ${listed(cells, 'none', 'en')}.`,
  shifts: (squares) => `This zombie can go to: ${listed(squares, 'nowhere', 'en')}.`,
  noFight: 'There is no zombie to fight there.',
  odds: (who, where, need, alive, lives, bullets, language) =>
    `${who} against the zombie at ${where}: ${need} or more on the die; ${alive} to get away, with ${average(lives, language)} lives and ${average(bullets, language)} bullets on average.`,
};

export const queryWords = (language: Language): typeof fr => (language === 'fr' ? fr : en);

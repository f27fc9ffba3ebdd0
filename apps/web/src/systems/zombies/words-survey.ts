import type { Language } from '@escarmouche/referee';
import { average } from './chances.ts';

const s = (n: number): string => (n > 1 ? 's' : '');
const plural = (n: number): string => (n === 1 ? '' : 's');
const listed = (names: readonly string[], none: string, between = ', '): string => (names.length === 0 ? none : names.join(between));

const fr = {
  spots: { how: 'un nombre de cases vers l’est, l’ouest, le nord ou le sud du centre', example: '2E 1N' },
  nothingThere: 'Il n’y a rien là.',
  tile: (name: string, has: readonly string[]) => `${name} : ${has.join(' ; ')}`,
  empty: (name: string) => `${name}, hors de la ville`,
  noWay: (name: string) => `Aucun chemin ne mène en ${name}.`,
  far: (steps: number, zombies: number) => `${steps} case${s(steps)}, ${zombies} zombie${s(zombies)} sur le chemin`,
  reach: (squares: number, left: number, zombies: readonly string[], tokens: readonly string[]) =>
    `${left} case${s(left)} à parcourir, ${squares} à portée. Zombies : ${listed(zombies, 'aucun')}. Jetons : ${listed(tokens, 'aucun')}.`,
  places: (cells: readonly string[]) => `Emplacements possibles : ${listed(cells, 'aucun', ' ; ')}.`,
  shifts: (squares: readonly string[]) => `Ce zombie peut aller en : ${listed(squares, 'nulle part')}.`,
  noFight: 'Il n’y a pas de zombie à combattre là.',
  odds: (who: string, where: string, need: number, alive: string, lives: number, bullets: number, language: Language) =>
    `${who} contre le zombie en ${where} : ${need} ou plus au dé ; ${alive} de s’en sortir, avec ${average(lives, language)} vies et ${average(bullets, language)} balles en moyenne.`,
};

const en: typeof fr = {
  spots: { how: 'a number of squares east, west, north or south of the centre', example: '2E 1N' },
  nothingThere: 'There is nothing there.',
  tile: (name, has) => `${name}: ${has.join('; ')}`,
  empty: (name) => `${name}, outside the town`,
  noWay: (name) => `No way leads to ${name}.`,
  far: (steps, zombies) => `${steps} square${plural(steps)}, ${zombies} zombie${plural(zombies)} on the way`,
  reach: (squares, left, zombies, tokens) =>
    `${left} square${plural(left)} to move, ${squares} in reach. Zombies: ${listed(zombies, 'none')}. Tokens: ${listed(tokens, 'none')}.`,
  places: (cells) => `Places it fits: ${listed(cells, 'none', '; ')}.`,
  shifts: (squares) => `This zombie can go to: ${listed(squares, 'nowhere')}.`,
  noFight: 'There is no zombie to fight there.',
  odds: (who, where, need, alive, lives, bullets, language) =>
    `${who} against the zombie at ${where}: ${need} or more on the die; ${alive} to get away, with ${average(lives, language)} lives and ${average(bullets, language)} bullets on average.`,
};

export const surveyWords = (language: Language): typeof fr => (language === 'fr' ? fr : en);

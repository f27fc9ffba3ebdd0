import { specialRules } from '@escarmouche/urss-kit';
import { word } from '../keyed.ts';
import { diceOf } from '../plane/schema-dice.ts';
import { ruleSpellings } from './lookup.ts';
import { specials } from './specials.ts';

/** Every name of a power or ability with a test. */
const powers = specialRules.all().flatMap(({ id, power }) => (power ? [...ruleSpellings(id)] : []));

/** Purpose of a roll. */
export const purpose = word<string>({
  order: ['ordre', 'order of play', 'ordre de jeu'],
  initiative: [],
  combat: ['fight', 'combattre'],
  shooting: ['tir', 'shoot', 'shot', 'tirer', 'throwing', 'lancer'],
  damage: ['dégâts', 'dégât', 'damages'],
  save: ['svg', 'sauvegarde', 'saves'],
  morale: ['moral', 'fear', 'peur', 'terror', 'terreur', 'demoralisation', 'démoralisation'],
  points: ['vitality points', 'points de vitalité', 'd2', 'd3', '1d2', '1d3', 'coup fatal'],
  power: ['pouvoir', 'force', 'heal', 'guérison', 'test', 'ability', 'capacité', ...powers],
  scatter: ['tirage', 'draw', 'random target'],
  npc: ['pnj', 'npc table', 'table des pnj'],
  ...specials.rolls,
});

export const dice = diceOf(purpose);

import { word } from '../keyed.ts';
import { diceOf } from '../plane/schema-dice.ts';
import { specials } from './specials.ts';

/** Purpose of a roll. */
export const purpose = word<string>({
  order: ['ordre', 'order of play', 'initiative', 'ordre de jeu'],
  combat: ['fight', 'combattre'],
  shooting: ['tir', 'shoot', 'shot', 'tirer'],
  damage: ['dégâts', 'dégât', 'damages'],
  save: ['svg', 'sauvegarde', 'saves'],
  morale: ['moral', 'fear', 'peur', 'terror', 'terreur', 'demoralisation'],
  d3: ['1d3', 'coup fatal'],
  power: ['pouvoir', 'force', 'heal', 'guérison', 'test'],
  scatter: ['tirage', 'random target'],
  npc: ['pnj', 'npc table', 'table des pnj'],
  ...specials.rolls,
});

export const dice = diceOf(purpose);

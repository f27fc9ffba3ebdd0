import { refuse, type Refusal } from '@escarmouche/referee';

/** Refusals that several cards give, each under its own rule. */

export const noneToChoose = (rule: string): Refusal =>
  refuse(rule, 'Rien à quoi l’appliquer ici et maintenant.', 'Nothing to apply it to here and now.');

export const lastLife = (rule: string): Refusal => refuse(rule, 'La dernière vie ne se paie pas.', 'The last life cannot be paid.');

export const notOnesOwn = (rule: string): Refusal => refuse(rule, 'Ce combat est celui d’un autre.', 'This combat is another player’s.');

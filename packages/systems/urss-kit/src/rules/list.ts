// Every special rule, each in a file of its own.
export { groupAttack } from './attaque-de-groupe.ts';
export { cutAndThrust } from './de-taille-et-d-estoc.ts';
export { character } from './personnage.ts';
export { tough } from './robuste.ts';

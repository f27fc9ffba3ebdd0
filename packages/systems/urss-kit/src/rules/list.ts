// Every special rule, each in a file of its own.
export { amphibious } from './amphibie.ts';
export { groupAttack } from './attaque-de-groupe.ts';
export { leaping } from './bondissant.ts';
export { backstab } from './coup-dans-le-dos.ts';
export { cutAndThrust } from './de-taille-et-d-estoc.ts';
export { limitedMovement } from './deplacement-limite.ts';
export { skilfulDisengagement } from './desengagement-habile.ts';
export { climber } from './grimpeur.ts';
export { infiltration } from './infiltration.ts';
export { slow } from './lent.ts';
export { heavy } from './lourd.ts';
export { sureFooted } from './marcheur-agile.ts';
export { character } from './personnage.ts';
export { fast } from './rapide.ts';
export { tough } from './robuste.ts';
export { zigZag } from './zig-zag.ts';

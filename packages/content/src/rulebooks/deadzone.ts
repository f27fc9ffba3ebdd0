import abilities from '../../rulebook/deadzone/abilities.json' with { type: 'json' };
import actions from '../../rulebook/deadzone/actions.json' with { type: 'json' };
import damage from '../../rulebook/deadzone/damage.json' with { type: 'json' };
import dice from '../../rulebook/deadzone/dice.json' with { type: 'json' };
import fights from '../../rulebook/deadzone/fights.json' with { type: 'json' };
import movement from '../../rulebook/deadzone/movement.json' with { type: 'json' };
import profiles from '../../rulebook/deadzone/profiles.json' with { type: 'json' };
import round from '../../rulebook/deadzone/round.json' with { type: 'json' };
import setUp from '../../rulebook/deadzone/setup.json' with { type: 'json' };
import shooting from '../../rulebook/deadzone/shooting.json' with { type: 'json' };
import teams from '../../rulebook/deadzone/teams.json' with { type: 'json' };
import terrain from '../../rulebook/deadzone/terrain.json' with { type: 'json' };
import { bookOf } from '../rulebook.ts';
import type { Rulebook } from '../rulebook.ts';

/** The rulebook of Deadzone (DZ-*). */
export const rulebook: Rulebook = bookOf([
  { id: 'setup', title: { fr: 'Mise en place', en: 'Set-up' }, entries: setUp },
  { id: 'teams', title: { fr: 'Groupes de Combat', en: 'Strike teams' }, entries: teams },
  { id: 'profiles', title: { fr: 'Profils et armes', en: 'Profiles and weapons' }, entries: profiles },
  { id: 'dice', title: { fr: 'Dés et tests', en: 'Dice and tests' }, entries: dice },
  { id: 'round', title: { fr: 'Le Round', en: 'The Round' }, entries: round },
  { id: 'actions', title: { fr: 'Actions', en: 'Actions' }, entries: actions },
  { id: 'terrain', title: { fr: 'Décor', en: 'Scenery' }, entries: terrain },
  { id: 'movement', title: { fr: 'Mouvement', en: 'Movement' }, entries: movement },
  { id: 'shooting', title: { fr: 'Tir', en: 'Shooting' }, entries: shooting },
  { id: 'fights', title: { fr: 'Combat', en: 'Fights' }, entries: fights },
  { id: 'damage', title: { fr: 'Dégâts et états', en: 'Damage and states' }, entries: damage },
  { id: 'abilities', title: { fr: 'Capacités et objets', en: 'Abilities and items' }, entries: abilities },
]);

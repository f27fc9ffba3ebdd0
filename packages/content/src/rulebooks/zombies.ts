import box from '../../rulebook/zombies/box.json' with { type: 'json' };
import cards from '../../rulebook/zombies/cards.json' with { type: 'json' };
import combat from '../../rulebook/zombies/combat.json' with { type: 'json' };
import eventCards from '../../rulebook/zombies/event-cards.json' with { type: 'json' };
import movement from '../../rulebook/zombies/movement.json' with { type: 'json' };
import principles from '../../rulebook/zombies/principles.json' with { type: 'json' };
import setUp from '../../rulebook/zombies/setup.json' with { type: 'json' };
import tiles from '../../rulebook/zombies/tiles.json' with { type: 'json' };
import townTiles from '../../rulebook/zombies/town-tiles.json' with { type: 'json' };
import turn from '../../rulebook/zombies/turn.json' with { type: 'json' };
import victory from '../../rulebook/zombies/victory.json' with { type: 'json' };
import zombies from '../../rulebook/zombies/zombies.json' with { type: 'json' };
import { bookOf } from '../rulebook.ts';
import type { Rulebook } from '../rulebook.ts';

/** The rulebook of Zombies!!! (ZB-*). */
export const rulebook: Rulebook = bookOf([
  { id: 'principles', title: { fr: 'Principes', en: 'Principles' }, entries: principles },
  { id: 'victory', title: { fr: 'Victoire', en: 'Victory' }, entries: victory },
  { id: 'setup', title: { fr: 'Mise en place', en: 'Set-up' }, entries: setUp },
  { id: 'turn', title: { fr: 'Tour de jeu', en: 'The turn' }, entries: turn },
  { id: 'tiles', title: { fr: 'Pose des tuiles', en: 'Placing tiles' }, entries: tiles },
  { id: 'combat', title: { fr: 'Combat', en: 'Combat' }, entries: combat },
  { id: 'cards', title: { fr: 'Cartes Évènement', en: 'Event cards' }, entries: cards },
  { id: 'movement', title: { fr: 'Déplacement', en: 'Movement' }, entries: movement },
  { id: 'zombies', title: { fr: 'Zombies', en: 'Zombies' }, entries: zombies },
  { id: 'town-tiles', title: { fr: 'Les tuiles', en: 'The tiles' }, entries: townTiles },
  { id: 'event-cards', title: { fr: 'Les cartes', en: 'The cards' }, entries: eventCards },
  { id: 'box', title: { fr: 'La boîte', en: 'The box' }, entries: box },
]);

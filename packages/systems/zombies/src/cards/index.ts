/** The event cards, one file each: importing a file is what makes its card known. */
import './besoindair.ts';
import './billes.ts';
import './cabouge.ts';
import './cartouches.ts';
import './complet.ts';
import './comptage.ts';
import './coupdesang.ts';
import './demitour.ts';
import './eclaircie.ts';
import './grenade.ts';
import './guide.ts';
import './hache.ts';
import './incendiaire.ts';
import './jambes.ts';
import './lacet.ts';
import './mainsmoites.ts';
import './maree.ts';
import './nourriture.ts';
import './pause.ts';
import './planche.ts';
import './pompe.ts';
import './rabatteur.ts';
import './somnambule.ts';
import './tetanise.ts';
import './tronconneuse.ts';
import './trousse.ts';
import './voiture.ts';

// Whoever asks for a card has all of them, also where the rules of a turn are not loaded.
export { cardIds, cardOf } from '../card.ts';

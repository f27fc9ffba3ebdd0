import type { FirstTimes } from '../first-times.ts';

export const firstTimes: FirstTimes = {
  reaction: {
    rule: 'UC-ACT-ALERT',
    said: {
      fr: 'Votre figurine était en alerte : elle peut agir maintenant, au milieu du mouvement adverse. Elle ne le peut qu’une fois ; laisser passer garde l’alerte pour une meilleure occasion.',
      en: 'Your figure was on alert: it may act now, in the middle of the enemy’s movement. It may do so once; letting this pass keeps the alert for something better.',
    },
  },
  charge: {
    rule: 'UC-MOVE-CHARGE',
    said: {
      fr: 'Finir au contact d’un adversaire, c’est charger : le mouvement s’arrête là, et l’on se bat avec l’action suivante. Quitter le contact exposerait à une attaque gratuite.',
      en: 'To end in contact with an enemy is to charge: the movement stops there, and the next action may be a fight. Leaving contact would lay the figure open to a free attack.',
    },
  },
};

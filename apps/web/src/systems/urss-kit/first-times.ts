import type { FirstTimes } from '../first-times.ts';

export const firstTimes: FirstTimes = {
  reaction: {
    rule: 'UK-ATTR-POSTURE-ALERTE',
    said: {
      fr: 'Votre figurine était en alerte : elle peut faire maintenant une action, au milieu du mouvement adverse. Rien n’y oblige ; laisser passer garde l’alerte pour un autre adversaire.',
      en: 'Your figure was on alert: it may take one action now, in the middle of the enemy’s movement. Nothing forces it to; letting this pass keeps the alert for another enemy.',
    },
  },
  secret: {
    rule: 'UK-TURN-ALT-CHOICE',
    said: {
      fr: 'Premier choix secret : l’adversaire fait le sien en même temps. Une figurine à bonne Initiative agira plus souvent avant la sienne ; les autres joueront aux manches suivantes.',
      en: 'A first secret choice: the enemy makes one at the same time. A figure of good Initiative will more often act before theirs; the others play in the rounds that follow.',
    },
  },
  charge: {
    rule: 'UK-MOVE-CHARGE',
    said: {
      fr: 'Finir au contact d’un adversaire, c’est charger : le mouvement s’arrête là, et l’on se bat avec l’action suivante. Quitter le contact exposerait à une attaque gratuite.',
      en: 'To end in contact with an enemy is to charge: the movement stops there, and the next action may be a fight. Leaving contact would lay the figure open to a free attack.',
    },
  },
};

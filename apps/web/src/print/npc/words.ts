import type { Behaviour, Mission } from '@escarmouche/skirmish/plane';

type Table = 'elite' | 'sniper' | 'assassin';

const fr = {
  title: 'Feuille de décision des PNJ',
  intro:
    'PJ\u00a0: figurine adverse, jouée par quelqu’un. À portée\u00a0: un tir permis existe d’où l’on se tient, dans l’arc avant et la portée de l’arme\u00a0; sans arme de tir, un contact possible en une marche. Le plus proche\u00a0: de socle à socle, en ligne droite.',
  figure: 'Figurine',
  mission: 'Mission',
  behaviour: 'Comportement',
  order: 'Ordre de jeu',
  orderText:
    'Sniper, Élite, Soldat, Assassin, Patrouille, Garde, Soignant. À mission égale, le plus proche d’un PJ d’abord. Un Chef passe au rang de sa mission, avant les autres\u00a0; ceux qu’il contrôle le suivent aussitôt. En activation alternée, c’est le premier de cet ordre qui est choisi en secret.',
  activation: 'Une activation, pas à pas',
  steps: [
    'Au contact d’un PJ\u00a0: il se relève s’il est à terre, ou se prépare, puis combat avec sa seconde action. Son comportement n’y change rien, et il ne s’éloigne pas.',
    'Sinon, la mission dit le but, la cible et s’il doit attaquer ou soigner\u00a0; le comportement dit à quoi servent les deux actions. Avec une arme de tir il tire, sans elle il charge.',
    'Entre plusieurs gestes permis\u00a0: celui qui touche la cible, puis fait le plus de dégâts, puis avance le plus, puis laisse le moins de PJ l’atteindre et le met à couvert. En désaccord, un dé tranche.',
    'Une action de reste\u00a0: attaquer, recharger, se cacher, posture d’alerte, ou rien. En alerte, il réagit au premier PJ qui le permet.',
  ],
  missions: 'Missions',
  behaviours: 'Comportements',
  about: {
    soldier: 'Va vers le PJ le plus proche. Dès qu’un PJ est à portée, il attaque le plus proche de ceux-là.',
    elite: 'Comme le Soldat, mais si plusieurs PJ sont à portée, un dé choisit la cible pour cette activation.',
    chief:
      'Au début, les PNJ de son groupe à moins de 1\u00a0pas sont sous ses ordres\u00a0; il prend la mission de la plupart d’entre eux. Chacun finit son activation à 1\u00a0pas de lui au plus, quitte à courir. Le Chef tombé, ils agissent seuls.',
    sniper:
      'En deux tours au plus, gagne le point à couvert d’où il voit le plus loin et le plus large, puis n’en bouge plus. Un PJ en vue à moins de 10\u00a0pas\u00a0: il tire sur le plus proche. Sinon, plusieurs à portée\u00a0: le dé choisit. Personne\u00a0: il pivote.',
    assassin:
      'Au début, un dé choisit sa cible parmi tous les PJ\u00a0; il n’en change qu’à sa mort, par un nouveau jet. Il va vers elle, l’attaque dès qu’elle est à portée, et ne touche nul autre au corps à corps.',
    guard:
      'Va dans sa zone, y prend le meilleur couvert et n’en bouge plus. Il tire sur le PJ le plus proche, en pivotant s’il le faut. Sans arme de tir, il charge qui vient à portée, puis retourne à sa place.',
    patrol:
      'Va d’une zone à la suivante, puis recommence. Avant chaque action\u00a0: un PJ en ligne de vue, à toute distance\u00a0? Il agit en Soldat contre le plus proche de ceux qu’il voit. Sinon il reprend sa ronde.',
    healer:
      'Un PNJ blessé peut être rejoint et soigné\u00a0: il y va et le soigne. Sinon, un PJ à portée\u00a0: il attaque. Sinon il va vers le blessé le plus proche, ou reste à 3\u00a0pas d’un des siens.',
  } satisfies Record<Mission['type'], string>,
  acts: {
    walker: 'Marche, puis tire ou combat. Déjà à portée, il se met à couvert ou avance jusqu’à 6\u00a0pas\u00a0; il ne court pas.',
    rusher: 'Court tout droit vers son but avec ses deux actions. S’il doit attaquer ou soigner, il marche puis le fait.',
    cautious:
      'Gagne d’abord le couvert le plus proche, en courant s’il le faut\u00a0; à couvert il attaque, sinon il va au couvert suivant, plus près du but. Deux activations sans rien faire\u00a0: il avance en Marcheur.',
    evader:
      'Hors de portée\u00a0: marche, puis tire. À portée au début\u00a0: tire, puis recule tout droit loin du PJ le plus proche, tourné vers lui.',
    zigzag: 'Avance en Zig-Zag avec ses deux actions jusqu’à portée de tir ou de charge\u00a0; alors il attaque.',
    stalker: 'De couvert en couvert jusque dans l’arc arrière de sa cible\u00a0; il n’attaque que de là.',
    static: 'Ne bouge pas, ne fait rien. Au contact, il combat.',
  } satisfies Record<Behaviour, string>,
  tables: 'Cible, au dé',
  among: {
    elite: 'parmi les PJ à portée',
    sniper: 'parmi les PJ à portée',
    assassin: 'parmi tous les PJ',
  } satisfies Record<Table, string>,
  rows: {
    elite: [
      ['1-3', 'Chef'],
      ['4-5', 'Arme la plus lourde'],
      ['6', 'Le plus proche'],
    ],
    sniper: [
      ['1-2', 'Chef'],
      ['3-4', 'Plus longue portée'],
      ['5', 'Arme la plus lourde'],
      ['6', 'Le plus proche'],
    ],
    assassin: [
      ['1-2', 'Chef'],
      ['3-4', 'Plus longue portée'],
      ['5-6', 'Arme la plus lourde'],
    ],
  } satisfies Record<Table, readonly (readonly [string, string])[]>,
  tablesText:
    'Toujours le plus proche de ceux qui conviennent. Personne ne convient\u00a0: le plus proche (Élite, Sniper), la ligne suivante (Assassin).',
  zones: 'Zones',
};

const en: typeof fr = {
  title: 'Decision sheet of the NPCs',
  intro:
    'PC: an enemy figure that somebody plays. In range: a shot is allowed from where the figure stands, in the front arc and the range of the weapon; without a shooting weapon, contact can be made in one walk. Nearest: from base to base, in a straight line.',
  figure: 'Figure',
  mission: 'Mission',
  behaviour: 'Behaviour',
  order: 'Order of play',
  orderText:
    'Sniper, Elite, Soldier, Assassin, Patrol, Guard, Healer. Of one mission, the nearest to a PC first. A Chief plays in the place of his mission, before the others; those he controls follow at once. In alternating activation the first of this order is chosen in secret.',
  activation: 'An activation, step by step',
  steps: [
    'In contact with a PC: it stands up if it is prone, or prepares, then fights with its second action. Its behaviour changes nothing, and it does not walk away.',
    'Otherwise the mission says the goal, the target and whether it must attack or heal; the behaviour says what the two actions are for. With a shooting weapon it shoots, without one it charges.',
    'Among acts that are allowed: the one that strikes the target, then does most damage, then gets farthest, then leaves fewest PCs able to hit it and has it in cover. Where players disagree, a die decides.',
    'An action left over: attack, reload, hide, alert stance, or nothing. On alert it reacts to the first PC that allows it.',
  ],
  missions: 'Missions',
  behaviours: 'Behaviours',
  about: {
    soldier: 'Makes for the nearest PC. As soon as PCs are in range it attacks the nearest of those.',
    elite: 'As a Soldier, but with several PCs in range a die chooses the target for this activation.',
    chief:
      'At the start, NPCs of his group within less than 1\u00a0pace are under his orders; he takes the mission that most of them have. Each ends its activation at most 1\u00a0pace from him, running if it must. Once he falls they act alone.',
    sniper:
      'In at most two turns it reaches the point in cover with the widest and farthest view, and stays there. A PC in sight at less than 10\u00a0paces: it shoots the nearest. Otherwise, several in range: the die chooses. Nobody: it pivots.',
    assassin:
      'At the start a die chooses its target among all PCs; only the target’s death brings another roll. It makes for the target, attacks it once in range, and goes into contact with nobody else.',
    guard:
      'Goes to its zone, takes the best cover in it and stays. It shoots the nearest PC, pivoting if it must. Without a shooting weapon it charges whoever comes in range, then goes back to its place.',
    patrol:
      'Goes from one zone to the next, then begins again. Before each action: a PC in line of sight, at any distance? It acts as a Soldier against the nearest of those it sees. Otherwise it goes on with its round.',
    healer:
      'A wounded NPC can be reached and healed: it goes and heals. Otherwise, a PC in range: it attacks. Otherwise it goes to the nearest wounded NPC, or stays within 3\u00a0paces of one of its own.',
  },
  acts: {
    walker: 'Walks, then shoots or fights. Once in range it takes cover or closes in to 6\u00a0paces; it does not run.',
    rusher: 'Runs straight at its goal with both actions. If it must attack or heal, it walks and then does so.',
    cautious:
      'Goes to the nearest cover first, running if it must; from cover it attacks, otherwise it goes to the next cover nearer to the goal. After two activations without doing anything it advances as a Walker.',
    evader: 'Out of range: walks, then shoots. In range at the start: shoots, then withdraws straight away from the nearest PC, facing it.',
    zigzag: 'Advances by Zigzag with both actions until it is in shooting or charge range; then it attacks.',
    stalker: 'From cover to cover into the rear arc of its target; it attacks from there alone.',
    static: 'Does not move, does nothing. In contact it fights.',
  },
  tables: 'Target, by a die',
  among: { elite: 'among PCs in range', sniper: 'among PCs in range', assassin: 'among all PCs' },
  rows: {
    elite: [
      ['1-3', 'Chief'],
      ['4-5', 'Heaviest weapon'],
      ['6', 'The nearest'],
    ],
    sniper: [
      ['1-2', 'Chief'],
      ['3-4', 'Longest range'],
      ['5', 'Heaviest weapon'],
      ['6', 'The nearest'],
    ],
    assassin: [
      ['1-2', 'Chief'],
      ['3-4', 'Longest range'],
      ['5-6', 'Heaviest weapon'],
    ],
  },
  tablesText: 'Always the nearest of those that fit. Nobody fits: the nearest (Elite, Sniper), the next line (Assassin).',
  zones: 'Zones',
};

/** Words of the sheet that NPCs are played from by hand. */
export const npcSheetWords = { fr, en };

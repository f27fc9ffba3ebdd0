import type { Language } from '@escarmouche/referee';

const fr = {
  names: { figure: 'Figurine', sides: 'Camps' },
  skills: {
    combat: 'Combat',
    shooting: 'Tir',
    throwing: 'Lancer',
    initiative: 'Initiative',
    morale: 'Moral',
    damage: 'Dégâts',
    actions: 'Actions',
    move: 'Mouvement',
  },
  vitality: (left: number, full: number) => `vitalité ${left} sur ${full}`,
  alert: 'en alerte',
  turn: (n: number, last?: number) => `Tour ${n}${last === undefined ? '' : ` sur ${last}`}`,
  before: 'Préparatifs',
  phase: {
    order: 'Tirage de l’ordre de jeu',
    deployment: (group: string) => `${group} : déploiement`,
    group: (group: string) => `${group} : choisir une figurine`,
    activation: (figure: string, left: number, all: number) => `${figure} agit : ${left}\u00a0action${left < 2 ? '' : 's'} sur ${all}`,
    over: 'Partie terminée',
  },
  steps: {
    rollOrder: 'Lancer pour l’ordre de jeu',
    autoPlace: 'Placer tout le monde',
    endDeployment: 'Terminer le déploiement',
    activate: (name: string) => `Activer ${name}`,
    pass: 'Finir l’activation',
    endGroup: 'Fin du groupe',
    unplayed: (n: number) => (n === 1 ? '1 figurine n’a pas joué' : `${n} figurines n’ont pas joué`),
  },
  hints: {
    order: 'Les dés donnent l’ordre de jeu pour toute la partie.',
    aim: { last: 'Le dernier camp en jeu gagne.', objectives: 'Les objectifs disent qui gagne.' },
    deploy: (aim: string) => `${aim} Choisir une figurine, puis désigner sa place dans la zone colorée.`,
    deployed: (aim: string) => `Tout le monde est en place. ${aim}`,
    choose: 'Choisir une figurine à activer.',
    act: 'Désigner un point pour marcher, une adversaire pour l’attaquer.',
    react: 'Choisir la réaction, ou laisser passer.',
  },
  range: (text: string) => `portée ${text}`,
  damage: 'dégâts',
  save: 'sauvegarde',
  /** What rolls come to, by what they were for: when they succeed, and when not. */
  lands: {
    shooting: ['touché', 'manqué'],
    combat: ['touché', 'manqué'],
    damage: ['un dégât', 'sans effet'],
    save: ['sauvé'],
    power: ['réussi', 'raté'],
  },
  out: 'hors de combat',
  hurt: 'blessure',
  headings: { gear: 'Armes et protections', rules: 'Règles spéciales' },
};

const en: typeof fr = {
  names: { figure: 'Figure', sides: 'Sides' },
  skills: {
    combat: 'Combat',
    shooting: 'Shooting',
    throwing: 'Throwing',
    initiative: 'Initiative',
    morale: 'Morale',
    damage: 'Damage',
    actions: 'Actions',
    move: 'Move',
  },
  vitality: (left, full) => `vitality ${left} of ${full}`,
  alert: 'on alert',
  turn: (n, last) => `Turn ${n}${last === undefined ? '' : ` of ${last}`}`,
  before: 'Getting ready',
  phase: {
    order: 'Order of play to be rolled',
    deployment: (group) => `${group}: deployment`,
    group: (group) => `${group}: choose a figure`,
    activation: (figure, left, all) => `${figure} acts: ${left}\u00a0action${left === 1 ? '' : 's'} of ${all}`,
    over: 'The battle is over',
  },
  steps: {
    rollOrder: 'Roll for the order of play',
    autoPlace: 'Place everyone',
    endDeployment: 'End deployment',
    activate: (name) => `Activate ${name}`,
    pass: 'End the activation',
    endGroup: 'End the group’s turn',
    unplayed: (n) => (n === 1 ? '1 figure has not played' : `${n} figures have not played`),
  },
  hints: {
    order: 'The dice set the order of play for the whole battle.',
    aim: { last: 'The last side in play wins.', objectives: 'The objectives say who wins.' },
    deploy: (aim) => `${aim} Choose a figure, then point at its place in the coloured zone.`,
    deployed: (aim) => `Everyone is in place. ${aim}`,
    choose: 'Choose a figure to activate.',
    act: 'Point at a spot to move there, at an enemy to attack it.',
    react: 'Choose the reaction, or let it pass.',
  },
  range: (text) => `range ${text}`,
  damage: 'damage',
  save: 'save',
  lands: {
    shooting: ['hit', 'missed'],
    combat: ['hit', 'missed'],
    damage: ['damage', 'no effect'],
    save: ['saved'],
    power: ['works', 'failed'],
  },
  out: 'out of action',
  hurt: 'wounded',
  headings: { gear: 'Weapons and protection', rules: 'Special rules' },
};

/** What both documents of URSS call by name. */
export function urssWords(language: Language): typeof fr {
  return language === 'fr' ? fr : en;
}

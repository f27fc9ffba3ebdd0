import type { Language } from '@escarmouche/referee';

const fr = {
  title: 'À côté d’une vraie table',
  text: 'Tout se joue sur la table, décors et dés compris\u00a0; le téléphone tient les comptes. Il dit à qui c’est, ce qui s’applique et les chances avant le jet, et ce que font les PNJ, en mots simples. Tout se corrige à tout moment\u00a0: la table a raison.',
  setUp: 'Préparer une partie',
  setUpHint: 'Bandes, joueurs, terrain prêt ou le vôtre\u00a0; ou sans plan, et ce qui compte se demande.',
  draw: 'Dessiner ma table',
  drawHint: 'Quelques rectangles au doigt\u00a0: deux minutes suffisent.',
  scenario: 'Un scénario contre des PNJ',
  scenarioHint: 'Cocher «\u00a0À côté d’une vraie table\u00a0» sur la page des scénarios.',
  goOn: 'Continuer une partie gardée',
  second:
    'Sur un autre appareil, pour la montrer sur un grand écran ou la reprendre\u00a0: partager la partie par un lien ou un fichier depuis son menu, et l’ouvrir là-bas. Elle y continue à l’écran ou à côté de la table, et revient de même.',
  map: {
    title: 'Dessiner ma table',
    text: 'Choisir ce qu’on pose, puis glisser le doigt en diagonale. Toucher un décor l’enlève.',
    size: 'Taille de la table, en pas',
    kinds: {
      house: 'Bâtiment',
      crate: 'Caisse',
      wall: 'Muret',
      wood: 'Bois',
      water: 'Eau',
    } as Readonly<Record<string, string>>,
    what: 'Décor',
    undo: 'Enlever le dernier',
    add: 'Ajouter au milieu',
    measures: 'Par les mesures, en pas',
    parts: { x: 'De gauche', y: 'Du bas', width: 'Largeur', height: 'Profondeur' },
    name: 'Nom de la table',
    mine: 'Ma table',
    keep: 'Garder et préparer la partie',
    empty: 'Une table vide convient aussi.',
    count: (n: number) => (n === 1 ? '1 décor' : `${n} décors`),
    failed: 'Ce navigateur ne laisse rien garder sur l’appareil.',
    story: 'Dessinée au doigt.',
  },
};

const en: typeof fr = {
  title: 'Beside a real table',
  text: 'Everything is on the table, scenery and dice included; the phone keeps count. It says whose turn it is, what applies and the odds before the roll, and what NPCs do, in plain words. Everything can be corrected at any moment: the table is right.',
  setUp: 'Set up a battle',
  setUpHint: 'Bands, players, a ready ground or your own; or no map, and what matters is asked.',
  draw: 'Draw my table',
  drawHint: 'A few rectangles with a finger: two minutes will do.',
  scenario: 'A scenario against NPCs',
  scenarioHint: 'Tick “Beside a real table” on the page of scenarios.',
  goOn: 'Go on with a kept battle',
  second:
    'On another device, to show it on a large screen or to go on there: share the battle by a link or a file from its menu, and open it. It goes on there on the screen or beside the table, and comes back likewise.',
  map: {
    title: 'Draw my table',
    text: 'Choose what to put down, then drag a finger across. Touching a piece takes it away.',
    size: 'Size of the table, in paces',
    kinds: {
      house: 'Building',
      crate: 'Crate',
      wall: 'Low wall',
      wood: 'Wood',
      water: 'Water',
    },
    what: 'Scenery',
    undo: 'Take the last away',
    add: 'Add in the middle',
    measures: 'By measures, in paces',
    parts: { x: 'From the left', y: 'From below', width: 'Width', height: 'Depth' },
    name: 'Name of the table',
    mine: 'My table',
    keep: 'Keep it and set up the battle',
    empty: 'An empty table will do as well.',
    count: (n) => (n === 1 ? '1 piece' : `${n} pieces`),
    failed: 'This browser lets nothing be kept on the device.',
    story: 'Drawn with a finger.',
  },
};

/** Words of the pages on which a battle beside a real table begins. */
export const beginWords = (language: Language): typeof fr => (language === 'fr' ? fr : en);

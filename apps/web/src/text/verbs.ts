import type { Language } from '@escarmouche/referee';

/** Orders to the box besides the actions of a game, in no game's terms. */
export type Verb =
  | 'help'
  | 'scan'
  | 'objectives'
  | 'order'
  | 'list'
  | 'describe'
  | 'where'
  | 'places'
  | 'distance'
  | 'reach'
  | 'see'
  | 'odds'
  | 'actions'
  | 'hand'
  | 'attack'
  | 'turn'
  | 'select'
  | 'activate'
  | 'pass'
  | 'allPass'
  | 'undo'
  | 'do'
  | 'cancel'
  | 'why'
  | 'preview'
  | 'rule'
  | 'question'
  | 'log'
  | 'close';

/** Words of either language, without accents; in each the first is the one that is suggested. */
export type Said = Readonly<Record<Language, readonly string[]>>;

export const VERBS: Readonly<Record<Verb, Said>> = {
  help: {
    en: ['help', 'commands', 'what now', 'what can i do', 'what can i say', 'how do i'],
    fr: ['aide', 'aider', 'commandes', 'et maintenant', 'que faire', 'que puis-je faire', 'que puis-je dire', 'que dire', 'comment faire'],
  },
  scan: { en: ['scan', 'look', 'situation', 'status'], fr: ['scruter', 'scanner', 'regarder', 'regarde', 'tour'] },
  objectives: {
    en: ['objectives', 'objective', 'goals', 'mission', 'role', 'score', 'scenario'],
    fr: ['objectifs', 'objectif', 'buts', 'but', 'mission', 'role', 'points', 'scenario'],
  },
  order: { en: ['order', 'order of activation'], fr: ['ordre', 'ordre d activation'] },
  list: { en: ['list', 'ls', 'who'], fr: ['lister', 'liste', 'qui'] },
  describe: { en: ['describe', 'card', 'show', 'who is'], fr: ['decrire', 'fiche', 'montrer', 'qui est'] },
  where: { en: ['where', 'where is'], fr: ['ou', 'ou est'] },
  places: {
    en: ['places', 'terrain', 'map', 'list places', 'list terrain'],
    fr: ['lieux', 'carte', 'decor', 'lister lieux', 'lister terrain'],
  },
  distance: { en: ['distance', 'measure', 'how far'], fr: ['mesurer', 'mesure', 'a quelle distance'] },
  reach: { en: ['reach', 'range'], fr: ['portee', 'atteindre'] },
  see: { en: ['see', 'sees', 'sight', 'what do i see'], fr: ['voir', 'voit', 'vue'] },
  odds: { en: ['odds', 'chance'], fr: ['chances', 'cotes'] },
  actions: { en: ['actions', 'action'], fr: ['actions'] },
  hand: { en: ['hand', 'cards', 'my cards', 'my hand'], fr: ['main', 'cartes', 'mes cartes', 'ma main'] },
  attack: { en: ['attack'], fr: ['attaquer', 'attaque'] },
  turn: { en: ['turn', 'face', 'rotate'], fr: ['tourner', 'tourne', 'orienter', 'oriente', 'se tourner', 'pivoter', 'pivote'] },
  select: { en: ['select', 'choose', 'take'], fr: ['choisir', 'choisis', 'prendre'] },
  activate: { en: ['activate'], fr: ['activer', 'active'] },
  pass: { en: ['pass', 'end', 'end turn', 'finish'], fr: ['passer', 'passe', 'fin', 'finir', 'finis', 'fin du tour', 'terminer'] },
  allPass: {
    en: ['let everything pass', 'let all pass', 'pass all'],
    fr: ['tout laisser passer', 'laisser tout passer', 'tout passer'],
  },
  undo: { en: ['undo'], fr: ['annuler', 'annule', 'defaire'] },
  do: { en: ['do', 'do it', 'ok', 'go ahead', 'yes', 'confirm'], fr: ['faire', 'fais', 'oui', 'confirmer', 'vas-y'] },
  cancel: { en: ['cancel', 'back', 'no', 'stop'], fr: ['retour', 'non'] },
  why: { en: ['why', 'why not', 'why cannot'], fr: ['pourquoi', 'pourquoi pas', 'pourquoi ne pas'] },
  preview: { en: ['preview', 'try', 'if', 'what if'], fr: ['essayer', 'si', 'essai', 'prevoir'] },
  rule: { en: ['rule', 'rules'], fr: ['regle', 'regles'] },
  question: { en: ['question', 'ask', 'repeat'], fr: ['question', 'repeter', 'repete'] },
  log: { en: ['log', 'history', 'what happened'], fr: ['journal', 'histoire'] },
  close: { en: ['close', 'quit', 'exit', 'board'], fr: ['fermer', 'quitter', 'ferme', 'plateau'] },
};

/** Role of a phrase in an order: target, place, means, final facing. */
export type Link = 'object' | 'to' | 'toward' | 'on' | 'behind' | 'front' | 'left' | 'right' | 'beside' | 'with' | 'facing' | 'via';

const frenchSide = (side: string): readonly string[] => ['de', 'd', 'du', 'des'].flatMap((of) => [`a ${side} ${of}`, `a la ${side} ${of}`]);

export const LINKS: Readonly<Record<Exclude<Link, 'object'>, readonly string[]>> = {
  to: ['to', 'at', 'jusqu a', 'a', 'en', 'au', 'into', 'contre', 'against'],
  toward: ['toward', 'towards', 'vers'],
  on: ['on top of', 'onto', 'on', 'upon', 'sur', 'over', 'up', 'dans', 'in'],
  behind: ['behind', 'derriere', 'in the back of', 'dans le dos de', 'dans le dos d'],
  front: ['in front of', 'before', 'ahead of', 'devant', 'en face de', 'en face d'],
  left: ['left of', 'to the left of', 'on the left of', ...frenchSide('gauche')],
  right: ['right of', 'to the right of', 'on the right of', ...frenchSide('droite')],
  beside: ['beside', 'near', 'next to', 'close to', 'by', 'pres de', 'pres', 'a cote de', 'a cote d', 'a cote'],
  with: ['with', 'avec', 'using'],
  facing: ['facing', 'face a', 'face au', 'tourne vers', 'tournee vers'],
  via: ['via', 'through', 'par'],
};

/** Words that say nothing. */
export const NOISE: ReadonlySet<string> = new Set(
  (
    'the an of from and me please that ' + // English
    'le la les l un une de d des du et pas que s svp ' + // French
    'pace paces inch inches cm pouce pouces'
  ) // whatever the player calls the unit
    .split(' '),
);

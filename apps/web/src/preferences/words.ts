const fr = {
  title: 'Réglages',
  kept: 'Ces réglages restent sur cet appareil.',
  notKept: 'Ce navigateur ne laisse rien garder : ces réglages valent jusqu’à la fermeture de la page.',
  lacks: {
    title: 'Ce que ce navigateur ne donne pas',
    tabs: 'Deux onglets ne s’entendent pas : une partie ne se joue que dans un seul.',
    offline: 'Sans réseau, le programme ne s’ouvre pas.',
    workers: 'L’adversaire réfléchit dans la page, qui peut se figer un instant.',
    copying: 'Rien ne se copie d’une touche : un lien se choisit et se copie à la main.',
  },
  language: { label: 'Langue' },
  view: { label: 'Vue de la table', options: { plan: 'Plan', scene: '3D' }, keys: 'La touche V passe de l’une à l’autre.' },
  theme: {
    label: 'Couleurs',
    options: { dark: 'Sombres', light: 'Claires', contrast: 'Contraste fort', system: 'Comme l’appareil' },
  },
  sides: {
    label: 'Couleurs des camps',
    options: { standard: 'Habituelles', safe: 'Pour daltoniens' },
    hint: 'Formes et lettres distinguent toujours les camps.',
  },
  text: { label: 'Taille du texte', options: { '100': '100 %', '125': '125 %', '150': '150 %', '200': '200 %' } },
  motion: { label: 'Mouvement', options: { system: 'Comme l’appareil', full: 'Complet', none: 'Aucun' } },
  dice: {
    label: 'Dés',
    options: { tumble: 'Roulent sur la table', still: 'Apparaissent' },
    hint: 'Sans mouvement, ils apparaissent aussitôt.',
  },
  pace: {
    label: 'Allure du récit',
    options: { normal: 'Normale', slow: 'Lente', quick: 'Rapide', instant: 'Aussitôt' },
    hint: 'Ce qui se passe est montré geste par geste, l’un après l’autre.',
  },
  sound: { label: 'Son', options: { on: 'Doux', off: 'Coupé' } },
  unasked: {
    label: 'Quand il n’y a pas de choix',
    options: { done: 'Faire sans demander', asked: 'Toujours demander' },
    hint: 'Pas tant que ce qui précède s’annule librement, si un dé doit tomber ou un adversaire prendre la main.',
  },
  reactions: {
    label: 'Me demander si je réagis',
    options: { pressing: 'Quand une attaque est possible', always: 'À chaque occasion' },
    hint: 'Quand ni tir, ni charge, ni combat n’est possible, laisser passer ne fait rien perdre.',
  },
  windows: {
    label: 'Me demander si je joue une carte',
    options: { pressing: 'Quand c’est le moment', always: 'À chaque occasion', never: 'Jamais' },
    hint: 'À son tour une carte peut toujours être jouée avant d’aller plus loin. « À chaque occasion » arrête aussi les étapes sans choix.',
  },
  hints: {
    label: 'Conseils des premières fois',
    options: { once: 'Une fois chacun', never: 'Jamais' },
    hint: 'Une phrase à la première alerte, à la première charge, au premier choix secret.',
    again: 'Les montrer de nouveau',
  },
  unit: {
    label: 'Un pas s’appelle',
    options: { pace: 'pas', inch: 'pouce', centimetre: 'centimètre' },
    hint: 'Les règles ne donnent pas d’autre mesure au pas : seul le nom change, pas les nombres.',
  },
};

const en: typeof fr = {
  title: 'Settings',
  kept: 'These settings stay on this device.',
  notKept: 'This browser lets nothing be kept: these settings hold until the page is closed.',
  lacks: {
    title: 'What this browser does not give',
    tabs: 'Two tabs do not hear of each other: a battle is played in one of them only.',
    offline: 'Without a network the program does not open.',
    workers: 'The opponent thinks in the page, which may stand still for a moment.',
    copying: 'Nothing is copied at a touch: a link is selected and copied by hand.',
  },
  language: { label: 'Language' },
  view: { label: 'View of the table', options: { plan: 'Plan', scene: '3D' }, keys: 'The V key switches between them.' },
  theme: {
    label: 'Colours',
    options: { dark: 'Dark', light: 'Light', contrast: 'High contrast', system: 'Same as device' },
  },
  sides: {
    label: 'Colours of the sides',
    options: { standard: 'Standard', safe: 'Colour-blind safe' },
    hint: 'Shapes and letters always tell the sides apart.',
  },
  text: { label: 'Size of the text', options: { '100': '100%', '125': '125%', '150': '150%', '200': '200%' } },
  motion: { label: 'Motion', options: { system: 'Same as device', full: 'Full', none: 'None' } },
  dice: { label: 'Dice', options: { tumble: 'Roll on the table', still: 'Appear' }, hint: 'Without motion they appear at once.' },
  pace: {
    label: 'Pace of what is told',
    options: { normal: 'Normal', slow: 'Slow', quick: 'Quick', instant: 'At once' },
    hint: 'What happens is shown act by act, one after the other.',
  },
  sound: { label: 'Sound', options: { on: 'Soft', off: 'Off' } },
  unasked: {
    label: 'When there is no choice',
    options: { done: 'Do it without asking', asked: 'Always ask' },
    hint: 'Not while what came before can be undone freely, if a die has to fall or an opponent’s turn to begin.',
  },
  reactions: {
    label: 'Ask me whether to react',
    options: { pressing: 'When an attack is possible', always: 'At every chance' },
    hint: 'When there is no shot, charge or fight to be had, nothing is lost by letting pass.',
  },
  windows: {
    label: 'Ask me whether to play a card',
    options: { pressing: 'When it matters', always: 'At every chance', never: 'Never' },
    hint: 'In your own turn a card may always be played before you go on. “At every chance” also stops at steps without a choice.',
  },
  hints: {
    label: 'Hints of first times',
    options: { once: 'Once each', never: 'Never' },
    hint: 'A sentence at the first alert, the first charge, the first secret choice.',
    again: 'Show them again',
  },
  unit: {
    label: 'A pace is called',
    options: { pace: 'pace', inch: 'inch', centimetre: 'centimetre' },
    hint: 'The rules give a pace no other measure: only the name changes, not the numbers.',
  },
};

/** Words of the settings. */
export const settingsWords = { fr, en };

import type { Language } from '@escarmouche/referee';

const fr = {
  title: 'Partager un lien',
  whole: {
    battle: 'Toute la partie tient dans ce lien : il s’ouvre sans serveur, et personne d’autre ne la reçoit.',
    band: 'Toute la bande tient dans ce lien : il s’ouvre sans serveur, et personne d’autre ne la reçoit.',
    map: 'Tout le terrain tient dans ce lien : il s’ouvre sans serveur, et personne d’autre ne le reçoit.',
    scenario: 'Tout le scénario tient dans ce lien : il s’ouvre sans serveur, et personne d’autre ne le reçoit.',
  },
  copy: 'Copier le lien',
  copied: 'Lien copié.',
  uncopied: 'Ce navigateur ne laisse rien copier ici. Le lien est choisi : Ctrl+C, ou un appui long, le copie.',
  linkless: 'Ce navigateur ne sait pas faire de lien. Le fichier passe partout.',
  long: (length: string) => `Le lien ferait ${length} signes, trop pour bien des messageries. Le fichier passe partout.`,
  file: 'Enregistrer le fichier',
  send: 'Envoyer…',
  making: 'Le lien se prépare…',
  address: 'Lien à partager',
};

const en: typeof fr = {
  title: 'Share a link',
  whole: {
    battle: 'The whole battle is in this link: it opens without a server, and nobody else receives it.',
    band: 'The whole band is in this link: it opens without a server, and nobody else receives it.',
    map: 'The whole map is in this link: it opens without a server, and nobody else receives it.',
    scenario: 'The whole scenario is in this link: it opens without a server, and nobody else receives it.',
  },
  copy: 'Copy the link',
  copied: 'Link copied.',
  uncopied: 'This browser lets nothing be copied here. The link is selected: Ctrl+C, or a long press, copies it.',
  linkless: 'This browser cannot make a link. The file goes anywhere.',
  long: (length) => `The link would be ${length} characters long, too much for many messengers. The file goes anywhere.`,
  file: 'Save the file',
  send: 'Send…',
  making: 'The link is being made…',
  address: 'Link to share',
};

/** Words of sharing. */
export const shareWords: Readonly<Record<Language, typeof fr>> = { fr, en };

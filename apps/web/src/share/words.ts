import type { Language } from '@escarmouche/referee';

const fr = {
  title: 'Partager un lien',
  battle: 'Toute la partie tient dans ce lien : il s’ouvre sans serveur, et personne d’autre ne la reçoit.',
  band: 'Toute la bande tient dans ce lien : il s’ouvre sans serveur, et personne d’autre ne la reçoit.',
  copy: 'Copier le lien',
  copied: 'Lien copié.',
  long: (length: string) => `Le lien ferait ${length} signes, trop pour bien des messageries. Le fichier passe partout.`,
  file: 'Enregistrer le fichier',
  send: 'Envoyer…',
  making: 'Le lien se prépare…',
  address: 'Lien à partager',
};

const en: typeof fr = {
  title: 'Share a link',
  battle: 'The whole battle is in this link: it opens without a server, and nobody else receives it.',
  band: 'The whole band is in this link: it opens without a server, and nobody else receives it.',
  copy: 'Copy the link',
  copied: 'Link copied.',
  long: (length) => `The link would be ${length} characters long, too much for many messengers. The file goes anywhere.`,
  file: 'Save the file',
  send: 'Send…',
  making: 'The link is being made…',
  address: 'Link to share',
};

/** Words of what is shared. */
export const shareWords: Readonly<Record<Language, typeof fr>> = { fr, en };

import type { Language } from '@escarmouche/referee';

export interface KeyGroup {
  readonly title: string;
  /** The key, what it does. */
  readonly keys: readonly (readonly [string, string])[];
}

const fr: { readonly title: string; readonly groups: readonly KeyGroup[] } = {
  title: 'Touches',
  groups: [
    {
      title: 'Choisir et agir',
      keys: [
        ['Tab, Maj+Tab', 'figurine suivante, précédente'],
        ['1 à 9', 'action, ou réponse à une question'],
        ['t, Maj+t', 'cible suivante, précédente'],
        ['Entrée', 'faire'],
        ['Échap', 'revenir'],
        ['e', 'finir : passer, fin du groupe'],
        ['u', 'annuler'],
      ],
    },
    {
      title: 'Se déplacer',
      keys: [
        ['Flèches', 'déplacer le fantôme d’un demi-pas'],
        ['Maj+flèches', 'd’un dixième de pas'],
        ['Ctrl+flèches', 'jusqu’au prochain point qui compte : vue, couvert, portée, contact, bout du mouvement'],
        ['[ et ]', 'tourner'],
        ['w', 'poser un point de passage'],
      ],
    },
    {
      title: 'Regarder',
      keys: [
        ['l', 'lignes de vue de la figurine ; encore une fois, plus rien'],
        ['m', 'mesurer jusqu’à ce qui est visé'],
        ['r', 'carte de la règle'],
        ['v', 'plan ou relief'],
        ['f', 'tourner la table'],
        ['+ − 0', 'agrandir, réduire, toute la table'],
      ],
    },
    {
      title: 'Parler',
      keys: [
        ['/', 'parler à la table'],
        ['?', 'ces touches'],
      ],
    },
    {
      title: 'Revoir',
      keys: [
        ['← →', 'pas à pas'],
        ['Maj+← →', 'de commande en commande'],
        ['Maj+↑ ↓', 'de tour en tour'],
        ['Espace', 'lecture, pause'],
        ['< et >', 'moins vite, plus vite'],
        ['Début, Fin', 'aux extrémités'],
        ['b', 'marquer le moment'],
        ['Échap', 'revenir à la table'],
      ],
    },
  ],
};

const en: typeof fr = {
  title: 'Keys',
  groups: [
    {
      title: 'Choose and act',
      keys: [
        ['Tab, Shift+Tab', 'next, former figure'],
        ['1 to 9', 'action, or answer to a question'],
        ['t, Shift+t', 'next, former target'],
        ['Enter', 'do it'],
        ['Esc', 'back'],
        ['e', 'finish: pass, end of the group'],
        ['u', 'undo'],
      ],
    },
    {
      title: 'Move',
      keys: [
        ['Arrows', 'move the ghost by half a pace'],
        ['Shift+arrows', 'by a tenth of a pace'],
        ['Ctrl+arrows', 'to the next spot that matters: sight, cover, range, contact, end of the move'],
        ['[ and ]', 'turn'],
        ['w', 'lay a way point'],
      ],
    },
    {
      title: 'Look',
      keys: [
        ['l', 'sight lines of the figure; once more puts them out'],
        ['m', 'measure to what is aimed at'],
        ['r', 'card of the rule'],
        ['v', 'plan or relief'],
        ['f', 'turn the table'],
        ['+ − 0', 'zoom in, out, whole table'],
      ],
    },
    {
      title: 'Talk',
      keys: [
        ['/', 'talk to the table'],
        ['?', 'these keys'],
      ],
    },
    {
      title: 'Replay',
      keys: [
        ['← →', 'step by step'],
        ['Shift+← →', 'command by command'],
        ['Shift+↑ ↓', 'turn by turn'],
        ['Space', 'play, pause'],
        ['< and >', 'slower, faster'],
        ['Home, End', 'to the ends'],
        ['b', 'mark the moment'],
        ['Esc', 'back to the table'],
      ],
    },
  ],
};

/** All keys by what they are for. They come with the dialog that shows them. */
export function keysWords(language: Language): typeof fr {
  return language === 'fr' ? fr : en;
}

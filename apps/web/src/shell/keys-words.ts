import type { Language } from '@escarmouche/referee';
import type { KeyboardLayout } from '../browser/layout.ts';
import type { Offered } from '../table/offered.ts';
import { layoutKeys, type LayoutKeys } from './layout-keys.ts';

interface KeyGroup {
  readonly title: string;
  /** The key, its effect, and the offer of board or game that the key needs. */
  readonly keys: readonly (readonly [key: string, does: string, needs?: Offered])[];
}

interface KeysWords {
  readonly title: string;
  readonly groups: readonly KeyGroup[];
}

/** Lengths of a stroke, in words; '' for a stroke to the next square. */
export interface StridesSaid {
  readonly step: string;
  readonly fine: string;
}

const fr = ({ step, fine }: StridesSaid, { digits, turn, zoom, talk }: LayoutKeys): KeysWords => ({
  title: 'Touches',
  groups: [
    {
      title: 'Choisir et agir',
      keys: [
        ['Tab, Maj+Tab', 'choix suivant, précédent'],
        ['1 à 9, 0', `action, ou réponse à une question${digits.length > 0 ? ` (sans Maj aussi : ${digits.join(' ')})` : ''}`],
        ['n, Maj+n', 'action permise suivante, précédente'],
        ['t, Maj+t', 'cible suivante, précédente'],
        ['Entrée', 'faire'],
        ['Échap', 'revenir'],
        ['c', 'cartes de la main', 'hand'],
        ['e', 'finir, passer'],
        ['Maj+p', 'laisser passer tout ce déplacement', 'reactions'],
        ['p', 'tout laisser passer ce tour ; encore une fois, plus rien', 'reactions'],
        ['u', 'annuler'],
      ],
    },
    {
      title: 'Se déplacer',
      keys: [
        ['Flèches', step === '' ? 'déplacer le fantôme' : `déplacer le fantôme de ${step}`],
        ['Maj+flèches', `de ${fine}`, 'strides'],
        ['Ctrl+flèches', 'jusqu’au prochain endroit où quelque chose change', 'landmark'],
        [turn, 'tourner', 'faces'],
        ['w', 'poser un point de passage', 'waypoint'],
        ['Page préc., Page suiv.', 'niveau du dessus, du dessous', 'levels'],
        ['x, Maj+x', 'ajouter un dé à ce qui est visé, le reprendre', 'spends'],
      ],
    },
    {
      title: 'Regarder',
      keys: [
        ['o', 'objectifs et histoire', 'objectives'],
        ['j', 'ordre de jeu des PNJ', 'npcs'],
        ['q', 'pourquoi le PNJ a fait cela', 'npcs'],
        ['l', 'lignes de vue ; encore une fois, plus rien', 'sight'],
        ['i', 'décrire ce qui est visé'],
        ['m', 'mesurer jusqu’à ce qui est visé', 'measure'],
        ['r', 'carte de la règle'],
        ['v', 'plan ou 3D', 'views'],
        ['f', 'tourner la table', 'turns'],
        [zoom, 'agrandir, réduire'],
        ['a', 'toute la table'],
      ],
    },
    {
      title: 'Parler',
      keys: [
        [talk.join(' ou '), 'parler à la table'],
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
});

const en: typeof fr = ({ step, fine }, { digits, turn, zoom, talk }) => ({
  title: 'Keys',
  groups: [
    {
      title: 'Choose and act',
      keys: [
        ['Tab, Shift+Tab', 'next, previous choice'],
        ['1 to 9, 0', `action, or answer to a question${digits.length > 0 ? ` (without Shift too: ${digits.join(' ')})` : ''}`],
        ['n, Shift+n', 'next, previous action that may be taken'],
        ['t, Shift+t', 'next, previous target'],
        ['Enter', 'do it'],
        ['Esc', 'back'],
        ['c', 'cards of the hand', 'hand'],
        ['e', 'finish, pass'],
        ['Shift+p', 'let this whole move pass', 'reactions'],
        ['p', 'let everything pass this turn; again, no longer', 'reactions'],
        ['u', 'undo'],
      ],
    },
    {
      title: 'Move',
      keys: [
        ['Arrows', step === '' ? 'move the ghost' : `move the ghost by ${step}`],
        ['Shift+arrows', `by ${fine}`, 'strides'],
        ['Ctrl+arrows', 'to the next spot where something changes', 'landmark'],
        [turn, 'turn', 'faces'],
        ['w', 'add a waypoint', 'waypoint'],
        ['Page Up, Page Down', 'the level above, below', 'levels'],
        ['x, Shift+x', 'add a die to what is aimed at, take it back', 'spends'],
      ],
    },
    {
      title: 'Look',
      keys: [
        ['o', 'objectives and story', 'objectives'],
        ['j', 'order of play of NPCs', 'npcs'],
        ['q', 'why the NPC did that', 'npcs'],
        ['l', 'sight lines; again to hide them', 'sight'],
        ['i', 'describe what is aimed at'],
        ['m', 'measure to what is aimed at', 'measure'],
        ['r', 'rule card'],
        ['v', 'plan or 3D', 'views'],
        ['f', 'turn the table', 'turns'],
        [zoom, 'zoom in, out'],
        ['a', 'whole table'],
      ],
    },
    {
      title: 'Talk',
      keys: [
        [talk.join(' or '), 'talk to the table'],
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
});

/** All keys by purpose, as the player's keyboard has them where its layout is known. The dialog of the keys brings this file. */
export function keysWords(language: Language, strides: StridesSaid, layout: KeyboardLayout | undefined): KeysWords {
  return language === 'fr' ? fr(strides, layoutKeys(layout, 'Maj')) : en(strides, layoutKeys(layout, 'Shift'));
}

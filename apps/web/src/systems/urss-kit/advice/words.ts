import type { Language } from '@escarmouche/referee';
import type { ActionType } from '@escarmouche/urss-kit';

type Named = Readonly<Record<Exclude<ActionType, 'special'> | 'hold', { readonly label: string; readonly does: string }>>;

const same = (label: string) => ({ label, does: label });

const fr = {
  actions: {
    nothing: same('Ne rien faire'),
    move: same('Marcher'),
    run: same('Courir'),
    crawl: same('Ramper'),
    jump: same('Sauter'),
    climb: same('Escalader'),
    ladder: { label: 'Échelle', does: 'Grimper' },
    swim: same('Nager'),
    mixed: { label: 'Mouvement mixte', does: 'Y aller' },
    fight: same('Combattre'),
    shoot: same('Tirer'),
    aim: same('Viser'),
    standUp: same('Se relever'),
    hold: { label: 'Prendre en main', does: 'Prendre' },
    draw: { label: 'Prendre en main', does: 'Prendre' },
    pickUp: same('Ramasser'),
  } satisfies Named as Named,
  takes: (items: string) => `Prendre ${items}`,
  free: 'libre',
  lay: 'Poser ce point',
  shot: {
    label: 'Tire',
    start: 'au départ',
    end: 'à l’arrivée',
    after: (length: string) => `après ${length}`,
    fallen: 'Si la cible tombe',
    stopsAfter: (length: string) => `s’arrête après ${length}`,
    goesOn: 'va jusqu’au bout',
    stopsHere: 'arrêt si la cible tombe',
    twice: 'Un point posé deux fois l’arrête là si sa cible tombe.',
    stopped: 'Elle s’arrête au point posé deux fois si sa cible tombe.',
  },
  ask: {
    activate: 'Qui activer dans cette manche ?',
    activateDetail: 'Le choix est secret : tous sont montrés ensemble, puis l’Initiative dit qui agit d’abord.',
    left: (n: number) => (n === 1 ? '1 action' : `${n} actions`),
    alert: {
      way: 'Elle passe assez près pour être chargée.',
      end: 'Son mouvement est fini.',
      after: 'Son activation est finie.',
    } as Readonly<Record<string, string>>,
    counter: (who: string) => `${who} peut contrer`,
    toBeat: (score: number) => `Il faut plus de ${score}.`,
    notCountered: 'Ne pas contrer',
    brokenWeapon: 'Quelle arme est brisée ?',
    use: (what: string) => `${what} : l’utiliser ?`,
  },
};

const en: typeof fr = {
  actions: {
    nothing: same('Do nothing'),
    move: same('Move'),
    run: same('Run'),
    crawl: same('Crawl'),
    jump: same('Jump'),
    climb: same('Climb'),
    ladder: { label: 'Ladder', does: 'Climb' },
    swim: same('Swim'),
    mixed: { label: 'Mixed movement', does: 'Go' },
    fight: same('Fight'),
    shoot: same('Shoot'),
    aim: same('Aim'),
    standUp: same('Stand up'),
    hold: { label: 'Take in hand', does: 'Take' },
    draw: { label: 'Take in hand', does: 'Take' },
    pickUp: same('Pick up'),
  },
  takes: (items) => `Take ${items}`,
  free: 'free',
  lay: 'Lay this point',
  shot: {
    label: 'Shoots',
    start: 'at the start',
    end: 'at the end',
    after: (length) => `after ${length}`,
    fallen: 'If the target falls',
    stopsAfter: (length) => `stops after ${length}`,
    goesOn: 'goes on to the end',
    stopsHere: 'stops if the target falls',
    twice: 'A point laid twice stops it there if its target falls.',
    stopped: 'It stops at the point laid twice if its target falls.',
  },
  ask: {
    activate: 'Whom to activate in this round?',
    activateDetail: 'The choice is secret: all are shown together, then Initiative says who acts first.',
    left: (n) => (n === 1 ? '1 action' : `${n} actions`),
    alert: {
      way: 'It passes near enough to be charged.',
      end: 'Its movement is over.',
      after: 'Its activation is over.',
    },
    counter: (who) => `${who} may counter`,
    toBeat: (score) => `More than ${score} is needed.`,
    notCountered: 'Do not counter',
    brokenWeapon: 'Which weapon breaks?',
    use: (what) => `${what}: use it?`,
  },
};

/** Words of previews and questions that only URSS kit has. */
export function ownWords(language: Language): typeof fr {
  return language === 'fr' ? fr : en;
}

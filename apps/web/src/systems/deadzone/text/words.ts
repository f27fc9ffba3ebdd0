import type { Language } from '@escarmouche/referee';
import { plural, pluralEn } from '../../../i18n/plural.ts';
import type { Lesson } from '../../text-queries.ts';

const fr = {
  spots: { how: 'un cube : colonne, rangée, niveau', example: 'C3R2L2' },
  nothing: 'Rien à cet endroit.',
  far: (cubes: number) => `à ${plural(cubes, 'cube', 'cubes')}`,
  reach: (here: readonly string[], sprint: readonly string[]) =>
    [
      here.length === 0 ? 'Aucun cube par un déplacement.' : `Par un déplacement : ${here.join(', ')}.`,
      sprint.length === 0 ? '' : `Par un Sprint : ${sprint.join(', ')}.`,
    ]
      .filter(Boolean)
      .join(' '),
  sees: (who: string, verdict: string) => `${who} : ${verdict}`,
  nobody: 'Elle ne voit personne.',
  pool: (who: string, dice: string) => `Dés, ${who} : ${dice}`,
  none: 'aucun',
  holds: (at: string, vp: number, who: string) => `Objectif en ${at}, ${vp} PV : ${who}`,
  objective: (at: string) => `objectif ${at}`,
  free: 'à personne',
  noOdds: 'Aucune attaque n’est possible de là.',
  mark: {
    reach: { own: 'Son cube', move: 'À portée d’un déplacement', sprint: 'À portée d’un Sprint', out: 'Hors de portée' },
    level: (level: number) => `Niveau ${level}`,
    objective: (vp: number) => `Objectif ${vp} PV`,
    foes: (who: string) => `Dans le même cube que la figurine ${who}`,
    hides: (who: string) => `Cachée à la vue : ${who}`,
    cover: (who: string) => `${who} la voit en partie`,
    open: (who: string) => `${who} la voit en entier`,
    range: (who: string) => `${who} à portée de tir`,
    outOfRange: (who: string) => `${who} hors de portée de tir`,
  },
  lessons: {
    deploy: {
      say: 'Chaque figurine se place dans un cube de sa zone : nommer la figurine et le cube, ou « faire » pour toutes.',
      examples: ['portée', 'placer A1 en C2R1', 'faire'],
    },
    choose: {
      say: 'Il faut choisir qui agit : « activer » et son nom. « passer » quand c’est permis.',
      examples: ['activer A1', 'scan', 'objectifs'],
    },
    act: {
      say: 'Une figurine agit : dire le cube où elle va, ou qui elle attaque ; « essayer » devant dit d’abord ce qui arriverait, « passer » finit son activation.',
      examples: ['move C3R2', 'attaquer B1', 'why not move C3R2', 'portée', 'voir A1'],
    },
    other: { say: '« faire » fait ce que la table propose.', examples: ['faire', 'scan', 'question'] },
  } satisfies Record<string, Lesson>,
  manual: [
    'Voir : « scan », « objectifs », « liste », « fiche A1 », « distance A1 B2 », « voir A1 », « portée A1 », « chances A1 B2 ».',
    'Agir : « activer A1 », « se déplacer C3R2 », « sprint C3R2L2 », « tirer sur B2 », « combattre B2 », « faire », « passer ». Par un dé de Commandement : « se déplacer gratuitement C3R4 ».',
    'Les cubes : colonne depuis l’ouest, rangée depuis le nord, niveau depuis le sol ; « C3R2 » est au sol, « C3R2L2 » au-dessus.',
    'Conduire : « annuler », « question », « règle Sprint », « fermer ». À une question, répondre par son numéro ou ses mots.',
  ] as readonly string[],
};

const en: typeof fr = {
  spots: { how: 'a cube: column, row, level', example: 'C3R2L2' },
  nothing: 'Nothing is there.',
  far: (cubes) => `${pluralEn(cubes, 'cube', 'cubes')} away`,
  reach: (here, sprint) =>
    [
      here.length === 0 ? 'No cube by a Move.' : `By a Move: ${here.join(', ')}.`,
      sprint.length === 0 ? '' : `By a Sprint: ${sprint.join(', ')}.`,
    ]
      .filter(Boolean)
      .join(' '),
  sees: (who, verdict) => `${who}: ${verdict}`,
  nobody: 'It sees nobody.',
  pool: (who, dice) => `Dice of ${who}: ${dice}`,
  none: 'none',
  holds: (at, vp, who) => `Objective in ${at}, ${vp} VP: ${who}`,
  objective: (at) => `objective ${at}`,
  free: 'nobody’s',
  noOdds: 'No attack is possible from there.',
  mark: {
    reach: { own: 'Its own cube', move: 'Within a Move', sprint: 'Within a Sprint', out: 'Out of reach' },
    level: (level) => `Level ${level}`,
    objective: (vp) => `Objective, ${vp} VP`,
    foes: (who) => `In the cube of ${who}`,
    hides: (who) => `Hidden from ${who}`,
    cover: (who) => `${who} sees part of it`,
    open: (who) => `${who} sees all of it`,
    range: (who) => `${who} in range`,
    outOfRange: (who) => `${who} out of range`,
  },
  lessons: {
    deploy: {
      say: 'Every figure is placed in a cube of its zone: name the figure and the cube, or “do” for all.',
      examples: ['reach', 'place A1 at C2R1', 'do'],
    },
    choose: {
      say: 'Somebody has to act: “activate” and a name. “pass” where that is allowed.',
      examples: ['activate A1', 'scan', 'objectives'],
    },
    act: {
      say: 'A figure acts: say the cube it goes to, or whom it attacks; “try” before it tells first what would happen, “pass” ends its activation.',
      examples: ['move C3R2', 'attack B1', 'why not move C3R2', 'reach', 'see A1'],
    },
    other: { say: '“do” does what the table proposes.', examples: ['do', 'scan', 'question'] },
  },
  manual: [
    'See: “scan”, “objectives”, “list”, “card A1”, “distance A1 B2”, “see A1”, “reach A1”, “odds A1 B2”.',
    'Act: “activate A1”, “move C3R2”, “sprint C3R2L2”, “shoot B2”, “fight B2”, “do”, “pass”. By a command die: “free move C3R4”.',
    'Cubes: column from the west, row from the north, level from the ground; “C3R2” is on the ground, “C3R2L2” above it.',
    'Lead: “undo”, “question”, “rule Sprint”, “close”. A question is answered by a number or in its words.',
  ],
};

export const queryWords = (language: Language): typeof fr => (language === 'fr' ? fr : en);

import type { Language } from '@escarmouche/referee';
import type { ActionType } from '@escarmouche/urss-classic';

type Named = Readonly<Record<Exclude<ActionType, 'special'>, { readonly label: string; readonly does: string }>>;

const same = (label: string) => ({ label, does: label });

const fr = {
  actions: {
    move: same('Marcher'),
    run: same('Courir'),
    jump: same('Sauter'),
    climb: same('Escalader'),
    ladder: { label: 'Échelle', does: 'Grimper' },
    swim: same('Nager'),
    fight: same('Combattre'),
    shoot: same('Tirer'),
    alert: { label: 'Posture d’alerte', does: 'Se mettre en alerte' },
    getUp: same('Se relever'),
  } satisfies Named as Named,
  givenUp: 'Actions abandonnées',
  alertDetail: {
    near: 'Elle passe à moins du mouvement de base.',
    target: 'Elle devient une cible.',
    end: 'Son mouvement est fini.',
    wait: 'Elle est au point choisi.',
  } as Readonly<Record<string, string>>,
  waitEnd: 'Attendre la fin du mouvement',
  waitHalf: 'Attendre la moitié du reste',
  freeAttackOrder: 'Qui attaque d’abord ?',
};

const en: typeof fr = {
  actions: {
    move: same('Move'),
    run: same('Run'),
    jump: same('Jump'),
    climb: same('Climb'),
    ladder: { label: 'Ladder', does: 'Climb' },
    swim: same('Swim'),
    fight: same('Fight'),
    shoot: same('Shoot'),
    alert: { label: 'Alert stance', does: 'Go on alert' },
    getUp: same('Get up'),
  },
  givenUp: 'Actions given up',
  alertDetail: {
    near: 'It passes within the base move.',
    target: 'It becomes a target.',
    end: 'The movement is over.',
    wait: 'It is at the chosen point.',
  },
  waitEnd: 'Wait for the end of the movement',
  waitHalf: 'Wait for half of the rest',
  freeAttackOrder: 'Who attacks first?',
};

/** Words of previews and questions that only URSS classic has. */
export function ownWords(language: Language): typeof fr {
  return language === 'fr' ? fr : en;
}

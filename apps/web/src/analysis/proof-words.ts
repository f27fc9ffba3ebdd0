import { formOf, plural, pluralEn } from '../i18n/plural.ts';

const dice = (n: number): string => plural(n, 'dé', 'dés');
const diceEn = (n: number): string => pluralEn(n, 'die', 'dice');

const fr = {
  title: 'Les dés',
  verify: 'Vérifier les dés',
  explain: 'La partie est rejouée à partir de son fichier, et chaque dé retrouvé.',
  verifying: 'Les dés sont retrouvés un à un…',
  /** Dice by their origin. */
  counted: {
    proven: (n: number) => `${dice(n)} ${formOf(n, 'est celui', 'sont ceux')} des secrets de l’hôte et des sièges.`,
    seeded: (n: number) => `${dice(n)} ${formOf(n, 'est celui', 'sont ceux')} de la graine.`,
    drawn: (n: number) => `${plural(n, 'tirage', 'tirages')} à l’aveugle ${formOf(n, 'est celui', 'sont ceux')} de la graine.`,
    typed: (n: number) => `${dice(n)} à la main\u00a0: rien ne peut les prouver.`,
    earlier: (n: number) => `${dice(n)} d’une partie antérieure\u00a0: son fichier les prouve.`,
    unseeded: (n: number) => `${dice(n)} sans preuve.`,
  },
  before: (n: number) =>
    n === 1
      ? 'La première commande a été jouée ailleurs\u00a0: ses dés n’ont pas de preuve.'
      : `Les ${n} premières commandes ont été jouées ailleurs\u00a0: leurs dés n’ont pas de preuve.`,
  none: 'Aucun dé n’a été jeté.',
  verified: 'Tous les dés sont les bons.',
  sound: 'Aucun dé n’est faux, mais tous ne se prouvent pas.',
  strange: 'La partie ne suit pas ses dés ou ses règles.',
  until: (n: number) => `Jusqu’à la commande ${n}, tout suit.`,
  wrong: (n: number, found: string, due: string, by: 'seed' | 'secrets') =>
    `Commande ${n}\u00a0: le fichier dit ${found}\u00a0; ${by === 'seed' ? 'la graine donne' : 'les secrets de l’hôte et des sièges donnent'} ${due}.`,
  fault: (n: number, reason: string) => `Commande ${n}\u00a0: ${reason}`,
  terms:
    'Aucun dé ne suit\u00a0: un secret, ou ce qui fut convenu avant la partie (titre, préparatifs, sièges, cadence), a sans doute été changé dans le fichier.',
  changed: 'Le fichier n’est plus tel que le programme l’a écrit.',
  look: 'Voir ce moment',
  promised: 'L’hôte a montré le secret qu’il avait promis à cet appareil avant la partie.',
  unpromised: 'L’hôte n’a pas montré le secret qu’il avait promis à cet appareil avant la partie.',
  secrets: 'Les secrets, et ce qui en fut promis',
  secretsHint: 'Chacun a promis son secret par une empreinte avant qu’aucun ne soit montré\u00a0: personne n’a pu choisir les dés.',
  host: 'Hôte',
  secret: 'secret',
  commitment: 'empreinte promise',
};

const en: typeof fr = {
  title: 'The dice',
  verify: 'Verify the dice',
  explain: 'The battle is played again from its file, and every die found again.',
  verifying: 'The dice are found again one by one…',
  counted: {
    proven: (n) => `${diceEn(n)} ${n === 1 ? 'is that' : 'are those'} of the secrets of host and seats.`,
    seeded: (n) => `${diceEn(n)} ${n === 1 ? 'is that' : 'are those'} of the seed.`,
    drawn: (n) => `${pluralEn(n, 'blind draw', 'blind draws')} ${n === 1 ? 'is that' : 'are those'} of the seed.`,
    typed: (n) => `${diceEn(n)} by hand: nothing can prove them.`,
    earlier: (n) => `${diceEn(n)} of an earlier battle: its file proves them.`,
    unseeded: (n) => `${diceEn(n)} without a proof.`,
  },
  before: (n) =>
    n === 1
      ? 'The first command was given elsewhere: its dice have no proof.'
      : `The first ${n} commands were given elsewhere: their dice have no proof.`,
  none: 'No die was thrown.',
  verified: 'All dice are right.',
  sound: 'No die is wrong, but not all can be proved.',
  strange: 'The battle does not follow its dice or its rules.',
  until: (n) => `Up to command ${n} all follows.`,
  wrong: (n, found, due, by) =>
    `Command ${n}: the file says ${found}; ${by === 'seed' ? 'the seed gives' : 'the secrets of host and seats give'} ${due}.`,
  fault: (n, reason) => `Command ${n}: ${reason}`,
  terms:
    'No die follows: a secret, or what was agreed before the battle (title, set-up, seats, clock), has probably been changed in the file.',
  changed: 'The file is no longer as the program wrote it.',
  look: 'Show this moment',
  promised: 'The host has shown the secret that it had promised to this device before the battle.',
  unpromised: 'The host has not shown the secret that it had promised to this device before the battle.',
  secrets: 'The secrets, and what was promised of them',
  secretsHint: 'Everybody promised a secret by its digest before any was shown: nobody could choose the dice.',
  host: 'Host',
  secret: 'secret',
  commitment: 'digest promised',
};

/** Words of the dice of a battle that are verified. */
export const proofWords = { fr, en };

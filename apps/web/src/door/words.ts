import type { Told } from '@escarmouche/content/files/read';
import type { Language } from '@escarmouche/referee';
import { plural, pluralEn } from '../i18n/plural.ts';

type Problems = readonly Told[];

/** The first problem of a file, with its line and its place in it, and how many more there are. */
function first([problem, ...others]: Problems, language: Language, more: (n: number) => string): string {
  if (!problem) return '';
  const where = problem.path === '' ? '' : `${problem.path}${language === 'fr' ? '\u00a0:' : ':'} `;
  const reason = problem[language].replace(/\.$/, '');
  return `${where}${reason}${others.length > 0 ? ` (${more(others.length)})` : ''}.`;
}

const fr = {
  drop: 'Déposer ici : partie, bande, terrain ou scénario',
  close: 'Fermer',
  opened: (n: number) => `${plural(n, 'partie ajoutée', 'parties ajoutées')}.`,
  refused: (name: string, problems: Problems, language: Language) =>
    `Erreur à la ligne ${problems[0]?.line ?? 1} de ${name}. ${first(problems, language, (n) => `et ${plural(n, 'autre erreur', 'autres erreurs')}`)} Rien n’a changé.`,
  mend: (name: string, problems: Problems, language: Language) =>
    `Erreur à la ligne ${problems[0]?.line ?? 1} de ${name}. ${first(problems, language, (n) => `et ${plural(n, 'autre erreur', 'autres erreurs')}`)} La bande est gardée : la retoucher ici.`,
  refusedLink: (problems: Problems, language: Language) =>
    `Ce lien n’est pas lu : ${first(problems, language, (n) => `et ${plural(n, 'autre erreur', 'autres erreurs')}`)} Rien n’a changé.`,
  unread: (name: string, reason: string) => `${name} : ${reason}. Rien n’a changé.`,
  tooLarge: (name: string) => `${name} est trop grand pour une partie. Rien n’a changé.`,
  known: (name: string) => `${name} est déjà parmi les parties gardées.`,
  replaced: (name: string) => `« ${name} » remplace ce qui était gardé sous le même identifiant.`,
  ownMap: 'Votre terrain',
  ownScenario: 'Votre scénario',
  more: (name: string) => `Autres gestes pour « ${name} »`,
  share: 'Partager un lien',
  save: 'Enregistrer le fichier',
  erase: 'Effacer',
  eraseOne: (name: string) => `Effacer « ${name} »`,
  erased: (name: string) => `« ${name} » est effacé.`,
  restore: 'Rétablir',
};

const en: typeof fr = {
  drop: 'Drop here: a battle, a band, a map or a scenario',
  close: 'Close',
  opened: (n) => `${pluralEn(n, 'battle added', 'battles added')}.`,
  refused: (name, problems, language) =>
    `Error in line ${problems[0]?.line ?? 1} of ${name}. ${first(problems, language, (n) => `and ${pluralEn(n, 'other error', 'other errors')}`)} Nothing has changed.`,
  mend: (name, problems, language) =>
    `Error in line ${problems[0]?.line ?? 1} of ${name}. ${first(problems, language, (n) => `and ${pluralEn(n, 'other error', 'other errors')}`)} The band is kept: mend it here.`,
  refusedLink: (problems, language) =>
    `This link is not read: ${first(problems, language, (n) => `and ${pluralEn(n, 'other error', 'other errors')}`)} Nothing has changed.`,
  unread: (name, reason) => `${name}: ${reason}. Nothing has changed.`,
  tooLarge: (name) => `${name} is too large for a battle. Nothing has changed.`,
  known: (name) => `${name} is among the kept battles already.`,
  replaced: (name) => `“${name}” takes the place of what was kept under the same id.`,
  ownMap: 'Your map',
  ownScenario: 'Your scenario',
  more: (name) => `More for “${name}”`,
  share: 'Share a link',
  save: 'Save the file',
  erase: 'Delete',
  eraseOne: (name) => `Delete “${name}”`,
  erased: (name) => `“${name}” is deleted.`,
  restore: 'Restore',
};

/** Words of files that somebody brings, and of maps and scenarios of the player's own. */
export const doorWords: Readonly<Record<Language, typeof fr>> = { fr, en };

import type { Told } from '@escarmouche/content/files/read';
import type { Language } from '@escarmouche/referee';
import { plural, pluralEn } from '../i18n/plural.ts';

type Problems = readonly Told[];

/** The first problem of a file, with its place in the file, and how many more there are. */
function first([problem, ...others]: Problems, language: Language): string {
  if (!problem) return '';
  const n = others.length;
  const where = problem.path === '' ? '' : `${problem.path}${language === 'fr' ? '\u00a0:' : ':'} `;
  const more =
    language === 'fr' ? `et ${plural(n, 'autre erreur', 'autres erreurs')}` : `and ${pluralEn(n, 'other error', 'other errors')}`;
  return `${where}${problem[language].replace(/\.$/, '')}${n > 0 ? ` (${more})` : ''}.`;
}

const wrongFr = (name: string, problems: Problems): string =>
  `Erreur à la ligne ${problems[0]?.line ?? 1} de ${name}. ${first(problems, 'fr')}`;
const wrongEn = (name: string, problems: Problems): string =>
  `Error in line ${problems[0]?.line ?? 1} of ${name}. ${first(problems, 'en')}`;

const fr = {
  drop: 'Déposer ici : partie, bande, terrain, scénario ou leçon',
  close: 'Fermer',
  opened: (n: number) => `${plural(n, 'partie ajoutée', 'parties ajoutées')}.`,
  refused: wrongFr,
  cases: (name: string) => `${name} : les cas de règles se jouent en ligne de commande, par « escarmouche check ${name} ».`,
  unchanged: (why: string) => `${why} Rien n’a changé.`,
  mend: (name: string, problems: Problems) => `${wrongFr(name, problems)} La bande est gardée : la retoucher ici.`,
  refusedLink: (problems: Problems) => `Ce lien n’est pas lu : ${first(problems, 'fr')} Rien n’a changé.`,
  unread: (name: string, reason: string) => `${name} : ${reason}.`,
  tooLarge: (name: string) => `${name} est trop grand pour une partie.`,
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
  drop: 'Drop here: a battle, a band, a map, a scenario or a lesson',
  close: 'Close',
  opened: (n) => `${pluralEn(n, 'battle added', 'battles added')}.`,
  refused: wrongEn,
  cases: (name) => `${name}: cases of rules are played on the command line, by “escarmouche check ${name}”.`,
  unchanged: (why) => `${why} Nothing has changed.`,
  mend: (name, problems) => `${wrongEn(name, problems)} The band is kept: mend it here.`,
  refusedLink: (problems) => `This link is not read: ${first(problems, 'en')} Nothing has changed.`,
  unread: (name, reason) => `${name}: ${reason}.`,
  tooLarge: (name) => `${name} is too large for a battle.`,
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

import { specialRules } from '@escarmouche/deadzone';
import { fold } from '../text.ts';

/** The slug of an ability, an item or an army's rule, by its slug, its title or the id of its rule. */
export const ruleNamed = (written: string): string | undefined =>
  specialRules.all().find(({ id, title, cites: [rule] }) => [id, title.fr, title.en, rule].some((name) => fold(name) === fold(written)))
    ?.id;

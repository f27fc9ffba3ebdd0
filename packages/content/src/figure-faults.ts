import type { Text } from '@escarmouche/referee';
import type { BandFigure, Content } from '@escarmouche/urss-classic';
import { isLevelOfSkill } from './levels.ts';

/** A fault of a figure of a band: place among its entries, rule, reason. */
export interface FigureFault extends Text {
  readonly at: readonly (string | number)[];
  readonly rule: string;
}

type Equipment = Pick<BandFigure, 'weapons' | 'armour'>;

/** Faults of equipment, of a profile or a figure of a band: things missing from the lists of the world, and more than a figure may wear. */
export function equipmentFaults({ weapons = [], armour = [] }: Equipment, content: Content): readonly FigureFault[] {
  const faults: FigureFault[] = [];
  for (const [place, id] of weapons.entries()) {
    if (content.weapons[id] !== undefined) continue;
    faults.push({ at: ['weapons', place], rule: 'UC-SYS-SCOPE', fr: `arme inconnue : « ${id} »`, en: `unknown weapon: "${id}"` });
  }
  const worn = new Set<string>();
  for (const [place, id] of armour.entries()) {
    const at = ['armour', place];
    const piece = content.armour[id];
    if (piece === undefined) {
      faults.push({ at, rule: 'UC-SYS-SCOPE', fr: `armure inconnue : « ${id} »`, en: `unknown armour: "${id}"` });
    } else if (worn.has(piece.class)) {
      const fr = 'une seule armure et un seul bouclier par figurine';
      faults.push({ at, rule: 'UC-SAVE-STACK', fr, en: 'one armour and one shield at most for a figure' });
    } else worn.add(piece.class);
  }
  return faults;
}

function skillFaults(skill: string, { profiles }: Content): readonly FigureFault[] {
  const [level, at] = [profiles[skill], ['skill']];
  if (level === undefined) {
    return [{ at, rule: 'UC-SYS-SCOPE', fr: `niveau inconnu : « ${skill} »`, en: `unknown level of skill: "${skill}"` }];
  }
  if (isLevelOfSkill(level)) return [];
  const fr = `« ${skill} » n’est pas un simple niveau`;
  return [{ at, rule: 'UC-MF-PRO-CHEVALIER', fr, en: `"${skill}" is more than a level of skill` }];
}

export function figureFaults(figure: BandFigure, content: Content): readonly FigureFault[] {
  const { profile, skill } = figure;
  const unknown = { at: ['profile'], rule: 'UC-SYS-SCOPE', fr: `profil inconnu : « ${profile} »`, en: `unknown profile: "${profile}"` };
  return [
    ...(content.profiles[profile] === undefined ? [unknown] : []),
    ...equipmentFaults(figure, content),
    ...(skill === undefined ? [] : skillFaults(skill, content)),
  ];
}

/** Warnings about allowed equipment of a figure. */
export function figureNotes(figure: BandFigure, content: Content): readonly FigureFault[] {
  const printed = content.profiles[figure.profile];
  const { weapons = printed?.weapons, armour = printed?.armour } = figure;
  if (!weapons?.some((id) => content.weapons[id]?.hands === 2)) return [];
  const [fr, en] = ['sans effet dans un combat mené avec l’arme à deux mains', 'of no use in a fight with the two-handed weapon'];
  return (armour ?? []).flatMap((id, place) =>
    content.armour[id]?.class === 'shield' ? { at: ['armour', place], rule: 'UC-SYS-HANDS', fr, en } : [],
  );
}

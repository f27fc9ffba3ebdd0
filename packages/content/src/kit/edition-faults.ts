import type { Reading } from '@escarmouche/urss-kit';
import type { NamedFigure } from '@escarmouche/urss-classic/bands';
import { sheetFrom } from '@escarmouche/urss-kit/bands';
import { equipmentFaults } from '@escarmouche/urss-kit/equipment';
import { bandsFor } from '../bundled.ts';
import type { ClassicScenario } from '../load-scenario.ts';
import type { Report } from '../map.ts';
import { kitEditionGroups } from './edition-groups.ts';
import { inKit } from './edition-setup.ts';
import { classicConversion } from './conversion.ts';
import { kit } from './ready.ts';

/** Why a scenario of URSS classic cannot be played in the kit's edition, each reason with its place in the file; none for a scenario that can. */
export function kitEditionFaults(file: ClassicScenario, reading: Reading, report: Report): void {
  const { adaptation } = classicConversion;
  if (file.adaptation !== adaptation) {
    report(
      ['adaptation'],
      `le kit ne convertit que les profils de « ${adaptation} »`,
      `the kit converts profiles of "${adaptation}" alone`,
    );
    return;
  }
  const own = file.editions?.['urss-kit'];
  if (!own) report(['editions'], 'l’édition du kit n’y est pas', 'the kit’s edition is not there');
  const bands = bandsFor(adaptation);
  const usual: Reading = { ...reading, options: { ...reading.options, ...own?.options } };
  for (const id of Object.keys(own?.choices ?? {})) {
    const group = file.groups.find((one) => one.id === id);
    if (!group?.choices) report(['editions', 'urss-kit', 'choices', id], 'rien n’y est au choix', 'nothing is to be chosen there');
  }
  for (const id of Object.keys(own?.deployment ?? {})) {
    if (!file.groups.some((one) => one.id === id)) report(['editions', 'urss-kit', 'deployment', id], 'pas de tel groupe', 'no such group');
  }
  kitEditionGroups(file).forEach(({ id: group, seat, figures = [], choices = [] }, i) => {
    const isOwn = own?.choices?.[group] !== undefined;
    const inFile = isOwn ? ['editions', 'urss-kit', 'choices', group] : ['groups', i, 'choices'];
    if (seat === 'automaton') report(['groups', i, 'seat'], 'dans le kit, rien ne se joue tout seul', 'in the kit nothing plays itself');
    figures.forEach((figure, k) => judgeFigure(figure, ['groups', i, 'figures', k], usual, report));
    choices.forEach((id, k) => {
      const band = bands.find((one) => one.id === id);
      if (!band && isOwn) report([...inFile, k], `bande inconnue : « ${id} »`, `unknown band: "${id}"`);
      for (const figure of band?.figures ?? []) judgeFigure(figure, [...inFile, k], usual, report);
    });
  });
  file.happenings.forEach(({ noise }, i) => {
    if (noise) report(['happenings', i, 'noise'], 'le kit n’a pas de règle du bruit', 'the kit has no rule for noise');
  });
}

/** Faults of a figure: the kit lacks something for its profile and equipment, or forbids the figure to carry that. */
function judgeFigure(figure: NamedFigure, keys: readonly PropertyKey[], reading: Reading, report: Report): void {
  const converted = inKit(figure);
  const called = figure.name ?? figure.profile;
  if (!converted) return;
  if (!converted.ok) {
    for (const { path, fr, en } of converted.problems) report(keys, `${called}, « ${path} » : ${fr}`, `${called}, "${path}": ${en}`);
    return;
  }
  for (const { rule, fr, en } of equipmentFaults(sheetFrom(kit, converted.value, '', 0), reading)) {
    report(keys, `${called} : ${fr} (${rule})`, `${called}: ${en} (${rule})`);
  }
}

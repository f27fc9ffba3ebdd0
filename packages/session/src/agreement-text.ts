import type { Agreement, Language, Seat } from '@escarmouche/referee';

/** Agreement of the seats in the log. `nameOf`: name of a seat. */
export function agreementText(agreement: Agreement, nameOf: (seat: Seat) => string, language: Language): string {
  const { by, with: others } = agreement;
  const agreed = others.length === 0 ? '' : ` ${AGREED[language]}${others.map(nameOf).join(', ')}.`;
  return `${nameOf(by)}${language === 'fr' ? ' : ' : ': '}${whatOf(agreement, nameOf, language)}${agreed}`;
}

const AGREED: Readonly<Record<Language, string>> = { fr: 'D’accord : ', en: 'Agreed: ' };
const ENDS = {
  draw: { fr: 'match nul proposé.', en: 'a draw offered.' },
  concession: { fr: 'abandon.', en: 'gives the battle up.' },
  abandonment: { fr: 'partie arrêtée sans résultat.', en: 'the battle is left without a result.' },
  timeout: { fr: 'fin au temps.', en: 'an end for want of time.' },
} as const;

function whatOf(agreement: Agreement, nameOf: (seat: Seat) => string, language: Language): string {
  if (agreement.kind === 'skip') return (language === 'fr' ? 'passe pour ' : 'passes for ') + nameOf(agreement.seat) + '.';
  if (agreement.kind === 'timeout' && agreement.seat !== undefined) {
    const name = nameOf(agreement.seat);
    return language === 'fr' ? `fin de la partie, le temps de ${name} étant écoulé.` : `an end, as the time of ${name} has run out.`;
  }
  if (agreement.kind !== 'takeBack') return ENDS[agreement.kind][language];
  const { gone } = agreement;
  if (language === 'fr') return `${gone} ${gone < 2 ? 'commande annulée' : 'commandes annulées'} après coup.`;
  return `${gone} ${gone === 1 ? 'command' : 'commands'} taken back.`;
}

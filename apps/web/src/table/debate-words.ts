import type { Language } from '@escarmouche/referee';

const fr = {
  title: (figure: string) => `Que va faire ${figure}\u00a0?`,
  detail:
    'Acceptez le plan du document, ou proposez-en un autre\u00a0: ici, ou par la place où il finit sur la table. Le plan que tous veulent est joué\u00a0; sinon un D6 tranche.',
  agree: (plan: string) => `D’accord\u00a0: ${plan}`,
  agrees: (name: string) => `${name}\u00a0: d’accord.`,
  said: (name: string, plan: string) => `${name}\u00a0: ${plan}`,
  differ: 'Les avis diffèrent',
  throws: 'Un D6 tranche',
  again: 'En discuter encore',
};

const en: typeof fr = {
  title: (figure) => `What will ${figure} do?`,
  detail:
    'Accept the plan of the document, or propose another: here, or by the place on the board where it ends. The plan that all want is played; otherwise a D6 decides.',
  agree: (plan) => `Agreed: ${plan}`,
  agrees: (name) => `${name}: agreed.`,
  said: (name, plan) => `${name}: ${plan}`,
  differ: 'Opinions differ',
  throws: 'A D6 decides',
  again: 'Talk about it again',
};

/** Words of the table’s talk about the plan of an NPC. */
export const debateWords = (language: Language): typeof fr => (language === 'fr' ? fr : en);

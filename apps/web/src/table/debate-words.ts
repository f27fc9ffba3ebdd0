import type { Language } from '@escarmouche/referee';

const fr = {
  title: (figure: string) => `Que va faire ${figure}\u00a0?`,
  detail: 'Acceptez le plan du document, ou proposez-en un autre\u00a0: un D6 tranche alors.',
  agree: (plan: string) => `D’accord\u00a0: ${plan}`,
  said: (name: string, plan: number) => `${name}\u00a0: plan ${plan}.`,
  differ: 'Les avis diffèrent',
  throws: 'Un D6 tranche',
  again: 'En discuter encore',
};

const en: typeof fr = {
  title: (figure) => `What will ${figure} do?`,
  detail: 'Accept the plan of the document, or propose another: a D6 then decides.',
  agree: (plan) => `Agreed: ${plan}`,
  said: (name, plan) => `${name}: plan ${plan}.`,
  differ: 'Opinions differ',
  throws: 'A D6 decides',
  again: 'Talk about it again',
};

/** Words of the table’s talk about the plan of an NPC. */
export const debateWords = (language: Language): typeof fr => (language === 'fr' ? fr : en);

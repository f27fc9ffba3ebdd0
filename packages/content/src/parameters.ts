/** What a special rule needs beside its name, as the rulebook prints it: « Cadence 2 », « Héros + », « Tueur de Trolls ». */
export const parameters: Readonly<Record<string, 'level' | 'value' | 'kind'>> = {
  cadence: 'value',
  zone: 'value',
  tueur: 'kind',
  heros: 'level',
  guerison: 'level',
  'garde-du-sabre': 'level',
  'lancer-d-objets': 'level',
  poussee: 'level',
  eclairs: 'level',
  choc: 'level',
  etranglement: 'level',
  'meditation-de-combat': 'level',
  surdeplacement: 'level',
  'duel-de-force': 'level',
};

/** Ready bands that are made to meet: even as they stand (`worth/<pack>-pairs.json`, docs/worth.md), and offered together. Each stands in one pair. */
export const rivals: readonly (readonly [string, string])[] = [
  ['cellule-rebelle', 'patrouille-imperiale'],
  ['commando-de-sabotage', 'section-imperiale'],
  ['escorte-jedi', 'patrouille-du-cote-obscur'],
  ['apprentis-en-fuite', 'chasseurs-de-prime'],
  ['compagnie-des-trois-peuples', 'garde-du-troll'],
  ['rescapes-du-centre-commercial', 'horde-de-la-galerie'],
  ['compagnie-du-gue', 'gens-du-bois'],
];

/** The ready band that is made to meet this one. */
export function rivalOf(band: string): string | undefined {
  const pair = rivals.find((two) => two.includes(band));
  return pair?.find((one) => one !== band);
}

const fr = {
  title: 'À propos et crédits',
  what: 'Escarmouche joue des jeux d’escarmouche avec figurines par leurs règles, toutes, et dit pourquoi. Sans compte, sans serveur, sans mesure d’usage : tout reste sur cet appareil.',
  rules:
    'URSS, règles d’escarmouche et leur adaptation Star Wars : Sylvain « Newlight » Mazoyer. Les règles sont redites ici dans nos propres mots.',
  font: 'Police : Inter, de Rasmus Andersson, sous licence SIL Open Font License 1.1.',
  code: 'Code, cartes, dessins et noms : Escarmouche, sous licence MIT.',
  free: 'Projet d’amateurs, sans lien avec les ayants droit de Star Wars.',
};

const en: typeof fr = {
  title: 'About and credits',
  what: 'Escarmouche plays skirmish games with figures by their rules, all of them, and says why. No account, no server, no telemetry: everything stays on this device.',
  rules: 'URSS, skirmish rules and their Star Wars adaptation: Sylvain “Newlight” Mazoyer. The rules are told here in our own words.',
  font: 'Typeface: Inter, by Rasmus Andersson, under the SIL Open Font License 1.1.',
  code: 'Code, maps, drawings and names: Escarmouche, MIT licence.',
  free: 'A project of amateurs, with no tie to the owners of Star Wars.',
};

/** Words of the page about the project. */
export const creditsWords = { fr, en };

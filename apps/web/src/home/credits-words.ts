const fr = {
  title: 'À propos et crédits',
  what: 'Escarmouche joue à des jeux de figurines et de tuiles selon toutes leurs règles, et dit pourquoi. Sans compte, sans serveur, sans mesure d’usage : tout reste sur cet appareil.',
  rules:
    'URSS, règles d’escarmouche et leurs adaptations Star Wars, Med Fan et Survivants : Sylvain « Newlight » Mazoyer. Les règles sont redites ici dans nos propres mots.',
  zombies:
    'Zombies!!! : jeu de plateau de Todd Breitenstein, publié par Twilight Creations. Ses règles, ses cartes et ses tuiles sont redites ici dans nos propres mots ; rien n’est repris de ses textes ni de ses images.',
  pictures:
    'Dessins : tuiles, bâtiments, cartes et pièces sont nos propres dessins vectoriels, tracés d’après des données ; ils sont sous licence MIT, comme le code, et les feuilles à imprimer aussi.',
  font: 'Police : Inter, de Rasmus Andersson, sous licence SIL Open Font License 1.1.',
  libraries: 'Bibliothèques : Svelte, three.js, Observable Plot, D3, Zod, Comlink, idb, Clipper2 et d’autres, chacune sous sa licence :',
  licences: 'le texte de ces licences',
  code: 'Code, cartes, dessins et noms : Escarmouche, sous licence MIT.',
  free: 'Projet d’amateurs, sans lien avec les auteurs et éditeurs de ces jeux, ni avec les ayants droit de Star Wars.',
};

const en: typeof fr = {
  title: 'About and credits',
  what: 'Escarmouche plays games of figures and tiles by their rules, all of them, and says why. No account, no server, no telemetry: everything stays on this device.',
  rules:
    'URSS, skirmish rules and their Star Wars, Med Fan and Survivants adaptations: Sylvain “Newlight” Mazoyer. The rules are told here in our own words.',
  zombies:
    'Zombies!!!: a board game by Todd Breitenstein, published by Twilight Creations. Its rules, cards and tiles are told here in our own words; nothing is taken from its texts or pictures.',
  pictures:
    'Drawings: tiles, buildings, cards and pieces are vector drawings of our own, made from data; they are under the MIT licence as the code is, and so are the sheets to print.',
  font: 'Typeface: Inter, by Rasmus Andersson, under the SIL Open Font License 1.1.',
  libraries: 'Libraries: Svelte, three.js, Observable Plot, D3, Zod, Comlink, idb, Clipper2 and others, each under its licence:',
  licences: 'the text of these licences',
  code: 'Code, maps, drawings and names: Escarmouche, MIT licence.',
  free: 'An amateur project, not affiliated with the authors and publishers of these games, nor with the owners of Star Wars.',
};

/** Words of the page about the project. */
export const creditsWords = { fr, en };

export { choiceOf, figureOf, gearOf } from './band-figure.ts';
export { kitFigureFaults, kitFigureNotes, type KitFault } from './figure-faults.ts';
export { fromClassic } from './from-classic.ts';
export { parseKitPack } from './pack.ts';
export { readProfile, type WrittenProfile } from './read-profile.ts';
export { classicConversion, kit, kitBands, kitFiles, kitRivals } from './ready.ts';
export { kitScenarioBands } from './scenario-bands.ts';
export { kitScenarioSetup } from './scenario-setup.ts';
export { vocabularyOf, type Vocabulary } from './vocabulary.ts';

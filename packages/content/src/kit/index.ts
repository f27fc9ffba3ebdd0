export { kitFigureFaults, kitFigureNotes, type KitFault } from './figure-faults.ts';
export { fromClassic, type Conversion } from './from-classic.ts';
export { loadKitContent, type KitLists } from './load.ts';
export { parseKitBand, parseKitPack, type KitPack } from './pack.ts';
export { readProfile, type ReadProfile, type WrittenFault, type WrittenProfile } from './read-profile.ts';
export { classicConversion, kit, kitBands, kitFiles } from './ready.ts';
export { kitScenarioSetup } from './scenario-setup.ts';
export { vocabularyOf, type Vocabulary } from './vocabulary.ts';
export { writeProfile } from './write-profile.ts';

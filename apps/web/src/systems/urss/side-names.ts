/** The sides of the quick battle. */
export const QUICK_NAMES = { rebels: { fr: 'Rebelles', en: 'Rebels' }, empire: { fr: 'Empire', en: 'Empire' } } as const;

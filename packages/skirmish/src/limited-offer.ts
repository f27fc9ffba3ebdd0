import type { Offer, Refusal } from '@escarmouche/referee';

/** An offer within a limit that its rules do not know of, which may hang on the command. */
export function limited<C>(offer: Offer<C>, limitOf: (command?: C) => Refusal | undefined): Offer<C> {
  const { command, sample } = offer;
  const limit = limitOf(command);
  if (limit) return { ...offer, refusal: limit, check: () => limit, sample: undefined };
  if (!offer.check) return offer;
  return {
    ...offer,
    check: (one) => limitOf(one) ?? offer.check?.(one),
    sample(random) {
      const drawn = sample?.(random);
      return drawn && !limitOf(drawn) ? drawn : undefined;
    },
  };
}

/** What the gate and bots know of a question without options that a rule asks. */
export interface OpenQuestion {
  /** Its purpose. */
  readonly id: string;
  /** The form of its answers: a facing, a place, or what a figure in alert stance does. */
  readonly form: 'facing' | 'place' | 'reaction';
  /** The rule that asks it. */
  readonly rule: string;
}

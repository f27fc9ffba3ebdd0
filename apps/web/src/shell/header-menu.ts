/** The acts of a battle's menu; an entry is absent where there is nothing to do. */
export interface MenuActs {
  /** The same battle shown otherwise: at the table, or as a companion beside a real one. */
  readonly other?: { readonly shows: 'table' | 'companion'; readonly to: string } | undefined;
  readonly onreplay?: () => void;
  readonly onexport?: (() => void) | undefined;
  readonly onkeys?: () => void;
  readonly ontalk?: () => void;
  readonly onagain?: (() => void) | undefined;
  readonly onshare?: (() => void) | undefined;
  readonly ongiveup?: (() => void) | undefined;
  readonly ondraw?: (() => void) | undefined;
}

/** What the menu of a battle does; an entry is absent where there is nothing to do. */
export interface MenuActs {
  /** The same battle shown otherwise: at the table, or as a companion beside a real one. */
  readonly other: { readonly shows: 'table' | 'companion'; readonly to: string };
  readonly onreplay?: () => void;
  readonly onexport: () => void;
  readonly onkeys?: () => void;
  readonly ontalk?: () => void;
  readonly onagain: () => void;
  readonly onshare: () => void;
  readonly ongiveup?: (() => void) | undefined;
  readonly ondraw?: (() => void) | undefined;
}

/**
 * Translators put elements of their own in the place of the page's texts. The page would go on writing into unseen texts, and lose its way
 * between them: so each text of the page stays in its place, empty, with the translation beside it, until the page changes the text.
 */

/** The element that translators put their words into; the page has none of its own. */
const FOREIGN = 'FONT';

/** The page's texts behind a translation, with their words. */
type Own = Map<Text, string>;
const translations = new WeakMap<Element, Own>();
const translationOf = new WeakMap<Text, Element>();

const isForeign = (node: Node | undefined): node is Element => node?.nodeName === FOREIGN;
const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;

/** The translation goes; the page's texts have their words again, but for a text with new words. */
function giveBack(translation: Element, renewed?: Node): void {
  for (const [text, said] of translations.get(translation) ?? []) {
    translationOf.delete(text);
    if (text !== renewed) text.data = said;
  }
  translations.delete(translation);
  translation.remove();
}

/** The translation that has just been put in the place of a text: around it, or beside where it was. */
function takenBy(
  text: Text,
  { target, addedNodes, previousSibling, nextSibling }: MutationRecord,
  fresh: ReadonlySet<Node>,
): Node | undefined {
  let outermost: Node | null = text;
  while (outermost && outermost.parentNode !== target) outermost = outermost.parentNode;
  return (
    [outermost, ...addedNodes, previousSibling, nextSibling].find((node) => node?.parentNode === target && fresh.has(node)) ?? undefined
  );
}

/** A text of the page goes back to its place, empty beside its translation. */
function stand(text: Text, translation: Element, { target, nextSibling }: MutationRecord): void {
  // The translator may have moved the text itself into its element: a copy stays there.
  if (translation.contains(text)) text.replaceWith(text.cloneNode());
  target.insertBefore(text, nextSibling?.parentNode === target ? nextSibling : translation.nextSibling);
  const own: Own = translations.get(translation) ?? new Map<Text, string>();
  translations.set(translation, own.set(text, text.data));
  translationOf.set(text, translation);
  text.data = '';
}

function hear(records: readonly MutationRecord[], observer: MutationObserver): void {
  const fresh = new Set(records.flatMap(({ addedNodes }) => [...addedNodes].filter(isForeign)));
  for (const record of records) {
    if (record.type === 'characterData') {
      const translation = isText(record.target) && record.target.data !== '' ? translationOf.get(record.target) : undefined;
      if (translation) giveBack(translation, record.target);
      continue;
    }
    for (const node of record.removedNodes) {
      if (isForeign(node)) giveBack(node);
      else if (isText(node)) {
        const former = translationOf.get(node);
        if (former) giveBack(former);
        const translation =
          former || isForeign(record.target) || node.parentNode === record.target ? undefined : takenBy(node, record, fresh);
        if (!isForeign(translation)) continue;
        stand(node, translation, record);
        observer.observe(node, { characterData: true });
      }
    }
  }
  // Changes made here are not heard.
  observer.takeRecords();
}

/** Lets the page outlive a translator, from now on. */
export function outliveTranslators(): void {
  new MutationObserver(hear).observe(document.body, { childList: true, subtree: true });
}

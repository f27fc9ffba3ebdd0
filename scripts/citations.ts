import ts from 'typescript';
import { parseAllDocuments } from 'yaml';

const ruleId = /[A-Z]{2}(?:-[A-Z0-9]+)+/;
const leading = new RegExp(`^(?:${ruleId.source}(?:,? and |[\\s,]*))+(?=:)`);

/** The rule ids a test's title starts with: "UC-DICE-BONUS, UC-DICE-MALUS: keeps two dice" cites two. Ids after the colon are only mentioned. */
export function citedByTitle(title: string): string[] {
  const [head = ''] = leading.exec(title) ?? [];
  return head.match(new RegExp(ruleId, 'g')) ?? [];
}

/** The function a call is made on at its root: `test` in test(...), test.each(rows)(...). */
function rootName(expression: ts.Expression): string | undefined {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isPropertyAccessExpression(expression) || ts.isCallExpression(expression)) return rootName(expression.expression);
  return undefined;
}

/** A title as far as the source shows it: all of a plain string, the fixed beginning of a template. */
function literalText(node: ts.Node | undefined): string | undefined {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.head.text : undefined;
}

/** The titles of the tests in the source of a vitest file, in their order. */
export function testTitles(source: string): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ['test', 'it'].includes(rootName(node.expression) ?? '')) {
      const title = literalText(node.arguments[0]);
      if (title !== undefined) titles.push(title);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.test.ts', source, ts.ScriptTarget.Latest));
  return titles;
}

function citesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(citesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    key === 'cites' && Array.isArray(inner) ? inner.filter((id) => typeof id === 'string') : citesIn(inner),
  );
}

/** The rule ids under any `cites` in the YAML text of a conformance file. */
export function citedByCases(yaml: string): string[] {
  return parseAllDocuments(yaml).flatMap((document) => citesIn(document.toJS()));
}

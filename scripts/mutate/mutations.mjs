import ts from 'typescript';

/**
 * @typedef {{ start: number, end: number, put: string, what: string }} Mutation
 * A small change of a source: the text from `start` to `end` becomes `put`; `what` says it in a few words.
 */

const { SyntaxKind } = ts;

/** Substitutes of each operator: its opposite, and the boundary beside it. */
const SWAPS = /** @type {Record<string, readonly string[]>} */ ({
  '===': ['!=='],
  '!==': ['==='],
  '<': ['>=', '<='],
  '<=': ['>', '<'],
  '>': ['<=', '>='],
  '>=': ['<', '>'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&&': ['||'],
  '||': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
});

/** @param {ts.Node} node */
const isText = (node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

/** Statements whose effect is all they are for. @param {ts.Node} node */
function isEffect(node) {
  if (!ts.isExpressionStatement(node)) return false;
  const { expression } = node;
  return (
    ts.isCallExpression(expression) ||
    ts.isDeleteExpression(expression) ||
    ts.isPostfixUnaryExpression(expression) ||
    isAssignment(expression)
  );
}

/** @param {ts.Expression} node */
const isAssignment = (node) =>
  ts.isBinaryExpression(node) &&
  node.operatorToken.kind >= SyntaxKind.FirstAssignment &&
  node.operatorToken.kind <= SyntaxKind.LastAssignment;

/**
 * Every mutation of one node by itself.
 * @param {ts.Node} node
 * @param {ts.SourceFile} source
 * @returns {Mutation[]}
 */
function mutationsOf(node, source) {
  const start = node.getStart(source);
  const end = node.getEnd();
  /** @param {string} put @param {string} what */
  const whole = (put, what) => ({ start, end, put, what });
  const text = node.getText(source);
  if (ts.isBinaryExpression(node)) {
    if (isText(node.left) || isText(node.right)) return [];
    const token = node.operatorToken;
    const sign = token.getText(source);
    return (Object.hasOwn(SWAPS, sign) ? (SWAPS[sign] ?? []) : []).map((put) => ({
      start: token.getStart(source),
      end: token.getEnd(),
      put,
      what: `${sign} becomes ${put}`,
    }));
  }
  if (ts.isPrefixUnaryExpression(node)) {
    if (node.operator === SyntaxKind.ExclamationToken) return [whole(node.operand.getText(source), 'a "not" is dropped')];
    if (node.operator === SyntaxKind.MinusToken) return [whole(node.operand.getText(source), 'a minus is dropped')];
    return [];
  }
  if (ts.isPostfixUnaryExpression(node)) {
    const [from, put] = node.operator === SyntaxKind.PlusPlusToken ? ['++', '--'] : ['--', '++'];
    return [whole(`${node.operand.getText(source)}${put}`, `${from} becomes ${put}`)];
  }
  if (ts.isNumericLiteral(node))
    return [1, -1].map((by) => whole(`(${Number(node.text) + by})`, `${text} becomes ${Number(node.text) + by}`));
  if (node.kind === SyntaxKind.TrueKeyword) return [whole('false', 'true becomes false')];
  if (node.kind === SyntaxKind.FalseKeyword) return [whole('true', 'false becomes true')];
  if (ts.isArrayLiteralExpression(node) && node.elements.length > 0) return [whole('[]', 'a list is emptied')];
  if (isEffect(node)) return [whole(';', `"${text.replaceAll(/\s+/g, ' ').slice(0, 60)}" is dropped`)];
  return [];
}

/** Types and imports are left alone, and so is the list that an assignment takes apart. @param {ts.Node} node */
function isLeftAlone(node) {
  if (ts.isArrayLiteralExpression(node) && ts.isBinaryExpression(node.parent))
    return node.parent.left === node && isAssignment(node.parent);
  return ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
}

/** Parts of a node that may be changed, in their order; the names of properties may not. @param {ts.Node} node */
function partsOf(node) {
  if (ts.isPropertyAssignment(node)) return [node.initializer];
  /** @type {ts.Node[]} */
  const parts = [];
  ts.forEachChild(node, (part) => void parts.push(part));
  return parts;
}

/**
 * Every place in a source that can be changed a little, with the change.
 * @param {string} file its name
 * @param {string} text
 * @returns {Mutation[]}
 */
export function mutationsIn(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  /** @param {ts.Node} node @returns {Mutation[]} */
  const within = (node) => (isLeftAlone(node) ? [] : [...mutationsOf(node, source), ...partsOf(node).flatMap(within)]);
  return within(source);
}

/**
 * The source with all its mutations at once, each behind a switch: `isInForce(number)` says whether it is. Every round of a loop is
 * counted, by `countRound()`, which ends one that a mutation has made endless.
 * @param {string} file its name
 * @param {string} text
 * @param {(index: number) => number | undefined} numberOf of a mutation, by its place among those of `mutationsIn`; without a number it is left out
 */
export function switched(file, text, numberOf) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  let index = 0;
  /** @param {ts.Node} node @returns {string} */
  const rendered = (node) => {
    const [start, end] = [node.getStart(source), node.getEnd()];
    if (isLeftAlone(node)) return text.slice(start, end);
    const changes = mutationsOf(node, source).map((mutation) => ({ ...mutation, number: numberOf(index++) }));
    let [plain, at] = ['', start];
    for (const part of partsOf(node)) {
      const isBody = ts.isIterationStatement(node, false) && part === node.statement;
      plain += text.slice(at, part.getStart(source)) + (isBody ? `{countRound();${rendered(part)}}` : rendered(part));
      at = part.getEnd();
    }
    plain += text.slice(at, end);
    for (const { start: from, end: to, put, number } of changes) {
      if (number === undefined) continue;
      if (ts.isExpressionStatement(node)) plain = `{if(!isInForce(${number})){${plain}}}`;
      else plain = `(isInForce(${number})?(${text.slice(start, from)}${put}${text.slice(to, end)}):(${plain}))`;
    }
    return plain;
  };
  return rendered(source);
}

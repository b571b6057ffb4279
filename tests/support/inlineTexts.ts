// Finds texts that a browser's translator would move away from React. The translator moves every text node into an
// element of its own; React then fails to remove that node and to place siblings before it. The only child of an element is
// safe: React sets such a text through the element.
import type { Node } from 'typescript/unstable/ast';
import {
  isArrowFunction,
  isFunctionDeclaration,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxText,
  isReturnStatement,
} from 'typescript/unstable/ast/is';
import { API, type Checker, type Type, TypeFlags } from 'typescript/unstable/sync';

const TEXT =
  TypeFlags.String |
  TypeFlags.StringLiteral |
  TypeFlags.Number |
  TypeFlags.NumberLiteral |
  TypeFlags.TemplateLiteral |
  TypeFlags.StringMapping;
const NOTHING = TypeFlags.Undefined | TypeFlags.Null | TypeFlags.BooleanLiteral | TypeFlags.Boolean;

/**
 * A text, or a text or nothing. A value that may be an element as well (ReactNode) is a slot, covered by tests of
 * screens.
 */
function isText(type: Type | undefined): boolean {
  if (!type) return false;
  if (type.isStringLiteralType()) return !isBlank(type.value);
  // an id is a text with a brand
  if (type.isIntersectionType()) return type.getTypes().some(isText);
  if (!type.isUnionType()) return (type.flags & TEXT) !== 0;
  const shown = type.getTypes().filter(({ flags }) => (flags & NOTHING) === 0);
  return shown.length > 0 && shown.every(isText);
}

const isBlank = (text: string): boolean => text.trim() === '';

/** The places of such texts in all views under `folder`, as `file:line text`. */
export function findInlineTexts(root: string, folder: string): string[] {
  const api = new API({ cwd: root });
  try {
    const [project] = api.updateSnapshot({ openProjects: [`${root}/tsconfig.json`] }).getProjects();
    if (!project) throw new Error('no project');
    const views = project.program
      .getSourceFileNames()
      .filter((name) => name.startsWith(`${root}/${folder}`) && name.endsWith('.tsx'));
    return views.flatMap((name) => {
      const file = project.program.getSourceFile(name);
      if (!file) return [];
      return looseIn(file, file.text, project.checker).map((node) => {
        const text = file.text.slice(node.pos, node.end).trim();
        const start = file.text.indexOf(text, node.pos);
        const line = file.text.slice(0, start).split('\n').length;
        return `${name.slice(root.length + 1)}:${line} ${text.replaceAll(/\s+/g, ' ')}`;
      });
    });
  } finally {
    api.close();
  }
}

function looseIn(file: Node, text: string, checker: Checker): Node[] {
  const found: Node[] = [];
  const loose = (node: Node) =>
    isJsxText(node)
      ? !isBlank(text.slice(node.pos, node.end))
      : isJsxExpression(node) && node.expression !== undefined && isText(checker.getTypeAtLocation(node.expression));
  const visit = (node: Node): void => {
    if (isJsxElement(node) || isJsxFragment(node)) {
      const shown = node.children.filter((child) => isShown(child, text));
      if (shown.length > 1 || isJsxFragment(node)) found.push(...shown.filter(loose));
    }
    if (isComponent(node)) found.push(...returned(node).filter((value) => isText(checker.getTypeAtLocation(value))));
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}

/** Neither a comment nor the indentation between lines. */
function isShown(child: Node, text: string): boolean {
  if (isJsxExpression(child)) return child.expression !== undefined;
  const words = text.slice(child.pos, child.end);
  return !isJsxText(child) || !isBlank(words) || !words.includes('\n');
}

/**
 * A function with a capitalised name; views written as arrow functions are rare here and covered by tests of screens.
 */
const isComponent = (node: Node): boolean => isFunctionDeclaration(node) && /^[A-Z]/.test(node.name?.text ?? '');

/** Return values of the function itself, not of functions in it. */
function returned(component: Node): Node[] {
  const values: Node[] = [];
  const visit = (node: Node): void => {
    if (isReturnStatement(node) && node.expression) values.push(node.expression);
    if (node === component || !(isArrowFunction(node) || isFunctionDeclaration(node))) node.forEachChild(visit);
  };
  visit(component);
  return values;
}

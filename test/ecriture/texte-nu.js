/**
 * Browsers that translate a page put each text in an element of their own: React then fails to take the text away, or to
 * put something before it, and the page dies. A text that comes and goes, or that something may come before, is alone in
 * an element. For oxlint (`.oxlintrc.json`).
 */

const blank = (node) => node.type === "JSXText" && node.value.trim() === "" && node.value.includes("\n");

/** What an expression may give: text, something that comes and goes, or both. */
function given(node) {
  switch (node.type) {
    case "Literal":
      // A space is left where it is: there is nothing to translate.
      return typeof node.value === "string" ? { text: true, space: node.value.trim() === "" } : {};
    case "TemplateLiteral":
      return { text: true };
    case "LogicalExpression": {
      if (node.operator === "??") return { text: given(node.right).text };
      const right = given(node.right);
      return { comes: true, comingText: right.text || right.comingText };
    }
    case "ConditionalExpression": {
      const sides = [given(node.consequent), given(node.alternate)];
      if (sides.every(({ text }) => text)) return { text: true };
      return { comes: true, comingText: sides.some(({ text, comingText }) => text || comingText) };
    }
    case "JSXFragment":
      return { comingText: node.children.some((child) => child.type === "JSXText" && !blank(child)) };
    case "JSXElement":
      return {};
    case "CallExpression":
      return /^(map|flatMap)$/.test(node.callee.property?.name ?? "") ? { comes: true } : {};
    default:
      return {};
  }
}

function childOf(node) {
  if (node.type === "JSXText") return { text: true, space: node.value.trim() === "" };
  if (node.type !== "JSXExpressionContainer") return {};
  return given(node.expression);
}

const check = (context) => (parent) => {
  const children = parent.children.filter((child) => !blank(child));
  if (children.length < 2 && parent.type === "JSXElement") return;
  const kinds = children.map(childOf);
  for (const [rank, child] of children.entries()) {
    const { comes, comingText } = kinds[rank];
    if (comingText)
      context.report({
        node: child,
        message: "Un texte qui vient et s’en va est seul dans un élément (traduction).",
      });
    else if (comes && kinds[rank + 1]?.text && !kinds[rank + 1].space)
      context.report({
        node: children[rank + 1],
        message: "Un texte devant lequel un élément peut venir est seul dans un élément (traduction).",
      });
  }
};

export default {
  meta: { name: "cap" },
  rules: {
    "texte-nu": { create: (context) => ({ JSXElement: check(context), JSXFragment: check(context) }) },
  },
};

/**
 * A DELETE or an UPDATE names the rows that it is about: without `where`, alone in the tests and thousands in life, it takes
 * them all. For oxlint (`.oxlintrc.json`).
 */
const estUneEcriture = ({ callee }) =>
  callee.type === "MemberExpression" &&
  /^(?:orm|tx)$/.test(callee.object.name ?? "") &&
  /^(?:delete|update)$/.test(callee.property.name ?? "");

/** True when a call of the same chain, further on, is `where`. */
function aUnWhere(node) {
  for (let appel = node; appel.parent?.type === "MemberExpression" && appel.parent.object === appel;) {
    if (appel.parent.property.name === "where") return true;
    appel = appel.parent.parent;
  }
  return false;
}

const create = (context) => ({
  CallExpression(node) {
    if (estUneEcriture(node) && !aUnWhere(node))
      context.report({ node, message: "Dites quelles lignes (`where`) : sans lui, toutes y passent." });
  },
});

export default { meta: { name: "base" }, rules: { "sans-where": { create } } };

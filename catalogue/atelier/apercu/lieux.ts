import { estLa, type Pays, surSoi, type TestDePlace, testsDesLieux } from "../exemples/pays.ts";
import { foyerOrdinaire, type Reponses } from "../exemples/reponses.ts";
import type { Atom } from "../../conditions/predicate/condition.ts";
import type { Commune } from "../../situation/situation.ts";

/** A place to live, and how it is told: « 03 Montluçon », « même région, Lyon », « ailleurs, Rennes ». */
interface Lieu {
  dit: string;
  champs: Partial<Reponses>;
}

const lieu = (dit: string, { depcom, _codePostal, _nomCommune }: Commune): Lieu => ({
  dit: `${dit} ${_nomCommune}`,
  champs: { commune: depcom, codePostal: _codePostal },
});

/** Places told apart by tests: looked for once. */
const connues = new WeakMap<Pays, Map<string, readonly Commune[]>>();

function distinguees(pays: Pays, tests: readonly TestDePlace[]): readonly Commune[] {
  const siennes = connues.get(pays) ?? new Map<string, readonly Commune[]>();
  connues.set(pays, siennes);
  const cle = JSON.stringify(tests);
  const trouvees = siennes.get(cle) ?? pays.distinguees(tests);
  siennes.set(cle, trouvees);
  return trouvees;
}

/** The largest commune of a place; nothing for a code that no commune has. */
const plusGrande = (pays: Pays, fact: TestDePlace["fact"], code: string): Commune | undefined =>
  distinguees(pays, [{ fact, codes: [code] }]).find((une) => estLa(une, { fact, codes: [code] }));

/** The nearest place without any of the codes: of the same département, or of the same region. */
function voisin(tests: readonly TestDePlace[], dedans: Commune, pays: Pays): Lieu[] {
  const ou = (fact: TestDePlace["fact"]) => tests.some((test) => test.fact === fact);
  if (ou("menage.region")) return [];
  const [commun, dit] = ou("menage.departement")
    ? [{ fact: "menage.region", codes: [dedans._region] } as const, "même région,"]
    : [{ fact: "menage.departement", codes: [dedans._departement] } as const, "même département,"];
  const voisine = distinguees(pays, [...tests, commun]).find(
    (une) => estLa(une, commun) && !tests.some((test) => estLa(une, test)),
  );
  return voisine ? [lieu(dit, voisine)] : [];
}

/** Where someone out of a place may live: the first of these that is out. */
const AILLEURS = [foyerOrdinaire.commune, "75056", "69123", "59350", "2A004"];

/** The largest commune of every code of the rules, then the nearest that has none of them, then a far one. */
export function lieuxDesRegles(atoms: readonly Atom[], pays: Pays): Lieu[] {
  const tests = testsDesLieux(atoms.map(surSoi));
  const dedans = tests.flatMap(({ fact, codes }) =>
    codes.map((code) => ({ code, commune: plusGrande(pays, fact, code) })),
  );
  const premiere = dedans.find(({ commune }) => commune)?.commune;
  const ailleurs = AILLEURS.map((code) => pays.commune(code)).find(
    (une) => une && !tests.some((test) => estLa(une, test)),
  );
  return [
    ...dedans.flatMap(({ code, commune }) => (commune ? [lieu(code, commune)] : [])),
    ...(premiere ? voisin(tests, premiere, pays) : []),
    ...(ailleurs ? [lieu("ailleurs,", ailleurs)] : []),
  ];
}

import { estUnePlace, type Pays, type TestDePlace } from "../../../../catalogue/exemples/pays.ts";
import { foyerOrdinaire, type Reponses } from "../../../../catalogue/exemples/reponses.ts";
import type { Atom } from "../../../../catalogue/predicate/condition.ts";
import type { Commune } from "../../../../catalogue/situation/situation.ts";

/** A place to live, and how it is told: « 03 Montluçon », « même région, Lyon », « ailleurs, Rennes ». */
interface Lieu {
  dit: string;
  champs: Partial<Reponses>;
}

const champs = {
  "menage.region": "_region",
  "menage.departement": "_departement",
  "menage.epci": "_epci",
  "menage.commune": "depcom",
  "menage.depcom": "depcom",
  "menage.codePostal": "_codePostal",
} as const satisfies Record<TestDePlace["fact"], keyof Commune>;

const porte = ({ fact, codes }: TestDePlace, commune: Commune): boolean =>
  codes.includes(commune[champs[fact]] ?? "");

const testsDe = (atoms: readonly Atom[]): TestDePlace[] =>
  atoms.flatMap((atom) => {
    if (!estUnePlace(atom.fact)) return [];
    const codes = atom.kind === "is" ? [atom.value] : atom.kind === "oneOf" ? atom.values : [];
    return [{ fact: atom.fact, codes: codes.map(String) }];
  });

const lieu = (dit: string, { depcom, _codePostal, _nomCommune }: Commune): Lieu => ({
  dit: `${dit} ${_nomCommune}`,
  champs: { commune: depcom, codePostal: _codePostal },
});

/** Largest commune of each place, by its fact and code: looked for once. */
const plusGrandes = new WeakMap<Pays, Map<string, Commune | undefined>>();

function plusGrande(pays: Pays, fact: TestDePlace["fact"], code: string): Commune | undefined {
  const connues = plusGrandes.get(pays) ?? new Map<string, Commune | undefined>();
  plusGrandes.set(pays, connues);
  const cle = `${fact} ${code}`;
  if (!connues.has(cle)) {
    const trouvees = pays.distinguees([{ fact, codes: [code] }]);
    connues.set(cle, trouvees.length > 1 ? trouvees[0] : undefined);
  }
  return connues.get(cle);
}

/** The nearest place without any of the codes: of the same département, or of the same region. */
function voisin(tests: readonly TestDePlace[], dedans: Commune, pays: Pays): Lieu[] {
  const ou = (fact: TestDePlace["fact"]) => tests.some((test) => test.fact === fact);
  if (ou("menage.region")) return [];
  const [commun, dit] = ou("menage.departement")
    ? [{ fact: "menage.region", codes: [dedans._region] } as const, "même région,"]
    : [{ fact: "menage.departement", codes: [dedans._departement] } as const, "même département,"];
  const voisine = pays
    .distinguees([...tests, commun])
    .find((une) => porte(commun, une) && !tests.some((test) => porte(test, une)));
  return voisine ? [lieu(dit, voisine)] : [];
}

/** Where someone out of a place may live: the first of these that is out. */
const AILLEURS = [foyerOrdinaire.commune, "75056", "69123", "59350", "2A004"];

/** The largest commune of every code of the rules, then the nearest that has none of them, then a far one. */
export function lieuxDesRegles(atoms: readonly Atom[], pays: Pays): Lieu[] {
  const tests = testsDe(atoms);
  const dedans = tests.flatMap(({ fact, codes }) =>
    codes.map((code) => ({ code, commune: plusGrande(pays, fact, code) })),
  );
  const premiere = dedans.find(({ commune }) => commune)?.commune;
  const ailleurs = AILLEURS.map((code) => pays.commune(code)).find(
    (une) => une && !tests.some((test) => porte(test, une)),
  );
  return [
    ...dedans.flatMap(({ code, commune }) => (commune ? [lieu(code, commune)] : [])),
    ...(premiere ? voisin(tests, premiere, pays) : []),
    ...(ailleurs ? [lieu("ailleurs,", ailleurs)] : []),
  ];
}

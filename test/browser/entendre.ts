import type { CDPSession, Page } from "playwright-core";

/** A node of the accessibility tree, as Chromium gives it. */
interface Noeud {
  nodeId: string;
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  description?: { value: string };
  properties?: { name: string; value: { value?: unknown } }[];
  childIds?: string[];
}

/** What is heard with its name at once, what is inside it being that name. */
const DITS: Readonly<Record<string, string>> = {
  heading: "titre",
  link: "lien",
  button: "bouton",
  DisclosureTriangle: "à déplier",
  radio: "choix",
  checkbox: "case",
  textbox: "champ",
  combobox: "liste",
  progressbar: "avancement",
  image: "image",
};

/** What is said on entering it, before what is inside. */
const ENTOURS: Readonly<Record<string, string>> = {
  group: "groupe",
  navigation: "navigation",
  region: "partie",
  complementary: "à côté",
  form: "formulaire",
};

/** Text that belongs to something said already: the label of a field, the legend of a group. */
const DEJA_DIT = new Set(["LabelText", "Legend", "InlineTextBox"]);

const etatsDe = ({ properties = [] }: Noeud): string[] => {
  const vrai = (nom: string) =>
    properties.some(({ name, value }) => name === nom && (value.value === true || value.value === "true"));
  const niveau = properties.find(({ name }) => name === "level")?.value.value;
  return [
    niveau ? `${niveau as number}` : "",
    vrai("checked") ? "coché" : "",
    vrai("expanded") ? "déplié" : "",
    vrai("focused") ? "le curseur y est" : "",
    vrai("invalid") ? "faux" : "",
  ].filter(Boolean);
};

const serrer = (texte = "") => texte.replaceAll(/\s+/g, " ").trim();

/** « choix Oui (coché) – son aide ». */
function ligneDe(nom: string, noeud: Noeud): string {
  const etats = etatsDe(noeud);
  const aide = serrer(noeud.description?.value);
  const suite = `${etats.length > 0 ? ` (${etats.join(", ")})` : ""}${aide && ` – ${aide}`}`;
  return `${nom} ${serrer(noeud.name?.value)}${suite}`.trim();
}

/** What a person who listens hears of a page, in order, a line each. */
export async function entendre(page: Page): Promise<string[]> {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  const { nodes } = (await cdp.send("Accessibility.getFullAXTree")) as unknown as { nodes: Noeud[] };
  await cdp.detach();
  const parId = new Map(nodes.map((noeud) => [noeud.nodeId, noeud]));
  const lignes: string[] = [];
  const suivre = (noeud: Noeud, tu: boolean): void => {
    const role = noeud.ignored ? "" : (noeud.role?.value ?? "");
    const dit = DITS[role];
    if (dit) lignes.push(ligneDe(dit, noeud));
    else if (role === "StaticText" && !tu) lignes.push(serrer(noeud.name?.value));
    else if (role in ENTOURS && (noeud.name?.value || noeud.description?.value))
      lignes.push(ligneDe(ENTOURS[role]!, noeud));
    const muet = tu || dit !== undefined || DEJA_DIT.has(role);
    for (const id of noeud.childIds ?? []) {
      const enfant = parId.get(id);
      if (enfant) suivre(enfant, muet);
    }
  };
  if (nodes[0]) suivre(nodes[0], false);
  return lignes.filter(Boolean);
}

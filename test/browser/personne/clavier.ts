import { AuDoigt } from "./gestes.ts";
import { plat, type Vise } from "./regard.ts";

/** What has the focus, as it reads. */
interface Focus {
  texte: string;
  sorte: "choix" | "case" | "champ" | "bouton";
  /** Legend of the group where it stands. */
  groupe: string;
  /** What the arrows lead to. */
  voisins: string[];
}

/** Runs in the page. */
function lireLeFocus(): Focus | undefined {
  const ici = document.activeElement as HTMLElement | null;
  if (!ici || ici === document.body) return undefined;
  const groupe = ici.closest("fieldset")?.querySelector("legend")?.innerText ?? "";
  if (!(ici instanceof HTMLInputElement))
    return { texte: ici.innerText, sorte: "bouton", groupe, voisins: [] };
  const sorte = ici.type === "radio" ? "choix" : ici.type === "checkbox" ? "case" : "champ";
  const texteDe = (un: HTMLInputElement) => un.labels?.[0]?.innerText ?? "";
  const deMemeNom =
    sorte === "choix" ? document.querySelectorAll<HTMLInputElement>(`[name="${ici.name}"]`) : [];
  return { texte: texteDe(ici), sorte, groupe, voisins: [...deMemeNom].map(texteDe) };
}

/** Presses of a key before giving up. */
const PAS_AU_PLUS = 120;

/** A person who has no pointer: she goes with Tab and the arrows, and touches with Space and Enter. */
export class AuClavier extends AuDoigt {
  override async toucher(texte: string, ou: Pick<Vise, "dans" | "rang"> = {}): Promise<void> {
    const { sorte } = await this.aller(texte, ou, ({ sorte: une }) => une !== "champ");
    // The arrows have chosen it already, unless it is the first of its group.
    await this.page.keyboard.press(sorte === "bouton" ? "Enter" : "Space");
    this.touches.add(texte);
  }

  override async remplir(texte: string, saisie: string, ou: Pick<Vise, "dans" | "rang"> = {}): Promise<void> {
    await this.aller(texte, ou, ({ sorte }) => sorte === "champ");
    await this.page.keyboard.press("Control+A");
    await this.page.keyboard.insertText(saisie);
  }

  override async choisirDansLaListe(texte: string): Promise<void> {
    const choisie = this.page.getByRole("option", { selected: true });
    for (let pas = 0; pas < PAS_AU_PLUS; pas += 1) {
      await this.page.keyboard.press("ArrowDown");
      if (plat(await choisie.innerText()).startsWith(plat(texte))) return this.page.keyboard.press("Enter");
    }
  }

  /** Goes on until what has the focus reads so, once for each rank. Throws when it never does. */
  private async aller(
    texte: string,
    { dans, rang = 0 }: Pick<Vise, "dans" | "rang">,
    convient: (focus: Focus) => boolean,
  ): Promise<Focus> {
    const voulu = plat(texte);
    let reste = rang;
    const vus: string[] = [];
    for (let pas = 0; pas < PAS_AU_PLUS; pas += 1) {
      const focus = await this.page.evaluate(lireLeFocus);
      const lu = plat(focus?.texte ?? "");
      const ici = dans === undefined || plat(focus?.groupe ?? "") === plat(dans);
      if (focus && ici && convient(focus) && lu.startsWith(voulu) && reste-- === 0) return focus;
      vus.push(lu);
      const aCote = ici && focus?.voisins.some((voisin) => plat(voisin).startsWith(voulu));
      await this.page.keyboard.press(aCote ? "ArrowDown" : "Tab");
    }
    throw new Error(`Le clavier n’arrive pas à « ${texte} » : ${vus.slice(-30).join(" / ")}`);
  }
}

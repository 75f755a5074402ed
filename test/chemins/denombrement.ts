/** A number that stands for a text: FNV-1a, on 32 bits. */
export function hacher(texte: string): number {
  let hache = 0x811c9dc5;
  for (let rang = 0; rang < texte.length; rang += 1)
    hache = Math.imul(hache ^ texte.charCodeAt(rang), 0x01000193) >>> 0;
  return hache;
}

/**
 * How many things there are about each place, and a fingerprint of which ones: whatever their order, it is
 * another one when one of them is. Too long a list is approved by it rather than in full.
 */
export class Denombrement {
  private readonly lieux = new Map<string, { nombre: number; empreinte: number }>();

  /** One more thing about a place, by its hash. */
  ajouter(lieu: string, hache: number): void {
    const { nombre = 0, empreinte = 0 } = this.lieux.get(lieu) ?? {};
    this.lieux.set(lieu, { nombre: nombre + 1, empreinte: (empreinte + hache) >>> 0 });
  }

  /** A line by place, in the order they came. */
  lignes(): string[] {
    return [...this.lieux].map(
      ([lieu, { nombre, empreinte }]) =>
        `${lieu} : ${nombre}, empreinte ${empreinte.toString(16).padStart(8, "0")}`,
    );
  }
}

/** Things counted under the place that their name begins with, before « = », « | » or « → ». */
export function denombrer(noms: Iterable<string>): Denombrement {
  const compte = new Denombrement();
  for (const nom of noms) compte.ajouter(nom.split(/ [=|→] /)[0] ?? nom, hacher(nom));
  return compte;
}

/** Between two looks at what is served. Milliseconds. */
const REGARD_MS = 5_000;

const DEBUT = "Ce qui est publié n’est pas servi : le site montre encore le catalogue d’avant. ";

/** Says in a band, as long as it lasts, that what is published is refused and not served, with why. `proxy`: address of the service that writes. */
export function suivreCeQuiEstServi(proxy: string): void {
  const bande = document.getElementById("non-servi");
  const regarder = async () => {
    const reponse = await fetch(`${proxy}/etat`).catch(() => undefined);
    // A service that is silent says nothing of what is served.
    if (!bande || !reponse?.ok) return;
    const { refus } = (await reponse.json()) as { refus: string | null };
    bande.hidden = refus === null;
    bande.textContent = refus === null ? "" : DEBUT + refus;
  };
  void regarder();
  setInterval(() => void regarder(), REGARD_MS);
}

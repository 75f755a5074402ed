// Pose le simulateur Cap Aides dans une page, et suit sa hauteur. Mode d’emploi : docs/integrer.md
(() => {
  const script = document.currentScript;
  const { origin } = new URL(script.src);
  const { page, couleur, identifiant, titre, hauteur, largeur } = script.dataset;

  // A page that would lead elsewhere, or nowhere, is not ours.
  const adresse = (voulue) => {
    try {
      const lue = new URL(voulue, origin);
      if (lue.origin === origin && lue.protocol !== "blob:") return lue;
    } catch {}
    return new URL(origin);
  };
  // Frames of one page are numbered in the order of the page: what one keeps is not the other’s.
  const autres = [...document.scripts].filter(({ src }) => src === script.src);
  const address = adresse(page || "/");
  const regler = (nom, valeur) => valeur && address.searchParams.set(nom, valeur);
  regler("iframe", `${autres.indexOf(script) + 1 || 1}`);
  regler("themeColor", couleur);
  regler("external_id", identifiant);
  // The only page that the frame will speak to; the browser sees to it.
  regler("hote", self.origin !== "null" && self.origin);

  const frame = document.createElement("iframe");
  frame.src = address.href;
  frame.title = titre || "Simulateur d’aides Cap Aides";
  frame.style.cssText = "display: block; width: 100%; border: 0";
  frame.style.maxWidth = Number(largeur) > 0 ? `${Number(largeur)}px` : "";
  frame.style.height = `${Number(hauteur) || 700}px`;
  script.after(frame);

  const MIN = 200;
  const MAX = 30000;
  addEventListener("message", function suivre({ origin: from, source, data }) {
    if (!frame.isConnected) return removeEventListener("message", suivre);
    if (from !== origin || source !== frame.contentWindow || data?.de !== "cap-aides") return;
    if (Number.isFinite(data.hauteur))
      frame.style.height = `${Math.min(Math.max(Math.ceil(data.hauteur), MIN), MAX)}px`;
    // Another page inside: its start is shown, if it has gone above the window.
    if (data.page === true && frame.getBoundingClientRect().top < 0) frame.scrollIntoView();
  });
})();

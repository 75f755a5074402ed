// Pose le simulateur Cap Aides dans une page, et suit sa hauteur. Mode d’emploi : docs/integrer.md
(() => {
  const script = document.currentScript;
  const { origin } = new URL(script.src);
  const { page = "/", couleur, identifiant, titre, hauteur = "700" } = script.dataset;

  let address = new URL(page, origin);
  // A page that would lead elsewhere is not ours.
  if (address.origin !== origin) address = new URL("/", origin);
  address.searchParams.set("iframe", "1");
  if (couleur) address.searchParams.set("themeColor", couleur);
  if (identifiant) address.searchParams.set("external_id", identifiant);

  const frame = document.createElement("iframe");
  frame.src = address.href;
  frame.title = titre || "Simulateur d’aides Cap Aides";
  frame.style.cssText = "display: block; width: 100%; border: 0";
  frame.style.height = `${Number(hauteur) || 700}px`;
  script.after(frame);

  const MIN = 200;
  const MAX = 30000;
  addEventListener("message", ({ origin: from, source, data }) => {
    if (from !== origin || source !== frame.contentWindow || data?.de !== "cap-aides") return;
    if (Number.isFinite(data.hauteur))
      frame.style.height = `${Math.min(Math.max(Math.ceil(data.hauteur), MIN), MAX)}px`;
    // Another page inside: its start is shown, if it has gone above the window.
    if (data.page === true && frame.getBoundingClientRect().top < 0) frame.scrollIntoView();
  });
})();

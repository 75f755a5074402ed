import { encode } from "uqr";

/** Empty modules around the code, without which readers miss it. */
const MARGE = 4;

/** Pixels of a module, where there is room: a whole number, or modules come uneven. */
const MODULE = 4;

/** The dark modules of a code, as the path of a drawing; `undefined` for a text too long for any code. */
function dessiner(texte: string): { cote: number; trace: string } | undefined {
  try {
    const { size, data } = encode(texte, { ecc: "L", border: MARGE });
    const trace = data.flatMap((ligne, y) =>
      ligne.flatMap((sombre, x) => (sombre ? [`M${x} ${y}h1v1h-1z`] : [])),
    );
    return { cote: size, trace: trace.join("") };
  } catch {
    return undefined;
  }
}

/** A link as a code to scan; dark on light whatever the theme, or readers miss it. */
export function Component({ adresse, nom }: { adresse: string; nom?: string }) {
  const code = dessiner(adresse);
  if (!code) return <p>Ce lien est trop long pour un code : copiez-le.</p>;
  return (
    <>
      <svg
        className="qr"
        role="img"
        aria-label={nom ?? "Code QR de votre lien : le même que dans le champ ci-dessus"}
        width={code.cote * MODULE}
        viewBox={`0 0 ${code.cote} ${code.cote}`}
        shapeRendering="crispEdges"
      >
        <path fill="#fff" d={`M0 0h${code.cote}v${code.cote}h-${code.cote}z`} />
        <path fill="#000" d={code.trace} />
      </svg>
      <p className="hint">
        Visez-le avec l’appareil photo de l’autre appareil. S’il ne se lit pas, agrandissez la page.
      </p>
    </>
  );
}

import jetons from "../../ui/cadre/style/tokens.css?raw";

const COULEURS = [...new Set(jetons.match(/--(?!space|radius|shadow|font|size|h\d|motion)[a-z-]+(?=:)/g))];
const ESPACES = [1, 2, 3, 4, 5, 6, 7];
/** The dark values of the tokens, for a part of the page: elsewhere they follow the device. */
export const enSombre = [...jetons.matchAll(/@media \(prefers-color-scheme: dark\) \{\s*(\S+) \{([^}]*)\}/g)]
  .map(([, ou, valeurs]) => `.sombre${ou === ":root" ? "" : ou} { color-scheme: dark; ${valeurs} }`)
  .join("\n");

/** Colours and spaces, by the name of their token. */
export const Jetons = () => (
  <>
    <p style={{ display: "flex", flexWrap: "wrap", gap: 8 }}>
      {COULEURS.map((un) => (
        <span key={un} className="hint" style={{ width: 104 }}>
          <span style={{ display: "block", height: 32, background: `var(${un})`, border: "1px solid" }} />
          {un}
        </span>
      ))}
    </p>
    <p>
      {ESPACES.map((un) => (
        <span key={un} className="hint" style={{ display: "block" }}>
          <span
            style={{
              display: "inline-block",
              height: 8,
              width: `var(--space-${un})`,
              background: "var(--action)",
            }}
          />{" "}
          --space-{un}
        </span>
      ))}
    </p>
  </>
);

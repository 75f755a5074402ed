import { type EssaiAB, essaisAB, varianteDe } from "../../machines/answers/variantes.ts";
import { useSession, useSessionContext } from "../session/use-session.tsx";

/** The A/B tests of screens, and a way to see each variant; what is chosen stays in this browser. */
export function Essais() {
  const session = useSession();
  const { abtesting } = useSessionContext();
  return Object.entries(essaisAB).map(([essai, variantes]) => (
    <label key={essai}>
      Essai « {essai} »{" "}
      <select
        value={varianteDe(essai as EssaiAB, abtesting)}
        onChange={({ target: { value } }) => session.send({ type: "AB.SET", name: essai, value })}
      >
        {variantes.map((variante) => (
          <option key={variante}>{variante}</option>
        ))}
      </select>
    </label>
  ));
}

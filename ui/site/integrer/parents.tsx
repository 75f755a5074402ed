import { liensDeLaPage } from "../../cadre/navigation/reglages.ts";

/** Whether any site may show the simulator, as the operator says. */
export function SitesPermis() {
  const { parents, exploitant } = liensDeLaPage();
  if (!parents) return null;
  return (
    <>
      <p>
        Ici, seuls ces sites peuvent montrer le simulateur ; ailleurs, le cadre reste vide. Pour en être,
        écrivez à {exploitant?.contact ?? "qui tient ce site"}.
      </p>
      <ul>
        {parents.map((une) => (
          <li key={une}>{une}</li>
        ))}
      </ul>
    </>
  );
}

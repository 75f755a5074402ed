import { montrerAuxEditeurs } from "../entree.tsx";
import { PageDesBaremes } from "./page.tsx";

await montrerAuxEditeurs(<PageDesBaremes />);

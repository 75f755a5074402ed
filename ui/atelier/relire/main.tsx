import { montrerAuxEditeurs } from "../entree.tsx";
import { PageARelire } from "./page.tsx";

await montrerAuxEditeurs(<PageARelire />);
